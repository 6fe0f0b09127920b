import { MarkedText } from '#shared/parts/marked-text.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

/** In the order of DUO's published practice model: the task comes before the language. */
const QUESTIONS = [
  'Have I done everything that the task asks?',
  'Will the reader understand me?',
  'Is the verb in second place, and at the end after *omdat*, *als* or *dat*?',
  'Have I spelt the common words and my own details right?',
  'Is there at least one *en*, *maar*, *want* or *omdat*?',
  'Is there a greeting at the beginning and at the end?',
];

/** What no rule can see, to be checked by the person (WRI-03). Ticks are for oneself: nothing is counted or kept. */
export function SelfCheck({ mustHave }: { mustHave: readonly string[] }) {
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h3 className="text-lg font-bold">Check your text yourself</h3>
      <p className="text-ink-soft">
        These are the things that examiners look at, in their order (based on DUO’s published practice model).
        The first one decides: a text that does not do the task gets no points there at all.
      </p>
      <ol className="flex flex-col">
        {QUESTIONS.map((question, place) => (
          <li key={question}>
            <Checkbox label={<MarkedText text={question} />} />
            {place === 0 && (
              <ul lang="nl" className="mb-2 ml-8 flex list-disc flex-col gap-1 pl-5 marker:text-brand">
                {mustHave.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
