import { Download } from 'lucide-react';
import { useState } from 'react';
import type { RecordingSet } from '#sound/texts/recorded-texts.ts';
import { goodTakes, type BoothTakes } from './use-booth-takes.ts';
import { PACK_ENDING } from '#content/schema/sound-pack.ts';
import { counted, megabytes } from '#lib/counted.ts';
import { foldText } from '#lib/fold-text.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

type Saving =
  | { readonly phase: 'idle' | 'busy' | 'failed' }
  | { readonly phase: 'done'; readonly text: string };

/** The recordings of a set, as a file to share (SPK-05). Nothing where there are none. */
export function SavePack({ takes, set }: { takes: BoothTakes; set: RecordingSet }) {
  const { database, downloads } = usePlatform();
  const [saving, setSaving] = useState<Saving>({ phase: 'idle' });
  const good = goodTakes(set.texts, takes.byText);
  if (good.length === 0) return null;
  const save = async () => {
    setSaving({ phase: 'busy' });
    const code = await import('./export-pack.ts').catch(() => null);
    const pack = (await code?.packOfTakes(database, set.id, good)) ?? null;
    if (pack === null) return setSaving({ phase: 'failed' });
    const name = `oefenpad-${set.id}-${plainName(good[0]?.speaker ?? '')}${PACK_ENDING}`;
    downloads.save(name, 'application/octet-stream', pack.parts);
    return setSaving({
      phase: 'done',
      text: `${name}, ${counted(pack.recordings, 'recording')}, ${megabytes(pack.bytes)}`,
    });
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Button tone="secondary" busy={saving.phase === 'busy'} onClick={() => void save()}>
        <Download aria-hidden size={18} />
        Save {counted(good.length, 'recording')} as a file
      </Button>
      {saving.phase === 'failed' && (
        <Alert tone="danger">The recordings could not be read. Please try again.</Alert>
      )}
      {saving.phase === 'done' && (
        <Alert tone="success" title="Saved">
          <p className="wrap-anywhere">{saving.text}</p>
          <p className="mt-1">
            Give this file to whoever maintains this app, or to somebody who learns Dutch. They can add it in
            Settings, under “Voices”.
          </p>
        </Alert>
      )}
    </div>
  );
}

function plainName(name: string): string {
  return (
    foldText(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'voice'
  );
}
