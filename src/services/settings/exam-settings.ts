import { settingOf } from '#services/settings/settings.ts';
import { EXAM_READ_ALOUD } from '#services/storage/exam-values.ts';

/** Whether a listening exam reads its questions aloud by itself, where its format does (MOC-08). */
export const examReadAloudSetting = settingOf(EXAM_READ_ALOUD);
