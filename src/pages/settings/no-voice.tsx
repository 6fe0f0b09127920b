import { Alert } from '#ui/alert.tsx';

/** Where to add a Dutch voice. The names of these places differ between versions of a system. */
const WAYS = [
  {
    device: 'Android',
    way: 'Open Settings, Accessibility, Text-to-speech. Press the wheel next to the engine, then “Install voice data” and Dutch.',
  },
  {
    device: 'iPhone and iPad',
    way: 'Open Settings, Accessibility, Spoken Content (or Read & Speak), Voices, Dutch. Choose a voice and download it.',
  },
  {
    device: 'Windows',
    way: 'Open Settings, Time & language, Speech, Manage voices, Add voices, Dutch. Or use Microsoft Edge: it has good Dutch voices.',
  },
  {
    device: 'Mac',
    way: 'Open System Settings, Accessibility, Spoken Content (or Read & Speak), System voice, Manage Voices, Dutch.',
  },
];

/** What to do on a device that can't say Dutch (SPK-02). */
export function NoVoice({ canSpeak }: { canSpeak: boolean }) {
  if (!canSpeak) {
    return (
      <Alert tone="warning" title="Audio not available">
        <p>
          Your browser does not support speech output. Chrome, Edge, Firefox and Safari do. You hear
          recordings instead, and a computer voice says the rest.
        </p>
      </Alert>
    );
  }
  return (
    <>
      <Alert tone="warning" title="No Dutch voice on this device">
        <p>
          You hear recordings, and a computer voice says the rest. A Dutch voice on your device sounds better.
          It is free, and takes a few minutes to add.
        </p>
      </Alert>
      <details>
        <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-brand">
          How to add a Dutch voice
        </summary>
        <dl className="flex flex-col gap-3 pt-2">
          {WAYS.map(({ device, way }) => (
            <div key={device}>
              <dt className="font-semibold">{device}</dt>
              <dd>{way}</dd>
            </div>
          ))}
        </dl>
        <p className="pt-3">Then close your browser and open it again. The voice is found by itself.</p>
      </details>
    </>
  );
}
