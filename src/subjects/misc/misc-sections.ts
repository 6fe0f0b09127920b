import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  CalendarDays,
  CaseSensitive,
  Clock,
  GraduationCap,
  Hash,
  PersonStanding,
  Signpost,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { MiscSectionId } from '#routes/routes.ts';
import { lazyCode, type LazyCode } from '#components/lazy/lazy-code.tsx';

/** One of the page's sections, and the text of its card (MSC-02). */
export interface MiscSection {
  /** The id of its element, fixed by MSC-02. */
  readonly id: MiscSectionId;
  readonly title: MessageDescriptor;
  /** Below the section's heading and on its card. */
  readonly intro: MessageDescriptor;
  /** A few of its Dutch words. */
  readonly preview: string;
  readonly colour: 'blue' | 'orange' | 'green' | 'gold' | 'violet' | 'teal';
  readonly Icon: LucideIcon;
  readonly code: LazyCode;
}

/** The id of the cards that lead to the sections. */
export const TOPICS_ID = 'topics';

/** The sections in the order of the page (MSC-02). Each is its own chunk, loaded as soon as the page is drawn. */
export const MISC_SECTIONS: readonly MiscSection[] = [
  {
    id: 'alphabets-section',
    title: msg`Alphabets`,
    intro: msg`The names of the letters, the sounds of Dutch, and how to spell your name.`,
    preview: 'a, bee, cee',
    colour: 'blue',
    Icon: CaseSensitive,
    code: lazyCode(() => import('#subjects/misc/alphabet/alphabet-section.tsx')),
  },
  {
    id: 'numbers-section',
    title: msg`Numbers`,
    intro: msg`Count, say prices and telephone numbers, and understand them when you hear them.`,
    preview: 'een, twee, drie',
    colour: 'orange',
    Icon: Hash,
    code: lazyCode(() => import('#subjects/misc/numbers/numbers-section.tsx')),
  },
  {
    id: 'time-practice',
    title: msg`Time`,
    intro: msg`Tell the time in Dutch, where half past two is “half three”.`,
    preview: 'kwart over drie',
    colour: 'green',
    Icon: Clock,
    code: lazyCode(() => import('#subjects/misc/time/time-section.tsx')),
  },
  {
    id: 'days-week-section',
    title: msg`Days & Week`,
    intro: msg`The days, the parts of the day and the seasons.`,
    preview: 'maandagochtend',
    colour: 'gold',
    Icon: CalendarDays,
    code: lazyCode(() => import('#subjects/misc/days/days-section.tsx')),
  },
  {
    id: 'directions-section',
    title: msg`Directions`,
    intro: msg`Ask the way, understand the answer, and walk through a small town in Dutch.`,
    preview: 'links, rechts',
    colour: 'teal',
    Icon: Signpost,
    code: lazyCode(() => import('#subjects/misc/directions/directions-section.tsx')),
  },
  {
    id: 'body-parts-section',
    title: msg`Body Parts`,
    intro: msg`Name the parts of the body, and say where it hurts.`,
    preview: 'het hoofd, de hand',
    colour: 'violet',
    Icon: PersonStanding,
    code: lazyCode(() => import('#subjects/misc/body/body-section.tsx')),
  },
  {
    id: 'family-relations-section',
    title: msg`Family Relations`,
    intro: msg`Talk about your family, from your grandmother to your nephew.`,
    preview: 'de oma, de neef',
    colour: 'orange',
    Icon: Users,
    code: lazyCode(() => import('#subjects/misc/family/family-section.tsx')),
  },
  {
    id: 'education-section',
    title: msg`Education System`,
    intro: msg`From primary school to university, and who can go where.`,
    preview: 'de basisschool',
    colour: 'blue',
    Icon: GraduationCap,
    code: lazyCode(() => import('#subjects/misc/education/education-section.tsx')),
  },
];

/** The section named by an address after its `#`. */
export function sectionInAddress(hash: string): MiscSection | undefined {
  return MISC_SECTIONS.find(({ id }) => `#${id}` === hash);
}
