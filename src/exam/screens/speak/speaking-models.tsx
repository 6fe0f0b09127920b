import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SpeakModel, SpeakTask } from '#exam/engine/speak-task.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { English } from '#components/meaning.tsx';

/** What the two model answers of a task are called, wherever they are shown. */
export const MODEL_NAMES: Readonly<Record<keyof SpeakTask['models'], MessageDescriptor>> = {
  enough: msg`Just enough`,
  good: msg`Good`,
};

/** What the names mean; said once on a page. */
export const MODELS_NOTE = msg`“Just enough” says all that was asked, in simple sentences. “Good” says more, and joins its sentences.`;

interface SpeakingModelsProps extends Pick<SpeakTask, 'models'> {
  /** For a screen reader: `question 3`. */
  readonly ofWhat: string;
  readonly isTranslated?: boolean;
}

/** The two model answers of a task, to read and to hear (SPE-04, MOC-10). */
export function SpeakingModels({ models, ofWhat, isTranslated = false }: SpeakingModelsProps) {
  const { i18n } = useLingui();
  const shown = { ofWhat, isTranslated };
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Model name={i18n._(MODEL_NAMES.enough)} model={models.enough} {...shown} />
      <Model name={i18n._(MODEL_NAMES.good)} model={models.good} {...shown} />
    </div>
  );
}

interface ModelProps extends Required<Omit<SpeakingModelsProps, 'models'>> {
  readonly name: string;
  readonly model: SpeakModel;
}

function Model({ name, model: { text, english }, ofWhat, isTranslated }: ModelProps) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-control border border-line p-3">
      <h4 className="font-semibold">{name}</h4>
      <p lang="nl" className="text-start">
        {text}
      </p>
      {isTranslated && (
        <English as="p" className="text-ink-soft">
          {english}
        </English>
      )}
      <div className="mt-auto print:hidden">
        <ListenButton
          text={text}
          label={
            <Trans>
              Listen{' '}
              <span className="sr-only">
                to “{name}”, {ofWhat}
              </span>
            </Trans>
          }
        />
      </div>
    </div>
  );
}
