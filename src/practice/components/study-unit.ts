import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** What a card of a list is. A language may need another sentence for each. */
export type StudyUnit = 'word' | 'card' | 'question';

/** `24 words`. */
export function countText(unit: StudyUnit, count: number): MessageDescriptor {
  switch (unit) {
    case 'word':
      return msg`${plural(count, { one: '# word', other: '# words' })}`;
    case 'card':
      return msg`${plural(count, { one: '# card', other: '# cards' })}`;
    case 'question':
      return msg`${plural(count, { one: '# question', other: '# questions' })}`;
  }
}

/** `all 24 words`. */
export function allText(unit: StudyUnit, count: number): MessageDescriptor {
  switch (unit) {
    case 'word':
      return msg`${plural(count, { one: '# word', other: 'all # words' })}`;
    case 'card':
      return msg`${plural(count, { one: '# card', other: 'all # cards' })}`;
    case 'question':
      return msg`${plural(count, { one: '# question', other: 'all # questions' })}`;
  }
}

/** `Word 3 of 24`. */
export function placeText(unit: StudyUnit, current: number, total: number): MessageDescriptor {
  switch (unit) {
    case 'word':
      return msg`Word ${current} of ${total}`;
    case 'card':
      return msg`Card ${current} of ${total}`;
    case 'question':
      return msg`Question ${current} of ${total}`;
  }
}
