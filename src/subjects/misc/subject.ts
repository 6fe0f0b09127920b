import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Bank } from '#learning/catalogue.ts';
import { wholeTopic } from '#learning/item-topic.ts';
import { PATHS } from '#routes/paths.ts';
import { miscRoute, type MiscSectionId } from '#routes/routes.ts';
import type { Subject } from '#subjects/subject.ts';

const inSection = (id: string, title: MessageDescriptor, section: MiscSectionId) =>
  wholeTopic(id, title, miscRoute(section));
const findingTheWay = inSection('Finding the way', msg`Finding the way`, 'directions-section');

/** The games of /misc, each with its questions. */
const BANKS: readonly Bank[] = [
  {
    prefix: 'question:letter-name-',
    topic: inSection('Spelling names', msg`Spelling names`, 'alphabets-section'),
    load: async () => (await import('#subjects/misc/alphabet/spelling-bank.ts')).loadSpellingNames(),
  },
  {
    prefix: 'question:ear-',
    topic: inSection('Words told apart by ear', msg`Words that sound alike`, 'alphabets-section'),
    load: async () => (await import('#subjects/misc/alphabet/ear-bank.ts')).loadSoundPairs(),
  },
  {
    prefix: 'question:number-',
    topic: inSection('Numbers', msg`Numbers`, 'numbers-section'),
    load: async () => (await import('#subjects/misc/numbers/number-bank.ts')).loadNumbers(),
  },
  {
    prefix: 'question:price-',
    topic: inSection('Prices', msg`Prices`, 'numbers-section'),
    load: async () => (await import('#subjects/misc/numbers/number-bank.ts')).loadPrices(),
  },
  {
    prefix: 'question:clock-',
    topic: inSection('Telling the time', msg`Telling the time`, 'time-practice'),
    load: async () => (await import('#subjects/misc/time/clock-bank.ts')).loadClockQuestions(),
  },
  {
    prefix: 'question:family-',
    topic: inSection('Family', msg`Family`, 'family-relations-section'),
    load: async () => (await import('#subjects/misc/family/family-bank.ts')).loadFamilyQuestions(),
  },
  {
    prefix: 'question:body-part-',
    topic: inSection('Parts of the body', msg`Parts of the body`, 'body-parts-section'),
    load: async () => (await import('#subjects/misc/body/body-bank.ts')).loadBodyParts(),
  },
  {
    prefix: 'question:route-',
    topic: findingTheWay,
    load: async () => (await import('#subjects/misc/directions/route-bank.ts')).loadRoutes(),
  },
  {
    prefix: 'question:walk-',
    topic: findingTheWay,
    load: async () => (await import('#subjects/misc/directions/route-bank.ts')).loadWalk(),
  },
];

export const MISC: Subject = {
  id: 'misc',
  page: {
    path: PATHS.misc,
    title: msg`Miscellaneous Dutch`,
    load: () => import('./misc-screen.tsx'),
  },
  nav: { label: msg`Misc`, isLast: true },
  texts: [
    {
      title: msg`Letters and numbers`,
      prefixes: ['letters', 'numbers'],
      load: async () => (await import('./letter-texts.ts')).letterTexts(),
    },
  ],
  banks: BANKS,
};
