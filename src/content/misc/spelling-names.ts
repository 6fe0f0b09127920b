/**
 * Names of the spelling game (MSC-12): first names, family names and places that are common in the Netherlands. None has
 * ij, y or a letter with a mark: these are spelled in more than one way.
 */
export const SPELLING_NAMES: readonly string[] = [
  'Sanne',
  'Daan',
  'Emma',
  'Bram',
  'Fleur',
  'Jeroen',
  'Lotte',
  'Willem',
  'Anouk',
  'Hugo',
  'Esther',
  'Maarten',
  'Jansen',
  'Bakker',
  'Visser',
  'Smit',
  'Mulder',
  'Dekker',
  'Vermeer',
  'Hoekstra',
  'Utrecht',
  'Zwolle',
  'Breda',
  'Arnhem',
  'Gouda',
];
