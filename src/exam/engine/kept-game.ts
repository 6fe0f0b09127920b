import {
  array,
  finite,
  integer,
  literal,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import { modeOf } from './desk.ts';
import {
  perceptionOf,
  questionOnScreen,
  type ChoiceDesk,
  type ChoiceRules,
  type ChoiceSitting,
} from './choice-sitting.ts';
import { judgedAnswers, rulesIn } from './game-rules.ts';
import { isStillAsked, type DrawnQuestion } from './paper.ts';

const place = pipe(number(), integer(), minValue(0));
const perception = picklist(['seen', 'heard', 'read']);
const started = {
  answers: array(object({ questionId: string(), option: place, perception })),
  endsAt: nullable(pipe(number(), finite())),
};

/** The stored form of a game of a part with options (EXM-07). */
export const KEPT_GAME = object({
  mode: picklist(['game', 'calm']),
  draw: array(object({ id: string(), options: array(place) })),
  state: variant('phase', [
    object({ phase: literal('asking'), ...started, perception: nullable(perception) }),
    object({ phase: literal('answered'), ...started }),
  ]),
});
export type KeptGame = InferOutput<typeof KEPT_GAME>;

/** The stored form of a game; null before its start and after its end. */
export function keptGame({ game, questions }: ChoiceRules, { current }: ChoiceDesk): KeptGame | null {
  const mode = current === null ? 'exam' : modeOf(current);
  if (current === null || mode === 'exam') return null;
  const answers = judgedAnswers(questions, current).map(({ questionId, option }) => ({
    questionId,
    option,
    perception: perceptionOf(game, current, questionId) ?? 'seen',
  }));
  const { endsAt } = current;
  const id = questionOnScreen(current) ?? '';
  return {
    mode,
    draw: current.paper.map((asked) => ({ id: asked.id, options: [...asked.options] })),
    state:
      current.answers[id] === undefined
        ? { phase: 'asking', answers, endsAt, perception: perceptionOf(game, current, id) }
        : { phase: 'answered', answers, endsAt },
  };
}

/**
 * The game to resume (QUA-18). Questions that were not asked yet may have been exchanged since; null where the questions
 * are no longer those of its start, or an answered one was removed: then the game starts again.
 */
export function restoredGame(rules: ChoiceRules, kept: KeptGame): ChoiceDesk | null {
  const { mode, state } = kept;
  const { game, questions } = rules;
  const paper = withNewQuestions(kept, questions);
  const { durationMs } = rulesIn(mode, game);
  if (!isPaperOf(paper, questions) || (state.endsAt === null) !== (durationMs === null)) return null;
  const isOfPaper = state.answers.every(
    ({ questionId, option }, index) =>
      paper[index]?.id === questionId && paper[index].options.includes(option),
  );
  const count = state.answers.length;
  if (!isOfPaper || (state.phase === 'asking' ? count >= paper.length : count === 0)) return null;
  const startedAt = state.endsAt === null ? 0 : state.endsAt - (durationMs ?? 0);
  return { current: { ...sittingOf(kept, paper), startedAt }, past: [] };
}

/** When each step was made is not kept of a game: the study log has the time that each answer took. */
function sittingOf(
  { mode, state }: KeptGame,
  paper: readonly DrawnQuestion[],
): Omit<ChoiceSitting, 'startedAt'> {
  const { answers, endsAt } = state;
  const place = state.phase === 'asking' ? answers.length : answers.length - 1;
  const perceived: { readonly questionId: string; readonly perception: string | null }[] = [...answers];
  if (state.phase === 'asking')
    perceived.push({ questionId: paper[place]?.id ?? '', perception: state.perception });
  const idsOf = (how: string) =>
    perceived.flatMap(({ questionId, perception }) => (perception === how ? questionId : []));
  return {
    id: mode,
    examId: mode,
    paper,
    allowance: endsAt === null ? 'untimed' : 'official',
    answers: Object.fromEntries(answers.map(({ questionId, option }) => [questionId, option])),
    flagged: [],
    spentMs: {},
    readFragments: idsOf('read'),
    played: Object.fromEntries(idsOf('heard').map((id) => [id, 1])),
    view: { kind: 'question', place },
    viewedAt: 0,
    endsAt,
  };
}

/** In a game (of any theme) new questions replace removed ones. */
function withNewQuestions(
  { mode, draw }: Pick<KeptGame, 'mode' | 'draw'>,
  questions: ChoiceRules['questions'],
): readonly DrawnQuestion[] {
  if (mode === 'calm') return draw;
  const added = [...questions.keys()].filter((id) => !draw.some((drawn) => drawn.id === id));
  return draw.map((drawn) => {
    const id = questions.has(drawn.id) ? undefined : added.shift();
    return id === undefined ? drawn : { ...drawn, id };
  });
}

/** Of all of them, or of some: a round of one theme. */
function isPaperOf(paper: readonly DrawnQuestion[], questions: ChoiceRules['questions']): boolean {
  if (paper.length === 0 || new Set(paper.map(({ id }) => id)).size !== paper.length) return false;
  return paper.every((asked) => isStillAsked(asked, questions.get(asked.id)));
}
