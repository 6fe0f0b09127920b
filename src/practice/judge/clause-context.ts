import type { Clause, Sentence } from '#practice/judge/sentence.ts';

/** Tells each clause what it is in English, so that the future of one isn't taken for that of another. */
export function withEnglish(sentences: readonly Sentence[], english: string): readonly Sentence[] {
  const said = english.split(/(?<=[.?!:])\s+/);
  return sentences.map(({ clauses }, place) => ({
    clauses: withParts(clauses, said.length === sentences.length ? (said[place] ?? '') : english),
  }));
}

/** The English word that begins a clause. */
const LINKS: Readonly<Record<string, string>> = {
  want: 'because|for',
  omdat: 'because',
  dus: 'so',
  maar: 'but',
  en: 'and',
  of: 'or|whether|if',
  als: 'if|when|as',
  wanneer: 'if|when',
  toen: 'when',
  terwijl: 'while',
  voordat: 'before',
  nadat: 'after',
  zodat: 'so',
  om: 'to',
  dat: 'that|which|who',
  die: 'that|which|who',
  waar: 'where|that|which',
};

function withParts(clauses: readonly Clause[], english: string): readonly Clause[] {
  const linked = clauses.findIndex(({ lead }) => (lead[0]?.text ?? '') in LINKS);
  const link = LINKS[clauses[linked]?.lead[0]?.text ?? ''];
  const [one, other] = link === undefined || clauses.length !== 2 ? [] : partsAt(english, link);
  return clauses.map((clause, place) => ({
    ...clause,
    english: (place === linked ? other : one) ?? english,
  }));
}

/** What stands before the linked clause, or behind its comma; and that clause. */
function partsAt(english: string, link: string): readonly string[] {
  const starts = new RegExp(`^(?:${link})\\b`, 'i').test(english);
  const cut = starts ? english.indexOf(', ') : english.search(new RegExp(` (?:${link})\\b`, 'i'));
  if (cut < 0) return [];
  const [head, tail] = [english.slice(0, cut), english.slice(cut + 1)];
  return starts ? [tail, head] : [head, tail];
}

/** Marks the pronouns that take up what was named before: `de soep …, maar hij is lekker` is also `die is lekker`. */
export function withTakenUp(sentences: readonly Sentence[]): readonly Sentence[] {
  let before: Clause | null = null;
  return sentences.map(({ clauses }) => ({
    clauses: clauses.map((clause) => {
      const marked: Clause = before !== null && takesUp(clause, before) ? withMarked(clause) : clause;
      before = clause;
      return marked;
    }),
  }));
}

const isPronoun = (clause: Clause): boolean => clause.subject?.units[0]?.role === 'subject';

function takesUp({ kind, subject }: Clause, before: Clause): boolean {
  const isMain = kind === 'main' && /^(?:hij|ze|zij)$/.test(subject?.units[0]?.text ?? '');
  return isMain && !isPronoun(before);
}

function withMarked(clause: Clause): Clause {
  const { subject } = clause;
  if (subject === null) return clause;
  return {
    ...clause,
    subject: { ...subject, units: subject.units.map((one) => ({ ...one, isTakenUp: true })) },
  };
}
