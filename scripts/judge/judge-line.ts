import { judge } from '#practice/judge/judge.ts';
import type { Mistake, TypedItem, Verdict } from '#practice/judge/typed-item.ts';
import { MISTAKE_TITLES } from '#practice/judge/verdict-words.ts';
import { inEnglish } from '#testing/in-english.ts';

/** A line with an id and an answer, with `right`, `mistake` or `unknown` before it and the words of the verdict behind it (JDG-05). */
export function judgeLine(line: string, items: ReadonlyMap<string, TypedItem>): string {
  const [id = '', answer = ''] = line.split('\t');
  const item = items.get(id);
  if (item === undefined) return `unknown\t${line}\tNothing that is typed has this id.`;
  const verdict = judge(item, answer);
  return `${verdict.kind}\t${line}\t${wordsOfVerdict(verdict)}`;
}

/** A verdict in plain words (JDG-02). */
function wordsOfVerdict(verdict: Verdict): string {
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
  return `${inEnglish(MISTAKE_TITLES[name])}.${change} ${inEnglish(rule)}`;
}
