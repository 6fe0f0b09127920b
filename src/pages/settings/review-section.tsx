import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { COST_OF_RETENTION, NEW_CARDS, RETENTION_PERCENT, REVIEWS } from '#learning/rules/review-limits.ts';
import { fitOfDay } from '#learning/fit-of-day.ts';
import {
  ANSWERS_TO_FIT,
  USUAL_STABILITIES,
  type FirstStabilities,
} from '#learning/rules/fitted-stability.ts';
import type { GradeScale } from '#learning/rules/grade-scale.ts';
import type { ReviewScope } from '#learning/rules/review-scope.ts';
import { SettingsSection } from './settings-section.tsx';
import { numberText, percentText } from '#lib/formatted.ts';
import { useGradeScale } from '#learning/components/use-review-settings.ts';
import { useProjection } from '#learning/components/use-projection.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FITTED_REVIEW, GRADE_SCALE, REVIEW_SCOPE } from '#storage/review-values.ts';
import { NEW_CARDS_A_DAY, RETENTION, REVIEWS_A_DAY } from '#storage/study-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { RangeField } from '#ui/range-field.tsx';

const SCOPES: readonly { readonly value: ReviewScope; readonly label: ReactNode }[] = [
  { value: 'studied', label: <Trans>Everything I study</Trans> },
  { value: 'added', label: <Trans>Only what I add myself</Trans> },
];

const SCALES: readonly { readonly value: GradeScale; readonly label: ReactNode }[] = [
  { value: 'two', label: <Trans>Two buttons: Not yet, I knew it</Trans> },
  { value: 'four', label: <Trans>Four buttons: Again, Hard, Good, Easy</Trans> },
];

/** What review asks, how much a day, and how likely recall should be (MEM-07, MEM-16), with the effect of each choice. */
export function ReviewSection() {
  const { t, i18n } = useLingui();
  const [newCards, setNewCards] = useStoredState(NEW_CARDS_A_DAY);
  const [reviews, setReviews] = useStoredState(REVIEWS_A_DAY);
  const [retention, setRetention] = useStoredState(RETENTION);
  const [scope, setScope] = useStoredState(REVIEW_SCOPE);
  const { returns = 0, waitsDays = 0 } = COST_OF_RETENTION[retention] ?? {};
  return (
    <SettingsSection title={<Trans>Review</Trans>}>
      <RadioGroup
        legend={<Trans>What comes into review</Trans>}
        name="review-scope"
        options={SCOPES}
        value={scope}
        onChange={setScope}
      />
      <p className="text-ink-soft">
        {scope === 'studied' ? (
          <Trans>
            Words and interactions come back by themselves once you studied them. Questions come back if you
            got them wrong.
          </Trans>
        ) : (
          <Trans>
            Words and interactions come back if you add them or got them wrong. Questions come back if you got
            them wrong.
          </Trans>
        )}
      </p>
      <RangeField
        label={t`New cards a day`}
        name="new-cards"
        {...rangeOf(NEW_CARDS)}
        value={newCards}
        valueText={t({ message: plural(newCards, { 0: 'none', one: '# card', other: '# cards' }) })}
        hint={i18n._(newCardsHint(newCards, returns, i18n.locale))}
        onChange={setNewCards}
      />
      <RangeField
        label={t`Reviews a day, at most`}
        name="reviews"
        {...rangeOf(REVIEWS)}
        value={reviews}
        valueText={t({ message: plural(reviews, { one: '# card', other: '# cards' }) })}
        hint={t`When more cards wait, the others come on the next days. If you miss some days and more than ${{ count: numberText(2 * reviews, i18n.locale) }} wait, new cards wait too.`}
        onChange={setReviews}
      />
      <RangeField
        label={t`How well do you want to remember?`}
        name="retention"
        {...rangeOf(RETENTION_PERCENT)}
        value={retention}
        valueText={percentText(retention, i18n.locale)}
        hint={i18n._(retentionHint(retention, waitsDays, i18n.locale))}
        onChange={setRetention}
      />
      <ScaleField />
      <FittedField />
    </SettingsSection>
  );
}

/** With how many buttons one rates oneself (MEM-06). */
function ScaleField() {
  const [, setScale] = useStoredState(GRADE_SCALE);
  const scale = useGradeScale();
  return (
    <RadioGroup
      legend={<Trans>How you rate yourself in review</Trans>}
      name="grade-scale"
      options={SCALES}
      value={scale}
      onChange={setScale}
    />
  );
}

/** Whether review is fitted to the person, and how many answers say how (MEM-23). */
function FittedField() {
  const { i18n } = useLingui();
  const platform = usePlatform();
  const { projection } = useProjection();
  const [fitted, setFitted] = useStoredState(FITTED_REVIEW);
  const dayStart = new Date(platform.clock.now()).setHours(0, 0, 0, 0);
  const { answers, stabilities } = fitOfDay(platform)(projection, dayStart);
  return (
    <div>
      <Checkbox
        label={<Trans>Fit review to my memory</Trans>}
        name="fitted-review"
        checked={fitted === 'on'}
        aria-describedby="fitted-review-hint"
        onChange={({ currentTarget }) => setFitted(currentTarget.checked ? 'on' : 'off')}
      />
      <p id="fitted-review-hint" className="text-ink-soft">
        {i18n._(fittedHint(answers, stabilities, fitted === 'on'))}
      </p>
    </div>
  );
}

function fittedHint(answers: number, stabilities: FirstStabilities | null, isOn: boolean): MessageDescriptor {
  if (stabilities === null)
    return msg`Cards come back as is usual for most people. This changes when ${ANSWERS_TO_FIT} of your cards came back on a later day. So far it is ${answers}.`;
  if (!isOn) return msg`Cards come back as is usual for most people.`;
  const days = Math.max(1, Math.round(stabilities.good));
  const usual = Math.round(USUAL_STABILITIES.good);
  return msg`Calculated from ${answers} of your cards. A new card that you know comes back after about ${plural(days, { one: '# day', other: '# days' })}. For most people it is ${plural(usual, { one: '# day', other: '# days' })}.`;
}

function rangeOf({ least, most, step }: { least: number; most: number; step: number }) {
  return { min: least, max: most, step };
}

function newCardsHint(newCards: number, returns: number, language: string): MessageDescriptor {
  if (newCards === 0) return msg`Review only asks what you have begun. Nothing new is added to your day.`;
  return msg`If you know every card, about ${{ count: numberText(newCards * returns, language) }} cards come back each day after one month. If you forget some, it is more. There are other questions about words that you know too, at most the same number.`;
}

function retentionHint(percent: number, waitsDays: number, language: string): MessageDescriptor {
  const share = percentText(percent, language);
  if (percent === RETENTION_PERCENT.usual)
    return msg`${share}: of 100 cards that come back, you should still know ${percent}. More means that cards come back sooner, so you have more to do. Most people keep this.`;
  const usual = percentText(RETENTION_PERCENT.usual, language);
  return percent > RETENTION_PERCENT.usual
    ? msg`${share}: of 100 cards that come back, you should still know ${percent}. A card that waits 20 days at ${usual} waits ${plural(waitsDays, { one: '# day', other: '# days' })}. You have more to do each day.`
    : msg`${share}: of 100 cards that come back, you should still know ${percent}. A card that waits 20 days at ${usual} waits ${plural(waitsDays, { one: '# day', other: '# days' })}. You have less to do each day.`;
}
