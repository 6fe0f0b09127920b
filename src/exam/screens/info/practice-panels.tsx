import type { ReactNode } from 'react';
import { EXAM_LEVELS, OTHER_PARTS } from '#content/exam/exam-levels.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { SourceLinks } from './section-card.tsx';
import { Card } from '#ui/card.tsx';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Who needs A2 and who needs another level: a short dated summary with links to the official pages. */
export function LevelPanel() {
  const { situations, sources } = EXAM_LEVELS;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-bold">Which level do you need?</h2>
        <p className="text-ink-soft">
          In short, as it was in <CheckedIn />. Laws change: always check the official pages.
        </p>
      </div>
      <dl className="grid gap-4 md:grid-cols-2">
        {situations.map(({ who, needs }) => (
          <div key={who} className="border-s-4 border-line ps-4">
            <dt className="font-semibold">{who}</dt>
            <dd>{needs}</dd>
          </div>
        ))}
      </dl>
      <SourceLinks sources={sources} />
    </Card>
  );
}

function CheckedIn() {
  const { checkedIn } = EXAM_LEVELS;
  return <time dateTime={checkedIn}>{MONTH.format(new Date(checkedIn))}</time>;
}

/** What belongs to integration besides this exam, each closed at first: nothing of it can be practised here. */
export function OtherPartsPanel() {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-bold">Other parts and other exams</h2>
        <p className="text-ink-soft">
          You can’t practise these here. Here is what they ask, as it was in <CheckedIn />.
        </p>
      </div>
      <ul className="flex flex-col">
        {OTHER_PARTS.map(({ id, name, dutch, who, facts, source }) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <details className="group">
              <summary className="min-h-11 cursor-pointer py-3 font-semibold">{name}</summary>
              <div className="flex max-w-prose flex-col gap-2 pb-4">
                <p lang="nl" className="text-ink-soft">
                  {dutch}
                </p>
                <p>{who}</p>
                <ul className="list-disc ps-5">
                  {facts.map((fact) => (
                    <li key={fact}>
                      <MarkedText text={fact} />
                    </li>
                  ))}
                </ul>
                <SourceLinks sources={[source]} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** EXM-02: this app's own figures. Nothing official stands behind them, and the panel says so. */
const BANDS = [
  { chance: '95%', correct: '23-25 correct', bar: 'w-[95%] bg-success' },
  { chance: '65%', correct: '18-22 correct', bar: 'w-[65%] bg-brand' },
  { chance: '35%', correct: '13-17 correct', bar: 'w-[35%] bg-gold' },
  { chance: '15%', correct: '0-12 correct', bar: 'w-[15%] bg-danger' },
];

export function SuccessPanel() {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-bold">Success probability</h2>
        <p className="font-semibold text-action">Rough guess by this app, not a DUO norm</p>
      </div>
      <ul className="flex flex-col gap-3">
        {BANDS.map(({ chance, correct, bar }) => (
          <li key={chance} className="flex flex-col gap-1">
            <span className="flex flex-wrap justify-between gap-x-4">
              <strong className="tabular-nums">{chance}</strong>
              <span>{correct}</span>
            </span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-sunken">
              <span className={`block h-full rounded-full ${bar}`} />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Out of 25 questions. DUO does not publish how many answers you need to pass, so nobody can tell you
        your real chance.
      </p>
    </Card>
  );
}

/** What passing takes (EXM-02), and what the games' lives and points are worth. */
export function PracticeNotes({ sections }: { readonly sections: number }) {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">Good to know</h2>
      <Note title={`All ${sections} sections must be passed for the certificate.`}>
        Some people need more parts: ONA under the 2013 law, the participation statement (PVT), and MAP under
        the 2021 law. Ask DUO or your municipality which ones are yours.
      </Note>
      <Note title="Lives">
        The real exam has no lives. With 3 lives a game here ends at your third mistake, which is much
        stricter than any exam: not all answers have to be right to pass.
      </Note>
      <Note title="Points for writing and speaking">
        They are practice points, not a grade. The app counts words and looks for a greeting, or sees that you
        recorded something. In the exam your Dutch itself is judged: by people, and for speaking partly by a
        computer.
      </Note>
    </Card>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p>{children}</p>
    </div>
  );
}
