import { DAY_MS } from '#lib/duration.ts';

/** A question that belongs to a topic. */
interface OfTopic {
  readonly topic: string;
}

/**
 * The question of a day, the same from midnight to midnight where the device is (GRA-19). Day by day the topics take
 * turns, and after each turn of all topics their next questions come; once all were there they begin again. So no topic
 * comes on two days running, as long as there are at least two topics with equally many questions each.
 * @param now ms since 1970
 */
export function questionOfTheDay<Question extends OfTopic>(
  questions: readonly Question[],
  now: number,
): Question | undefined {
  const date = new Date(now);
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
  return topicsInTurn(questions).at(day % questions.length);
}

/** First one question of each topic, then another one of each, and so on. */
function topicsInTurn<Question extends OfTopic>(questions: readonly Question[]): Question[] {
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  const ofTopics = topics.map((topic) => questions.filter((question) => question.topic === topic));
  return questions.flatMap((_, turn) => ofTopics.flatMap((ofTopic) => ofTopic.slice(turn, turn + 1)));
}
