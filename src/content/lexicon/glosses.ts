import type { Gloss } from '#content/schema/gloss.ts';
import { NOUN_GLOSSES } from './noun-glosses.ts';
import { OTHER_GLOSSES } from './other-glosses.ts';
import { VERB_GLOSSES } from './verb-glosses.ts';

/**
 * What our texts use and the vocabulary doesn’t have, or has in another sense (RDG-02). An id is the word; where the vocabulary has that id
 * or several are spelt alike, its sense stands behind it.
 */
export const rows: readonly Gloss[] = [...NOUN_GLOSSES, ...VERB_GLOSSES, ...OTHER_GLOSSES];
