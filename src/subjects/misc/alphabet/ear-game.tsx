import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { SOUND_PAIRS, type SoundPair, type SoundWord } from '#content/misc/sound-pairs.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { AnswerOptions } from '#subjects/misc/games/game-answers.tsx';
import { MiscGameRunner, PlayButton } from '#subjects/misc/games/misc-game-runner.tsx';
import type { MiscGame } from '#subjects/misc/games/misc-game.ts';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';
import { pickOne, shuffled } from '#lib/random.ts';
import { SoundNote } from '#sound/components/sound-note.tsx';
import type { SoundSign } from '#sound/components/use-speech.ts';
import { useSpeech } from '#sound/components/use-speech.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { English } from '#components/meaning.tsx';

const WORDS_A_ROUND = 8;
const ASKED_IN_DUTCH = 'Welk woord hoor je?';

/** One of the two words of a pair, to be distinguished from the other. */
interface HeardWord {
  readonly word: SoundWord;
  readonly pair: SoundPair;
  readonly options: readonly string[];
}

/** Hear one of two words and choose it, eight times (CON-08). Where nothing can be heard its meaning is shown instead. */
function useEarGame(): MiscGame<HeardWord> {
  const [isUnheard, setUnheard] = useState(false);
  const { speakingText, sign, toggle, stop } = useSpeech(() => setUnheard(true));
  return {
    start: (play) => (
      <PlayButton onPressed={play}>
        <Trans>Play the ear game</Trans>
      </PlayButton>
    ),
    draw: (random) =>
      shuffled(SOUND_PAIRS, random)
        .slice(0, WORDS_A_ROUND)
        .map((pair) => ({
          pair,
          word: pickOne(pair.words, random) ?? pair.words[0],
          options: pair.words.map(({ dutch }) => dutch),
        })),
    onAsked: ({ word }) => {
      stop();
      setUnheard(false);
      toggle(word.dutch);
    },
    idOf: ({ word }) => itemId('question', word.id),
    isRight: ({ word }, answer) => answer === word.dutch,
    counted: (place, all) => msg`Word ${place} of ${all}`,
    question: () => ASKED_IN_DUTCH,
    task: ({ item }) => (
      <HeardTask
        word={item.word}
        isUnheard={isUnheard}
        isSpeaking={speakingText === item.word.dutch}
        sign={sign}
        onPressed={() => toggle(item.word.dutch)}
      />
    ),
    answer: (asked) => (
      <AnswerOptions
        asked={asked}
        options={asked.item.options}
        right={asked.item.word.dutch}
        className="grid grid-cols-2 gap-2"
      />
    ),
    verdict: ({ question: { word, pair } }) => {
      const english = <English>{word.english}</English>;
      const tip = <English>{pair.tip}</English>;
      return (
        <p>
          <Trans>
            It was <strong lang="nl">{word.dutch}</strong> ({english}). {tip}
          </Trans>
        </p>
      );
    },
    actions: ({ item, result }) =>
      result && !isUnheard && <SpokenPhrases phrases={item.pair.words} layout="words" />,
    next: msg`Next Word`,
    mistake: ({ question: { word }, answer }) => {
      const english = <English>{word.english}</English>;
      return (
        <Trans>
          <strong lang="nl">{word.dutch}</strong> ({english}), you chose <span lang="nl">{answer}</span>
        </Trans>
      );
    },
  };
}

export function EarGame() {
  return (
    <Card className="max-w-2xl">
      <MiscGameRunner game={useEarGame()} />
    </Card>
  );
}

interface HeardTaskProps {
  readonly word: SoundWord;
  readonly isUnheard: boolean;
  readonly isSpeaking: boolean;
  readonly sign: SoundSign | null;
  readonly onPressed: () => void;
}

/** The button to hear the word again, or its meaning where it can't be heard (SPK-02). */
function HeardTask({ word, isUnheard, isSpeaking, sign, onPressed }: HeardTaskProps) {
  const { english } = word;
  const { t } = useLingui();
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="secondary" className="min-h-14" onClick={onPressed}>
          <Icon aria-hidden size={22} />
          {isSpeaking ? t`Stop` : t`Listen`}
        </Button>
        <SoundNote sign={sign} />
      </div>
      {isUnheard && (
        <Alert tone="info" title={t`You can’t hear the words on this device`}>
          <p>
            <Trans>
              So read what the word means: <English as="strong">{english}</English>.
            </Trans>
          </p>
        </Alert>
      )}
    </>
  );
}
