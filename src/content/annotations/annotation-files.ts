import type { AnnotatedText } from '#content/schema/annotation.ts';
import { rows as room_message } from './room-message.ts';
import { rows as room_letter } from './room-letter.ts';
import { rows as room_news } from './room-news.ts';
import { rows as room_recipe } from './room-recipe.ts';
import { rows as room_story } from './room-story.ts';
import { rows as room_instruction } from './room-instruction.ts';
import { rows as room_notice } from './room-notice.ts';
import { rows as room_interview } from './room-interview.ts';
import { rows as room_table } from './room-table.ts';
import { rows as room_diary } from './room-diary.ts';
import { rows as exam_reading } from './exam-reading.ts';
import { rows as exam_listening } from './exam-listening.ts';
import { rows as exam_knm } from './exam-knm.ts';
import { rows as exam_writing } from './exam-writing.ts';
import { rows as exam_speaking } from './exam-speaking.ts';
import { rows as interactions } from './interactions.ts';
import { rows as culture } from './culture.ts';
import { rows as misc } from './misc.ts';
import { rows as words_a } from './words-a.ts';
import { rows as words_b } from './words-b.ts';
import { rows as words_c } from './words-c.ts';
import { rows as words_d } from './words-d.ts';
import { rows as words_e } from './words-e.ts';
import { rows as words_f } from './words-f.ts';
import { rows as words_g } from './words-g.ts';
import { rows as words_h } from './words-h.ts';
import { rows as words_i } from './words-i.ts';
import { rows as words_j } from './words-j.ts';
import { rows as words_k } from './words-k.ts';
import { rows as words_l } from './words-l.ts';
import { rows as words_m } from './words-m.ts';
import { rows as words_n } from './words-n.ts';
import { rows as words_o } from './words-o.ts';
import { rows as words_p } from './words-p.ts';
import { rows as words_r } from './words-r.ts';
import { rows as words_s } from './words-s.ts';
import { rows as words_t } from './words-t.ts';
import { rows as words_u } from './words-u.ts';
import { rows as words_v } from './words-v.ts';
import { rows as words_w } from './words-w.ts';
import { rows as words_y } from './words-y.ts';
import { rows as words_z } from './words-z.ts';
import { rows as lessons } from './lessons.ts';
import { rows as quizzes } from './quizzes.ts';
import { rows as practice } from './practice.ts';
import { rows as practice_plural } from './practice-plural.ts';
import { rows as practice_de_het } from './practice-de-het.ts';
import { rows as practice_diminutive } from './practice-diminutive.ts';
import { rows as practice_present } from './practice-present.ts';
import { rows as practice_imperfectum } from './practice-imperfectum.ts';
import { rows as practice_perfectum } from './practice-perfectum.ts';
import { rows as practice_comparative } from './practice-comparative.ts';
import { rows as practice_adjective_ending } from './practice-adjective-ending.ts';
import { rows as practice_separable_verb } from './practice-separable-verb.ts';

/** Written by `npm run annotate`. */
export const ANNOTATED_TEXTS: Readonly<Record<string, readonly AnnotatedText[]>> = {
  'room-message': room_message,
  'room-letter': room_letter,
  'room-news': room_news,
  'room-recipe': room_recipe,
  'room-story': room_story,
  'room-instruction': room_instruction,
  'room-notice': room_notice,
  'room-interview': room_interview,
  'room-table': room_table,
  'room-diary': room_diary,
  'exam-reading': exam_reading,
  'exam-listening': exam_listening,
  'exam-knm': exam_knm,
  'exam-writing': exam_writing,
  'exam-speaking': exam_speaking,
  interactions: interactions,
  culture: culture,
  misc: misc,
  'words-a': words_a,
  'words-b': words_b,
  'words-c': words_c,
  'words-d': words_d,
  'words-e': words_e,
  'words-f': words_f,
  'words-g': words_g,
  'words-h': words_h,
  'words-i': words_i,
  'words-j': words_j,
  'words-k': words_k,
  'words-l': words_l,
  'words-m': words_m,
  'words-n': words_n,
  'words-o': words_o,
  'words-p': words_p,
  'words-r': words_r,
  'words-s': words_s,
  'words-t': words_t,
  'words-u': words_u,
  'words-v': words_v,
  'words-w': words_w,
  'words-y': words_y,
  'words-z': words_z,
  lessons: lessons,
  quizzes: quizzes,
  practice: practice,
  'practice-plural': practice_plural,
  'practice-de-het': practice_de_het,
  'practice-diminutive': practice_diminutive,
  'practice-present': practice_present,
  'practice-imperfectum': practice_imperfectum,
  'practice-perfectum': practice_perfectum,
  'practice-comparative': practice_comparative,
  'practice-adjective-ending': practice_adjective_ending,
  'practice-separable-verb': practice_separable_verb,
};
