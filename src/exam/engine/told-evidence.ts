import { sentencesText, wholeText, type WriteTask } from './write-task.ts';
import type { WrittenAnswer } from './written-game.ts';
import { comparable, wordsOf } from '#lib/dutch-words.ts';
import { bodyOf } from '#lib/letter-lines.ts';

/**
 * Where in a text a point of the task seems to be told (JDG-07): its writer decides, with the words before their eyes.
 */
export interface Evidence {
  /** The index of the point among the criteria. */
  readonly point: number;
  /** The sentence, or null where none looks like it. */
  readonly sentence: string | null;
}

/** What a line of a task asks for, and what words tell it. */
const SIGNS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\bwanneer\b|welke dag|dagen|tijden|hoe laat|andere dag|noem een/iu,
    /dag(?:en)?\b|\d|\b(?:morgen|vandaag|gisteren|vanavond|week|weekend|uur|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|zomer|winter|ochtend|middag|avond)s?\b/iu,
  ],
  [
    /sinds|hoelang|hoe lang|lid bent/iu,
    /\b(?:sinds|vanaf|al|jaar|jaren|maand(?:en)?|we?ek(?:en)?|dagen|minuten|uur|kwartier|gisteren)\b|dag\b/iu,
  ],
  [
    /hoeveel/iu,
    /\d|\b(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twintig|dertig|veertig|vijftig|zestig|honderd|ongeveer|veel)\b/iu,
  ],
  [
    /waarom|probleem|lastig|niet kunt/iu,
    /\b(?:want|omdat|dus|daarom|doordat|door|zodat|anders|moeilijk|probleem|lastig)\b/iu,
  ],
  [/\bvraag\b|wilt? weten|nog wilt/iu, /\?|\b(?:een vraag|wil(?:t|len)? (?:graag )?weten)\b/iu],
  [/bedank/iu, /dank/iu],
  [
    /straat|adres|woont\b|gaat wonen/iu,
    /(?:straat|laan|weg|plein|pad|kade|gracht)\b|\bwoon|\d{4} ?[a-z]{2}\b/iu,
  ],
  [/telefoon|mail|bereiken/iu, /\d{8}|06|@|\b(?:bel|bellen|mail|mailen|nummer|telefoon)/iu],
  [/geboortedatum/iu, /\d/u],
  [
    /\bwie\b/iu,
    /\b(?:collega|broer|zus|man|vrouw|moeder|vader|vriend|vriendin|buur(?:man|vrouw)|oma|opa|zoon|dochter|hij|zij|naam|ben)\b|[a-z] \p{Lu}\p{Ll}/u,
  ],
  [
    /leuk|mooi|fijn|vindt/iu,
    /\b(?:leuk|mooi|fijn|gezellig|rustig|lekker|vind|hou|graag|goed|aardig|prettig)/iu,
  ],
  [
    /beter kan|niet goed|fout|kapot|wrong/iu,
    /\b(?:maar|jammer|probleem|kapot|gebroken|stuk|niet|geen|fout|vies|twee keer|te)\b/iu,
  ],
  [/idee|samen/iu, /\b(?:samen|zullen|kunnen|idee)\b/iu],
  [/voor hem|kunt doen|voor u (?:kan|wil) werken|op die dag/iu, /\bvoor (?:jou|je|mij|me|hem)\b/iu],
  [/daar doet|u doet/iu, /\b(?:daar|er|hier)\b/iu],
  [/meeneemt/iu, /\bneem|\bbreng|\bmee\b/iu],
  [/snel antwoord/iu, /\bsnel|antwoord|laat.*weten|weten\b/iu],
  [/sleutel/iu, /sleutel/iu],
];

/** So much makes a sentence look like the answer to a point. */
const ENOUGH = 2;
const OF_TEXT = { sign: 2, wordOfLine: 1.5 };
/** A form asks its questions in the words of the task; a number in it may be a birthday as well as a time. */
const OF_FORM = { sign: 1, wordOfLine: 3 };
const WORD_OF_MODEL = 2;
/** A text with fewer words of its task's world is about something else: then signs alone prove nothing. */
const WORDS_ON_TOPIC = 3;

/** A sentence that tells another point better proves this much of a point. */
const SHARED = 0.6;

