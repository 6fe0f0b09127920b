import { withArticle, type Topic, type Word } from './vocabulary.ts';
import { idFromText } from '#lib/id-from-text.ts';

/** Note types that every English Anki has, both with the fields `Front` and `Back`. */
export const ANKI_NOTE_TYPES = { 'one-way': 'Basic', 'both-ways': 'Basic (and reversed card)' } as const;
export type AnkiWays = keyof typeof ANKI_NOTE_TYPES;

/** The name of the deck in Anki; with a deck column Anki creates it if missing. */
const DECK = 'Oefenpad';
const TAG = 'oefenpad';
const COLUMNS = ['Id', 'Deck', 'Front', 'Back', 'Tags'];

/**
 * A file that Anki can import (MEM-14), according to its manual, “Importing: Text Files”: headers first, each before
 * those that depend on it, then one note per line. A note has the word's id, so that a second import updates notes
 * without duplicates, and two words with the same Dutch are two notes.
 */
export function ankiFile(topics: readonly Topic[], ways: AnkiWays): string {
  const headers = [
    '#separator:tab',
    '#html:true',
    `#columns:${COLUMNS.join('\t')}`,
    `#notetype:${ANKI_NOTE_TYPES[ways]}`,
    `#deck:${DECK}`,
    '#guid column:1',
    // The last deck header applies; a version of Anki that does not know it uses the one above.
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

function backOf({ meaning, example, exampleEn, plural, past, participle }: Word): string {
  const forms = [plural === undefined ? undefined : `de ${plural}`, past, participle];
  const known = forms.filter((form) => form !== undefined);
  const lines = [`<b>${htmlOf(meaning)}</b>`];
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

/** As in CSV: a cell with a separator, a quote or a line break is quoted, and quotes in it are doubled. */
function cellOf(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
