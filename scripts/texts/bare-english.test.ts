import { describe, expect, it } from 'vitest';
import { foldersWithTexts } from './bare-texts.ts';
import { bareEnglishIn, bareEnglishOf } from './bare-english.ts';

const namesIn = (code: string) => bareEnglishIn(code, 'screen.tsx').map(({ name }) => name);

describe('the search for English that does not say that it is English', () => {
  it('LNG-02: finds what an element shows, also as one of two and in a message', () => {
    expect(namesIn('const a = <p dir="auto">{word.meaning}{example.english}</p>;')).toEqual([
      'meaning',
      'english',
    ]);
    expect(
      namesIn('const a = <p>{isOpen ? english : null}{isOpen && exampleEn}{`· ${meaning}`}</p>;'),
    ).toEqual(['english', 'exampleEn', 'meaning']);
    expect(namesIn('const a = <English><Trans>In English: {english}</Trans></English>;')).toEqual([]);
    expect(namesIn('const a = <p lang="en"><Trans>It is {{ part: part.english }}.</Trans></p>;')).toEqual([]);
    expect(namesIn('const a = <p><Trans>It is {{ part: part.english }}.</Trans></p>;')).toEqual(['english']);
  });

  it('LNG-02: leaves what is marked, what is made into an element, messages and attributes', () => {
    expect(namesIn('const a = <English as="p">{word.english}</English>;')).toEqual([]);
    expect(namesIn('const a = <Meaning of={word} />;')).toEqual([]);
    expect(
      namesIn(
        'const english = <English>{word.english}</English>; const a = <p><Trans>It is {english}.</Trans></p>;',
      ),
    ).toEqual([]);
    expect(namesIn('const a = <p title={english}>{i18n._(english)}</p>;')).toEqual([]);
  });
});

/** It says which language it is. */
const MEANING = 'src/components/meaning.tsx';

it('LNG-02: no screen shows English that is not marked as English', () => {
  const files = [...foldersWithTexts().values()]
    .flat()
    .filter((file) => file.endsWith('.tsx') && file !== MEANING);
  expect(files.length).toBeGreaterThan(200);
  expect(bareEnglishOf(files)).toEqual([]);
});
