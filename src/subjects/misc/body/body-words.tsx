import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Square, Volume2 } from 'lucide-react';
import { BODY_PARTS, type BodyPart } from '#content/misc/body-parts.ts';
import { SoundNote } from '#sound/components/sound-note.tsx';
import { useSpeech } from '#sound/components/use-speech.ts';
import { English } from '#components/meaning.tsx';

/** The 13 words with their articles and other forms; pressing one says it (MSC-07). */
export function BodyWords() {
  const { speakingText, sign, toggle } = useSpeech();
  const [pressed, setPressed] = useState<BodyPart | null>(null);
  return (
    <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {BODY_PARTS.map((part) => (
        <li
          key={part.id}
          className="flex flex-wrap items-center gap-x-3 rounded-control border border-line bg-surface-raised pe-3"
        >
          <WordButton
            part={part}
            isSpeaking={speakingText === part.dutch}
            onPressed={() => {
              setPressed(part);
              toggle(part.dutch);
            }}
          />
          <span className="ms-auto text-end leading-snug text-ink-soft">
            <English>{part.english}</English>
            <span lang="nl" className="block text-base">
              {part.otherForm.dutch}
            </span>
          </span>
          {pressed === part && <SoundNote sign={sign} isSmall />}
        </li>
      ))}
    </ul>
  );
}

/** The article is shown by its word and its colour. */
const ARTICLES = { de: 'bg-brand-soft text-brand', het: 'bg-warning-soft text-warning' };

interface WordButtonProps {
  readonly part: BodyPart;
  readonly isSpeaking: boolean;
  readonly onPressed: () => void;
}

function WordButton({ part: { article, dutch }, isSpeaking, onPressed }: WordButtonProps) {
  const { t } = useLingui();
  const Icon = isSpeaking ? Square : Volume2;
  return (
    <button
      type="button"
      onClick={onPressed}
      className="flex min-h-14 items-center gap-2 rounded-control px-3 font-semibold hover:bg-brand-soft"
    >
      <Icon aria-hidden size={18} className="shrink-0 text-brand" />
      <span lang="nl">
        <span className={clsx('rounded-md px-1.5 py-0.5', ARTICLES[article])}>{article}</span>{' '}
        {dutch.slice(article.length + 1)}
      </span>
      <span className="sr-only">{isSpeaking ? t`, stop` : t`, listen`}</span>
    </button>
  );
}