/** For each point that the text should tell, the sentence that seems to tell it. */
export function evidenceOf(task: WriteTask, answer: WrittenAnswer): readonly Evidence[] {
  const text = wholeText(task, answer);
  const isForm = task.fields.length > 0;
  const sentences = isForm ? linesOfForm(text) : bodyOf(text).flatMap((part) => piecesOf(part.text));
  const isOnTopic = isForm || topicWords(task, text) >= WORDS_ON_TOPIC;
  const points = task.criteria.flatMap((criterion, point) =>
    criterion.kind === 'told' ? { point, asked: criterion.task, ...likelyWords(criterion.task, task) } : [],
  );
  const values = points.map(({ asked, signs, line, words }) =>
    sentences.map((piece) => {
      const own = [...stemsOf(piece)].filter((stem) => words.has(stem) && !line.has(stem));
      const ofModels = own.reduce((sum, stem) => {
        return sum + 1 / points.filter((other) => other.words.has(stem)).length;
      }, 0);
      if (isForm) return likeness(piece, signs, line, OF_FORM) + sharedWithLabel(piece, asked);
      return likeness(piece, isOnTopic ? signs : [], line) + ofModels * (isOnTopic ? WORD_OF_MODEL : 1);
    }),
  );
  return points.map(({ point }, row) => {
    const worth = sentences.map((_, place) => {
      const own = values[row]?.[place] ?? 0;
      return values.every((others) => (others[place] ?? 0) <= own) ? own : own * SHARED;
    });
    const most = Math.max(...worth, 0);
    return { point, sentence: most >= ENOUGH ? (sentences[worth.indexOf(most)] ?? null) : null };
  });
}

/** How many of the points seem to be told. */
export function seemsTold(task: WriteTask, answer: WrittenAnswer): readonly number[] {
  return evidenceOf(task, answer).flatMap(({ point, sentence }) => (sentence === null ? [] : point));
}

/** What may tell a point: signs, the words of its line, and those of the sentence of each model that looks most like it. */
function likelyWords(asked: string, { models }: WriteTask) {
  const signs = SIGNS.filter(([sign]) => sign.test(asked)).map(([, told]) => told);
  const line = stemsOf(asked);
  const likely = models.flatMap(
    ({ text }) => highest(piecesOf(text), (piece) => likeness(piece, signs, line)) ?? [],
  );
  return { signs, line, words: new Set(likely.flatMap((piece) => [...stemsOf(piece)])) };
}

function likeness(
  piece: string,
  signs: readonly RegExp[],
  lineStems: ReadonlySet<string>,
  { sign: worthOfSign, wordOfLine } = OF_TEXT,
): number {
  const shared = [...stemsOf(piece)].filter((stem) => lineStems.has(stem)).length;
  return signs.filter((sign) => sign.test(piece)).length * worthOfSign + shared * wordOfLine;
}

function highest(pieces: readonly string[], valueOf: (piece: string) => number): string | null {
  const values = pieces.map(valueOf);
  const most = Math.max(...values, 0);
  return most > 0 ? (pieces[values.indexOf(most)] ?? null) : null;
}

/** How many different words of a text belong to what its task is about. */
function topicWords(task: WriteTask, text: string): number {
  const world = stemsOf(
    [
      task.title,
      task.situation,
      ...task.criteria.map((one) => ('task' in one ? one.task : '')),
      ...task.models.map((one) => one.text),
    ].join(' '),
  );
  return [...stemsOf(sentencesText({ ...task, fields: [] }, [text]))].filter((stem) => world.has(stem))
    .length;
}

function piecesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** What was asked in a form says what its answer is about, and is no answer itself: the two stay together. */
function linesOfForm(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** `Wat kunt u al?` asks `Schrijf wat u al kunt` in words that say nothing of a subject. */
function sharedWithLabel(line: string, asked: string): number {
  const [label = ''] = line.split(/[?:]/u);
  const words = new Set(wordsOf(asked.toLowerCase()));
  return wordsOf(label.toLowerCase()).filter((word) => words.has(word)).length;
}

/** Words that stand in every letter say nothing about its subject. */
const EVERYWHERE = new Set(
  'aan al alle als altijd beste bij ben bent daar dan dat de deze die dit doen een en er geachte geen graag groet groeten haar heb hebben hebt heeft heer hem het hier hij hoe iets ik in is ja je jij kan kunnen kunt maar me meer met meneer mevrouw mij mijn moet moeten naar niet nog nu of om ons ook op over schrijf te toe tot uit uw vaak van veel voor vraag vriendelijke waar wanneer want waren was wat we weer wel welke wie wij wil wilt willen worden wordt zal ze zij zijn zo zou zullen dus omdat noem goed vindt vind hele dag'.split(
    ' ',
  ),
);

/** The stems of the words that carry a text, so that *woont* and *wonen* are one. */
function stemsOf(text: string): ReadonlySet<string> {
  return new Set(
    wordsOf(text)
      .map(comparable)
      .filter((word) => word.length > 2 && !EVERYWHERE.has(word))
      .map(stemOf),
  );
}

function stemOf(word: string): string {
  return word
    .replace(/^ge(?=\p{L}{4,}(?:d|t|en)$)/u, '')
    .replace(/(?:heden|ende|en|er|es|je|e|t|d|s|n)$/u, (ending) =>
      word.length - ending.length >= 3 ? '' : ending,
    )
    .replace(/([aeou])\1/gu, '$1')
    .replace(/([^aeiou])\1$/u, '$1')
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's');
}
