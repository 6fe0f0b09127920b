import type { Mistake, Verdict } from '#practice/judge/typed-item.ts';

/** A verdict in plain words (JDG-02). */
export function wordsOfVerdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'right':
      return verdict.usual === null ? 'Right.' : `Right. More usual: ${verdict.usual}`;
    case 'mistake':
      return `${verdict.mistakes.map(wordsOfMistake).join(' ')} It should be: ${verdict.wanted}`;
    case 'unknown':
      return verdict.avoids
        ? `Good Dutch, but without what is practised here. Ours: ${verdict.wanted}`
        : `We don't know this answer. Ours: ${verdict.wanted}`;
  }
}

function wordsOfMistake({ name, typed, wanted, rule }: Mistake): string {
  const change =
    name === 'order' || typed === '' || wanted === '' ? '' : ` *${typed}* should be *${wanted}*.`;
  return `${MISTAKE_TITLES[name]}.${change} ${rule}`;
}

/** What each kind of mistake is called on screen. */
export const MISTAKE_TITLES: Readonly<Record<Mistake['name'], string>> = {
  adjective: 'The ending of the adjective',
  article: 'The article',
  auxiliary: 'The auxiliary verb',
  diminutive: 'The diminutive',
  'extra word': 'A word too many',
  'missing word': 'A word is missing',
  negation: '*Niet* and *geen*',
  order: 'The word order',
  'other word': 'Another word',
  plural: 'One or more than one',
  preposition: 'The preposition',
  pronoun: 'The pronoun',
  spelling: 'The spelling',
  tense: 'The time of the verb',
  'verb form': 'The form of the verb',
};
