import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PracticeKind } from '#content/schema/practice-kind.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { GapSentence } from '#content/schema/practice-words.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { drawUnlike } from '#practice/rules/draw.ts';
import { englishItem, gapItem } from '#practice/judge/typed-items.ts';
import { byEar, type DrawTyped, longWords, MISTAKE_IN, type TypedTask, wordsToUse } from './typed-task.ts';
import type { ShownText } from '#lib/shown-text.ts';

const TYPE_IN_DUTCH = msg`Type it in Dutch.`;

/** The exercises made from sentences with a gap (GRA-22). */
type GapWay = 'form' | 'english' | 'heard';

/** What a kind adds to its sentences. */
interface GapDescription<Reason extends string> {
  readonly kind: PracticeKind;
  readonly rows: readonly GapSentence<Reason>[];
  /** The instruction where the gap is filled. */
  readonly ask: ShownText;
  /** The word required in a sentence typed from its English that could also do without it. */
  readonly askInDutch?: ShownText;
  /** Its cues say which person is meant, which the English does anyway. */
  readonly isCueOfPerson?: boolean;
  /** Why the answer is right, by the rule that decides it. */
  readonly reasons: Readonly<Record<Reason, MarkedText | ((row: GapSentence) => MarkedText)>>;
}

/** Makes typed practice from a list of sentences: each can be asked as a gap, from its English, and by ear. */
export interface GapGenerator {
  readonly drawAs: (way: GapWay) => DrawTyped;
  /** All tasks of one exercise: one for each sentence. */
  readonly tasks: (way: GapWay) => readonly TypedTask[];
}

/** From English or by ear the whole sentence is typed: longer sentences are only used with a gap. */
const MOST_WORDS: Record<GapWay, number> = { form: Infinity, english: 11, heard: 13 };

export function defineGapGenerator<Reason extends string>(description: GapDescription<Reason>): GapGenerator {
  const { rows } = description;
  const rowsFor = (way: GapWay) => rows.filter((row) => wholeOf(row).split(' ').length <= MOST_WORDS[way]);
  return {
    drawAs: (way) => {
      const fitting = rowsFor(way);
      return (recent, random) => {
        const row = drawUnlike(fitting, { keyOf: ({ id }) => id, recent }, random);
        return row && taskOf(description, row, way);
      };
    },
    tasks: (way) => rowsFor(way).map((row) => taskOf(description, row, way)),
  };
}

function taskOf<Reason extends string>(
  { kind, ask, askInDutch = TYPE_IN_DUTCH, isCueOfPerson = false, reasons }: GapDescription<Reason>,
  row: GapSentence<Reason>,
  way: GapWay,
): TypedTask {
  const { id, sentence, cue, english, reason } = row;
  const why: MarkedText | ((row: GapSentence) => MarkedText) = reasons[reason];
  const dutch = wholeOf(row);
  const note = cue === undefined ? undefined : `*${cue}*`;
  const task = {
    key: id,
    itemId: itemId('question', 'practice', kind, id),
    dutch,
    english,
    explanation: typeof why === 'string' ? why : why(row),
  };
  switch (way) {
    case 'form':
      return {
        ...task,
        ask,
        front: { kind: 'gap', prompt: `*${sentence}*`, note, english },
        typed: (lexicon) => gapItem(row, lexicon, MISTAKE_IN[kind]),
        answer: row.answer,
      };
    case 'english':
      return {
        ...task,
        card: 'typed',
        ask: askInDutch,
        front: { kind: 'english', english, note: hintOf(row, isCueOfPerson ? '' : cue) },
        typed: (lexicon) => englishItem(row, lexicon),
        answer: dutch,
      };
    case 'heard':
      return { ...task, ...byEar(dutch) };
  }
}

function wholeOf({ sentence, answer }: GapSentence): string {
  return sentence.replace('___', answer);
}

const ADDRESS = /(?<!\p{L})(?:(u|uw)|(je|jij|jou|jouw)|jullie)(?!\p{L})/iu;

/** Which form of `you` the Dutch uses: English doesn't say. */
function addressOf(row: GapSentence): string | null {
  const said = /\byour?\b/i.test(row.english) ? ADDRESS.exec(wholeOf(row)) : null;
  if (said === null) return null;
  if (said[1] !== undefined) return 'u';
  return said[2] === undefined ? 'jullie' : 'je';
}

/** The words that a translation would have to guess, and what the answer is made of. */
function hintOf(row: GapSentence, cue = ''): MessageDescriptor | undefined {
  const hints = longWords(row.sentence).filter((word) => !cue.includes(word) && word !== 'jullie');
  return wordsToUse([cue, addressOf(row) ?? '', ...hints].filter((word) => word !== ''));
}
