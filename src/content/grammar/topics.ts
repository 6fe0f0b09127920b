import type { PracticeKind } from '#content/schema/practice-kind.ts';
import type { LessonId, MarkedText } from '#content/schema/grammar-lesson.ts';
import type { GrammarTopicId } from '#content/schema/grammar-questions.ts';

/** The text of a card on the landing page or in a menu. */
export interface GrammarCardText {
  readonly title: MarkedText;
  readonly dutchTitle?: string;
  /** In one line. */
  readonly description: MarkedText;
  /** A few Dutch words or short sentences from inside. */
  readonly preview: readonly string[];
}

/** A lesson, its quizzes in order, and the kinds of `Practise more` below each quiz. */
export interface GrammarLesson extends GrammarCardText {
  readonly id: LessonId;
  /** A quiz's id is the name of its file of rows. */
  readonly quizzes: readonly {
    readonly id: string;
    /** The card of the lesson that is read before it in a session. */
    readonly card: string;
    /** The number of its questions, for code that doesn't load them. */
    readonly questions: number;
    readonly practice: readonly [PracticeKind, ...PracticeKind[]];
  }[];
}

/** The subject of a topic: decides the colour and the label of its card. */
export type GrammarArea = 'spelling' | 'verbs' | 'word order' | 'words';

/** A topic with one lesson, which has the topic's id, or with a menu of lessons (GRA-07, GRA-12). */
export type GrammarTopic = { readonly area: GrammarArea } & (
  | (GrammarLesson & {
      readonly id: GrammarTopicId & LessonId;
      /** Further lessons that build on it, on the page below the twelve topics (GRA-21). */
      readonly further?: readonly GrammarLesson[];
    })
  | (GrammarCardText & {
      readonly id: GrammarTopicId;
      /** The text of the button from one of the lessons back to the menu. */
      readonly backLabel: string;
      readonly lessons: readonly GrammarLesson[];
    })
);

