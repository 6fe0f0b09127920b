import { useLingui } from '@lingui/react/macro';
import { drawQuestion, findQuestion, type Question, type Theme } from '#subjects/interactions/rules/theme.ts';
import type { InteractionOfTheDayProps } from './interaction-of-the-day.tsx';
import { itemId } from '#learning/rules/item-id.ts';
import { InteractionsLoading } from './interactions-loading.tsx';
import { INTERACTIONS_VIEWS } from '#routes/interactions-views.ts';
import { useInteractions } from './theme-files.ts';
import { ThemeList } from './theme-list.tsx';
import type { ThemePracticeProps } from './theme-practice.tsx';
import { ShortageNote } from '#data-files/components/shortage-note.tsx';
import type { StudiedItem } from '#practice/components/deck/study-end.tsx';
import { studyEndCode, useStudyEnd, type StudyEndState } from '#practice/components/deck/use-study-end.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { usePageView } from '#routes/components/use-page-view.ts';
import { PagePlaceholder } from '#components/page-placeholder.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { textOf } from '#lib/shown-text.ts';

const practiceCode = lazyCode<ThemePracticeProps>(() => import('./theme-practice.tsx'));
const ofTheDayCode = lazyCode<InteractionOfTheDayProps>(() => import('./interaction-of-the-day.tsx'));
const LATE_PARTS = [practiceCode, ofTheDayCode, studyEndCode];

/** Interactions (`/vragenlijst`, INT-01): the themes, the questions of one theme, and a random one. */
export default function InteractionsScreen() {
  const { t, i18n } = useLingui();
  const { random } = usePlatform();
  const { view, showView, goBack } = usePageView(INTERACTIONS_VIEWS);
  useFetchedAhead(LATE_PARTS);
  const interactions = useInteractions();
  const { themes, coming, isSlow } = interactions;
  const study = useStudyEnd<Theme>();
  const practise = (theme: number, only?: readonly string[]) => {
    study.forget();
    showView({ kind: 'practice', theme, only, card: 0 });
  };

  if (view.kind === 'practice') {
    const theme = themes.find(({ id }) => id === view.theme);
    if (theme) {
      const { only } = view;
      const questions = theme.questions.filter(({ id }) => only?.includes(itemId('interaction', id)) ?? true);
      return (
        <LazyView
          key={`${theme.id} ${only?.join(' ')}`}
          code={practiceCode}
          placeholder={<PagePlaceholder title={textOf(theme.title, i18n)} />}
          props={{
            theme: { ...theme, questions },
            firstCard: view.card,
            onCardShown: (card) => showView({ ...view, card }, { replace: true, quiet: true }),
            onFinished: (outcome) => {
              study.finish(theme, outcome, toStudied);
              goBack();
            },
            onLeave: goBack,
          }}
        />
      );
    }
    const awaited = coming.find(({ id }) => id === view.theme);
    if (awaited)
      return <InteractionsLoading title={textOf(awaited.title, i18n)} isSlow={isSlow} onLeave={goBack} />;
  }

  const draw = (shownId: string | null) => drawQuestion(themes, shownId, random)?.question.id;
  if (view.kind === 'of-the-day') {
    const drawn = findQuestion(themes, view.question);
    if (drawn) {
      const drawNext = () => {
        const question = draw(drawn.question.id);
        if (question !== undefined) {
          showView({ kind: 'of-the-day', question }, { replace: true, quiet: true });
        }
      };
      return (
        <LazyView
          code={ofTheDayCode}
          placeholder={<PagePlaceholder title={t`Interaction of the Day`} />}
          props={{ drawn, onNext: drawNext, onLeave: goBack }}
        />
      );
    }
    if (coming.length > 0)
      return <InteractionsLoading title={t`Interaction of the Day`} isSlow={isSlow} onLeave={goBack} />;
  }

  return (
    <>
      <ShortageNote what="questions" states={interactions.states} onRetry={interactions.retry} />
      <ThemeList
        interactions={interactions}
        end={study.end && <ThemeEnd end={study.end} themes={themes} onThemeChosen={practise} />}
        onThemeChosen={practise}
        onDraw={() => {
          const question = draw(null);
          if (question !== undefined) showView({ kind: 'of-the-day', question });
        }}
      />
    </>
  );
}

interface ThemeEndProps {
  readonly end: NonNullable<StudyEndState<Theme>['end']>;
  readonly themes: readonly Theme[];
  readonly onThemeChosen: (id: number, only?: readonly string[]) => void;
}

/** The result of a theme, and the next theme. */
function ThemeEnd({ end: { place, outcome }, themes, onThemeChosen }: ThemeEndProps) {
  const { t, i18n } = useLingui();
  const next = themes[themes.findIndex(({ id }) => id === place.id) + 1];
  return (
    <LazyView
      code={studyEndCode}
      props={{
        title: textOf(place.title, i18n),
        unit: 'question',
        outcome,
        onAgain: (items) =>
          onThemeChosen(
            place.id,
            items.map((item) => item.itemId),
          ),
        next: next
          ? {
              label: t`Next theme: ${{ title: textOf(next.title, i18n) }}`,
              onChosen: () => onThemeChosen(next.id),
            }
          : null,
      }}
    />
  );
}

function toStudied({ id, question, questionMeaning, isTranslated }: Question): StudiedItem {
  return {
    itemId: itemId('interaction', id),
    dutch: question,
    meaning: questionMeaning ?? null,
    isTranslated,
  };
}
