import { settingOf } from '#services/settings/settings.ts';
import {
  ASKED_AFTER_EXAMS,
  ASKED_FOR_DATES,
  EXAM_DATES,
  NEW_CARDS_A_DAY,
  PLAN_STARTS,
  PICTURES,
  RETENTION,
  REVIEWS_A_DAY,
  STUDY_MINUTES,
} from '#services/storage/study-values.ts';

/** What one chooses about studying: chosen in settings, followed by review and by the day's plan (MEM-07). */
export const newCardsSetting = settingOf(NEW_CARDS_A_DAY);
export const reviewsSetting = settingOf(REVIEWS_A_DAY);
export const retentionSetting = settingOf(RETENTION);
export const picturesSetting = settingOf(PICTURES);
export const examDatesSetting = settingOf(EXAM_DATES);
export const askedForDatesSetting = settingOf(ASKED_FOR_DATES);
export const studyMinutesSetting = settingOf(STUDY_MINUTES);
export const planStartsSetting = settingOf(PLAN_STARTS);
export const askedAfterExamsSetting = settingOf(ASKED_AFTER_EXAMS);
