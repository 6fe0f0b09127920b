import { rememberedPath } from '#auth/rules/remembered-path.ts';

/** Every path of the app (NAV-01). No other code contains a path. */
export const PATHS = {
  login: '/login',
  home: '/',
  interactions: '/vragenlijst',
  vocabulary: '/vocabulary',
  grammar: '/grammar',
  videos: '/youtube',
  culture: '/culture',
  reading: '/reading',
  misc: '/misc',
  examInfo: '/practice-a2',
  readingRoom: '/exam/reading',
  listeningRoom: '/exam/listening',
  writingRoom: '/exam/writing',
  speakingRoom: '/exam/speaking',
  knmRoom: '/exam/knm',
  readingGame: '/reading-game',
  knmGame: '/knm-game',
  writingGame: '/writing-game',
  speakingGame: '/speaking-game',
  listeningGame: '/listening-game',
  session: '/session',
  review: '/review',
  progress: '/progress',
  settings: '/settings',
  placement: '/placement',
  mockExam: '/mock-exam',
  record: '/record',
} as const;

export type AppPath = (typeof PATHS)[keyof typeof PATHS];

/** Whether a text from outside (a remembered link, storage) is exactly one of the app's paths. */
function isAppPath(path: string): path is AppPath {
  return (Object.values(PATHS) as string[]).includes(path);
}

/** The address after signing in (AUTH-13, NAV-02): the remembered one if it belongs to this app, otherwise Home. */
export function returnPath(remembered: unknown): string {
  return rememberedPath(remembered, (path) => isAppPath(path) && path !== PATHS.login) ?? PATHS.home;
}
