import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import type { RoomBlock } from '#content/schema/room-text.ts';
import { sentenceItems } from '#sound/playlist-items.ts';
import { LONGEST_OWN_TEXT, OWN_TEXT } from '#storage/reading-values.ts';
import { BackButton } from '#components/back-button.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { Button } from '#ui/button.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { READING_PAGE, TextReader } from './text-reader.tsx';
import { TextWordList } from './text-word-list.tsx';
import { useTextWords } from './use-text-words.ts';

export interface OwnTextPageProps {
  readonly onLeave: () => void;
}

/** A text of one’s own, pasted or typed (RDG-05). It stays on the device. */
export default function OwnTextPage({ onLeave }: OwnTextPageProps) {
  const { t } = useLingui();
  const [kept, keep] = useStoredState(OWN_TEXT);
  const [isEdited, setEdited] = useState(kept === '');
  const area = useRef<HTMLDivElement>(null);
  useMovedFocus(area, isEdited);
  return (
    <div ref={area} tabIndex={-1} className={`${READING_PAGE} outline-none`}>
      <BackButton label={t`Back to the texts`} onClick={onLeave} />
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl font-bold">
          <Trans>A text of your own</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>
            A letter, a message, a page from a website. It stays on this device: nobody else can read it.
          </Trans>
        </p>
      </header>
      {isEdited ? (
        <OwnTextForm
          kept={kept}
          onKept={(text) => {
            keep(text);
            setEdited(text === '');
          }}
        />
      ) : (
        <>
          <OwnText key={kept} text={kept} />
          <div className="flex flex-wrap gap-3">
            <Button tone="secondary" onClick={() => setEdited(true)}>
              <Trans>Change the text</Trans>
            </Button>
            <Button
              tone="quiet"
              onClick={() => {
                keep('');
                setEdited(true);
              }}
            >
              <Trans>Delete the text</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface OwnTextFormProps {
  readonly kept: string;
  readonly onKept: (text: string) => void;
}

function OwnTextForm({ kept, onKept }: OwnTextFormProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(kept);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onKept(text.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <label htmlFor={id} className="font-semibold">
        <Trans>Your Dutch text</Trans>
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        <Trans>Paste it or type it. At most {{ count: i18n.number(LONGEST_OWN_TEXT) }} letters.</Trans>
      </p>
      <textarea
        id={id}
        lang="nl"
        aria-describedby={`${id}-hint`}
        value={text}
        maxLength={LONGEST_OWN_TEXT}
        rows={10}
        onChange={({ currentTarget: { value } }) => setText(value)}
        className="field w-full rounded-control border border-line-strong bg-surface-raised px-3.5 py-3 text-lg"
      />
      <Button type="submit" className="self-start" disabled={text.trim() === ''}>
        <Trans>Read it</Trans>
      </Button>
    </form>
  );
}

const NONE: readonly string[] = [];

function OwnText({ text }: { readonly text: string }) {
  const { t, i18n } = useLingui();
  const asText = useMemo(
    () => ({
      title: i18n._(msg`A text of your own`),
      new: NONE,
      blocks: paragraphsOf(text).flatMap(blocksOf),
    }),
    [text, i18n],
  );
  const words = useTextWords(asText);
  return (
    <>
      <p>
        <Trans>Press a word to see what it means. The app does not know every word.</Trans>
      </p>
      <TextReader text={asText} />
      {words !== null && words.fresh.length > 0 && (
        <TextWordList
          title={t`New in this text`}
          about={t`Add them to review, and you will see them again before you forget them.`}
          words={words.fresh}
        />
      )}
    </>
  );
}

/** Its paragraphs, without empty lines. */
function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n+/)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}

function blocksOf(paragraph: string): readonly RoomBlock[] {
  const sentences = sentenceItems(paragraph).map(({ dutch }) => dutch);
  return sentences.length === 0 ? [] : [{ kind: 'paragraph', sentences }];
}
