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
import { counted } from '#lib/counted.ts';
import { useGradeScale } from '#learning/components/use-review-settings.ts';
import { useProjection } from '#learning/components/use-projection.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FITTED_REVIEW, GRADE_SCALE, REVIEW_SCOPE } from '#storage/review-values.ts';
import { NEW_CARDS_A_DAY, RETENTION, REVIEWS_A_DAY } from '#storage/study-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { RangeField } from '#ui/range-field.tsx';

const SCOPES: readonly { readonly value: ReviewScope; readonly label: string }[] = [
  { value: 'studied', label: 'Everything I study' },
  { value: 'added', label: 'Only what I add myself' },
];

const SCALES: readonly { readonly value: GradeScale; readonly label: string }[] = [
  { value: 'two', label: 'Two buttons: Not yet, I knew it' },
  { value: 'four', label: 'Four buttons: Again, Hard, Good, Easy' },
];

/** What review asks, how much a day, and how likely recall should be (MEM-07, MEM-16), with the effect of each choice. */
export function ReviewSection() {
  const [newCards, setNewCards] = useStoredState(NEW_CARDS_A_DAY);
  const [reviews, setReviews] = useStoredState(REVIEWS_A_DAY);
  const [retention, setRetention] = useStoredState(RETENTION);
  const [scope, setScope] = useStoredState(REVIEW_SCOPE);
  const { returns = 0, waitsDays = 0 } = COST_OF_RETENTION[retention] ?? {};
  return (
    <SettingsSection title="Review">
      <RadioGroup
        legend="What comes into review"
        name="review-scope"
        options={SCOPES}
        value={scope}
        onChange={setScope}
      />
      <p className="text-ink-soft">
        {scope === 'studied'
          ? 'Words and interactions come back by themselves once you studied them. Questions come back if you got them wrong.'
          : 'Words and interactions come back only if you add them or got them wrong, and questions if you got them wrong.'}
      </p>
      <RangeField
        label="New cards a day"
        name="new-cards"
        {...rangeOf(NEW_CARDS)}
        value={newCards}
        valueText={newCards === 0 ? 'none' : counted(newCards, 'card')}
        hint={newCardsHint(newCards, returns)}
        onChange={setNewCards}
      />
      <RangeField
        label="Reviews a day, at most"
        name="reviews"
        {...rangeOf(REVIEWS)}
        value={reviews}
        valueText={counted(reviews, 'card')}
        hint={`When more cards wait, the others come on the next days. If you miss some days and more than ${2 * reviews} wait, new cards wait too.`}
        onChange={setReviews}
      />
      <RangeField
        label="How well do you want to remember?"
        name="retention"
        {...rangeOf(RETENTION_PERCENT)}
        value={retention}
        valueText={`${retention}%`}
        hint={retentionHint(retention, waitsDays)}
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
      legend="How you rate yourself in review"
      name="grade-scale"
      options={SCALES}
      value={scale}
      onChange={setScale}
    />
  );
}

/** Whether review is fitted to the person, and how many answers say how (MEM-23). */
function FittedField() {
  const platform = usePlatform();
  const { projection } = useProjection();
  const [fitted, setFitted] = useStoredState(FITTED_REVIEW);
  const dayStart = new Date(platform.clock.now()).setHours(0, 0, 0, 0);
  const { answers, stabilities } = fitOfDay(platform)(projection, dayStart);
  return (
    <div>
      <Checkbox
        label="Fit review to my memory"
        name="fitted-review"
        checked={fitted === 'on'}
        aria-describedby="fitted-review-hint"
        onChange={({ currentTarget }) => setFitted(currentTarget.checked ? 'on' : 'off')}
      />
      <p id="fitted-review-hint" className="text-ink-soft">
        {fittedHint(answers, stabilities, fitted === 'on')}
      </p>
    </div>
  );
}

function fittedHint(answers: number, stabilities: FirstStabilities | null, isOn: boolean): string {
  if (stabilities === null)
    return `Cards come back as is usual for most people, until ${ANSWERS_TO_FIT} of your cards came back on a later day. So far it is ${answers}.`;
  if (!isOn) return 'Cards come back as is usual for most people.';
  const days = Math.max(1, Math.round(stabilities.good));
  return `Worked out from ${answers} of your cards: a new card that you know comes back after about ${counted(days, 'day')}. For most people it is ${counted(Math.round(USUAL_STABILITIES.good), 'day')}.`;
}

function rangeOf({ least, most, step }: { least: number; most: number; step: number }) {
  return { min: least, max: most, step };
}

function newCardsHint(newCards: number, returns: number): string {
  if (newCards === 0) return 'Review only asks what you have begun. Nothing new is added to your day.';
  return `If you know every card, about ${newCards * returns} cards come back each day after one month. If you forget some, it is more. Other questions about words that you know come on top, at most as many.`;
}

function retentionHint(percent: number, waitsDays: number): string {
  const means = `${percent}%: of 100 cards that come back, you should still know ${percent}.`;
  if (percent === RETENTION_PERCENT.usual)
    return `${means} More means that cards come back sooner, so you have more to do. Most people keep this.`;
  return `${means} A card that waits 20 days at ${RETENTION_PERCENT.usual}% waits ${counted(waitsDays, 'day')}, so you have ${percent > RETENTION_PERCENT.usual ? 'more' : 'less'} to do each day.`;
}
