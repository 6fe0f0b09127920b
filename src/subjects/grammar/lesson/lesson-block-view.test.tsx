import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { LessonBlock } from '#content/schema/grammar-lesson.ts';
import { LessonBlockView } from './lesson-block-view.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

function show(block: LessonBlock) {
  const platform = createFakePlatform();
  const { container } = render(
    <PlatformProvider platform={platform}>
      <LessonBlockView block={block} />
    </PlatformProvider>,
  );
  return { platform, container, user: userEvent.setup() };
}

const dutchIn = (container: HTMLElement) =>
  [...container.querySelectorAll('[lang=nl]')].map(({ textContent }) => textContent);

describe('blocks of a lesson', () => {
  it('GRA-06 QUA-13: text is English with Dutch marked as Dutch, and key parts stand out', () => {
    const { container } = show({ kind: 'text', text: 'The verb comes last: *omdat ik een vraag [heb]*.' });
    expect(container.textContent).toBe('The verb comes last: omdat ik een vraag heb.');
    expect(dutchIn(container)).toEqual(['omdat ik een vraag heb']);
    expect(screen.getByText('heb').tagName).toBe('STRONG');
  });

  it('GRA-06: a rule and a tip are labelled in words', () => {
    show({ kind: 'rule', text: 'Two vowels are one long sound.' });
    expect(screen.getByText('The rule').nextElementSibling?.textContent).toBe(
      'Two vowels are one long sound.',
    );
    show({ kind: 'tip', text: 'Say it aloud.' });
    expect(screen.getByText('Tip:').parentElement?.textContent).toBe('Tip: Say it aloud.');
  });

  it('GRA-06: steps are an ordered list', () => {
    show({ kind: 'steps', steps: ['Take the stem.', 'Add -t.'] });
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map(({ lastChild }) => lastChild?.textContent)).toEqual(['Take the stem.', 'Add -t.']);
  });

  it('GRA-06: exceptions have a heading of their own', () => {
    show({ kind: 'exceptions', title: 'Not these', items: ['*de stad*, *de steden*'] });
    expect(screen.getByRole('heading', { level: 3, name: 'Not these' })).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe('de stad, de steden');
  });

  it('GRA-10 GRA-15 QUA-13: a table has its caption, and a heading over each column and before each row', () => {
    show({
      kind: 'table',
      caption: 'To work, then and now',
      columns: ['', 'Now', 'Then'],
      rows: [
        ['I', '*ik werk*', '*ik [werkte]*'],
        ['we', '*wij werken*', '*wij [werkten]*'],
      ],
    });
    const table = screen.getByRole('table', { name: 'To work, then and now' });
    const names = (role: string) =>
      within(table)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(names('columnheader')).toEqual(['What it is about', 'Now', 'Then']);
    expect(names('rowheader')).toEqual(['I', 'we']);
    expect(names('cell')).toEqual(['ik werk', 'ik werkte', 'wij werken', 'wij werkten']);
    // The style sheet uses these where the columns don't fit.
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ dataset }) => dataset['column']),
    ).toEqual(['Now', 'Then', 'Now', 'Then']);
  });

  it('GRA-06 SPK-01: each example can be heard, without its markup, and stopped with the same button', async () => {
    const { platform, user } = show({
      kind: 'examples',
      examples: [
        { dutch: 'De [boom] is groot.', english: 'The tree is big.', note: 'One *boom*.' },
        { dutch: 'De [bomen] zijn groot.', english: 'The trees are big.' },
      ],
    });
    platform.speech.hold();
    await user.click(screen.getByRole('button', { name: 'Listen: De bomen zijn groot.' }));
    expect(platform.speech.spoken).toEqual(['De bomen zijn groot.']);
    await user.click(screen.getByRole('button', { name: 'Stop: De bomen zijn groot.' }));
    expect(screen.getByRole('button', { name: 'Listen: De bomen zijn groot.' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'De boom is groot.The tree is big.One boom.',
      'De bomen zijn groot.The trees are big.',
    ]);
  });

  it('GRA-08 QUA-13: a contrast is explained in words, and only the right version can be heard', async () => {
    const { platform, user } = show({
      kind: 'contrast',
      pairs: [
        {
          wrong: 'Ik heb [niet een] auto.',
          right: 'Ik heb [geen] auto.',
          english: 'I have no car.',
          why: '*niet* and *een* together are *geen*.',
        },
      ],
    });
    const pair = screen.getByRole('listitem');
    expect(pair.textContent).toContain('Not: Ik heb niet een auto.');
    expect(pair.textContent).toContain('But: Ik heb geen auto.I have no car.');
    expect(pair.textContent).toContain('niet and een together are geen.');
    expect(screen.getByText('Ik heb niet een auto.').tagName).toBe('S');
    await user.click(screen.getByRole('button'));
    expect(platform.speech.spoken).toEqual(['Ik heb geen auto.']);
  });

  it('GRA-09: the fields of a sentence show place and role, and together form a sentence', async () => {
    const { platform, container, user } = show({
      kind: 'fields',
      caption: 'All the places',
      sentences: [
        {
          english: 'Yusuf wants to buy vegetables at the market tomorrow.',
          fields: [
            { place: '1', part: 'subject', text: 'Yusuf' },
            { place: '2', part: 'finite-verb', text: 'wil' },
            { place: '3A', part: 'time', text: 'morgen' },
            { place: '3B', part: 'object', text: 'groente' },
            { place: '3C', part: 'place', text: 'op de markt' },
            { place: '4', part: 'other-verb', text: 'kopen' },
          ],
        },
        {
          english: 'It is cold, but I walk.',
          fields: [
            { place: '1', part: 'subject', text: 'het' },
            { place: '2', part: 'finite-verb', text: 'is' },
            { place: '3', part: 'rest', text: 'koud,' },
            { part: 'conjunction', text: 'maar' },
            { place: '1', part: 'subject', text: 'ik' },
            { place: '2', part: 'finite-verb', text: 'loop' },
          ],
        },
      ],
    });
    expect(screen.getByRole('figure').firstElementChild?.textContent).toBe('All the places');
    const clauses = [...container.querySelectorAll('ol')].map((clause) =>
      within(clause)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    expect(clauses).toEqual([
      [
        '1 subjectYusuf',
        '2 verbwil',
        '3A timemorgen',
        '3B objectgroente',
        '3C placeop de markt',
        '4 other verbkopen.',
      ],
      ['1 subjectHet', '2 verbis', '3 restkoud,'],
      ['conjunctionmaar', '1 subjectik', '2 verbloop.'],
    ]);
    for (const sound of screen.getAllByRole('button')) await user.click(sound);
    expect(platform.speech.spoken).toEqual([
      'Yusuf wil morgen groente op de markt kopen.',
      'Het is koud, maar ik loop.',
    ]);
  });
});
