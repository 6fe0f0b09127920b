import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { placedWordsOf } from '#lib/dutch-words.ts';
import { silentWhile } from '#browser/texts/silent-words.ts';
import type { ShownTexts, ShownWord } from '#browser/platform.ts';
import { keyPressOf } from '#components/shortcuts/use-shortcuts.ts';
import { nextWord, type WordKey } from './next-word.ts';
import { wordHelp } from './wanted-word.ts';

const WORD_KEYS: readonly string[] = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
] satisfies readonly WordKey[];
const isWordKey = (key: string): key is WordKey => WORD_KEYS.includes(key);

interface WordByWordProps {
  readonly texts: ShownTexts;
  readonly isSheetOpen: boolean;
  readonly onEnded: () => void;
}

/** The keyboard’s way to a word: no word of a text is a tab stop, so the arrow keys go through them while this is on (RDG-01). */
export function WordByWord({ texts, isSheetOpen, onEnded }: WordByWordProps) {
  const [word, setWord] = useState(() => firstInView(texts));
  const goTo = (next: ShownWord) => {
    next.text.element.scrollIntoView({ block: 'nearest' });
    setWord(next);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = keyPressOf(event);
    // The keys of the sheet are its own.
    if (isSheetOpen || target === 'typing' || ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') onEnded();
    else if (key === 'Enter' && word !== null)
      wordHelp.setState({ wanted: { by: 'keyboard', letter: letterOf(word) } });
    else if (isWordKey(key)) {
      const next = wordAfter(texts, word, key);
      if (next !== null) goTo(next);
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);
  useEffect(() => {
    texts.mark('current', word === null ? [] : [word]);
    return () => texts.mark('current', []);
  }, [texts, word]);
  return <WordByWordBar word={word} />;
}

/** Says what the keys do, and the word that one is at. */
function WordByWordBar({ word }: { readonly word: ShownWord | null }) {
  return (
    <div className="fixed start-4 bottom-4 z-50 max-w-[calc(100vw-2rem)] rounded-control border border-line-strong bg-surface-raised px-4 py-2 shadow-over">
      <output>
        {word === null ? (
          <Trans>There is no Dutch here to look up.</Trans>
        ) : (
          <>
            <span className="sr-only">
              <Trans>Word by word:</Trans>{' '}
            </span>
            <strong lang="nl" {...silentWhile(true)}>
              {textOf(word)}
            </strong>
          </>
        )}
      </output>
      <p className="text-sm text-ink-soft">
        <Trans>Arrow keys: next word. Enter: look it up. Esc: end.</Trans>
      </p>
    </div>
  );
}

function textOf({ text, at: [start, end] }: ShownWord): string {
  return text.text.slice(start, end);
}

function letterOf({ text, at }: ShownWord) {
  return { text, offset: at[0] };
}

/** Looked for at each key, as the page may have changed. */
function wordsOn(texts: ShownTexts) {
  return texts
    .all()
    .flatMap((text) =>
      placedWordsOf(text.text).map(({ start, end }): ShownWord => ({ text, at: [start, end] })),
    )
    .map((word) => ({ word, box: texts.boxOf(word.text, word.at) }))
    .filter((placed): placed is { word: ShownWord; box: DOMRect } => placed.box !== null);
}

function wordAfter(texts: ShownTexts, word: ShownWord | null, key: WordKey): ShownWord | null {
  const placed = wordsOn(texts);
  const current = placed.findIndex(
    (one) => word?.text.element === one.word.text.element && word.at[0] === one.word.at[0],
  );
  const next = nextWord(
    placed.map(({ box }) => box),
    current,
    key,
  );
  return placed[next]?.word ?? null;
}

function firstInView(texts: ShownTexts): ShownWord | null {
  const placed = wordsOn(texts);
  return (placed.find(({ box }) => box.top >= 0) ?? placed[0])?.word ?? null;
}
