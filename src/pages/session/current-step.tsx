import { HeardSentence } from './heard-sentence.tsx';
import { ItemOfStep } from './item-of-step.tsx';
import { NewWord } from './new-word.tsx';
import { PageStep } from './page-step.tsx';
import { ReadStep } from './read-step.tsx';
import { SessionCard } from './session-card.tsx';
import type { StepProps } from './step-props.ts';

/** One item of the current step (give it its own key), drawn as what it is. */
export function CurrentStep(props: StepProps) {
  switch (props.step.kind) {
    case 'page':
      return <PageStep {...props} />;
    case 'read':
      return <ReadStep {...props} />;
    case 'hear':
      return <ItemOfStep {...props} render={(item) => <HeardSentence {...props} item={item} />} />;
    case 'learn':
      return <ItemOfStep {...props} render={(item) => <NewWord {...props} item={item} />} />;
    case 'review':
    case 'recall':
    case 'ask':
      return <ItemOfStep {...props} render={(item) => <SessionCard {...props} item={item} />} />;
  }
}
