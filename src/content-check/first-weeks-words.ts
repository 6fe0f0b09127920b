/** Words that any course for beginners has in its first weeks, by id: so they come early on the path (PTH-02). */
export const FIRST_WEEKS_WORDS: readonly string[] = [
  // Who, and what one does.
  'ik jij hij zij wij jullie u',
  'zijn-werkwoord hebben gaan komen doen willen kunnen moeten',
  'wonen werken heten spreken leren eten drinken slapen kopen kijken',
  // What one says to others.
  'hallo goedemorgen tot-ziens dank-je-wel alsjeblieft sorry ja nee',
  'wie wat waar-plaats hoe wanneer waarom hoeveel',
  // Small words.
  'de het een-lidwoord niet geen en of maar in op met naar van voor hier daar',
  // Numbers and time.
  'een-getal twee drie vier vijf zes zeven acht negen tien',
  'nu vandaag morgen dag week uur maandag zondag',
  // People, places and things.
  'naam man vrouw kind moeder vader vriend',
  'huis school werk straat stad winkel water brood koffie geld',
  'goed groot klein nieuw leuk mooi',
].flatMap((line) => line.split(' '));
