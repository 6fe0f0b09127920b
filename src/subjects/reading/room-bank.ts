import { msg } from '@lingui/core/macro';
import { spokenPieces, type RoomText } from '#content/schema/room-text.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';
import { route } from '#routes/routes.ts';
import { loadRoomTexts } from './room-texts.ts';

/** The questions about the texts of the reading room, for the catalogue (MEM-18). */
export async function loadRoomQuestions(): Promise<readonly CatalogueItem[]> {
  return (await loadRoomTexts()).flatMap(questionsOf);
}

function questionsOf(text: RoomText): readonly CatalogueItem[] {
  const topic = {
    id: text.id,
    title: msg`Reading: *${{ title: text.title }}*`,
    shortTitle: `*${text.title}*`,
    link: route('reading', { kind: 'text', text: text.id }),
  };
  return text.questions.map(({ id, question, options, correct, explanation }) => ({
    id: itemId('question', id),
    dutch: question,
    meaning: null,
    question: `*${question}*`,
    prompt: `*${spokenPieces(text).join(' ')}*`,
    options,
    text,
    answer: options[correct] ?? '',
    explanation,
    page: PATHS.reading,
    topic,
    set: text.id,
  }));
}
