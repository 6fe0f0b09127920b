import { msg } from '@lingui/core/macro';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { GapSentence } from '#content/schema/practice-words.ts';
import type { GapKind } from '#content/schema/practice-kind.ts';
import { defineGapGenerator, type GapGenerator } from './gap-generator.ts';

const nounOf = ({ about = '' }: GapSentence): string => about.replace(/^(?:de|het) /, '');
const small = (text: string): string => text.toLowerCase();
const formOf = (verb: string, form: string): MarkedText =>
  form === verb ? `*${verb}*` : `*${verb}*, here *${form}*`;

/** The questions, and why each answer is right (GRA-22). The sentences of a kind are loaded when it is practised. */
export const GAP_SOURCES: Record<GapKind, () => Promise<GapGenerator>> = {
  pronoun: async () => {
    const { PRONOUN_SENTENCES } = await import('#content/grammar/practice/pronoun-sentences.ts');
    return defineGapGenerator({
      kind: 'pronoun',
      rows: PRONOUN_SENTENCES,
      ask: msg`Which form of the pronoun belongs in the gap?`,
      isCueOfPerson: true,
      reasons: {
        subject: ({ answer }) =>
          `The one who does something is the subject: *${small(answer)}*. The verb agrees with it.`,
        object: ({ answer }) =>
          `Here something is done to or for this person, who is the object: *${small(answer)}*. Another word is the subject.`,
        'after-preposition': ({ answer }) =>
          `After a preposition such as *voor*, *met*, *van* or *op* you use the object form: *${answer}*.`,
        possessive: ({ answer }) =>
          `Whose is it? The possessive stands before the noun: *${answer}*. It takes the place of *de*, *het* or *een*.`,
        'ons-onze': (row) =>
          `*${row.about}*: ${
            row.about?.startsWith('het') === true
              ? 'a het-word goes with *ons*, without *-e*.'
              : 'a de-word goes with *onze*, with *-e*.'
          } All other possessives have one form.`,
        'onze-plural':
          'More than one always goes with *onze*, whatever the article of the noun: *onze kinderen*.',
      },
    });
  },
  'reference-word': async () => {
    const { REFERENCE_SENTENCES } = await import('#content/grammar/practice/reference-sentences.ts');
    return defineGapGenerator({
      kind: 'reference-word',
      rows: REFERENCE_SENTENCES,
      ask: msg`Which word points back to the thing in the sentence?`,
      reasons: {
        'subject-de': (row) =>
          `*${nounOf(row)}* is a de-word, and here it is the subject: *hij*. In speech *die* is as good; never *het*.`,
        'subject-het': (row) => `*${nounOf(row)}* is a het-word, and here it is the subject: *het*.`,
        'subject-plural': (row) =>
          `*${nounOf(row)}* is more than one, and the subject of its sentence: *ze*. In speech *die* is as good.`,
        'object-de': (row) =>
          `*${nounOf(row)}* is a de-word. Somebody else is the subject, so *hij* becomes *hem*.`,
        'object-het': (row) => `*${nounOf(row)}* is a het-word. As the object it stays *het*.`,
        'object-plural': (row) =>
          `*${nounOf(row)}* is more than one. As the object it is *ze*, the same as the subject.`,
      },
    });
  },
  conjunction: async () => {
    const { CONJUNCTION_SENTENCES } = await import('#content/grammar/practice/conjunction-sentences.ts');
    return defineGapGenerator({
      kind: 'conjunction',
      rows: CONJUNCTION_SENTENCES,
      ask: msg`Which word joins the two parts? Look at the place of the verb.`,
      reasons: {
        want: 'A reason follows, with its verb at the second place: *want*. After *omdat* the verb would stand last.',
        'want-short':
          'A reason follows. Its clause has only two parts, so the verb is second and last at once: *want* and *omdat* are both right.',
        omdat:
          'A reason follows, with its verb last: *omdat*. After *want* the verb would be at the second place.',
        dus: 'What follows is the result of the first part: *dus*, with the order of a main clause.',
        maar: 'What follows is not what one would expect: *maar*, with the order of a main clause.',
        en: 'Two things that go together, with nothing more between them: *en*.',
        'of-or':
          'There is a choice between two things: *of*, with the order of a main clause, here a question.',
        als: 'It happens on a condition, or each time: *als*. The verb of its clause stands last.',
        dat: 'After *denken*, *hopen* and *zeggen* comes *dat*, which Dutch never leaves out. The verb stands last.',
        'of-whether':
          'What follows is a question that can be answered by yes or no: *of*, whether. Its verb stands last, unlike after *of* for or.',
        toen: 'One moment or time in the past: *toen*. *als* is for now, later, or each time.',
        voordat: 'One thing comes first: *voordat*, before. The verb of its clause stands last.',
        terwijl: 'Two things happen at the same time: *terwijl*, while. The verb of its clause stands last.',
        zodat: 'What follows is what somebody wants to happen: *zodat*, so that. Its verbs stand last.',
      },
    });
  },
  'om-te': async () => {
    const { OM_TE_SENTENCES } = await import('#content/grammar/practice/om-te-sentences.ts');
    return defineGapGenerator({
      kind: 'om-te',
      rows: OM_TE_SENTENCES,
      ask: msg`Finish the sentence with the words given. Is it *om … te*, *te*, or nothing?`,
      reasons: {
        purpose: ({ answer }) =>
          `What is it for? That comes with *om* first, and *te* right before the verb at the end: *${answer}*.`,
        separable: ({ answer }) =>
          `*om* first, and at the end a separable verb. It splits, and *te* stands between its two parts: *${answer}*.`,
        adjective: ({ answer }) =>
          `After words such as *leuk*, *moeilijk* or *tijd* the action comes with *om … te*: *${answer}*. In writing *om* is sometimes left out.`,
        'te-only':
          '*hoeven*, and *zitten*, *staan*, *liggen*, *lopen* before another verb, bring *te* with them and never *om*.',
        'te-verb':
          '*proberen* and *vergeten* bring *te* with them. *om* may stand before it, and often does not.',
        nothing:
          'After *willen*, *kunnen*, *moeten*, *mogen* and *gaan* the other verb stands alone at the end: no *te*.',
      },
    });
  },
  'position-verb': async () => {
    const { POSITION_SENTENCES } = await import('#content/grammar/practice/position-sentences.ts');
    return defineGapGenerator({
      kind: 'position-verb',
      rows: POSITION_SENTENCES,
      ask: msg`Which form of *staan*, *liggen*, *zitten*, *hangen* or *lopen* belongs in the gap?`,
      askInDutch: msg`Type it in Dutch, with *staan*, *liggen*, *zitten*, *hangen* or *lopen*.`,
      reasons: {
        liggen: ({ answer }) => `It is flat or on its side, so it lies: ${formOf('liggen', answer)}.`,
        'liggen-place': ({ answer }) => `Towns and countries lie on the map: ${formOf('liggen', answer)}.`,
        staan: ({ answer }) =>
          `It is upright, or has a bottom, feet or wheels to stand on: ${formOf('staan', answer)}.`,
        'staan-written': ({ answer }) => `What is written stands on the paper: ${formOf('staan', answer)}.`,
        zitten: ({ answer }) => `It is inside something, or fixed to it: ${formOf('zitten', answer)}.`,
        'zitten-school': ({ answer }) =>
          `Somebody who follows a course or goes to a school: *zitten op*, here *${answer}*.`,
        'zitten-person': ({ answer }) => `People on a chair or a sofa sit: ${formOf('zitten', answer)}.`,
        hangen: ({ answer }) => `It is fixed at the top and its bottom is free: ${formOf('hangen', answer)}.`,
        lopen: ({ answer }) => `People and animals that go on foot: ${formOf('lopen', answer)}.`,
        'lopen-te': ({ answer }) =>
          `While moving about one does something else: *lopen te* and the other verb, here *${answer} … te zoeken*.`,
      },
    });
  },
  er: async () => {
    const { ER_SENTENCES } = await import('#content/grammar/practice/er-sentences.ts');
    return defineGapGenerator({
      kind: 'er',
      rows: ER_SENTENCES,
      ask: msg`What belongs in the gap? *er* is part of it, or another word for a place.`,
      askInDutch: msg`Type it in Dutch, with *er*, or another word for a place.`,
      reasons: {
        'there-is':
          'You tell that there is something new: *er* first, and then the verb, here for one thing.',
        'there-are':
          'You tell that there is something new: *er* first, and the verb agrees with what there is, here more than one.',
        'behind-verb':
          'Another word stands first, or it is a question. Then *er* comes right behind the verb.',
        'there-other':
          'Not only with *zijn*: when something or somebody new comes in, *er* goes with other verbs, too.',
        number:
          'The noun is left out after the number or *geen*, *genoeg*: *er* stands in its place, before the number.',
        place: 'The place was named already. It is *er*, without stress, in the middle of the sentence.',
        'place-first': 'The place stands first, with stress: *daar*. *er* for a place never stands first.',
        preposition:
          'A preposition at the end belongs to *er*, which stands near the verb: *er … op*, *er … over*, *er … mee*.',
        'preposition-one': ({ answer }) =>
          `With a thing a preposition makes one word with *er*: *${answer}*. One does not say *het* after a preposition.`,
      },
    });
  },
  relative: async () => {
    const { RELATIVE_SENTENCES } = await import('#content/grammar/practice/relative-sentences.ts');
    return defineGapGenerator({
      kind: 'relative',
      rows: RELATIVE_SENTENCES,
      ask: msg`What belongs in the gap? If a sentence is given, make it a clause with *die* or *dat*.`,
      reasons: {
        die: (row) => `*${row.about}* is a de-word, and *de* goes with *die*.`,
        dat: (row) => `*${row.about}*, one het-word: *het* goes with *dat*.`,
        'die-plural': (row) => `*${row.about}* is more than one, and that is always *die*.`,
        waar: 'A place where something is or happens: *waar*. *die* or *dat* would leave out the *in*.',
        wat: 'After *alles*, *iets* and *niets* comes *wat*. *dat* is possible, and less usual.',
        'clause-die': (row) =>
          `*${row.about}* goes with *die*, and the verb of the clause stands last: *${row.answer}*.`,
        'clause-dat': (row) =>
          `*${row.about}* goes with *dat*, and the verb of the clause stands last: *${row.answer}*.`,
        'clause-two': (row) =>
          `*${row.about}*, so *${row.answer.split(' ')[0] ?? ''}*. Both verbs stand together at the end: *${row.answer}*.`,
        'clause-plural': (row) =>
          `More than one, so *die*, and the verb of the clause stands last: *${row.answer}*.`,
      },
    });
  },
  'past-modal': async () => {
    const { PAST_MODAL_SENTENCES } = await import('#content/grammar/practice/past-modal-sentences.ts');
    return defineGapGenerator({
      kind: 'past-modal',
      rows: PAST_MODAL_SENTENCES,
      ask: msg`Which past form belongs in the gap?`,
      reasons: {
        one: ({ answer, cue }) =>
          `The past of *${cue ?? ''}* for one person or thing: *${answer}*. The other verb stays whole.`,
        'one-alone': ({ answer, cue }) =>
          `The past of *${cue ?? ''}* for one: *${answer}*. It is clear that somebody goes somewhere, so *gaan* is left out.`,
        more: ({ answer, cue }) =>
          `The past of *${cue ?? ''}* for more than one: *${answer}*. The other verb stays whole.`,
        'one-willen':
          '*wilde* is the past of *willen* for one person. *wou* is right, too, and more for speaking.',
        hoeven: ({ answer }) =>
          `The past of *hoeven* is regular: *${answer}*. The verb at the end keeps its *te*.`,
        zou: 'A polite question, a wish or advice: *zou*, the past of *zullen*, for one person and for *u*.',
        zouden: 'A polite question to more than one person: *zouden*, the past of *zullen*.',
        clause: ({ answer }) =>
          `In a subordinate clause both verbs stand at the end, first the past form: *${answer}*.`,
        'clause-one':
          'The verb stands last in the clause: *moest*. Where it is clear that one goes somewhere, *gaan* is left out.',
      },
    });
  },
};
