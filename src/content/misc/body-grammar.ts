/** A note on grammar. Dutch is between `*…*`, in the title, too. */
export interface GrammarNote {
  readonly title: string;
  readonly text: string;
}

/** What is special about the words for the body (MSC-07). */
export const BODY_GRAMMAR: readonly GrammarNote[] = [
  {
    title: '*De* or *het*?',
    text: '*Het hoofd*, *het oor* and *het been* are het-words. The others in the list are de-words: *de arm*, *de hand*, *de rug*. Take care with the eyes: one eye is *het oog*. *De ogen* is the plural, and every plural has *de*: *de oren*, *de benen*.',
  },
  {
    title: '*Mijn, je, uw, zijn, haar*',
    text: 'As in English you say whose it is. Then there is no *de* or *het*: *mijn hoofd*, *je arm*, *uw rug*, *zijn been*, *haar voet*.',
  },
  {
    title: 'Where does it hurt?',
    text: 'You can say it in three ways. With *in*: *Ik heb pijn in mijn rug.* With *doen*: *Mijn hoofd doet pijn*, and of more than one: *Mijn ogen doen pijn*. As one word, without *de*, *het* or *een*: *Ik heb hoofdpijn*, *buikpijn*, *rugpijn*, *oorpijn*.',
  },
  {
    title: '*Nek*, *hals* or *keel*?',
    text: 'English has one neck, Dutch has two words. *De nek* is the back of it: *Ik heb een stijve nek.* The front is *de hals*. The throat, inside, is *de keel*: *Ik heb keelpijn.*',
  },
  {
    title: 'More than one',
    text: 'Most words get *-en*: *de arm, de armen*; *de hand, de handen*. After a short vowel the consonant is doubled: *de nek, de nekken*; *de rug, de ruggen*. A long vowel loses a letter: *het oor, de oren*; *het been, de benen*. An *s* can become a *z*: *de neus, de neuzen*. And there are two dots in *de knie, de knieën*.',
  },
];
