import type { Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

const BETWEEN_MEANINGS = ' / ';
const ARTICLE = /^(?:the|an?) /i;
const INFINITIVE = /^to /;

/** CON-02: the English of a word is one or more short translations, a verb's with `to`, a noun's without article. */
export const englishWordsRule: Rule<VocabularyEntry> = (entries) =>
  entries.flatMap((entry) =>
    faultsIn(entry).map((fault): Problem => {
      const message = `english "${entry.english}" ${fault}`;
      return { level: 'error', rule: 'english-words', line: entry.line, about: entry.id, message };
    }),
  );

function faultsIn({ english, kind }: VocabularyEntry): string[] {
  const meanings = english.split(BETWEEN_MEANINGS);
  const faults: string[] = [];
  if (english !== '' && meanings.some((meaning) => meaning.trim() === '' || meaning.includes('/'))) {
    faults.push('has a slash that does not stand between two translations, with a space on either side');
  }
  if (kind === 'verb' && !meanings.every((meaning) => INFINITIVE.test(meaning))) {
    faults.push('has a translation without "to", though it is a verb');
  }
  if (kind === 'noun' && meanings.some((meaning) => ARTICLE.test(meaning) || INFINITIVE.test(meaning))) {
    faults.push('has a translation with an article or "to", though it is a noun');
  }
  return faults;
}
