import { rows as listeningItems } from '#content/exam/listening-items.ts';
import { INTERACTION_THEMES } from '#content/interactions/themes.ts';
import { LETTERS } from '#content/misc/letters.ts';
import { spokenSample } from '#content/misc/spoken-sample.ts';
import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import type { SpokenLine } from '#content/schema/exam-rows.ts';
import { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import { countWord, numberWords } from '#domain/dutch/number-words.ts';
import { spokenKey } from '#domain/speech/spoken-key.ts';
import { buildVocabulary } from '#domain/vocabulary/build-vocabulary.ts';
import { withArticle, type Word } from '#domain/vocabulary/vocabulary.ts';
import { idFromText } from '#lib/id-from-text.ts';
import type { Sex } from './voices.ts';
import { interactionRows, vocabularyRows } from './word-rows.ts';

/** What is said, and by whom. */
export interface PreparedLine {
  readonly text: string;
  readonly by: Sex;
}

/** One recording: a word, a sentence, a fragment. */
export interface PreparedText {
  /** By which the app finds it. */
  readonly key: string;
  readonly lines: readonly PreparedLine[];
}

/** What is fetched together (SPK-04): all of its parts, or one by one where that would be too much for one request. */
export interface PreparedPack {
  readonly id: string;
  readonly parts: readonly PreparedPart[];
}

interface PreparedPart {
  readonly name: string;
  readonly texts: readonly PreparedText[];
}

const LAST_COUNTED = 100;

/** All that is recorded: what has a listen button and always says the same (SPK-03). */
export function preparedPacks(): PreparedPack[] {
  return [sample(), ...lettersAndNumbers(), ...fragments(), ...themes(), ...wordLists()];
}

function sample(): PreparedPack {
  return onePart('sample', [saidBy('woman', spokenSample.dutch)]);
}

/** In two, so that who wants to hear a letter needn't wait for a hundred numbers. */
function lettersAndNumbers(): PreparedPack[] {
  const numbers = Array.from({ length: LAST_COUNTED + 1 }, (_, number) => number);
  const letters = LETTERS.flatMap(({ sound, word }) => [sound, word.dutch]);
  const counted = numbers.flatMap((number) => [countWord(number), numberWords(number)]);
  return [
    onePart(
      'letters',
      letters.map((text) => saidBy('woman', text)),
    ),
    onePart(
      'numbers',
      counted.map((text) => saidBy('woman', text)),
    ),
  ];
}

/** One pack each: nobody waits for a whole exam before the first fragment is heard. */
function fragments(): PreparedPack[] {
  const ofGame = listeningItems.map(({ id, audioText }) => {
    // A dialogue of the game has a woman as B; somebody alone is either, and stays it.
    const alone = sentenceVoice(audioText[0]?.text ?? '');
    const isDialogue = audioText.some(({ voice }) => voice === 'B');
    return fragment(id, audioText, isDialogue ? { A: 'man', B: 'woman' } : { A: alone, B: alone });
  });
  const ofExams = LISTENING_EXAM_FRAGMENTS.flat().map(({ id, lines, speakers }) =>
    fragment(id, lines, { A: speakers.A, B: speakers.B ?? speakers.A }),
  );
  return [...ofGame, ...ofExams];
}

function fragment(
  id: string,
  lines: readonly SpokenLine[],
  speakers: Readonly<Record<SpokenLine['voice'], Sex>>,
): PreparedPack {
  const said = lines.map(({ voice, text }) => ({ text, by: speakers[voice] }));
  return onePart(id, [{ key: spokenKey(lines), lines: said }]);
}

function themes(): PreparedPack[] {
  return INTERACTION_THEMES.map(({ id, path }) => {
    const rows = interactionRows(path).map(({ question, answer }) => [
      saidBy('woman', question),
      saidBy('man', answer),
    ]);
    const middle = Math.ceil(rows.length / 2);
    return {
      id: `interactions-${id}`,
      parts: [
        { name: 'first', texts: rows.slice(0, middle).flat() },
        { name: 'second', texts: rows.slice(middle).flat() },
      ],
    };
  });
}

function wordLists(): PreparedPack[] {
  return buildVocabulary(vocabularyRows(), VOCABULARY_TOPICS).topics.flatMap(({ key, subsections }) =>
    subsections.map(({ title, words }) => ({
      id: `words-${key}-${idFromText(title)}`,
      parts: [
        { name: 'words', texts: words.map((word) => saidBy('woman', withArticle(word))) },
        { name: 'sentences', texts: words.flatMap(sentencesOf) },
      ],
    })),
  );
}

/** By both: a word has the woman, whose sounds are the clearer ones, and with the sentences one learns to hear both. */
function sentencesOf({ example, secondExample }: Word): PreparedText[] {
  return [example, secondExample]
    .filter((text) => text !== undefined)
    .map((text) => saidBy(sentenceVoice(text), text));
}

function onePart(id: string, texts: readonly PreparedText[]): PreparedPack {
  return { id, parts: [{ name: 'all', texts }] };
}

function saidBy(by: Sex, text: string): PreparedText {
  return { key: spokenKey(text), lines: [{ text, by }] };
}

/** As good as chance, and the same every time. */
function sentenceVoice(text: string): Sex {
  return Number.parseInt(spokenKey(text).slice(-1), 16) % 2 === 0 ? 'woman' : 'man';
}
