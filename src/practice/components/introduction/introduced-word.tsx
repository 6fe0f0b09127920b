import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ExampleSentence } from '#dutch/vocabulary/fitting-example.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { LargeDutch } from '#practice/components/question/card-frame.tsx';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { WordPicture } from '#components/word-picture.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Card } from '#ui/card.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { English, Meaning } from '#components/meaning.tsx';

interface IntroducedWordProps {
  readonly item: CatalogueItem;
  /** The sentence that fits what is known. */
  readonly example: ExampleSentence | undefined;
  readonly takesFocus: boolean;
  /** Below the word: how it is said. */
  readonly hint?: ReactNode;
  readonly actions: ReactNode;
}

/** A new word, complete: text, sound, picture, meaning and one sentence (PTH-04). */
export function IntroducedWord({ item, example, takesFocus, hint, actions }: IntroducedWordProps) {
  const { t } = useLingui();
  const { dutch, picture } = item;
  return (
    <PlayArea step={`shown ${item.id}`} takesFocus={takesFocus} className="flex grow flex-col gap-5">
      <Card className="flex flex-col gap-4">
        <div {...FOCUS_HERE} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          <div className="flex items-start justify-between gap-4">
            <h2 className="min-w-0">
              <LargeDutch>{dutch}</LargeDutch>
            </h2>
            <WordPicture address={picture} size="medium" />
          </div>
          {hint}
          <Meaning as="p" of={item} className="text-2xl font-semibold" />
        </div>
        <ListenButton text={dutch} label={t`Pronunciation`} playsItself canBeSlow />
        {example !== undefined && (
          <div className="flex flex-wrap items-start justify-between gap-3 border-s-4 border-brand ps-4">
            <div className="min-w-0 flex-1 basis-64">
              <p lang="nl" className="text-lg">
                {example.dutch}
              </p>
              {example.english !== undefined && (
                <English as="p" className="text-ink-soft">
                  {example.english}
                </English>
              )}
            </div>
            <ListenButton text={example.dutch} label={t`Listen to the sentence`} isLabelled={false} />
          </div>
        )}
      </Card>
      <ActionBar>{actions}</ActionBar>
    </PlayArea>
  );
}
