import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Trash } from 'lucide-react';
import type { Takes } from '#exam/engine/spoken-game.ts';
import { PlayButton } from '#sound/components/play-button.tsx';
import type { TakeSounds } from '#sound/components/use-take-sounds.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Recording } from '#browser/platform.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

interface TakeListProps {
  readonly takes: Takes;
  readonly sounds: TakeSounds<Recording>['byTake'];
  /** Of the question, from 1. */
  readonly place: number;
  readonly onChosen: (takeId: string) => void;
  readonly onDeleted: (takeId: string) => void;
}

/** The takes of a question; one of them counts as the answer (SPE-02). */
export function TakeList({ takes, sounds, place, onChosen, onDeleted }: TakeListProps) {
  const { i18n, t } = useLingui();
  const tenths = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { all, chosenId } = takes;
  const number = all.findIndex(({ id }) => id === chosenId) + 1;
  if (chosenId === null) return null;
  const sound = sounds.get(chosenId);
  return (
    <>
      {all.length > 1 && (
        <RadioGroup
          legend={t`Your recordings`}
          name="take"
          options={all.map(({ id, durationMs }, index) => ({
            value: id,
            label: t`Recording ${{ number: index + 1 }} (${{ seconds: tenths.format(durationMs / SECOND_MS) }} s)`,
          }))}
          value={chosenId}
          onChange={onChosen}
        />
      )}
      <TakePlayer
        key={chosenId}
        label={all.length > 1 ? t`Play recording ${number}` : t`Play your answer`}
        sound={sound}
      />
      <div className="-ms-5 flex flex-wrap gap-x-3">
        {sound !== undefined && (
          <a
            href={sound.url}
            download={`speaking-question-${place}-take-${number}.wav`}
            className={buttonClass({ tone: 'quiet' })}
          >
            <Download aria-hidden size={18} />
            <Trans>Download recording {number}</Trans>
          </a>
        )}
        <Button tone="quiet" onClick={() => onDeleted(chosenId)}>
          <Trash aria-hidden size={18} />
          <Trans>Delete recording {number}</Trans>
        </Button>
      </div>
    </>
  );
}

interface TakePlayerProps {
  /** What the button says while nothing is heard. */
  readonly label: string;
  /** Undefined: recorded before the page was reloaded. */
  readonly sound: Recording | undefined;
}

/** Plays a recording (SPE-02). Its sound is not kept over a reload, and that is said. */
export function TakePlayer({ label, sound }: TakePlayerProps) {
  if (sound === undefined)
    return (
      <p className="text-ink-soft">
        <Trans>
          You recorded this answer before the page was loaded again. It still counts, but its sound is gone.
        </Trans>
      </p>
    );
  return <PlayButton label={label} open={() => sound} />;
}
