import type { CheckContext, CheckedRow, Rule } from './bank.ts';
import type { Problem } from './problem.ts';
import { readReferenceLists, type ReferenceLists, type Verdict } from './reference-lists.ts';
import type { VocabularyEntry } from './vocabulary-entry.ts';

/** A row without errors, for the rules' tests to change. */
export function sampleEntry(spoilt: Partial<VocabularyEntry> = {}): VocabularyEntry {
  return {
    line: 2,
    width: 21,
    dutch: 'afspraak',
    english: 'appointment',
    topic: 'Social Conversations',
    subsection: 'Invitations and Appointments',
    example: 'Kunnen we een afspraak maken voor morgen?',
    article: 'de',
    pronunciation: 'AF-spraak',
    id: 'afspraak',
    kind: 'noun',
    plural: 'afspraken',
    past: '',
    participle: '',
    auxiliary: '',
    example_en: 'Can we make an appointment for tomorrow?',
    comparative: '',
    example2: '',
    example2_en: '',
    note: '',
    also: '',
    easy_example: '',
    easy_example_en: '',
    ...spoilt,
  };
}

/** A verb without errors. */
export function sampleVerb(spoilt: Partial<VocabularyEntry> = {}): VocabularyEntry {
  return sampleEntry({
    line: 3,
    dutch: 'opbellen',
    english: 'to call',
    example: 'Ik bel je morgen even op.',
    article: '',
    pronunciation: 'OP-bel-ən',
    id: 'opbellen',
    kind: 'verb',
    plural: '',
    past: 'belde op',
    participle: 'opgebeld',
    auxiliary: 'hebben',
    example_en: "I'll call you tomorrow.",
    ...spoilt,
  });
}

/** A context that accepts every word and every form. */
export function sampleContext(changed: Partial<CheckContext> = {}): CheckContext {
  return {
    speller: { accepts: () => true, suggestions: () => [] },
    names: new Set(['Fatima', 'Daan']),
    reference: OPEN_REFERENCE,
    videoSources: new Map(),
    ...changed,
  };
}

interface TextRow extends CheckedRow {
  readonly text: string;
}

/** The problems that a rule for texts finds in a row with the id `one`. */
export function textProblems(
  ruleOf: (textsOf: (row: TextRow) => readonly string[]) => Rule<TextRow>,
): (text: string) => Problem[] {
  const rule = ruleOf(({ text }) => [text]);
  return (text) => rule([{ line: 2, id: 'one', text }], sampleContext());
}

const tsv = (...rows: string[]) => `header\n${rows.map((row) => row.replaceAll(' | ', '\t')).join('\n')}\n`;

/** Reference lists of a few words, in the layout of the real ones. */
export const SAMPLE_REFERENCE = readReferenceLists({
  articles: tsv('afspraak | de | de', 'spoor | both | both', 'kaart | de | de', 'bos | het | both'),
  plurals: tsv('afspraak | afspraken', 'kaart | kaarten'),
  diminutives: tsv('bloem | bloempje|bloemetje'),
  verbs: tsv(
    'opbellen | belde op | opgebeld | hebben | hebben | belden op | bel op | belt op',
    'lopen | liep | gelopen | both | both | liepen | loop | loopt',
    'rijden | reed | gereden | hebben | both | reden | rijd | rijdt',
  ),
  adjectives: tsv('goed | beter | best | goede', 'dik | dikker | dikst | dikke'),
  frequencies: tsv('1 | ik | 9', '2 | je | 8', '3 | morgen | 7', '4 | bel | 6'),
});

const right = (): Verdict => ({ kind: 'right' });
const none = () => [];

/** Lists that accept every form, and to which every word is very frequent. */
const OPEN_REFERENCE: ReferenceLists = {
  article: right,
  plural: right,
  past: right,
  participle: right,
  auxiliary: right,
  comparative: right,
  plurals: none,
  diminutives: none,
  verbForms: none,
  participles: none,
  comparatives: none,
  adjectiveForms: (adjective) => [adjective],
  frequencyRank: () => 1,
  formsByFrequency: [],
  wordsWithForm: none,
};
