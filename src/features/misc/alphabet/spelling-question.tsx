import { Snail, Square, Volume2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { LETTERS } from '#content/misc/letters.ts';
import type { SpellingName } from '#content/misc/spelling-names.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { questionNumber } from '#domain/round/round-machine.ts';
import { isSameName, letterNames, spellOut } from '#domain/spelling/spell-out.ts';
import { AnswerVerdict } from '#features/misc/answer-verdict.tsx';
import { NextButton } from '#features/misc/next-button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { useRoundAnswer, type QuestionProps } from '#features/misc/use-round-answer.ts';
import type { SpeechFailure } from '#platform/platform.ts';
import { useSpeech } from '#shared/speech/use-speech.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Why the letters of the names are written out: nothing can be heard, or somebody would rather read. */
export type Unheard = Exclude<SpeechFailure, 'stopped'> | 'by-choice' | null;

interface SpellingQuestionProps extends QuestionProps<SpellingName> {
  readonly unheard: Unheard;
  readonly onUnheard: (why: Unheard) => void;
}

/** One name of the spelling game. */
export function SpellingQuestion({ unheard, onUnheard, ...props }: SpellingQuestionProps) {
  const { state, onNext } = props;
  const { id, name } = state.item;
  const [typed, setTyped] = useState('');
  const giveAnswer = useRoundAnswer(props, itemId('question', id));
  const sounds = spellOut(name, LETTERS).map(({ sound }) => sound);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const answer = typed.trim();
    if (answer !== '') giveAnswer(answer, isSameName(answer, name));
  };
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="font-semibold">
        Name {questionNumber(state)} of {state.items.length}
      </p>
      <SpelledAloud sounds={sounds} isFocused={state.phase === 'asking'} onUnheard={onUnheard} />
      {unheard !== null && <LettersInWriting sounds={sounds} unheard={unheard} />}
      <form onSubmit={check} className="flex flex-wrap items-end gap-3">
        <TextField
          label="The name"
          name="spelled-name"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          readOnly={state.phase === 'answered'}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="w-full max-w-xs"
        />
        {state.phase === 'asking' && <Button type="submit">Check</Button>}
      </form>
      {unheard === null && state.phase === 'asking' && (
        <Button tone="quiet" onClick={() => onUnheard('by-choice')} className="-ml-3 self-start">
          Write the letters out
        </Button>
      )}
      <output className="block empty:hidden">
        {state.phase === 'answered' && (
          <AnswerVerdict isRight={state.last.isRight}>
            <p>
              The name is <strong lang="nl">{name}</strong>: <span lang="nl">{sounds.join(' – ')}</span>.
            </p>
          </AnswerVerdict>
        )}
      </output>
      {state.phase === 'answered' && (
        <div>
          <NextButton state={state} noun="Name" onNext={onNext} />
        </div>
      )}
    </div>
  );
}

interface SpelledAloudProps {
  readonly sounds: readonly string[];
  readonly isFocused: boolean;
  readonly onUnheard: (why: Unheard) => void;
}

function SpelledAloud({ sounds, isFocused, onUnheard }: SpelledAloudProps) {
  const { speakingText, toggle } = useSpeech(onUnheard);
  const normal = letterNames(sounds, 'normal');
  const slow = letterNames(sounds, 'slow');
  return (
    <div className="flex flex-wrap gap-3">
      <Button {...(isFocused ? FOCUS_HERE : {})} tone="secondary" onClick={() => toggle(normal)}>
        {speakingText === normal ? <Square aria-hidden size={18} /> : <Volume2 aria-hidden size={20} />}
        {speakingText === normal ? 'Stop' : 'Listen'}
      </Button>
      <Button tone="secondary" onClick={() => toggle(slow)}>
        {speakingText === slow ? <Square aria-hidden size={18} /> : <Snail aria-hidden size={20} />}
        {speakingText === slow ? 'Stop' : 'Listen Slowly'}
      </Button>
    </div>
  );
}

const REASONS: Record<NonNullable<Unheard>, string> = {
  unsupported: 'This browser has no speech, so the letters are written the way they sound.',
  'no-dutch-voice': 'This device has no Dutch voice, so the letters are written the way they sound.',
  failed: 'The audio did not play, so the letters are written the way they sound.',
  'by-choice': 'The letters, written the way they sound:',
};

function LettersInWriting({ sounds, unheard }: { sounds: readonly string[]; unheard: NonNullable<Unheard> }) {
  return (
    <output className="flex flex-col gap-1 rounded-control bg-brand-soft p-4">
      <span>{REASONS[unheard]}</span>
      <span lang="nl" className="text-xl font-bold">
        {sounds.join(' – ')}
      </span>
    </output>
  );
}
