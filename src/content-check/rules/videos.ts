import { VIDEO_ID } from '#content/schema/video-row.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import type { CheckedRow, RowWith, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

const MIN_WORDS = 8;
const MAX_WORDS = 40;

/** VID-03: an id has the host's format, and isn't in the earlier files (CON-07). */
export function videoIdRule(earlier: readonly CheckedRow[]): Rule<CheckedRow> {
  const taken = new Set(earlier.map(({ id }) => id));
  return (rows) =>
    rows.flatMap((row) => [
      ...(VIDEO_ID.test(row.id) ? [] : [problem(row, 'video-id', `"${row.id}" is no id of a video`)]),
      ...(taken.has(row.id) ? [problem(row, 'duplicate-id', `"${row.id}" stands in another file`)] : []),
    ]);
}

/** CON-05: a video is on the list given to the project, with the same title and artist. */
export function realVideoRule(category: string): Rule<RowWith<'title' | 'artist'>> {
  return (rows, { videoSources }) => {
    return rows.flatMap((row) => {
      const source = videoSources.get(row.id);
      if (!source) return [problem(row, 'video-source', `"${row.id}" is not in the list of real videos`)];
      const facts = [
        { what: 'title', given: row.title, real: source.title },
        { what: 'artist', given: row.artist, real: source.artist },
        { what: 'category', given: category, real: source.category },
      ];
      return facts
        .filter(({ given, real }) => given !== real)
        .map(({ what, given, real }) =>
          problem(row, 'video-source', `the ${what} is "${real}", not "${given}"`),
        );
    });
  };
}

/** VID-01: a topic is one of the few to choose from. */
export function videoTopicRule(topics: readonly string[]): Rule<RowWith<'topic'>> {
  return (rows) =>
    rows
      .filter(({ topic }) => !topics.includes(topic))
      .map((row) => problem(row, 'placement', `"${row.topic}" is none of ${topics.join(', ')}`));
}

/** VID-01: a description says what the video shows, and no more. */
export const videoDescriptionRule: Rule<RowWith<'description'>> = (rows) =>
  rows.flatMap((row) => {
    const { length } = wordsOf(row.description);
    if (length >= MIN_WORDS && length <= MAX_WORDS) return [];
    const message = `the description has ${length} words; ${MIN_WORDS} to ${MAX_WORDS} are wanted`;
    return [problem(row, 'description-length', message)];
  });

function problem({ line, id }: CheckedRow, rule: string, message: string): Problem {
  return { level: 'error', rule, line, about: id, message };
}
