import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LanguageContext } from '#ui/language.tsx';
import { englishTexts, textsIn } from '#ui/texts.ts';
import { LESSON_IDS, type Lesson } from '#content/schema/grammar-lesson.ts';
import { LESSON_PLACES, placeOf } from '#subjects/grammar/lesson-places.ts';
import { lessonCode } from './lesson-code.tsx';
import { LessonView, type LessonViewProps } from './lesson-view.tsx';
import type { Quiz } from '#subjects/grammar/quizzes/define-quiz.ts';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

const LESSON: Lesson = {
  id: 'nouns',
  cards: [
    {
      id: 'de-or-het',
      heading: { english: 'De or het', dutch: 'De of het' },
      introduction: { english: 'A noun has an article.', dutch: 'Een woord heeft een lidwoord.' },
      blocks: [
        { kind: 'text', text: 'Learn them together.' },
        { kind: 'examples', examples: [{ dutch: '[Het] huis is groot.', english: 'The house is big.' }] },
      ],
    },
    {
      id: 'more-than-one',
      heading: { english: 'More than one', dutch: 'Meer dan één' },
      introduction: { english: 'Most get -en.', dutch: 'De meeste krijgen -en.' },
      blocks: [],
    },
  ],
};

function quiz(id: string, title: string): Quiz {
  return {
    id,
    title: { id: title },
    items: [
      {
        itemId: `question:${id}`,
        question: 'Which one?',
        options: ['de', 'het'],
        correct: 0,
        optionsAre: 'dutch',
        optionOrder: 'fixed',
        explanation: 'A person takes *de*.',
      },
    ],
  };
}

