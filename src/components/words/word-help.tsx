import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { ShownLetter, ShownTexts } from '#browser/platform.ts';
import { pressedPoint } from '#browser/texts/browser-texts.ts';
import { useIsBare } from '#components/bare-screen.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { wordHelp, type WantedWord } from './wanted-word.ts';
import { WordByWord } from './word-by-word.tsx';
import { WordSheet } from './word-sheet.tsx';

interface WordHelpProps {
  /** Whether a word is looked up, or looked for. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Answers presses on Dutch, and leads from word to word (RDG-01). Loaded with the first of them or a moment after the first screen. */
export default function WordHelp({ open, onClose }: WordHelpProps) {
  const { texts: loadTexts } = usePlatform();
  const texts = loadedOr(useLoaded(useCallback(() => loadTexts(), [loadTexts])), null);
  // While an exam is sat no word answers (MOC-14).
  const isExam = useIsBare();
  useEffect(() => {
    if (isExam || texts === null) return undefined;
    return texts.onLongPress((point) => wordHelp.setState({ wanted: { by: 'long press', point } }));
  }, [isExam, texts]);
  return open && texts !== null && !isExam ? <OpenWordHelp texts={texts} onClose={onClose} /> : null;
}

function OpenWordHelp({ texts, onClose }: { readonly texts: ShownTexts; readonly onClose: () => void }) {
  const wanted = useStore(wordHelp, (state) => state.wanted);
  const isWordByWord = useStore(wordHelp, (state) => state.isWordByWord);
  const letter = useLetter(texts, wanted);
  const [path] = useLocation();
  const [openedOn] = useState(path);
  useEffect(() => {
    // What is on another page is another text.
    if (path !== openedOn) onClose();
  }, [path, openedOn, onClose]);
  return (
    <>
      {isWordByWord && <WordByWord texts={texts} isSheetOpen={letter !== null} onEnded={onClose} />}
      {letter !== null && (
        <WordSheet
          key={`${letter.offset} ${letter.text.text}`}
          texts={texts}
          letter={letter}
          onClose={closeSheet}
        />
      )}
    </>
  );
}

function closeSheet(): void {
  wordHelp.setState({ wanted: null });
}

/** Where the wanted word is: found once, as the page may move below the finger. */
function useLetter(texts: ShownTexts, wanted: WantedWord | null): ShownLetter | null {
  const [found, setFound] = useState<{ wanted: WantedWord | null; letter: ShownLetter | null }>({
    wanted: null,
    letter: null,
  });
  if (found.wanted === wanted) return found.letter;
  const letter = wanted === null ? null : letterOf(texts, wanted);
  setFound({ wanted, letter });
  return letter;
}

function letterOf(texts: ShownTexts, wanted: WantedWord): ShownLetter | null {
  if (wanted.by === 'keyboard') return wanted.letter;
  const point = wanted.by === 'press' ? pressedPoint(wanted.press) : wanted.point;
  return point && texts.letterAt(point);
}
