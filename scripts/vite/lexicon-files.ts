import { ANNOTATED_TEXTS } from '../../src/content/annotations/annotation-files.ts';
import { USUAL_SENSES } from '../../src/content/annotations/usual-senses.ts';
import { COMPOUNDS } from '../../src/content/lexicon/compounds.ts';
import { rows as glosses } from '../../src/content/lexicon/glosses.ts';
import { readCsvRows } from '../../src/content/schema/csv.ts';
import { vocabularyRowSchema } from '../../src/content/schema/vocabulary-row.ts';
import { VOCABULARY_TOPICS } from '../../src/content/vocabulary/topics.ts';
import { annotatedFiles } from '../../src/content-check/annotated-files.ts';
import { annotatedSentences } from '../../src/content-check/annotated-sentences.ts';
import { buildVocabulary } from '../../src/dutch/vocabulary/build-vocabulary.ts';
import { allWords } from '../../src/dutch/vocabulary/vocabulary.ts';
import { itemId } from '../../src/learning/rules/item-id.ts';
import { entryOf, type LexiconEntry } from '../../src/lexicon/lexicon-entry.ts';
import type { LexiconLetter } from '../../src/lexicon/lexicon-file.ts';
import { lexiconPath, sentencesPath } from '../../src/lexicon/lexicon-path.ts';

/**
 * The files of the lexicon by their path (RDG-06): the words of the vocabulary and the glosses by the first letter of their ids, with the
 * usual senses of forms; and the sentences of our texts with what is not usual in them.
 */
export function lexiconFiles(vocabularyCsv: string): ReadonlyMap<string, string> {
  const files = new Map<string, unknown>([...letterFiles(vocabularyCsv), ...sentenceFiles()]);
  return new Map([...files].map(([path, content]) => [path, JSON.stringify(content)]));
}

function letterFiles(vocabularyCsv: string): ReadonlyMap<string, LexiconLetter> {
  const words = allWords(
    buildVocabulary(readCsvRows(vocabularyCsv, vocabularyRowSchema).rows, VOCABULARY_TOPICS),
  );
  const files = new Map<string, LexiconLetter>();
  const letterOf = (word: string): LexiconLetter => {
    const file = files.get(lexiconPath(word)) ?? { usual: {}, entries: {} };
    files.set(lexiconPath(word), file);
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
