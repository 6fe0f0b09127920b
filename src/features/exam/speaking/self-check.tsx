import { MarkedText } from '#shared/parts/marked-text.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

/** In the order of the practice model of the exam: task, words, grammar, fluency, coherence, pronunciation. */
const CHECKS = [
  'I did everything that the question asks.',
  'I used words that fit the question.',
  'My verbs are right and stand in the right place.',
  'I kept going. Short pauses, and starting a sentence again, are fine.',
  'I joined my sentences with words like *en*, *maar*, *want* or *omdat*.',
  'Somebody who does not know me would understand every word. An accent is fine.',
];

/** What an examiner listens for, for the learner to judge (facts: the practice model, whose points may have changed). */
export function SelfCheck() {
  return (
    <Card as="section">
      <h3 className="text-lg font-semibold">Check yourself</h3>
      <p className="mt-1 text-ink-soft">
        For practice only, it brings no points. The order is that of an older practice model of the exam; how
        the exam divides its points today may be different.
      </p>
      <ol className="mt-2">
        {CHECKS.map((check) => (
          <li key={check}>
            <Checkbox label={<MarkedText text={check} />} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
