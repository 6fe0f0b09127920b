import { BookOpen, Headphones, Landmark, Mic, PenLine, type LucideIcon } from 'lucide-react';
import type { Skill } from '#exam/part.ts';

/** The look that distinguishes a part at a glance, at any level. */
export const SKILL_ICONS: Readonly<Record<Skill, LucideIcon>> = {
  reading: BookOpen,
  listening: Headphones,
  writing: PenLine,
  speaking: Mic,
  knowledge: Landmark,
};

/** The stripe of its card. */
export const SKILL_STRIPES: Readonly<Record<Skill, string>> = {
  reading: 'border-t-brand',
  listening: 'border-t-success',
  writing: 'border-t-action',
  speaking: 'border-t-violet',
  knowledge: 'border-t-teal',
};
