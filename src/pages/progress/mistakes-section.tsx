import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { shortDayText } from '#lib/formatted-days.ts';
import { withEasySentence } from '#learning/example-of-item.ts';
import { kindOf } from '#learning/rules/item-id.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { lastMistakes, type PastMistake } from '#learning/rules/study-past.ts';
import { useFound } from './use-progress.ts';
import type { Catalogue, CatalogueItem } from '#learning/catalogue.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { answerLanguage, InLanguage, Meaning } from '#components/meaning.tsx';

const SHOWN_MISTAKES = 8;
/** On the element that runs as the text does: a long text begins where its lines begin, and is cut off where they end. */
const ASKED = 'line-clamp-2 min-w-0 text-start font-semibold wrap-anywhere group-open:line-clamp-none';

interface MistakesSectionProps {
  readonly catalogue: Catalogue;
  readonly projection: Projection;
}

/** The latest wrong answers, the right ones, and why (MEM-10). */
export function MistakesSection({ catalogue, projection }: MistakesSectionProps) {
  const mistakes = useMemo(
    // A whole text is too long to show here.
    () => lastMistakes(projection, SHOWN_MISTAKES * 2).filter(({ itemId }) => kindOf(itemId) !== 'text'),
    [projection],
  ).slice(0, SHOWN_MISTAKES);
  const found = useFound(
    catalogue,
    mistakes.map(({ itemId }) => itemId),
  );
  if (mistakes.length === 0) return null;
  return (
    <section aria-labelledby="progress-mistakes" className="flex flex-col gap-4">
      <h2 id="progress-mistakes" className="text-xl font-bold">
        <Trans>Your last mistakes</Trans>
      </h2>
      {found === null ? (
        <Skeleton className="h-96" />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {mistakes.map((mistake) => {
            const its = found.get(mistake.itemId);
            return its?.kind === 'item' && <Mistake key={mistake.id} mistake={mistake} item={its.item} />;
          })}
        </ul>
      )}
    </section>
  );
}

function Mistake({ mistake, item }: { mistake: PastMistake; item: CatalogueItem }) {
  const { i18n } = useLingui();
  const { question, prompt, meaning } = item;
  // It was not known: of two sentences the easy one (PTH-04).
  const { explanation } = withEasySentence(item);
  const isDutchAsked = mistake.card !== 'meaning';
  const language = isDutchAsked ? 'dutch' : answerLanguage(item);
  const given = mistake.given !== null && <InLanguage language={language}>{mistake.given}</InLanguage>;
  const right = <InLanguage language={language}>{isDutchAsked ? item.dutch : item.answer}</InLanguage>;
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
          {isDutchAsked && meaning !== null ? (
            <Meaning of={item} className={ASKED} />
          ) : (
            <MarkedText text={isDutchAsked ? question : (prompt ?? question)} className={ASKED} />
          )}
          <span className="ms-auto shrink-0 text-sm text-ink-soft">
            {shortDayText(mistake.at, i18n.locale)}
          </span>
          <ChevronDown aria-hidden size={20} className="shrink-0 group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-2 border-s-4 border-action py-1 pb-4 ps-4">
          {prompt !== null && prompt !== `*${item.dutch}*` && !isDutchAsked && (
            <p>
              <MarkedText text={question} />
            </p>
          )}
          <p>
            {given === false ? (
              <Trans>Your answer: you did not know it</Trans>
            ) : (
              <Trans>
                Your answer: <span className="wrap-anywhere">{given}</span>
              </Trans>
            )}
          </p>
          <p>
            <Trans>
              Right: <strong className="text-success wrap-anywhere">{right}</strong>
            </Trans>
          </p>
          {explanation !== null && (
            <p className="text-ink-soft">
              <MarkedText text={explanation} isTranslated={item.isExplanationTranslated} />
            </p>
          )}
          <AddToReview itemIds={[item.id]} />
        </div>
      </details>
    </li>
  );
}
