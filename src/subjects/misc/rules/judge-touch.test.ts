import { expect, it } from 'vitest';
import { BODY_PARTS, type BodyPartId } from '#content/misc/body-parts.ts';
import { isRightTouch, judgeTouch, type Touch } from './judge-touch.ts';

/** Every press on a wrong part that is more than just wrong, as `asked < pressed`. */
const SPECIAL: Partial<Record<`${BodyPartId} < ${BodyPartId}`, Touch>> = {
  'head < eyes': 'a-piece',
  'head < nose': 'a-piece',
  'head < mouth': 'a-piece',
  'head < ear': 'a-piece',
  'leg < knee': 'a-piece',
  'arm < hand': 'what-comes-after',
  'leg < foot': 'what-comes-after',
};

it('MSC-07: of all pairs, only a press on a piece of the part asked for is right', () => {
  for (const asked of BODY_PARTS) {
    for (const pressed of BODY_PARTS) {
      const pair = `${asked.id} < ${pressed.id}` as const;
      const expected = asked === pressed ? 'the-part' : (SPECIAL[pair] ?? 'another-part');
      expect(judgeTouch(asked, pressed), pair).toBe(expected);
      expect(isRightTouch(expected), pair).toBe(expected === 'the-part' || expected === 'a-piece');
    }
  }
});
