/** A name of the spelling game (MSC-12). */
export interface SpellingName {
  /** Its answers are logged under this id (DAT-06). */
  readonly id: string;
  readonly name: string;
}

/**
 * Names of the spelling game (MSC-12): first names, family names and places that are common in the Netherlands. None has ij, y or an
 * accented letter: these can be spelled in more than one way.
 */
export const SPELLING_NAMES: readonly SpellingName[] = [
  { id: 'letter-name-sanne', name: 'Sanne' },
  { id: 'letter-name-daan', name: 'Daan' },
  { id: 'letter-name-emma', name: 'Emma' },
  { id: 'letter-name-bram', name: 'Bram' },
  { id: 'letter-name-fleur', name: 'Fleur' },
  { id: 'letter-name-jeroen', name: 'Jeroen' },
  { id: 'letter-name-lotte', name: 'Lotte' },
  { id: 'letter-name-willem', name: 'Willem' },
  { id: 'letter-name-anouk', name: 'Anouk' },
  { id: 'letter-name-hugo', name: 'Hugo' },
  { id: 'letter-name-esther', name: 'Esther' },
  { id: 'letter-name-maarten', name: 'Maarten' },
  { id: 'letter-name-jansen', name: 'Jansen' },
  { id: 'letter-name-bakker', name: 'Bakker' },
  { id: 'letter-name-visser', name: 'Visser' },
  { id: 'letter-name-smit', name: 'Smit' },
  { id: 'letter-name-mulder', name: 'Mulder' },
  { id: 'letter-name-dekker', name: 'Dekker' },
  { id: 'letter-name-vermeer', name: 'Vermeer' },
  { id: 'letter-name-hoekstra', name: 'Hoekstra' },
  { id: 'letter-name-utrecht', name: 'Utrecht' },
  { id: 'letter-name-zwolle', name: 'Zwolle' },
  { id: 'letter-name-breda', name: 'Breda' },
  { id: 'letter-name-arnhem', name: 'Arnhem' },
  { id: 'letter-name-gouda', name: 'Gouda' },
];
