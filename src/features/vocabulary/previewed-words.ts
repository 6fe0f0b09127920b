/** So many words a card shows of what is inside (VOC-01). */
export const PREVIEWED_WORDS = 4;
