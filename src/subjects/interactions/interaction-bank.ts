import { msg } from '@lingui/core/macro';
import { FALLBACK_THEME } from './fallback-theme.ts';
import type { Question, Theme } from '#subjects/interactions/rules/theme.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { themeFiles } from './theme-files.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { type FilePlatform, wholeFile } from '#data-files/data-file-cache.ts';
import { inChosenLanguage } from '#data-files/meanings.ts';
import { PATHS } from '#routes/paths.ts';
import { route } from '#routes/routes.ts';
import { filled } from '#lib/shown-text.ts';

/**
 * The questions of all themes for the catalogue, including the built-in ones (MEM-18). If one file is missing it returns none: otherwise a
 * question whose theme failed to load would count as unknown.
 */
export async function loadInteractions(platform: FilePlatform): Promise<readonly CatalogueItem[]> {
  const [builtIn, ...themes] = await Promise.all([
    builtInTheme(platform),
    ...themeFiles.map((file) => wholeFile(file(platform))),
  ]);
  return [builtIn, ...themes].flatMap((theme) => {
    const topic = topicOf(theme);
    return theme.questions.map((question) => toItem(question, topic));
  });
}

/** The first that a session teaches, so with their meanings (LNG-03); the page shows them where nothing can be loaded, without. */
async function builtInTheme(platform: FilePlatform): Promise<Theme> {
  const questions = await inChosenLanguage(
    'interactions',
    FALLBACK_THEME.questions,
    platform,
    (row, { question, answer }) => ({
      ...row,
      questionMeaning: question,
      answerMeaning: answer,
      isTranslated: true,
    }),
  );
  return { ...FALLBACK_THEME, questions };
}

function topicOf({ id, title }: Theme): ItemTopic {
  const linkToCard = (card: number) => route('interactions', { kind: 'practice', theme: id, card });
  return {
    id: `interactions ${id}`,
    title: filled(msg({ message: 'Questions: {theme}' }), { theme: title }),
    link: linkToCard(0),
    linkToCard,
  };
}

function toItem(
  { id, question, answer, questionMeaning, answerMeaning, isTranslated = false }: Question,
  topic: ItemTopic,
): CatalogueItem {
  return {
    id: itemId('interaction', id),
    dutch: question,
    meaning: questionMeaning ?? null,
    ...(isTranslated && { isTranslated, isExplanationTranslated: true }),
    question: msg`What do you answer?`,
    prompt: `*${question}*`,
    options: [],
    answer,
    explanation: answerMeaning ?? null,
    page: PATHS.interactions,
    topic,
  };
}
