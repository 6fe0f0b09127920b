import { expect, it } from 'vitest';
import { generatedFiles } from './generated-texts.ts';

const files = await generatedFiles();
const piecesOf = (kind: string, word: string) =>
  files.find(({ name }) => name === `practice-${kind}`)?.texts.find(({ id }) => id === `${kind}-${word}`)
    ?.pieces;

it('RDG-01 RDG-02: what practice makes from a verb is annotated with each subject, with its gap and filled', () => {
  const present = piecesOf('present', 'koken') ?? [];
  for (const sentence of [
    'Ik kook voor de buren.',
    'Mijn broer ___ voor de buren.',
    'Mijn broer kookt voor de buren.',
    'Sara en Ali koken voor de buren.',
    'Kook jij voor de buren?',
  ])
    expect(present).toContain(sentence);
  expect(piecesOf('imperfectum', 'koken')).toContain('Gisteravond kookten jullie voor de buren.');
  expect(piecesOf('perfectum', 'koken')).toContain('Gisteravond heeft Amina voor de buren gekookt.');
  const separable = piecesOf('separable-verb', 'opbellen') ?? [];
  for (const sentence of [
    'Jij belt de huisarts op.',
    'Mijn ouders moeten de huisarts opbellen.',
    'Gisteren hebben wij de huisarts opgebeld.',
  ])
    expect(separable).toContain(sentence);
});

it('RDG-01 RDG-02: what practice makes from nouns and adjectives is annotated, a word alone is not', () => {
  expect(piecesOf('plural', 'boom')).toEqual(['één boom, veel ___', 'één boom, veel bomen']);
  expect(piecesOf('de-het', 'boom')).toEqual(['de boom']);
  expect(piecesOf('adjective-ending', 'groot-huis')).toContain('twee grote huizen');
  expect(piecesOf('comparative', 'groot')).toContain('Amsterdam is groter dan Delft.');
});
