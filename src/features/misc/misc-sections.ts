import { CaseSensitive, PersonStanding, Signpost, type LucideIcon } from 'lucide-react';
import { lateCode, type LateCode } from '#shared/late/late-code.ts';

/** One of the page's sections, and what its card says about it (MSC-02). */
export interface MiscSection {
  /** The id of its element, fixed by MSC-02. */
  readonly id: string;
  readonly title: string;
  /** Under the section's heading and on its card. */
  readonly intro: string;
  /** A few of its Dutch words. */
  readonly preview: string;
  readonly colour: 'blue' | 'orange' | 'green' | 'gold' | 'violet' | 'teal';
  readonly Icon: LucideIcon;
  readonly code: LateCode;
}

/** The sections in the order of the page (MSC-02). Each is a chunk of its own, fetched as soon as the page is drawn. */
export const MISC_SECTIONS: readonly MiscSection[] = [
  {
    id: 'alphabets-section',
    title: 'Alphabets',
    intro: 'The names of the letters, the sounds of Dutch, and how to spell your name.',
    preview: 'a, bee, cee',
    colour: 'blue',
    Icon: CaseSensitive,
    code: lateCode(() => import('#features/misc/alphabet/alphabet-section.tsx')),
  },
  {
    id: 'directions-section',
    title: 'Directions',
    intro: 'Ask the way, understand the answer, and walk through a small town in Dutch.',
    preview: 'links, rechts',
    colour: 'teal',
    Icon: Signpost,
    code: lateCode(() => import('#features/misc/directions/directions-section.tsx')),
  },
  {
    id: 'body-parts-section',
    title: 'Body Parts',
    intro: 'Name the parts of the body, and say where it hurts.',
    preview: 'het hoofd, de hand',
    colour: 'violet',
    Icon: PersonStanding,
    code: lateCode(() => import('#features/misc/body/body-section.tsx')),
  },
];
