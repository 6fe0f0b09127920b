import { withArticle, type Topic, type Word } from './vocabulary.ts';
import { idFromText } from '#lib/id-from-text.ts';

/** Note types that every English Anki has, both with the fields `Front` and `Back`. */
export const ANKI_NOTE_TYPES = { 'one-way': 'Basic', 'both-ways': 'Basic (and reversed card)' } as const;
export type AnkiWays = keyof typeof ANKI_NOTE_TYPES;

/** Under which Anki keeps the words; with a column for it Anki makes it where there is none yet. */
const DECK = 'Oefenpad';
const TAG = 'oefenpad';
const COLUMNS = ['Id', 'Deck', 'Front', 'Back', 'Tags'];

/**
 * A file that Anki imports as it is (MEM-14), by its manual, “Importing: Text Files”: headers first, each of them before
 * what needs it, then a note a line. A note's id is the word's, so that a second import changes notes and makes none twice, and two words
 * with the same Dutch are two notes.
 */
export function ankiFile(topics: readonly Topic[], ways: AnkiWays): string {
  const headers = [
    '#separator:tab',
    '#html:true',
    `#columns:${COLUMNS.join('\t')}`,
    `#notetype:${ANKI_NOTE_TYPES[ways]}`,
    `#deck:${DECK}`,
    '#guid column:1',
    // The last one said of the deck holds; a version of Anki that doesn't know it has the one above.
    '#deck column:2',
    '#tags column:5',
  ];
  const notes = [...notesOf(topics)].map((cells) => cells.map(cellOf).join('\t'));
  return [...headers, ...notes, ''].join('\n');
}

function* notesOf(topics: readonly Topic[]): Iterable<readonly string[]> {
  const seen = new Set<string>();
  const lists = topics.flatMap(({ title, subsections }) => subsections.map((list) => ({ title, list })));
  for (const { title, list } of lists) {
    const tags = `${TAG} ${[TAG, idFromText(title), idFromText(list.title)].join('::')}`;
    for (const word of list.words) {
      if (seen.has(word.id)) continue;
      seen.add(word.id);
      yield [`${TAG}:${word.id}`, DECK, htmlOf(withArticle(word)), backOf(word), tags];
    }
  }
}

function backOf({ english, example, exampleEn, plural, past, participle }: Word): string {
  const forms = [plural === undefined ? undefined : `de ${plural}`, past, participle];
  const known = forms.filter((form) => form !== undefined);
  const lines = [`<b>${htmlOf(english)}</b>`];
  if (known.length > 0) lines.push(htmlOf(known.join(' · ')));
  lines.push(`<i>${htmlOf(example)}</i>`);
  if (exampleEn !== undefined) lines.push(htmlOf(exampleEn));
  return lines.join('<br>');
}

/** Text as HTML shows it. A tab would be a space there anyway. */
function htmlOf(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\r\n|\r|\n/g, '<br>')
    .replaceAll('\t', ' ');
}

/** As in a CSV: what holds a separator, a quote or a line break stands in quotes, and a quote in it is doubled. */
function cellOf(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
