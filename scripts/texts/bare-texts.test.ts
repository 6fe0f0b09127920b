import { describe, expect, it } from 'vitest';
import { bareTextsIn, bareTextsOf, foldersWithTexts } from './bare-texts.ts';
import { UNCONVERTED } from './unconverted.ts';

const textsIn = (code: string, file = 'screen.tsx') => bareTextsIn(code, file).map(({ text }) => text);

describe('the search for texts that no translator would get', () => {
  it('LNG-05: finds what an element shows, also as one of two', () => {
    expect(textsIn('const a = <p>Your lists {count}</p>;')).toEqual(['Your lists']);
    expect(textsIn("const a = <p>{isOpen ? 'Hide' : 'Show'}{x === 'none' && 'Add'}</p>;")).toEqual([
      'Hide',
      'Show',
      'Add',
    ]);
    expect(textsIn('const a = <p>{`Best: ${best}`}</p>;')).toEqual(['Best: …']);
  });

  it('LNG-05: finds attributes and properties that are shown or read aloud', () => {
    expect(textsIn('const a = <a aria-label="Close" className="big red">1</a>;')).toEqual(['Close']);
    expect(textsIn("const A = [{ value: 'on', label: 'Show' }];")).toEqual(['Show']);
    expect(textsIn("const A = { full: 'This list is full.', kind: 'full' };", 'rules.ts')).toEqual([
      'This list is full.',
    ]);
  });

  it('LNG-05: leaves macros, Dutch, names and what is for maintainers alone', () => {
    expect(textsIn('const a = <Trans>Your <b>lists</b></Trans>;')).toEqual([]);
    expect(
      textsIn('const a = <p title={t`Your lists`}><Plural one="# list" other="# lists" /></p>;'),
    ).toEqual([]);
    expect(
      textsIn('const a = msg({ message: plural(n, { one: "One card", other: "Many cards" }) });'),
    ).toEqual([]);
    expect(
      textsIn('const a = <p lang="nl" title="De fiets">De fiets <Dutch>staat buiten</Dutch></p>;'),
    ).toEqual([]);
    expect(textsIn("const DUTCH_NOTES = { on: 'De microfoon staat aan.' };")).toEqual([]);
    expect(textsIn("const a = isDutch ? 'De opname loopt' : null;")).toEqual([]);
    expect(textsIn('const a = <p>Oefenpad</p>;')).toEqual([]);
    expect(textsIn("throw new Error('The list has no cards');")).toEqual([]);
  });
});

const folders = [...foldersWithTexts()];

describe('the texts of the screens', () => {
  it.each(folders.filter(([folder]) => !UNCONVERTED.has(folder)))(
    'LNG-05: %s has none outside the catalogues',
    (_, files) => {
      expect(bareTextsOf(files)).toEqual([]);
    },
  );

  it.each([...UNCONVERTED])('LNG-05: %s still has some that stay outside: %s', (unconverted) => {
    const files = folders.find(([folder]) => folder === unconverted)?.[1] ?? [];
    expect(files.some((file) => bareTextsOf([file]).length > 0)).toBe(true);
  });
});
