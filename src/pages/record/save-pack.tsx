import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { RecordingSet } from '#sound/texts/recorded-texts.ts';
import { goodTakes, type BoothTakes } from './use-booth-takes.ts';
import { PACK_ENDING } from '#content/schema/sound-pack.ts';
import { sizeText } from '#lib/formatted.ts';
import { foldText } from '#lib/fold-text.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

type Saving =
  | { readonly phase: 'idle' | 'busy' | 'failed' }
  | { readonly phase: 'done'; readonly name: string; readonly recordings: number; readonly bytes: number };

/** The recordings of a set, as a file to share (SPK-05). Nothing where there are none. */
export function SavePack({ takes, set }: { takes: BoothTakes; set: RecordingSet }) {
  const { t, i18n } = useLingui();
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
      name,
      recordings: pack.recordings,
      bytes: pack.bytes,
    });
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Button tone="secondary" busy={saving.phase === 'busy'} onClick={() => void save()}>
        <Download aria-hidden size={18} />
        <Plural value={good.length} one="Save # recording as a file" other="Save # recordings as a file" />
      </Button>
      {saving.phase === 'failed' && (
        <Alert tone="danger">
          <Trans>The recordings could not be read. Please try again.</Trans>
        </Alert>
      )}
      {saving.phase === 'done' && (
        <Alert tone="success" title={t`Saved`}>
          <p className="wrap-anywhere">
            <Trans>
              {{ name: saving.name }},{' '}
              <Plural value={saving.recordings} one="# recording" other="# recordings" />,{' '}
              {{ size: sizeText(saving.bytes, i18n.locale) }}
            </Trans>
          </p>
          <p className="mt-1">
            <Trans>
              Give this file to the people who make this app, or to somebody who learns Dutch. They can add it
              in Settings, under “Voices”.
            </Trans>
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
