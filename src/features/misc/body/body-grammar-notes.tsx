import { BODY_GRAMMAR } from '#content/misc/body-grammar.ts';
import { MarkedText } from '#shared/parts/marked-text.tsx';

/** What is particular about the words for the body (MSC-07). */
export function BodyGrammarNotes() {
  return (
    <dl className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      {BODY_GRAMMAR.map(({ title, text }) => (
        <div key={title} className="border-l-4 border-brand pl-4">
          <dt className="font-bold">{title}</dt>
          <dd>
            <MarkedText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
