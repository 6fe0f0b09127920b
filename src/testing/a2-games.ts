import { KNM_BANK } from '#content/exam/knm-bank.ts';
import { rows as knmRows } from '#content/exam/knm-questions.ts';
import { LISTENING_QUESTIONS } from '#content/exam/listening-questions.ts';
import { rows as practice } from '#content/exam/reading-practice.ts';
import { rows as questions } from '#content/exam/reading-questions.ts';
import { rows as texts } from '#content/exam/reading-texts.ts';
import { KNM } from '#exam/a2/knm.ts';
import { LISTENING } from '#exam/a2/listening.ts';
import { READING } from '#exam/a2/reading.ts';
import { knmGame } from '#exam/screens/choose/knm-game-screen.tsx';
import { listeningGame } from '#exam/screens/choose/listening-game-screen.tsx';
import { readingGame } from '#exam/screens/choose/reading-game-screen.tsx';

/** The games with options that the A2 definitions make from their content; a definition loads their screens. */
export const KNM_GAME = knmGame(KNM, knmRows, KNM_BANK);
export const LISTENING_GAME = listeningGame(LISTENING, LISTENING_QUESTIONS);
export const READING_GAME = readingGame(READING, { texts, questions, practice });
