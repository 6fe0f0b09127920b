import type { Word } from './vocabulary.ts';
import { foldText } from '#lib/fold-text.ts';

type FamilyWord = Pick<Word, 'id' | 'dutch' | 'kind' | 'plural'>;

/** Prefixes that change the meaning of a stem: `verwerken`, `samenwerken`. */
const PREFIXES =
  'aan achter af be bij binnen door ge her in mee na om on onder ont op over samen tegen terug toe uit vast ver voor weg'.split(
    ' ',
  );
/** Endings that form another word from the stem of a verb, an adjective or any word: `loper`, `sterkte`, `gezondheid`. */
const VERB_ENDINGS = 'er ers ster ing baar st'.split(' ');
const ADJECTIVE_ENDINGS = ['te'];
/** Not after a noun: `heerlijk` does not come from *heer*. */
const LIKE_ENDINGS = ['lijk', 'elijk'];
const ENDINGS = 'heid ig loos schap je tje etje'.split(' ');
/** Like VERB_ENDINGS, but only after a stem with one spelling: `schakelaar`, but not `gevaar`. */
const UNCHANGED_ENDINGS = ['aar'];
/** The links between the parts of a compound: `dierenarts`. */
const LINKS = ['s', 'en', 'e', 'n'];
const FAMILY_KINDS: ReadonlySet<string | undefined> = new Set(['noun', 'verb', 'adjective']);
/** Shorter stems occur in half of all words by chance: *bes* in `bestand`, *oor* in `kantoor`. */
const SHORTEST_STEM = 4;
/** The shortest spelling before a vowel: `lop` of `loop`. */
const SHORTEST_SPELLING = 3;

/** A word's stem, as spelled at the end of a syllable and before a vowel: `loop`, `lop`. */
interface Stem {
  readonly closed: string;
  readonly open: string;
  readonly kind: string | undefined;
}

/** The known stems, by each of their spellings. */
type Stems = ReadonlyMap<string, Stem>;

/** Finds the family of a word without the word itself, the shortest first. */
type FamilyOf<Known> = (word: FamilyWord) => readonly Known[];

/**
 * Families of words: those that share a stem, as `werken`, `werkgever` and `samenwerken` do with `werk` (MEM-07). A word
 * is split only if all its parts are known stems, prefixes and endings: `kantoor` has nothing of `kant`.
 * @param stemOf the ik-form of an infinitive
 */
export function wordFamilies<Known extends FamilyWord>(
  words: readonly Known[],
  stemOf: (infinitive: string) => string,
): FamilyOf<Known> {
  const stems = new Map<string, Stem>();
  const members = new Map<string, Known[]>();
  const partsOf = ({ closed }: Stem) => {
    return partsIn(closed, stems) ?? [closed];
  };
  const stemmed = words.flatMap((word) => {
    const stem = stemOfWord(word, stemOf);
    return stem === null ? [] : [{ word, stem }];
  });
  // A stem made of shorter ones is not a separate stem.
  for (const { word, stem } of stemmed.toSorted((a, b) => a.stem.closed.length - b.stem.closed.length)) {
    const parts = partsOf(stem);
    for (const part of parts) members.set(part, [...(members.get(part) ?? []), word]);
    if (parts.includes(stem.closed)) addStem(stems, stem);
  }
  return (word) => {
    const stem = stemOfWord(word, stemOf);
    const related = stem === null ? [] : partsOf(stem).flatMap((part) => members.get(part) ?? []);
    const others = new Map(related.map((other) => [other.id, other]));
    others.delete(word.id);
    return [...others.values()].toSorted((a, b) => a.dutch.length - b.dutch.length);
  };
}

function stemOfWord(
  { dutch, kind, plural }: FamilyWord,
  stemOf: (infinitive: string) => string,
): Stem | null {
  const word = foldText(dutch).replace(/^zich /, '');
  if (!FAMILY_KINDS.has(kind) || !/^[a-z]+$/.test(word)) return null;
  if (kind === 'verb') return { closed: stemOf(word), open: word.replace(/e?n$/, ''), kind };
  const several = foldText(plural ?? '');
  return { closed: word, open: /^[a-z]+en$/.test(several) ? several.slice(0, -2) : word, kind };
}

/** A noun and a verb with the same spelling share a stem: `werk`. */
function addStem(stems: Map<string, Stem>, stem: Stem): void {
  if (stem.closed.length < SHORTEST_STEM) return;
  for (const spelling of [stem.open, stem.closed]) {
    if (spelling.length < SHORTEST_SPELLING) continue;
    const known = stems.get(spelling);
    if (known === undefined) stems.set(spelling, stem);
    else if (known.closed === stem.closed && stem.kind === 'verb') stems.set(spelling, stem);
  }
}

/** The stems of a word, by their closed spelling; null if a part of it is unknown. */
function partsIn(word: string, stems: Stems): readonly string[] | null {
  for (const prefix of PREFIXES) {
    const parts = word.startsWith(prefix) ? partsFrom(word.slice(prefix.length), stems) : null;
    if (parts !== null) return parts;
  }
  return partsFrom(word, stems);
}

/** The parts starting with a stem. The longest stem is tried first: `huisarts` contains `arts`, not `art`. */
function partsFrom(rest: string, stems: Stems): readonly string[] | null {
  for (let length = rest.length; length >= SHORTEST_SPELLING; length -= 1) {
    const spelling = rest.slice(0, length);
    const stem = stems.get(spelling);
    if (stem === undefined) continue;
    const behind = partsBehind(rest.slice(length), stem, spelling, stems);
    if (behind !== null) return [stem.closed, ...behind];
  }
  return null;
}

/** The parts after a stem: nothing, an ending, or another stem with or without a link. */
function partsBehind(rest: string, stem: Stem, spelling: string, stems: Stems): readonly string[] | null {
  const isClosed = spelling === stem.closed;
  if (rest === '') return isClosed ? [] : null;
  for (const ending of endingsOf(stem)) {
    if (!rest.startsWith(ending) || !fits(ending, isClosed)) continue;
    // After an ending a word continues like after any stem.
    const behind = partsBehind(rest.slice(ending.length), { ...stem, kind: undefined }, stem.closed, stems);
    if (behind !== null) return behind;
  }
  for (const link of LINKS) {
    const parts =
      rest.startsWith(link) && fits(link, isClosed) ? partsFrom(rest.slice(link.length), stems) : null;
    if (parts !== null) return parts;
  }
  return isClosed ? partsIn(rest, stems) : null;
}

/** The open spelling is used only before vowels. */
function fits(behind: string, isClosed: boolean): boolean {
  return isClosed || /^[aei]/.test(behind);
}

function endingsOf({ kind, open, closed }: Stem): readonly string[] {
  if (kind === 'verb')
    return [...VERB_ENDINGS, ...(open === closed ? UNCHANGED_ENDINGS : []), ...LIKE_ENDINGS, ...ENDINGS];
  return kind === 'adjective' ? [...ADJECTIVE_ENDINGS, ...LIKE_ENDINGS, ...ENDINGS] : ENDINGS;
}
