import { GONE_IDS } from '#content/retired-ids.ts';
import { RECOGNISED_IDS } from '#content/vocabulary/to-recognise.ts';
import type { CardChoice } from './rules/item-cards.ts';

/** What the content says about its cards. */
export const CARDS_OF_CONTENT: Pick<CardChoice, 'gone' | 'recognised'> = {
  gone: GONE_IDS,
  recognised: RECOGNISED_IDS,
};
