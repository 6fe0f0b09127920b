import type { ReadingText } from '#content/schema/exam-rows.ts';
import { EvidenceText, TextBlocks } from './text-blocks.tsx';

interface ReadingTextViewProps {
  readonly text: ReadingText;
  /** The words to mark. */
  readonly evidence: readonly string[];
}

/** A text in a realistic layout: a leaflet on coloured paper, an e-mail under its head, an advert in its frame. */
export function ReadingTextView({ text, evidence }: ReadingTextViewProps) {
  switch (text.kind) {
    case 'leaflet':
      return (
        <article
          lang="nl"
          className="overflow-hidden rounded-md text-start border border-line bg-surface-raised shadow-card"
        >
          <header className="flex flex-col gap-2 bg-brand px-5 py-5 text-brand-ink sm:px-8">
            <p className="text-sm font-semibold tracking-wide uppercase">{text.sender}</p>
            <h3 className="text-3xl leading-tight font-bold">{text.title}</h3>
          </header>
          <div className="flex flex-col gap-3 px-5 pt-5 pb-7 sm:px-8">
            <TextBlocks blocks={text.blocks} look="leaflet" evidence={evidence} />
          </div>
          <div aria-hidden className="h-2 bg-action" />
        </article>
      );
    case 'email':
      return (
        <article
          lang="nl"
          className="overflow-hidden rounded-card text-start border border-line-strong bg-surface-raised"
        >
          <EmailHead email={text} />
          <div className="flex flex-col gap-4 px-4 py-5 sm:px-6">
            <TextBlocks blocks={text.blocks} look="email" evidence={evidence} />
          </div>
        </article>
      );
    case 'advert':
      return (
        <article lang="nl" className="bg-action-soft p-2 text-start shadow-card">
          <div className="flex flex-col gap-4 border-4 border-double border-action px-4 py-6 sm:px-7">
            <header className="flex flex-col items-center gap-1 text-center">
              <p className="text-sm font-bold tracking-widest text-action uppercase">
                <EvidenceText text={text.sender} evidence={evidence} />
              </p>
              <h3 className="text-4xl leading-none font-bold">{text.title}</h3>
            </header>
            <TextBlocks blocks={text.blocks} look="advert" evidence={evidence} />
          </div>
        </article>
      );
  }
}

/** What a mail program shows above a message: subject, sender, receiver, date. */
function EmailHead({ email }: { email: Extract<ReadingText, { kind: 'email' }> }) {
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
