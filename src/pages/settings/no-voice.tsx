import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '#ui/alert.tsx';

/** Where to add a Dutch voice. The names of these places differ between versions of a system. */
const WAYS = [
  {
    id: 'android',
    device: 'Android',
    way: (
      <Trans>
        Open Settings, Accessibility, Text-to-speech. Press the wheel next to the engine, then “Install voice
        data” and Dutch.
      </Trans>
    ),
  },
  {
    id: 'ios',
    device: <Trans>iPhone and iPad</Trans>,
    way: (
      <Trans>
        Open Settings, Accessibility, Spoken Content (or Read &amp; Speak), Voices, Dutch. Choose a voice and
        download it.
      </Trans>
    ),
  },
  {
    id: 'windows',
    device: 'Windows',
    way: (
      <Trans>
        Open Settings, Time & language, Speech, Manage voices, Add voices, Dutch. Or use Microsoft Edge: it
        has good Dutch voices.
      </Trans>
    ),
  },
  {
    id: 'mac',
    device: 'Mac',
    way: (
      <Trans>
        Open System Settings, Accessibility, Spoken Content (or Read &amp; Speak), System voice, Manage
        Voices, Dutch.
      </Trans>
    ),
  },
];

/** What to do on a device that can't say Dutch (SPK-02). */
export function NoVoice({ canSpeak }: { canSpeak: boolean }) {
  const { t } = useLingui();
  if (!canSpeak) {
    return (
      <Alert tone="warning" title={t`Audio not available`}>
        <p>
          <Trans>
            Your browser does not support speech output. Chrome, Edge, Firefox and Safari do. You hear
            recordings instead, and a computer voice says the rest.
          </Trans>
        </p>
      </Alert>
    );
  }
  return (
    <>
      <Alert tone="warning" title={t`No Dutch voice on this device`}>
        <p>
          <Trans>
            You hear recordings, and a computer voice says the rest. A Dutch voice on your device sounds
            better. It is free, and takes a few minutes to add.
          </Trans>
        </p>
      </Alert>
      <details>
        <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-brand">
          <Trans>How to add a Dutch voice</Trans>
        </summary>
        <dl className="flex flex-col gap-3 pt-2">
          {WAYS.map(({ id, device, way }) => (
            <div key={id}>
              <dt className="font-semibold">{device}</dt>
              <dd>{way}</dd>
            </div>
          ))}
        </dl>
        <p className="pt-3">
          <Trans>Then close your browser and open it again. Then the app finds the voice.</Trans>
        </p>
      </details>
    </>
  );
}
