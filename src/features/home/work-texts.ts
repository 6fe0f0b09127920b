import type { AreaShare } from '#domain/plan/study-plan.ts';
import type { NextTopics } from '#features/home/use-next-topics.ts';
import { counted } from '#lib/counted.ts';
import { PATHS } from '#services/paths.ts';
import type { WorkAreaId } from '#services/plan/work-areas.ts';
import { type RouteLink, route } from '#services/routes/routes.ts';

interface WorkText {
  /** Without lives and clock, where that is a choice (MOC-13). */
  readonly link: RouteLink;
  /** What it is called. */
  readonly name: string;
  /** One of it, of which there may be several. */
  readonly one: string;
  /** What one does with it. */
  readonly verb: string;
}

const CALM = { kind: 'calm', theme: null } as const;

/** What each kind of work is called on the screen, and where it is done. */
export const WORK_TEXTS: Readonly<Record<WorkAreaId, WorkText>> = {
  words: { link: PATHS.vocabulary, name: 'Words', one: 'new word', verb: 'Learn' },
  interactions: { link: PATHS.interactions, name: 'Interactions', one: 'interaction', verb: 'Practise' },
  grammar: { link: PATHS.grammar, name: 'Grammar', one: 'grammar question', verb: 'Answer' },
  'reading-game': {
    link: route('readingGame', CALM),
    name: 'Reading game',
    one: 'reading question',
    verb: 'Answer',
  },
  'listening-game': {
    link: route('listeningGame', CALM),
    name: 'Listening game',
    one: 'listening question',
    verb: 'Answer',
  },
  'speaking-game': { link: PATHS.speakingGame, name: 'Speaking game', one: 'speaking task', verb: 'Do' },
  'writing-game': { link: PATHS.writingGame, name: 'Writing game', one: 'writing task', verb: 'Do' },
  'knm-game': { link: route('knmGame', CALM), name: 'KNM game', one: 'KNM question', verb: 'Answer' },
};

/** Where a line of the plan leads: to what is to be begun of it, once that is known. */
export function workLink(id: WorkAreaId, topics: NextTopics): RouteLink {
  return topics.get(id)?.link ?? WORK_TEXTS[id].link;
}

/** `Learn 10 new words` */
export function taskText({ area, left }: AreaShare<WorkAreaId>): string {
  const { verb, one } = WORK_TEXTS[area.id];
  return `${verb} ${counted(left, one)}`;
}

/** Never less than one: nobody plans for seconds. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

export function minutesText(seconds: number): string {
  return counted(minutesOf(seconds), 'minute');
}

/** `18 December`, with its year where that isn't the one of today. */
export function dayText(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (isThisYear ? DAY : DAY_AND_YEAR).format(Date.parse(`${day}T12:00:00Z`));
}
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
