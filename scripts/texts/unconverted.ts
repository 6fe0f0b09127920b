/**
 * Folders with strings that look like texts and stay out of the catalogues, and why (LNG-05). All texts of the screens are in catalogues:
 * nothing else goes here.
 */
export const UNCONVERTED: ReadonlyMap<string, string> = new Map([
  ['src/app/routing', 'for the log'],
  ['src/exam/screens', 'Dutch: the clock of an exam'],
  ['src/sound', 'Dutch, and the name of a licence'],
  ['src/sound/rules', 'Dutch'],
  ['src/storage', 'what is stored, for those who look after the app'],
  [
    'src/subjects/grammar/practice/generators',
    'content: explanations of grammar, in English as the lessons are (LNG-03)',
  ],
  ['src/subjects/interactions/rules', 'content: two interactions, where no file can be loaded'],
  ['src/subjects/misc', 'ids of topics'],
  ['src/subjects/misc/directions', 'content: the meaning of a sentence'],
  ['src/ui', 'the name of a font, and a style'],
]);
