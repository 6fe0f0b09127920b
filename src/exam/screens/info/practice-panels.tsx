import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EXAM_LEVELS, OTHER_PARTS } from '#content/exam/exam-levels.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { SourceLinks } from './section-card.tsx';
import { Card } from '#ui/card.tsx';

/** Who needs A2 and who needs another level: a short dated summary with links to the official pages. */
export function LevelPanel() {
  const { i18n } = useLingui();
  const { situations, sources } = EXAM_LEVELS;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-bold">
          <Trans>Which level do you need?</Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>
            In short, as it was in <CheckedIn />. Laws change: always check the official pages.
          </Trans>
        </p>
      </div>
      <dl className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {situations.map(({ who, needs }) => (
          <div key={who.id} className="border-s-4 border-line ps-4">
            <dt className="font-semibold">{i18n._(who)}</dt>
            <dd>{i18n._(needs)}</dd>
          </div>
        ))}
      </dl>
      <SourceLinks sources={sources} />
    </Card>
  );
}

function CheckedIn() {
  const { i18n } = useLingui();
  const { checkedIn } = EXAM_LEVELS;
  const month = new Intl.DateTimeFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={checkedIn}>{month.format(new Date(checkedIn))}</time>;
}

/** What belongs to integration besides this exam, each closed at first: nothing of it can be practised here. */
export function OtherPartsPanel() {
  const { i18n } = useLingui();
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-bold">
          <Trans>Other parts and other exams</Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>
            You can’t practise these here. Here is what they ask, as it was in <CheckedIn />.
          </Trans>
        </p>
      </div>
      <ul className="flex flex-col">
        {OTHER_PARTS.map(({ id, name, dutch, who, facts, source }) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <details className="group">
              <summary className="min-h-11 cursor-pointer py-3 font-semibold">{i18n._(name)}</summary>
              <div className="flex max-w-prose flex-col gap-2 pb-4">
                <p lang="nl" className="text-ink-soft">
                  {dutch}
                </p>
                <p>{i18n._(who)}</p>
                <ul className="list-disc ps-5">
                  {facts.map((fact) => (
                    <li key={fact.id}>
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
  { chance: 0.95, from: 23, to: 25, bar: 'w-[95%] bg-success' },
  { chance: 0.65, from: 18, to: 22, bar: 'w-[65%] bg-brand' },
  { chance: 0.35, from: 13, to: 17, bar: 'w-[35%] bg-gold' },
  { chance: 0.15, from: 0, to: 12, bar: 'w-[15%] bg-danger' },
];

export function SuccessPanel() {
  const { i18n } = useLingui();
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' });
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl font-bold">
          <Trans>Success probability</Trans>
        </h2>
        <p className="font-semibold text-action">
          <Trans>A guess by this app, not by DUO</Trans>
        </p>
      </div>
      <ul className="flex flex-col gap-3">
        {BANDS.map(({ chance, from, to, bar }) => (
          <li key={chance} className="flex flex-col gap-1">
            <span className="flex flex-wrap justify-between gap-x-4">
              <strong className="tabular-nums">{percent.format(chance)}</strong>
              <span>
                <Trans>
                  {from}-{to} correct
                </Trans>
              </span>
            </span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-sunken">
              <span className={`block h-full rounded-full ${bar}`} />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        <Trans>
          Out of 25 questions. DUO does not publish how many answers you need to pass. So nobody knows your
          real chance.
        </Trans>
      </p>
    </Card>
  );
}

/** What passing takes (EXM-02), and what the games' lives and points are worth. */
export function PracticeNotes({ sections }: { readonly sections: number }) {
  const { t } = useLingui();
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">
        <Trans>Good to know</Trans>
      </h2>
      <Note
        title={t`All ${plural(sections, { one: '# section', other: '# sections' })} must be passed for the certificate.`}
      >
        <Trans>
          Some people need more parts: ONA under the law of 2013, MAP under the law of 2021. They may also
          need the participation statement (PVT). Ask DUO or your municipality which ones are yours.
        </Trans>
      </Note>
      <Note title={t`Lives`}>
        <Trans>
          The real exam has no lives. A game here ends at your third mistake. The exam is less strict: you can
          pass with more mistakes.
        </Trans>
      </Note>
      <Note title={t`Points for writing and speaking`}>
        <Trans>
          They are practice points, not a grade. The app counts words and looks for a greeting, or sees that
          you recorded something. In the exam your Dutch itself is judged: by people, and for speaking partly
          by a computer.
        </Trans>
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
