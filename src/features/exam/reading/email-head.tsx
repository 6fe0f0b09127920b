import type { ReadingText } from '#content/schema/exam-rows.ts';

/** What a mail program shows above a message: subject, sender, receiver, date. */
export function EmailHead({ email }: { email: Extract<ReadingText, { kind: 'email' }> }) {
  return (
    <header className="flex flex-col gap-3 border-b border-line bg-surface-sunken px-4 py-4 sm:px-6">
      <h3 className="text-xl font-bold">{email.subject}</h3>
      <div className="flex gap-3">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-content-center rounded-full bg-brand text-lg font-bold text-brand-ink"
        >
          {email.from.slice(0, 1)}
        </span>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm leading-snug">
          <Line name="Van" value={email.from} />
          <Line name="Aan" value={email.to} />
          <Line name="Datum" value={email.date} />
        </dl>
      </div>
    </header>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </>
  );
}
