import type { AskedListeningRow } from '#content/schema/exam-rows.ts';
import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';
import type { ListeningFragment } from '#sound/listening-fragment.ts';
import type { ChoiceItem } from './choice-item.ts';
import { skillTopic, type TopicPart } from '#exam/screens/exam-topics.ts';

/** A question with the fragment that it is about. */
export interface ListeningItem extends ChoiceItem {
  readonly fragment: ListeningFragment;
}

/** The questions of the listening game, fragment by fragment (LIS-01). */
export function listeningGameItems(
  part: TopicPart,
  rows: readonly AskedListeningRow[],
): readonly ListeningItem[] {
  return rows.map(({ fragmentId, setting, audioText: lines, category, ...row }) => ({
    ...row,
    group: { id: category, title: category },
    topic: skillTopic(part, row.skill),
    fragment: { id: fragmentId, setting, lines, cast: [...new Set(lines.map(({ voice }) => voice))] },
  }));
}

/** The questions of an exam, fragment by fragment (MOC-01). */
export function listeningExamItems(
  part: TopicPart,
  fragments: readonly MockListeningFragment[],
): readonly ListeningItem[] {
  return fragments.flatMap(({ id, setting, lines, speakers, questions }) => {
    const cast: ListeningFragment['cast'] = speakers.B === undefined ? ['A'] : ['A', 'B'];
    const ofFragment = {
      group: { id, title: setting },
      fragment: { id, setting, lines, speakers, cast },
    };
    return questions.map((question) => ({
      ...question,
      ...ofFragment,
      topic: skillTopic(part, question.skill),
    }));
  });
}
