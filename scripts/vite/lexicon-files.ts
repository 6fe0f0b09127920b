import { COMPOUNDS } from '../../src/content/lexicon/compounds.ts';
import { rows as glosses } from '../../src/content/lexicon/glosses.ts';
import { readCsvRows } from '../../src/content/schema/csv.ts';
import { vocabularyRowSchema } from '../../src/content/schema/vocabulary-row.ts';
import { VOCABULARY_TOPICS } from '../../src/content/vocabulary/topics.ts';
import { buildVocabulary } from '../../src/dutch/vocabulary/build-vocabulary.ts';
import { allWords } from '../../src/dutch/vocabulary/vocabulary.ts';
import { itemId } from '../../src/learning/rules/item-id.ts';
import { entryOf, type LexiconEntry } from '../../src/lexicon/lexicon-entry.ts';
import { lexiconPath } from '../../src/lexicon/lexicon-path.ts';

/** The files of the lexicon by their path: the words of the vocabulary and the glosses by the first letter of their ids (RDG-06). */
export function lexiconFiles(vocabularyCsv: string): ReadonlyMap<string, string> {
  const words = allWords(
    buildVocabulary(readCsvRows(vocabularyCsv, vocabularyRowSchema).rows, VOCABULARY_TOPICS),
  );
  const files = new Map<string, Record<string, LexiconEntry>>();
  const add = (id: string, entry: LexiconEntry) => {
    const file = files.get(lexiconPath(id)) ?? {};
    files.set(lexiconPath(id), file);
    file[id] = entry;
  };
  for (const word of words)
    add(word.id, entryOf(word, { parts: COMPOUNDS[word.id], wordId: itemId('word', word.id) }));
  for (const gloss of glosses) add(gloss.id, entryOf(gloss, { parts: COMPOUNDS[gloss.id] }));
  return new Map([...files].map(([path, entries]) => [path, JSON.stringify(entries)]));
}