function setUp(props: Partial<LessonViewProps> = {}, texts = englishTexts()) {
  const about: LessonViewProps['about'] = {
    id: 'nouns',
    title: 'Nouns (*Woorden*)',
    dutchTitle: 'Zelfstandige naamwoorden',
    description: 'De or het.',
    preview: [],
    quizzes: [
      { id: 'first', card: 'de-or-het', questions: 1, practice: ['de-het'] },
      { id: 'second', card: 'de-or-het', questions: 1, practice: ['plural'] },
    ],
  };
  render(
    <LanguageContext value={texts}>
      <PlatformProvider platform={createFakePlatform()}>
        <StudyLogProvider>
          <LessonView
            lesson={LESSON}
            about={about}
            quizzes={[quiz('first', 'Quiz: first'), quiz('second', 'Quiz: second')]}
            onLeave={() => undefined}
            {...props}
          />
        </StudyLogProvider>
      </PlatformProvider>
    </LanguageContext>,
  );
  return { user: userEvent.setup() };
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('a lesson', () => {
  it('GRA-02: the Dutch button shows this card’s heading and introduction in Dutch, and hides them again', async () => {
    const { user } = setUp();
    const dutch = screen.getByRole('button', { name: 'Dutch', description: 'De or het' });
    expect(screen.queryByText('De of het')).toBeNull();
    await user.click(dutch);
    expect(dutch.getAttribute('aria-pressed')).toBe('true');
    for (const text of ['De of het', 'Een woord heeft een lidwoord.']) {
      expect(screen.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('nl');
    }
    expect(screen.getByText('A noun has an article.')).toBeTruthy();
    expect(screen.queryByText('Meer dan één')).toBeNull();
    await user.keyboard('{Enter}');
    expect(dutch.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByText('De of het')).toBeNull();
  });

  it('LNG-03 GRA-02: where the app is in Dutch, the parts are named and introduced in Dutch from the start', () => {
    setUp({}, textsIn('nl', {}));
    const parts = within(screen.getByRole('navigation')).getAllByRole('button');
    expect(parts.map(({ textContent }) => textContent)).toEqual(['De of het', 'Meer dan één', 'Quizzes']);
    expect(screen.getByText('Een woord heeft een lidwoord.')).toBeTruthy();
  });

  it('SPK-06: its Dutch sentences can be played as a list', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: 'Listen to the sentences' }));
    const list = await screen.findByRole('dialog', { name: 'Zelfstandige naamwoorden' });
    expect(await within(list).findByText('1 of 1')).toBeTruthy();
    expect(within(list).getAllByText('Het huis is groot.').length).toBeGreaterThan(0);
  });

  it('GRA-02 QUA-13: headings go down one level at a time, and jumping to a part moves the focus', async () => {
    const { user } = setUp();
    expect(headings(1)).toEqual(['Nouns (Woorden)']);
    expect(headings(2)).toEqual(['De or het', 'More than one', 'Quizzes']);
    expect(headings(3)).toEqual(['Quiz: first', 'Quiz: second']);
    const ways = within(screen.getByRole('navigation', { name: 'In this lesson' }));
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(headings(2));
    await user.click(ways.getByRole('button', { name: 'Quizzes' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Quizzes' }));
  });

  it('GRA-23: a card whose practice would ask what comes later leads to the quiz about it', async () => {
    const [first, second] = LESSON.cards;
    if (first === undefined || second === undefined) throw new Error('no cards');
    const { user } = setUp({ lesson: { ...LESSON, cards: [{ ...first, quiz: 'second' }, second] } });
    await user.click(screen.getByRole('button', { name: 'Practise this', description: 'De or het' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Quiz: second' }));
  });

  it('GRA-07: each quiz shows its first question at once, and its practice has a distinct name', () => {
    setUp();
    expect(screen.getAllByText('Question 1 of 1')).toHaveLength(2);
    for (const description of ['Quiz: first', 'Quiz: second']) {
      expect(screen.getByRole('button', { name: 'Practise more', description })).toBeTruthy();
    }
  });

  it('GRA-01 GRA-07: links back to the topics, and to the menu where there is one', async () => {
    const pressed: string[] = [];
    const { user } = setUp({
      menu: { label: 'Back to Verb Topics', onChosen: () => pressed.push('menu') },
      onLeave: () => pressed.push('topics'),
    });
    await user.click(screen.getByRole('button', { name: 'Back to Verb Topics' }));
    await user.click(screen.getByRole('button', { name: 'Back to Topics' }));
    expect(pressed).toEqual(['menu', 'topics']);
  });
});

describe('all lessons', () => {
  it('GRA-01: each belongs to one topic', () => {
    expect(LESSON_PLACES.map(({ lesson }) => lesson.id).toSorted()).toEqual(LESSON_IDS.toSorted());
  });

  it.each(LESSON_IDS)(
    'GRA-02 GRA-06 GRA-07 GRA-08 GRA-09 GRA-10 GRA-11 GRA-12 GRA-13 GRA-14 GRA-15 GRA-16 GRA-17 GRA-21: %s explains in both languages, corrects mistakes, and has a quiz',
    async (id) => {
      const place = placeOf(id);
      if (place === undefined) throw new Error('no topic');
      render(
        <PlatformProvider platform={createFakePlatform()}>
          <StudyLogProvider>
            <LazyView code={lessonCode(id)} props={{ about: place.lesson, onLeave: () => undefined }} />
          </StudyLogProvider>
        </PlatformProvider>,
      );
      await screen.findByRole('heading', { level: 1 });
      const cards = screen.getAllByRole('button', { name: 'Dutch' }).length;
      expect(cards).toBeGreaterThanOrEqual(3);
      // One heading for each card and one above the quizzes.
      expect(new Set(headings(2)).size).toBe(cards + 1);
      expect(screen.getAllByRole('button', { name: /^Listen: / }).length).toBeGreaterThanOrEqual(5);
      expect(screen.getAllByText(/^But:/).length).toBeGreaterThan(0);
      expect(screen.getAllByText(/^Question 1 of/)).toHaveLength(place.lesson.quizzes.length);
      expect(screen.getAllByRole('button', { name: 'Practise more' })).toHaveLength(
        place.lesson.quizzes.length,
      );
      // GRA-23
      expect(screen.getAllByRole('button', { name: 'Practise this' })).toHaveLength(cards);
    },
  );
});
