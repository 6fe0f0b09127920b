import type { Sense } from './senses.ts';

/** Where a row of the words for endless practice has the spelling of several senses: which it is, by its id. */
const PRACTISED_SENSES: Readonly<Record<string, string>> = {
  aandoen: 'aandoen-licht',
  aankomen: 'aankomen',
  afspraak: 'afspraak',
  bank: 'bank-buiten',
  bel: 'bel',
  bord: 'bord-eten',
  doen: 'doen',
  dragen: 'dragen',
  hard: 'hard',
  kaart: 'kaart-wens',
  leren: 'leren',
  licht: 'licht-niet-zwaar',
  lopen: 'lopen',
  maken: 'maken',
  man: 'man',
  muis: 'muis',
  pakken: 'pakken-koffer',
  rekening: 'rekening',
  rijden: 'rijden',
  staan: 'staan-rechtop',
  tekenen: 'tekenen',
  uitdoen: 'uitdoen',
  uur: 'uur',
  vrouw: 'vrouw',
  zetten: 'zetten',
  zin: 'zin-grammatica',
  zitten: 'zitten',
  zwaar: 'zwaar',
};

const NOUN = ['noun'];
const VERB = ['verb'];
/** What kinds of word the files of practice are about; the id of a text is the kind of practice and the word. */
const PRACTISED: Readonly<Record<string, readonly string[]>> = {
  plural: NOUN,
  'de-het': NOUN,
  diminutive: NOUN,
  present: VERB,
  imperfectum: VERB,
  perfectum: VERB,
  'separable-verb': VERB,
  comparative: ['adjective', 'adverb', 'pronoun'],
};

/** Of which word a text shows examples: an example of the vocabulary, and what practice makes from a word. */
export type HeadwordOf = (file: string, textId: string) => Sense | undefined;

/** Throws where practice has a word without a sense, or with several and nobody has decided. */
export function headwords(words: readonly Sense[], glosses: readonly Sense[]): HeadwordOf {
  const byId = new Map([...words, ...glosses].map((sense) => [sense.id, sense]));
  const practised = (kind: string, word: string): Sense | undefined => {
    const decided = PRACTISED_SENSES[word];
    if (decided !== undefined) return byId.get(decided);
    const fitting = [...byId.values()].filter(
      (sense) => sense.dutch === word && (PRACTISED[kind] ?? []).includes(sense.kind ?? ''),
    );
    if (fitting.length === 1) return fitting[0];
    throw new Error(`decide in PRACTISED_SENSES: ${word} is ${fitting.map(({ id }) => id).join(' or ')}`);
  };
  return (file, textId) => {
    if (file.startsWith('words-')) return byId.get(textId);
    const kind = file.replace('practice-', '');
    return kind in PRACTISED ? practised(kind, textId.slice(kind.length + 1)) : undefined;
  };
}
