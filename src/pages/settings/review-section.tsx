import { COST_OF_RETENTION, NEW_CARDS, RETENTION_PERCENT, REVIEWS } from '#learning/rules/review-limits.ts';
import type { ReviewScope } from '#learning/rules/review-scope.ts';
import { SettingsSection } from './settings-section.tsx';
import { counted } from '#lib/counted.ts';
import { REVIEW_SCOPE } from '#storage/review-values.ts';
import { NEW_CARDS_A_DAY, RETENTION, REVIEWS_A_DAY } from '#storage/study-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { RangeField } from '#ui/range-field.tsx';

const SCOPES: readonly { readonly value: ReviewScope; readonly label: string }[] = [
  { value: 'studied', label: 'Everything I study' },
  { value: 'added', label: 'Only what I add myself' },
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
    </SettingsSection>
  );
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