/** The twelve topics of the grammar page, in order (GRA-01), and their further lessons. */
export const GRAMMAR_TOPICS: readonly GrammarTopic[] = [
  {
    id: 'klinkers',
    area: 'spelling',
    title: 'Vowels',
    dutchTitle: 'Klinkers',
    description: 'Short and long sounds, and how to spell them.',
    preview: ['man, maan', 'boom, bomen'],
    quizzes: [
      { id: 'spelling-plural', card: 'keep-the-sound', questions: 5, practice: ['plural'] },
      { id: 'vowel', card: 'open-and-closed', questions: 5, practice: ['plural'] },
    ],
  },
  {
    id: 'werkwoorden',
    area: 'verbs',
    title: 'Verbs',
    dutchTitle: 'Werkwoorden',
    description: 'The present tense, two verbs in a sentence, and verbs that fall apart.',
    preview: ['ik werk, jij werkt', 'ik sta op'],
    backLabel: 'Back to Verb Topics',
    lessons: [
      {
        id: 'basic-conjugation',
        title: 'Basic Conjugation',
        dutchTitle: 'De tegenwoordige tijd',
        description: 'The stem of a verb and its endings in the present tense.',
        preview: ['ik woon', 'zij woont', 'wij wonen'],
        quizzes: [
          { id: 'conjugation', card: 'the-endings', questions: 5, practice: ['present'] },
          { id: 'stem', card: 'the-stem', questions: 5, practice: ['present'] },
          { id: 'sentence-correctness', card: 'no-ing-no-do', questions: 5, practice: ['present'] },
        ],
      },
      {
        id: 'two-verb-sentences',
        title: 'Two Verb Sentences',
        dutchTitle: 'Zinnen met twee werkwoorden',
        description: 'Can, must, want and go, with a second verb at the end.',
        preview: ['Ik wil koffie drinken.'],
        quizzes: [
          { id: 'two-verb', card: 'second-verb-at-the-end', questions: 3, practice: ['word-order-main'] },
        ],
      },
      {
        id: 'position-verbs',
        title: 'Position Verbs',
        dutchTitle: 'Staan, liggen, zitten, hangen',
        description: 'Where English says is, Dutch says how it stands, lies, sits or hangs.',
        preview: ['De fles staat.', 'Het boek ligt.'],
        quizzes: [
          { id: 'position-verb', card: 'where-things-are', questions: 3, practice: ['position-verb'] },
        ],
      },
      {
        id: 'separable-verbs',
        title: 'Separable Verbs',
        dutchTitle: 'Scheidbare werkwoorden',
        description: 'Verbs that fall apart: the first piece goes to the end.',
        preview: ['opbellen', 'Ik bel je op.'],
        quizzes: [{ id: 'separable-verb', card: 'two-parts', questions: 3, practice: ['separable-verb'] }],
      },
    ],
  },
  {
    id: 'negation',
    area: 'word order',
    title: 'Negation',
    dutchTitle: 'Niet en geen',
    description: 'Two words for not: which one, and where it stands.',
    preview: ['Ik heb geen auto.', 'Ik rook niet.'],
    quizzes: [{ id: 'negation', card: 'geen', questions: 5, practice: ['niet-geen'] }],
  },
  {
    id: 'hoofdzinnen',
    area: 'word order',
    title: 'Main Clauses',
    dutchTitle: 'Hoofdzinnen',
    description: 'The places of a sentence, one by one, and five words that join sentences.',
    preview: ['en', 'maar', 'want', 'dus', 'of'],
    quizzes: [
      {
        id: 'conjunction',
        card: 'conjunction-want',
        questions: 5,
        practice: ['word-order-main', 'conjunction'],
      },
      { id: 'structure', card: 'one-two-three', questions: 1, practice: ['word-order-main'] },
      { id: 'word-order', card: 'one-two-three', questions: 1, practice: ['word-order-main'] },
    ],
  },
  {
    id: 'inversie',
    area: 'word order',
    title: 'Inversion',
    dutchTitle: 'Inversie',
    description: 'Begin with when, where or what, and see what moves.',
    preview: ['Morgen ga ik …', 'Daar woon ik.'],
    quizzes: [{ id: 'inversion', card: 'the-verb-stays', questions: 5, practice: ['word-order-inversion'] }],
  },
  {
    id: 'nouns',
    area: 'words',
    title: 'Nouns',
    dutchTitle: 'Zelfstandige naamwoorden',
    description: '*De* or *het*, one or more, and making things small.',
    preview: ['de tafel', 'het huis', 'het kopje'],
    quizzes: [{ id: 'noun', card: 'de-or-het', questions: 8, practice: ['de-het', 'plural', 'diminutive'] }],
  },
  {
    id: 'adjectives',
    area: 'words',
    title: 'Adjectives',
    dutchTitle: 'Bijvoeglijke naamwoorden',
    description: 'Comparing things, and when an adjective gets an -e.',
    preview: ['groot, groter, grootst', 'een mooie dag'],
    backLabel: 'Back to Adjective Topics',
    lessons: [
      {
        id: 'comparisons',
        title: 'Comparisons (*Vergelijken*)',
        description: 'Big, bigger, biggest: saying that something is more.',
        preview: ['duur', 'duurder', 'het duurst'],
        quizzes: [{ id: 'comparison', card: 'bigger', questions: 6, practice: ['comparative'] }],
      },
      {
        id: 'inflection',
        title: 'Inflection (*Buigings-e*)',
        description: 'When an adjective before a noun gets an -e, and when it does not.',
        preview: ['een groot huis', 'een grote tuin'],
        quizzes: [{ id: 'inflection', card: 'een-groot-huis', questions: 6, practice: ['adjective-ending'] }],
      },
    ],
  },
  {
    id: 'referencewords',
    area: 'words',
    title: 'Reference Words',
    dutchTitle: 'Verwijswoorden',
    description: 'It, that and them: little words in place of a noun.',
    preview: ['hij', 'het', 'die', 'dat', 'ze'],
    quizzes: [
      { id: 'reference-word', card: 'subject', questions: 6, practice: ['reference-word', 'de-het'] },
    ],
    further: [
      {
        id: 'er',
        title: 'The word *er*',
        dutchTitle: 'Er',
        description: 'There is, there are, I have two: a small word with four jobs.',
        preview: ['Er is koffie.', 'Ik heb er twee.'],
        quizzes: [{ id: 'er', card: 'there-is', questions: 6, practice: ['er'] }],
      },
    ],
  },
  {
    id: 'subordinateclauses',
    area: 'word order',
    title: 'Subordinate Clauses',
    dutchTitle: 'Bijzinnen',
    description: 'After because, if and that, the verb goes to the end.',
    preview: ['omdat', 'als', 'dat'],
    quizzes: [
      {
        id: 'subordinate-clause',
        card: 'verb-last',
        questions: 6,
        practice: ['word-order-subordinate', 'conjunction'],
      },
    ],
    further: [
      {
        id: 'relative-clauses',
        title: 'Relative Clauses (*die, dat*)',
        dutchTitle: 'Bijzinnen met die en dat',
        description: 'The man who, the book that: saying which one you mean.',
        preview: ['de man die …', 'het boek dat …'],
        quizzes: [
          {
            id: 'relative-clause',
            card: 'which-one',
            questions: 6,
            practice: ['relative', 'word-order-subordinate'],
          },
        ],
      },
      {
        id: 'om-te',
        title: 'To Do Something (*om … te*)',
        dutchTitle: 'Om … te',
        description: 'What you do it for, and when a second verb has *te*.',
        preview: ['om te leren', 'Je hoeft niet te betalen.'],
        quizzes: [{ id: 'om-te', card: 'what-for', questions: 6, practice: ['om-te'] }],
      },
      {
        id: 'long-sentences',
        title: 'Long Sentences',
        dutchTitle: 'Lange zinnen',
        description: 'Joining what you say with because, so and but.',
        preview: ['want', 'omdat', 'dus', 'maar'],
        quizzes: [
          {
            id: 'long-sentence',
            card: 'one-long-sentence',
            questions: 6,
            practice: ['conjunction', 'word-order-subordinate'],
          },
        ],
      },
    ],
  },
  {
    id: 'imperfectum',
    area: 'verbs',
    title: 'Simple Past',
    dutchTitle: 'Imperfectum',
    description: 'Telling how it was, with *-te* or *-de*.',
    preview: ['ik werkte', 'ik woonde', 'ik was'],
    quizzes: [{ id: 'imperfectum', card: 'stem-and-letters', questions: 6, practice: ['imperfectum'] }],
    further: [
      {
        id: 'past-modals',
        title: 'Had To, Could, Would',
        dutchTitle: 'Kon, moest, wilde, mocht, zou',
        description: 'Can, must, want and may in the past, and polite questions.',
        preview: ['ik moest', 'we konden', 'zou u …?'],
        quizzes: [{ id: 'past-modal', card: 'five-verbs', questions: 6, practice: ['past-modal'] }],
      },
    ],
  },
  {
    id: 'perfectum',
    area: 'verbs',
    title: 'Perfect',
    dutchTitle: 'Perfectum',
    description: 'Saying what you have done, with *hebben* or *zijn*.',
    preview: ['ik heb gewerkt', 'ik ben gegaan'],
    quizzes: [{ id: 'perfectum', card: 'the-participle', questions: 6, practice: ['perfectum'] }],
  },
  {
    id: 'pronouns',
    area: 'words',
    title: 'Pronouns',
    dutchTitle: 'Persoonlijke en bezittelijke voornaamwoorden',
    description: 'I, me and my, and the short forms you hear all day.',
    preview: ['ik', 'mij', 'me', 'mijn'],
    quizzes: [{ id: 'pronoun', card: 'subject', questions: 6, practice: ['pronoun'] }],
  },
];
