import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { ShownLetter, ShownTexts } from '#browser/platform.ts';
import { useIsBare } from '#components/bare-screen.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { closeWordHelp, wordHelp, type WantedWord } from './wanted-word.ts';
import { WordByWord } from './word-by-word.tsx';
import { WordSheet } from './word-sheet.tsx';

/**
 * Listens to presses on Dutch and answers them, and leads from word to word (RDG-01). It is there a moment after the first screen, hence the
 * default export.
 */
export default function WordHelp() {
  const { texts: loadTexts } = usePlatform();
  const texts = loadedOr(useLoaded(useCallback(() => loadTexts(), [loadTexts])), null);
  const isOpen = useStore(wordHelp, ({ wanted, isWordByWord }) => wanted !== null || isWordByWord);
  // While an exam is sat no word answers (MOC-14).
  const isExam = useIsBare();
  useEffect(() => {
    if (isExam || texts === null) return undefined;
    return texts.onPress((point) => wordHelp.setState({ wanted: { by: 'press', point } }));
  }, [isExam, texts]);
  useShortcuts(isExam ? {} : { w: switchMode });
  return isOpen && texts !== null && !isExam ? <OpenWordHelp texts={texts} onClose={closeWordHelp} /> : null;
}

function switchMode(): void {
  wordHelp.setState(({ isWordByWord }) => ({ isWordByWord: !isWordByWord }));
}

function OpenWordHelp({ texts, onClose }: { readonly texts: ShownTexts; readonly onClose: () => void }) {
  const { wanted, isWordByWord } = useStore(wordHelp);
  const letter = useLetter(texts, wanted);
  const [path] = useLocation();
  const [openedOn] = useState(path);
  useEffect(() => {
    // What is on another page is another text.
    if (path !== openedOn) closeWordHelp();
  }, [path, openedOn]);
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
  const letter = wanted?.by === 'press' ? texts.letterAt(wanted.point) : (wanted?.letter ?? null);
  setFound({ wanted, letter });
  return letter;
}
