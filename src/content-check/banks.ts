import { annotationsBank } from './annotations-bank.ts';
import { audioBank } from './audio-bank.ts';
import type { Bank } from './bank.ts';
import { cultureBank } from './culture-bank.ts';
import { examBanks } from './exam-banks.ts';
import { grammarLessonsBank, lessonBanks } from './grammar-lessons-bank.ts';
import { grammarQuestionsBank, questionFileBanks } from './grammar-questions-bank.ts';
import { interactionBanks } from './interactions-bank.ts';
import { inventedWordsBank } from './invented-words-bank.ts';
import { knmBank, knmBankFiles } from './knm-bank.ts';
import { miscBanks } from './misc-bank.ts';
import { mockBanks } from './mock-banks.ts';
import { mockTaskBanks } from './mock-task-banks.ts';
import { pathBank } from './path-bank.ts';
import { practiceSentenceBanks } from './practice-sentences-bank.ts';
import { readingRoomBanks } from './reading-room-bank.ts';
import { toRecogniseBank } from './to-recognise-bank.ts';
import { videoBanks } from './videos-bank.ts';
import { vocabularyBank } from './vocabulary-bank.ts';
import { wordPicturesBank } from './word-pictures-bank.ts';

/** All content that is checked. */
export const BANKS: readonly Bank[] = [
  vocabularyBank,
  toRecogniseBank,
  inventedWordsBank,
  pathBank,
  wordPicturesBank,
  ...interactionBanks,
  cultureBank,
  ...videoBanks,
  ...lessonBanks,
  grammarLessonsBank,
  ...questionFileBanks,
  grammarQuestionsBank,
  ...practiceSentenceBanks,
  ...miscBanks,
  ...examBanks,
  ...knmBankFiles,
  knmBank,
  ...mockBanks,
  ...mockTaskBanks,
  ...readingRoomBanks,
  annotationsBank,
  audioBank,
];
