import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { LenderState } from './lender.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextField } from '#ui/text-field.tsx';

const LICENCES = [
  { value: 'cc-by', label: <Trans>Anybody, if they name me (CC BY 4.0)</Trans> },
  { value: 'cc0', label: <Trans>Anybody, as they like (CC0 1.0)</Trans> },
] as const;

interface LenderFormProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly who: LenderState;
  /** They tried to start, and something was missing. */
  readonly isAsked: boolean;
}

/** The speaker's name, the terms, and their consent. */
export function LenderForm({ ref, who: { lender, change }, isAsked }: LenderFormProps) {
  const { t } = useLingui();
  const isNameMissing = isAsked && lender.name.trim() === '';
  return (
    <section ref={ref} aria-labelledby="about-you" className="flex flex-col gap-5">
      <h2 id="about-you" className="text-xl font-bold">
        <Trans>About you</Trans>
      </h2>
      <TextField
        label={<Trans>Your name</Trans>}
        name="lender"
        hint={t`It is shown with your recordings. It does not have to be your full name.`}
        autoComplete="name"
        maxLength={60}
        value={lender.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        error={isNameMissing ? t`Please write a name.` : undefined}
      />
      <RadioGroup
        legend={<Trans>Who may use your recordings?</Trans>}
        name="licence"
        options={LICENCES}
        value={lender.licence}
        onChange={(licence) => change({ licence })}
      />
      <div className="flex flex-col gap-2">
        <Checkbox
          label={
            <Trans>
              I speak these texts myself. Others may copy, change and share my recordings on these terms, also
              in other apps. When I have given a file away, I can’t take this back.
            </Trans>
          }
          checked={lender.hasAgreed}
          onChange={({ currentTarget }) => change({ hasAgreed: currentTarget.checked })}
        />
        {isAsked && !lender.hasAgreed && (
          <Alert tone="danger">
            <Trans>Please agree first. Without your yes nobody can use your recordings.</Trans>
          </Alert>
        )}
      </div>
    </section>
  );
}
