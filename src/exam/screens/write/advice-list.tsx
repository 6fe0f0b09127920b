import { Trans, useLingui } from '@lingui/react/macro';
import type { LetterAdvice } from '#practice/judge/letter/letter-advice.ts';
import { reasonOf } from '#practice/judge/letter/advice-words.ts';
import { Dutch } from '#ui/dutch.tsx';
import { MarkedText } from '#components/marked-text.tsx';

/** What to mend first in a text, or what the rules can't see where they found nothing (JDG-08). */
export function FirstToMend({ advice }: { readonly advice: readonly LetterAdvice[] }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Advice`} className="flex flex-col gap-2 rounded-control bg-brand-soft p-4">
      {advice.length === 0 ? (
        <p>
          <Trans>
            <strong>Nothing found.</strong> The app looks at the place of the verb, and at -t and -d. It also
            looks at u and je, de and het, capitals and full stops. It can’t see if your words fit, or if the
            tense and the prepositions are right. It also can’t see if a reader understands you.
          </Trans>
        </p>
      ) : (
        <>
          <p className="font-bold">
            {advice.length === 1 ? (
              <Trans>Look at this first</Trans>
            ) : (
              <Trans>Look at these {{ count: advice.length }} first</Trans>
            )}
          </p>
          <AdviceList advice={advice} />
        </>
      )}
    </section>
  );
}

/** Places in a text to look at, each with its reason. */
export function AdviceList({ advice }: { readonly advice: readonly LetterAdvice[] }) {
  if (advice.length === 0) return null;
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-brand">
      {advice.map((one) => (
        <li key={`${one.kind} ${one.start}`}>
          <strong lang="nl" className="font-semibold wrap-anywhere">
            {one.place}
          </strong>
          : <MarkedText text={reasonOf(one)} />
          {one.better !== null && (
            <>
              {' '}
              <Better dutch={one.better} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Better({ dutch }: { readonly dutch: string }) {
  return (
    <Trans>
      Perhaps: <Dutch className="font-semibold wrap-anywhere">{dutch}</Dutch>
    </Trans>
  );
}
