import { drawQuestion, findQuestion } from '#domain/interactions/theme.ts';
import type { InteractionOfTheDayProps } from '#features/interactions/interaction-of-the-day.tsx';
import { InteractionsLoading } from '#features/interactions/interactions-loading.tsx';
import { FIRST_VIEW, parseInteractionsView } from '#features/interactions/interactions-view.ts';
import { useInteractions } from '#features/interactions/theme-files.ts';
import { ThemeList } from '#features/interactions/theme-list.tsx';
import type { ThemePracticeProps } from '#features/interactions/theme-practice.tsx';
import { ShortageNote } from '#shared/data-files/shortage-note.tsx';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#shared/lazy/lazy-view.tsx';
import { usePageView } from '#shared/navigation/use-page-view.ts';
import { PagePlaceholder } from '#shared/parts/page-placeholder.tsx';
import { usePlatform } from '#shared/platform-context.tsx';

const practiceCode = lazyCode<ThemePracticeProps>(() => import('#features/interactions/theme-practice.tsx'));
const ofTheDayCode = lazyCode<InteractionOfTheDayProps>(
  () => import('#features/interactions/interaction-of-the-day.tsx'),
);
const LATE_PARTS = [practiceCode, ofTheDayCode];

/** Interactions (`/vragenlijst`, INT-01): the themes, the questions of one theme, and a random one. */
export default function InteractionsScreen() {
  const { random } = usePlatform();
  const { view, showView, goBack } = usePageView(parseInteractionsView, FIRST_VIEW);
  useFetchedAhead(LATE_PARTS);
  const interactions = useInteractions();
  const { themes, coming, isSlow } = interactions;

  if (view.kind === 'practice') {
    const theme = themes.find(({ id }) => id === view.theme);
    if (theme) {
      return (
        <LazyView
          key={theme.id}
          code={practiceCode}
          placeholder={<PagePlaceholder title={theme.title} />}
          props={{
            theme,
            firstCard: view.card,
            onCardShown: (card) => showView({ ...view, card }, { replace: true, quiet: true }),
            onLeave: goBack,
          }}
        />
      );
    }
    const awaited = coming.find(({ id }) => id === view.theme);
    if (awaited) return <InteractionsLoading title={awaited.title} isSlow={isSlow} onLeave={goBack} />;
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
          placeholder={<PagePlaceholder title="Interaction of the Day" />}
          props={{ drawn, onNext: drawNext, onLeave: goBack }}
        />
      );
    }
    if (coming.length > 0)
      return <InteractionsLoading title="Interaction of the Day" isSlow={isSlow} onLeave={goBack} />;
  }

  return (
    <>
      <ShortageNote what="questions" states={interactions.states} onRetry={interactions.retry} />
      <ThemeList
        interactions={interactions}
        onThemeChosen={(theme) => showView({ kind: 'practice', theme, card: 0 })}
        onDraw={() => {
          const question = draw(null);
          if (question !== undefined) showView({ kind: 'of-the-day', question });
        }}
      />
    </>
  );
}
