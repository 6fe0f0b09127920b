import type { LetterAdvice } from './letter-advice.ts';

/** An advice in plain words, with Dutch between stars. */
export function wordsOfAdvice(advice: LetterAdvice): string {
  const { place, better } = advice;
  const instead = better === null ? '' : ` Perhaps: *${better}*.`;
  return `*${place}*: ${reasonOf(advice)}${instead}`;
}

/** Why a place should be looked at. */
export function reasonOf({ kind, because, place }: LetterAdvice): string {
  switch (kind) {
    case 'verb-second':
      return because === 'want'
        ? 'after *want* the verb stands second, as in any main sentence.'
        : 'the verb stands second: after a first part comes the verb, then the subject.';
    case 'verb-last':
      return because === null ? 'the verb stands last here.' : `with *${because}* the verb stands last.`;
    case 'verb-form':
      return because === null
        ? 'look at the form of the verb.'
        : `look at the form of the verb with *${because}*.`;
    case 'that-missing':
      return `after *${because ?? ''}* comes *dat*, and then the verb stands last.`;
    case 'polite':
      return `you also write *${because ?? ''}*. Use *u* and *uw*, or *je* and *jouw*, in the whole text.`;
    case 'article':
      return `is it *de* or *het*? Look at *${because ?? ''}*.`;
    case 'no-article':
      return `is *een*, *de*, *het* or *mijn* missing before *${because ?? ''}*?`;
    case 'closing':
      return `before *groet* and *groeten* the word *${because ?? ''}* gets an -e.`;
    case 'spelling':
      return 'a Dutch dictionary does not know this word.';
    case 'english':
      return 'this is an English word.';
    case 'full-stop':
      return 'should a full stop or a question mark stand after it?';
    case 'capital':
      return place === '' ? '' : 'a sentence begins with a capital.';
  }
}
