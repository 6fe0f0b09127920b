import { msg } from '@lingui/core/macro';
import { defineQuiz, type QuizKind } from './define-quiz.ts';

/** The instructions of questions about nouns. */
const ABOUT_NOUNS = {
  'de-het': msg`Which words go together?`,
  plural: msg`Which plural is right?`,
  diminutive: msg`Which small form is right?`,
} as const;

/** The cards of a lesson for the kinds of questions of its quiz; what has none is about the card of the quiz. */
const NOUN_CARDS = { 'de-het': 'de-or-het', plural: 'plural', diminutive: 'diminutives' } as const;
const COMPARISON_CARDS = {
  comparative: 'bigger',
  superlative: 'the-biggest',
  irregular: 'irregular',
} as const;
const PERFECTUM_CARDS = {
  regular: 'the-participle',
  irregular: 'irregular-participles',
  auxiliary: 'hebben-or-zijn',
} as const;
const IMPERFECTUM_CARDS = {
  te: 'stem-and-letters',
  de: 'stem-and-letters',
  irregular: 'irregular-verbs',
} as const;

const BEGIN_WITH = {
  time: msg`Begin with the time. What does the sentence become?`,
  place: msg`Begin with the place. What does the sentence become?`,
  object: msg`Begin with the object. What does the sentence become?`,
} as const;

/**
 * Every kind of quiz, in the order of the lessons (GRA-06 to GRA-17). A new kind is one more entry here, a file of rows, and
 * its id under a lesson in `content/grammar/topics.ts`. The rows are loaded with their lesson.
 */
