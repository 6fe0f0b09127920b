/**
 * `npm run sample-practice -- [count] [seed] [kind …]`: questions of endless grammar practice, from all kinds or the named ones, for review
 * by somebody who knows Dutch. The right option has a star. The same seed makes the same questions.
 */
import { PRACTICE_KINDS, type PracticeKind } from '#content/schema/practice-kind.ts';
import { Lexicon } from '#practice/judge/lexicon.ts';
import { drawClauseTask, sentenceOf } from '#subjects/grammar/practice/generators/word-order.ts';
import { drawFor } from '#subjects/grammar/practice/practice-code.tsx';
import { CHOICE_SOURCES, isGap, isWordOrder } from '#subjects/grammar/practice/practice-sources.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';
import { type ShownText, textOf } from '../src/lib/shown-text.ts';
import { englishTexts } from '../src/ui/texts.ts';

const english = englishTexts();

const DEFAULT_COUNT = 200;
const words = process.argv.slice(2);
const [count = DEFAULT_COUNT, seed = 1] = words.slice(0, 2).map(Number);
const named = PRACTICE_KINDS.filter((kind) => words.slice(2).includes(kind));
const kinds = named.length > 0 ? named : PRACTICE_KINDS;
const random = createSeededRandom(seed);
const recent = new Map<PracticeKind, string[]>();

for (let number = 1; number <= count; number += 1) {
  const kind = kinds[(number - 1) % kinds.length] ?? 'plural';
  const past = recent.get(kind) ?? [];
  const { key, lines } = await sample(kind, past);
  recent.set(kind, [...past, key]);
  console.log(`${number}. [${kind}]\n${lines.map((line) => `   ${line}`).join('\n')}\n`);
}

async function sample(
  kind: PracticeKind,
  past: readonly string[],
): Promise<{ key: string; lines: string[] }> {
  if (isWordOrder(kind)) {
    const task = drawClauseTask(kind, past, random);
    if (task === undefined) throw new Error(`no question of ${kind}`);
    const { key, itemId, instruction, start, end, tiles, rightOrders, english: meaning, explanation } = task;
    const right = rightOrders.map((order) => `* ${sentenceOf(task, order)}`);
    const lines = [itemId, shown(instruction), `${start} … ${end}`, `tiles: ${tiles.join(' | ')}`, ...right];
    return { key, lines: [...lines, `English: ${meaning}`, `Explanation: ${explanation}`] };
  }
  if (isGap(kind)) {
    const ways = ['form', 'english', 'heard'] as const;
    const draw = await drawFor(kind, ways[past.length % ways.length] ?? 'form');
    const task = draw(past, random);
    if (task === undefined) throw new Error(`no question of ${kind}`);
    const { key, itemId, ask, front, typed, dutch, explanation } = task;
    const seen =
      front.kind === 'heard' ? [`heard: ${dutch}`] : Object.values(front).slice(1).filter(isText).map(shown);
    const right = typed(new Lexicon()).answers.map((answer) => `* ${answer}`);
    return { key, lines: [itemId, shown(ask), ...seen, ...right, `Explanation: ${explanation}`] };
  }
  const generator = await CHOICE_SOURCES[kind]();
  const drawn = generator.draw(past, random);
  if (drawn === undefined) throw new Error(`no question of ${kind}`);
  const {
    itemId,
    question,
    prompt = '',
    note = '',
    options,
    correct,
    explanation,
    english: meaning = '',
  } = drawn;
  const choices = options.map((option, place) => `${place === correct ? '*' : ' '} ${option}`);
  const lines = [
    itemId,
    shown(question),
    prompt,
    shown(note),
    ...choices,
    meaning && `English: ${meaning}`,
    `Explanation: ${explanation}`,
  ];
  return { key: drawn.key, lines: lines.filter((line) => line !== '') };
}

function isText(value: ShownText | undefined): value is ShownText {
  return value !== undefined;
}

function shown(text: ShownText): string {
  return textOf(text, english);
}
