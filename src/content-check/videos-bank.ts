import { readCsvTable, type CsvRecord } from '#content/schema/csv.ts';
import { VIDEO_COLUMNS } from '#content/schema/video-row.ts';
import { VIDEO_CATEGORIES, type VideoCategory } from '#content/videos/categories.ts';
import type { Bank, CheckContext, RowWith, Rule } from './bank.ts';
import { meanWordsFigure } from './dutch-text.ts';
import type { Figure } from './problem.ts';
import { charactersRule } from './rules/characters.ts';
import { duplicateIdsRule } from './rules/duplicates.ts';
import { filledRule } from './rules/filled.ts';
import { headerProblems } from './rules/header.ts';
import { repeatedTextsRule } from './rules/repeated-texts.ts';
import { sentencesRule } from './rules/sentences.ts';
import { realVideoRule, videoDescriptionRule, videoIdRule, videoTopicRule } from './rules/videos.ts';

/** A row of a file of videos, read strictly: every column is there, if only as an empty text. */
type VideoEntry = RowWith<(typeof VIDEO_COLUMNS)[number]> & { readonly width: number };

/** The files of the videos' categories, one bank each (VID-02, CON-05). A video is in one of them only. */
export const videoBanks: readonly Bank[] = VIDEO_CATEGORIES.map((category, place) => ({
  name: `${category.id}-videos`,
  path: `public${category.path}`,
  besides: VIDEO_CATEGORIES.slice(0, place).map(({ path }) => `public${path}`),
  check(text, context, besides) {
    const { header, records } = readCsvTable(text);
    const entries = records.map(toVideoEntry);
    const earlier = besides.flatMap((other) => readCsvTable(other).records).map(toVideoEntry);
    return {
      problems: [
        ...headerProblems(header, VIDEO_COLUMNS),
        ...rulesOf(category, earlier).flatMap((rule) => rule(entries, context)),
      ],
      figures: figuresOf(entries, category, context),
    };
  },
}));

/** Titles and artists are the host's: they are compared with the list and not judged. */
function rulesOf(category: VideoCategory, earlier: readonly VideoEntry[]): readonly Rule<VideoEntry>[] {
  return [
    filledRule(VIDEO_COLUMNS, ['artist']),
    charactersRule(['description', 'topic']),
    sentencesRule(['description']),
    duplicateIdsRule,
    videoIdRule(earlier),
    realVideoRule(category.id),
    repeatedTextsRule(['description'], earlier),
    videoTopicRule(category.topics),
    videoDescriptionRule,
  ];
}

function toVideoEntry({ line, cells, width }: CsvRecord): VideoEntry {
  const cell = (column: (typeof VIDEO_COLUMNS)[number]) => (cells.get(column) ?? '').trim();
  return {
    line,
    width,
    id: cell('id'),
    title: cell('title'),
    artist: cell('artist'),
    description: cell('description'),
    topic: cell('topic'),
  };
}

function figuresOf(
  entries: readonly VideoEntry[],
  { topics }: VideoCategory,
  { videoSources }: CheckContext,
): Figure[] {
  const real = entries.filter(({ id }) => videoSources.has(id));
  return [
    { label: 'videos', value: entries.length },
    { label: 'in the list of real videos', value: real.length, isDetail: true },
    { label: 'with an artist', value: entries.filter(({ artist }) => artist !== '').length, isDetail: true },
    meanWordsFigure(
      'words in a description, mean',
      entries.map(({ description }) => description),
    ),
    ...topics.map((topic) => ({
      label: `videos about ${topic}`,
      value: entries.filter((entry) => entry.topic === topic).length,
      isDetail: true as const,
    })),
  ];
}
