import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import { hasLongEnd, hasShortEnd, wordEnd } from '#domain/dutch/spelling.ts';

/** Why a word with an ending that begins with a vowel is spelled so; empty where nothing changes. */
export function explainSpelling(word: string, form: string): MarkedText {
  const { head, vowels, consonants } = wordEnd(word);
  const start = head + vowels.charAt(0);
  if (hasShortEnd(word) && form.startsWith(word + consonants)) {
    return `Double the *${consonants}*, so that the *${vowels}* stays short: *${form}*.`;
  }
  const softening = explainSoftening(consonants, form.slice(start.length));
  if (hasLongEnd(word) && form.startsWith(start) && !form.startsWith(head + vowels)) {
    const open = `The syllable is now open, so one *${vowels.charAt(0)}* is enough for the long sound`;
    return softening === '' ? `${open}: *${form}*.` : `${open}. ${softening}: *${form}*.`;
  }
  return softening === '' ? '' : `${softening}: *${form}*.`;
}

function explainSoftening(consonants: string, rest: string): MarkedText {
  if (consonants.endsWith('f') && /^[aeiouj]*[lr]?v/.test(rest)) return 'Before the ending *f* becomes *v*';
  return consonants === 's' && /^[aeiouj]*z/.test(rest) ? 'Before the ending *s* becomes *z*' : '';
}
