import type { Bank } from '#services/catalogue/catalogue.ts';
import { wholeTopic } from '#services/catalogue/item-topic.ts';
import { PATHS } from '#services/paths.ts';
import { miscRoute, type MiscSectionId } from '#services/routes/routes.ts';
import type { Subject } from '#subjects/subject.ts';

const inSection = (title: string, section: MiscSectionId) => wholeTopic(title, miscRoute(section));
const findingTheWay = inSection('Finding the way', 'directions-section');

/** The games of /misc, each with its questions. */
const BANKS: readonly Bank[] = [
  {
    prefix: 'question:letter-name-',
    topic: inSection('Spelling names', 'alphabets-section'),
    load: async () => (await import('#features/misc/alphabet/spelling-bank.ts')).loadSpellingNames(),
  },
  {
    prefix: 'question:ear-',
    topic: inSection('Words told apart by ear', 'alphabets-section'),
    load: async () => (await import('#features/misc/alphabet/ear-bank.ts')).loadSoundPairs(),
  },
  {
    prefix: 'question:number-',
    topic: inSection('Numbers', 'numbers-section'),
    load: async () => (await import('#features/misc/numbers/number-bank.ts')).loadNumbers(),
  },
  {
    prefix: 'question:price-',
    topic: inSection('Prices', 'numbers-section'),
    load: async () => (await import('#features/misc/numbers/number-bank.ts')).loadPrices(),
  },
  {
    prefix: 'question:clock-',
    topic: inSection('Telling the time', 'time-practice'),
    load: async () => (await import('#features/misc/time/clock-bank.ts')).loadClockQuestions(),
  },
  {
    prefix: 'question:family-',
    topic: inSection('Family', 'family-relations-section'),
    load: async () => (await import('#features/misc/family/family-bank.ts')).loadFamilyQuestions(),
  },
  {
    prefix: 'question:body-part-',
    topic: inSection('Parts of the body', 'body-parts-section'),
    load: async () => (await import('#features/misc/body/body-bank.ts')).loadBodyParts(),
  },
  {
    prefix: 'question:route-',
    topic: findingTheWay,
    load: async () => (await import('#features/misc/directions/route-bank.ts')).loadRoutes(),
  },
  {
    prefix: 'question:walk-',
    topic: findingTheWay,
    load: async () => (await import('#features/misc/directions/route-bank.ts')).loadWalk(),
  },
];

export const MISC: Subject = {
  id: 'misc',
  page: {
    path: PATHS.misc,
    title: 'Miscellaneous Dutch',
    load: () => import('#features/misc/misc-screen.tsx'),
  },
  banks: BANKS,
};
