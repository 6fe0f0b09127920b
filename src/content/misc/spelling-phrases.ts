import type { Phrase } from './phrase.ts';

/** Spelling tips: questions and answers for spelling a name (MSC-12). */
export const SPELLING_PHRASES: readonly Phrase[] = [
  { dutch: 'Hoe spel je dat?', english: 'How do you spell that?' },
  { dutch: 'Kunt u dat spellen?', english: 'Can you spell that? (polite)' },
  { dutch: 'Kunt u dat herhalen, alstublieft?', english: 'Can you say that again, please?' },
  { dutch: 'Is dat met een k of met een c?', english: 'Is that with a k or with a c?' },
  { dutch: 'Sanne, met dubbel n.', english: 'Sanne, with a double n.' },
  { dutch: 'Met lange ij of met korte ei?', english: 'With ij or with ei? They sound the same.' },
  { dutch: 'Met een hoofdletter.', english: 'With a capital letter.' },
  { dutch: 'Schrijf je dat aan elkaar?', english: 'Do you write that as one word?' },
  { dutch: 'Met een streepje ertussen.', english: 'With a hyphen in between.' },
  { dutch: 'De n van Nico.', english: 'N for Nico.' },
  { dutch: 'punt', english: 'dot, as in an e-mail address' },
  { dutch: 'apenstaartje', english: 'the @ sign (“little monkey’s tail”)' },
];
