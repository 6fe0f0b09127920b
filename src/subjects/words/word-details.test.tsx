import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import WordDetails from './word-details.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

const noun = (plural?: string): Word => ({
  id: 'melk',
  dutch: 'melk',
  meaning: 'milk',
  example: 'Er is geen melk meer.',
  kind: 'noun',
  article: 'de',
  ...(plural !== undefined && { plural }),
});
const verb: Word = {
  id: 'aanmelden',
  dutch: 'zich aanmelden',
  meaning: 'to sign up',
  example: 'Meld je snel aan.',
  kind: 'verb',
  past: 'meldde zich aan',
  participle: 'aangemeld',
  auxiliary: 'hebben',
};

const still: Word = {
  id: 'nog',
  dutch: 'nog',
  meaning: 'still / another',
  example: 'Slaapt de baby nog?',
  exampleEn: 'Is the baby still asleep?',
  secondExample: 'Wilt u nog een kopje thee?',
  secondExampleEn: 'Would you like another cup of tea?',
  note: 'With *een* it is "another".',
  kind: 'adverb',
};

it('VOC-05 CON-02: a word with two uses shows a sentence for each, to be heard, and its note', async () => {
  await renderPage(createFakePlatform(), <WordDetails word={still} />);
  const second = screen.getByText(/^Wilt u/);
  expect(second.textContent).toBe('Wilt u nog een kopje thee?');
  expect(second.lang).toBe('nl');
  expect(within(second).getByText('nog').tagName).toBe('STRONG');
  screen.getByText('Would you like another cup of tea?');
  screen.getByRole('button', { name: 'Listen to the second sentence' });
  screen.getByText('een', { selector: '[lang=nl]' });
});

it('VOC-05: a word with one use has one sentence and no note', async () => {
  await renderPage(createFakePlatform(), <WordDetails word={noun()} />);
  expect(screen.getAllByRole('button', { name: /^Listen/ })).toHaveLength(1);
});

it.each([
  ['woede', 1],
  ['nog', 0],
])('CON-10: the card of %s says that it only has to be recognised: %i times', async (id, times) => {
  await renderPage(createFakePlatform(), <WordDetails word={{ ...still, id }} />);
  expect(screen.queryAllByText('To recognise: you are not asked to type this word.')).toHaveLength(times);
});

async function formsOn(word: Word): Promise<string[]> {
  await renderPage(createFakePlatform(), <WordDetails word={word} />);
  return screen.queryAllByRole('definition').map((definition) => {
    const name = definition.previousElementSibling?.textContent ?? '';
    return `${name}: ${definition.textContent} (${definition.lang || 'en'})`;
  });
}

it('VOC-05 CON-02: a noun shows its plural', async () => {
  expect(await formsOn(noun('melken'))).toEqual(['Plural: de melken (nl)']);
});

it('VOC-05 CON-02: a noun without plural says so', async () => {
  expect(await formsOn(noun())).toEqual(['Plural: not used (en)']);
});

it('VOC-05 CON-02: a noun of which only the plural is used says so', async () => {
  expect(await formsOn(noun('melk'))).toEqual(['Singular: not used (en)']);
});

it('VOC-05 CON-02: a reflexive verb keeps its `zich` in the perfect', async () => {
  expect(await formsOn(verb)).toEqual([
    'Separable: aan + melden (nl)',
    'Past: meldde zich aan (nl)',
    'Perfect: heeft zich aangemeld (nl)',
  ]);
});

it('VOC-05 CON-02: a verb with both auxiliaries shows both', async () => {
  const ride = { ...verb, dutch: 'rijden', past: 'reed', participle: 'gereden', auxiliary: 'both' } as const;
  expect(await formsOn(ride)).toEqual(['Past: reed (nl)', 'Perfect: heeft / is gereden (nl)']);
});

it('VOC-05 CON-02: a word of another kind has no forms except its own comparative', async () => {
  const { id, dutch, meaning, example } = noun();
  expect(await formsOn({ id, dutch, meaning, example, kind: 'adverb', comparative: 'liever' })).toEqual([
    'Comparative: liever (nl)',
  ]);
});

it('PIC-01: a word with a picture shows it next to its English, and another one nothing', async () => {
  const platform = createFakePlatform();
  await renderPage(platform, <WordDetails word={{ ...noun(), id: 'melk' }} />);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/pictures/drinks.svg#glass-of-milk');
  await renderPage(platform, <WordDetails word={still} />);
  expect(document.querySelectorAll('img')).toHaveLength(1);
});
