import { ANNOTATED_TEXTS } from '../../src/content/annotations/annotation-files.ts';
import { USUAL_SENSES } from '../../src/content/annotations/usual-senses.ts';
import { COMPOUNDS } from '../../src/content/lexicon/compounds.ts';
import { rows as glosses } from '../../src/content/lexicon/glosses.ts';
import { readCsvRows } from '../../src/content/schema/csv.ts';
import { vocabularyRowSchema } from '../../src/content/schema/vocabulary-row.ts';
import { VOCABULARY_TOPICS } from '../../src/content/vocabulary/topics.ts';
import { annotatedFiles } from '../../src/content-check/annotated-files.ts';
import { annotatedSentences, type AnnotatedSentence } from '../../src/content-check/annotated-sentences.ts';
import { buildVocabulary } from '../../src/dutch/vocabulary/build-vocabulary.ts';
import { allWords } from '../../src/dutch/vocabulary/vocabulary.ts';
import { itemId } from '../../src/learning/rules/item-id.ts';
import { entryOf, type LexiconEntry } from '../../src/lexicon/lexicon-entry.ts';
import type { LexiconLetter, LexiconText } from '../../src/lexicon/lexicon-file.ts';
import { lexiconPath, sentencesPath, textPath } from '../../src/lexicon/lexicon-path.ts';
import { comparableWordsOf } from '../../src/lib/dutch-words.ts';

/** The texts with a file of their own: those that are read for long. */
const TEXTS_OF_ROOM = /^room-/;

/**
 * The files of the lexicon by their path (RDG-06): the words of the vocabulary and the glosses by the first letter of their ids, with the
 * usual senses of forms; the sentences of our texts with what is not usual in them; and for each text of the reading room all of it.
 */
export function lexiconFiles(vocabularyCsv: string): ReadonlyMap<string, string> {
  const letters = letterFiles(vocabularyCsv);
  const files = new Map<string, unknown>([...letters, ...sentenceFiles(), ...textFiles(letters)]);
  return new Map([...files].map(([path, content]) => [path, JSON.stringify(content)]));
}

function letterFiles(vocabularyCsv: string): ReadonlyMap<string, LexiconLetter> {
  const words = allWords(
    buildVocabulary(readCsvRows(vocabularyCsv, vocabularyRowSchema).rows, VOCABULARY_TOPICS),
  );
  // Also of letters and signs with which no word begins: a press asks for them.
  const files = new Map<string, LexiconLetter>(
    "abcdefghijklmnopqrstuvwxyz'".split('').map((start) => [lexiconPath(start), { usual: {}, entries: {} }]),
  );
  const letterOf = (word: string): LexiconLetter => {
    const file = files.get(lexiconPath(word));
    if (file === undefined) throw new Error(`no file for ${word}`);
    return file;
  };
  const add = (id: string, { meaning: english, ...entry }: LexiconEntry) => {
    letterOf(id).entries[id] = { ...entry, english };
  };
  for (const word of words)
    add(word.id, entryOf(word, { parts: COMPOUNDS[word.id], wordId: itemId('word', word.id) }));
  for (const gloss of glosses)
    add(gloss.id, entryOf({ ...gloss, meaning: gloss.english }, { parts: COMPOUNDS[gloss.id] }));
  for (const [form, sense] of Object.entries(USUAL_SENSES)) letterOf(form).usual[form] = sense;
  return files;
}

function sentenceFiles(): ReadonlyMap<string, Record<string, string>> {
  const files = new Map<string, Record<string, string>>();
  for (const { name, texts } of annotatedFiles)
    for (const { key, code } of annotatedSentences(texts, ANNOTATED_TEXTS[name] ?? [], USUAL_SENSES)) {
      const file = files.get(sentencesPath(key)) ?? {};
      files.set(sentencesPath(key), file);
      file[key] = code;
    }
  return files;
}

function textFiles(letters: ReadonlyMap<string, LexiconLetter>): ReadonlyMap<string, LexiconText> {
  const rooms = annotatedFiles.filter(({ name }) => TEXTS_OF_ROOM.test(name));
  return new Map(
    rooms.flatMap(({ name, texts }) =>
      texts.map((text) => {
        const sentences = annotatedSentences([text], ANNOTATED_TEXTS[name] ?? [], USUAL_SENSES);
        return [textPath(text.id), textFile(sentences, letters)] as const;
      }),
    ),
  );
}

function textFile(
  sentences: readonly AnnotatedSentence[],
  letters: ReadonlyMap<string, LexiconLetter>,
): LexiconText {
  const forms = new Set(sentences.flatMap(({ text }) => comparableWordsOf(text)));
  const senses = new Set(sentences.flatMap((sentence) => sentence.senses.map(({ sense }) => sense)));
  return {
    sentences: Object.fromEntries(sentences.map(({ key, code }) => [key, code])),
    usual: Object.fromEntries(Object.entries(USUAL_SENSES).filter(([form]) => forms.has(form))),
    entries: Object.fromEntries(
      [...senses].flatMap((sense) => {
        const entry = letters.get(lexiconPath(sense))?.entries[sense];
        return entry === undefined ? [] : [[sense, entry]];
      }),
    ),
  };
}