export const QUIZ_KINDS: readonly QuizKind[] = [
  // GRA-06: the plural of a word, in two spellings.
  defineQuiz({
    id: 'spelling-plural',
    title: msg`Quiz: plurals`,
    instruction: msg`How do you spell the plural of this word?`,
    load: () => import('#content/grammar/quizzes/spelling-plural.ts'),
    toItem: ({ word }) => ({ prompt: `*${word}*` }),
  }),
  // GRA-06: which of two words has the same vowel as the given one.
  defineQuiz({
    id: 'vowel',
    title: msg`Quiz: long and short vowels`,
    instruction: msg`Which word has the same vowel?`,
    load: () => import('#content/grammar/quizzes/vowel.ts'),
    toItem: ({ question, word }) => ({ question, prompt: `*${word}*` }),
  }),
  // GRA-07: the form of a verb that goes with its subject.
  defineQuiz({
    id: 'conjugation',
    title: msg`Quiz: verb forms`,
    instruction: msg`Which form of the verb belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/conjugation.ts'),
    toItem: ({ sentence, verb }) => ({ prompt: `*${sentence}*`, note: msg`Verb: *${verb}*` }),
  }),
  // GRA-07: the stem of a verb, which is its form with *ik*.
  defineQuiz({
    id: 'stem',
    title: msg`Quiz: the stem`,
    instruction: msg`What is the stem of this verb?`,
    load: () => import('#content/grammar/quizzes/stem.ts'),
    toItem: ({ infinitive }) => ({ prompt: `*${infinitive}*` }),
  }),
  // GRA-07: correct or not, two answers that are always in this order.
  defineQuiz({
    id: 'sentence-correctness',
    title: msg`Quiz: right or wrong?`,
    instruction: msg`Is this sentence correct?`,
    optionsAre: 'english',
    optionOrder: 'fixed',
    load: () => import('#content/grammar/quizzes/sentence-correctness.ts'),
    toItem: ({ sentence, isCorrect, correction }) => ({
      prompt: `*${sentence}*`,
      options: ['Correct', 'Incorrect'],
      correct: isCorrect ? 0 : 1,
      solved: correction,
    }),
  }),
  // GRA-07: which second verb, or where it goes.
  defineQuiz({
    id: 'two-verb',
    title: msg`Quiz: two verbs`,
    instruction: msg`What belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/two-verb.ts'),
    toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
  }),
  // GRA-07: *staan*, *liggen*, *zitten* or *hangen*.
  defineQuiz({
    id: 'position-verb',
    title: msg`Quiz: position verbs`,
    instruction: msg`Which verb belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/position-verb.ts'),
    toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
  }),
  // GRA-07: the two parts of a separable verb.
  defineQuiz({
    id: 'separable-verb',
    title: msg`Quiz: separable verbs`,
    instruction: msg`What belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/separable-verb.ts'),
    toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
  }),
  // GRA-08: *niet* or *geen*, and where it goes.
  defineQuiz({
    id: 'negation',
    title: msg`Quiz: niet or geen`,
    instruction: msg`Make the sentence negative.`,
    load: () => import('#content/grammar/quizzes/negation.ts'),
    toItem: ({ sentence, type }) => ({ prompt: `*${sentence}*`, card: type }),
  }),
  // GRA-09: the word that joins two main clauses.
  defineQuiz({
    id: 'conjunction',
    title: msg`Quiz: conjunctions`,
    instruction: msg`Which word joins the two sentences?`,
    load: () => import('#content/grammar/quizzes/conjunction.ts'),
    toItem: ({ sentence1, sentence2, options, correct }) => ({
      prompt: `*${sentence1}* ___ *${sentence2}*`,
      heard: `${sentence1.slice(0, -1)}, ${options[correct]} ${sentence2}`,
    }),
  }),
  // GRA-09: which part of a sentence goes where.
  defineQuiz({
    id: 'structure',
    title: msg`Quiz: the places of a sentence`,
    instruction: msg`Look at the parts of the sentence.`,
    load: () => import('#content/grammar/quizzes/structure.ts'),
    toItem: ({ question, sentence }) => ({ question, prompt: `*${sentence}*`, heard: sentence }),
  }),
  // GRA-09: a sentence from its words.
  defineQuiz({
    id: 'word-order',
    title: msg`Quiz: word order`,
    instruction: msg`Which sentence has these words in the right order?`,
    load: () => import('#content/grammar/quizzes/word-order.ts'),
    toItem: ({ scrambledWords, correctSentence }) => ({
      prompt: `*${scrambledWords.join(' / ')}*`,
      heard: correctSentence,
    }),
  }),
  // GRA-10: the same sentence starting with something other than the subject.
  defineQuiz({
    id: 'inversion',
    title: msg`Quiz: inversion`,
    instruction: msg`Say it in another order.`,
    load: () => import('#content/grammar/quizzes/inversion.ts'),
    toItem: ({ normalSentence, inversionType }) => ({
      question: BEGIN_WITH[inversionType],
      prompt: `*${normalSentence}*`,
    }),
  }),
  // GRA-11: the article, the plural or the diminutive of a noun.
  defineQuiz({
    id: 'noun',
    title: msg`Quiz: nouns`,
    instruction: msg`What belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/noun.ts'),
    toItem: ({ sentence, type }) => ({
      question: ABOUT_NOUNS[type],
      prompt: `*${sentence}*`,
      card: NOUN_CARDS[type],
    }),
  }),
  // GRA-12: the comparative or superlative of an adjective.
  defineQuiz({
    id: 'comparison',
    title: msg`Quiz: comparing`,
    instruction: msg`Which form belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/comparison.ts'),
    toItem: ({ sentence, adjective, type }) => ({
      prompt: `*${sentence}*`,
      note: msg`Adjective: *${adjective}*`,
      card: COMPARISON_CARDS[type],
    }),
  }),
  // GRA-12: an adjective with or without -e.
  defineQuiz({
    id: 'inflection',
    title: msg`Quiz: with or without -e`,
    instruction: msg`Which form of the adjective belongs here?`,
    load: () => import('#content/grammar/quizzes/inflection.ts'),
    toItem: ({ phrase }) => ({ prompt: `*${phrase}*` }),
  }),
  // GRA-13: the word that replaces a thing or a person named before.
  defineQuiz({
    id: 'reference-word',
    title: msg`Quiz: reference words`,
    instruction: msg`Which word belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/reference-word.ts'),
    toItem: ({ sentence, type }) => ({ prompt: `*${sentence}*`, card: type }),
  }),
  // GRA-21: *er* for what there is, for a place, with a number, with a preposition.
  defineQuiz({
    id: 'er',
    title: msg`Quiz: er`,
    instruction: msg`What belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/er.ts'),
    toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
  }),
  // GRA-14: the clause after *omdat*, *als* or *dat*.
  defineQuiz({
    id: 'subordinate-clause',
    title: msg`Quiz: subordinate clauses`,
    instruction: msg`What belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/subordinate-clause.ts'),
    toItem: ({ mainClause, subordinateClause }) => ({ prompt: `*${mainClause} ${subordinateClause}*` }),
  }),
  // GRA-21: *die*, *dat* or *waar*, and the order after it.
  defineQuiz({
    id: 'relative-clause',
    title: msg`Quiz: die, dat or waar`,
    instruction: msg`What belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/relative-clause.ts'),
    toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
  }),
  // GRA-21: *om … te*, *te* alone, or nothing.
  defineQuiz({
    id: 'om-te',
    title: msg`Quiz: om … te`,
    instruction: msg`What belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/om-te.ts'),
    toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
  }),
  // GRA-21: the word that joins two sentences, and the order after it.
  defineQuiz({
    id: 'long-sentence',
    title: msg`Quiz: long sentences`,
    instruction: msg`What belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/long-sentence.ts'),
    toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
  }),
  // GRA-15: the simple past of a verb.
  defineQuiz({
    id: 'imperfectum',
    title: msg`Quiz: imperfectum`,
    instruction: msg`Which form of the imperfectum belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/imperfectum.ts'),
    toItem: ({ sentence, infinitive, type }) => ({
      prompt: `*${sentence}*`,
      note: msg`Verb: *${infinitive}*`,
      card: IMPERFECTUM_CARDS[type],
    }),
  }),
  // GRA-21: *moest*, *kon*, *wilde*, *mocht*, *zou*.
  defineQuiz({
    id: 'past-modal',
    title: msg`Quiz: had to, could, would`,
    instruction: msg`What belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/past-modal.ts'),
    toItem: ({ sentence }) => ({ prompt: `*${sentence}*` }),
  }),
  // GRA-16: the participle of a verb, or its auxiliary.
  defineQuiz({
    id: 'perfectum',
    title: msg`Quiz: perfectum`,
    instruction: msg`What belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/perfectum.ts'),
    toItem: ({ sentence, infinitive, type }) => ({
      prompt: `*${sentence}*`,
      note: msg`Verb: *${infinitive}*`,
      card: PERFECTUM_CARDS[type],
    }),
  }),
  // GRA-17: the subject, object or possessive form of a pronoun.
  defineQuiz({
    id: 'pronoun',
    title: msg`Quiz: pronouns`,
    instruction: msg`Which pronoun belongs in the sentence?`,
    load: () => import('#content/grammar/quizzes/pronoun.ts'),
    toItem: ({ sentence, type }) => ({ prompt: `*${sentence}*`, card: type }),
  }),
];
