import { GONE_IDS } from '#content/retired-ids.ts';
import { RECOGNISED_IDS } from '#content/vocabulary/to-recognise.ts';
import type { PICTURES } from '#storage/study-values.ts';
import type { CardChoice } from './rules/item-cards.ts';

/**
 * Which cards are asked, by the person's choice and by the content: the same in review, header, home, session and forecast.
 *
 * @param isWithoutSound `listening-off.ts`
 */
export function cardChoice(pictures: typeof PICTURES.fallback, isWithoutSound = false): CardChoice {
  return { withPictures: pictures === 'on', isWithoutSound, gone: GONE_IDS, recognised: RECOGNISED_IDS };
}
