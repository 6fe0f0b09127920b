import { useState } from 'react';
import type { TownPlace } from '#content/misc/town-places.ts';
import { itemId } from '#domain/memory/item-id.ts';
import type { RoundState } from '#domain/round/round-machine.ts';
import type { RouteQuestion } from '#domain/town/route-question.ts';
import type { Town } from '#domain/town/town.ts';
import { commandSentence } from '#domain/town/walk-commands.ts';
import { startWalk, walkReducer } from '#domain/town/walk-machine.ts';
import { AnswerVerdict } from '#features/misc/answer-verdict.tsx';
import { TownMap } from '#features/misc/directions/town-map.tsx';
import { nameOf, whereIAm } from '#features/misc/directions/where-i-am.ts';
import { FOCUS_HERE } from '#features/misc/use-moved-focus.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

/** A route with the town it leads through. */
export type PlaceQuestion = RouteQuestion<TownPlace> & { readonly town: Town };

interface RouteQuestionProps {
  readonly state: Exclude<RoundState<PlaceQuestion>, { phase: 'finished' }>;
  readonly onAnswered: (answer: string, isRight: boolean) => void;
  readonly onNext: () => void;
}

/** One route, and the four places of which one lies at its end. */
export function RouteQuestionView({ state, onAnswered, onNext }: RouteQuestionProps) {
  const { town, from, walker, commands, target, options } = state.item;
  const [isHidden, setHidden] = useState(false);
  const recordAnswer = useStudyAnswer(itemId('question', `route ${from.id} to ${target.id}`), 'game');
  const route = commands.map(commandSentence).join(' ');
  const isAnswered = state.phase === 'answered';
  const end = commands.reduce(walkReducer, startWalk(town, walker, target));
  const number = state.items.indexOf(state.item) + 1;
  const answer = (chosen: string) => {
    const isRight = chosen === nameOf(target);
    recordAnswer(isRight ? 'right' : 'wrong', chosen);
    onAnswered(chosen, isRight);
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <TownMap
        town={town}
        walker={isAnswered ? end.walker : walker}
        trail={isAnswered ? end.trail : []}
        target={isAnswered ? target : null}
        label="The town, with the place where the route begins."
      />
      <div className="flex flex-col gap-4">
        <p {...(isAnswered ? {} : FOCUS_HERE)} tabIndex={-1} className="font-semibold outline-none">
          Route {number} of {state.items.length}
        </p>
        <p>{whereIAm(walker)}</p>
        <div className="flex flex-col items-start gap-3 rounded-control bg-brand-soft p-4">
          {isHidden && !isAnswered ? (
            <p className="text-ink-soft">Listen to the route.</p>
          ) : (
            <p lang="nl" className="font-semibold">
              {route}
            </p>
          )}
          <ListenButton text={route} />
          {!isAnswered && (
            <Checkbox
              label="Only listen, without the text"
              checked={isHidden}
              onChange={(event) => setHidden(event.currentTarget.checked)}
            />
          )}
        </div>
        <p lang="nl" className="text-lg font-bold">
          Waar ben je nu?
        </p>
        <ul className="grid grid-cols-2 gap-2">
          {options.map((option) => (
            <li key={option.id} className="flex">
              <Button
                tone="secondary"
                lang="nl"
                disabled={isAnswered}
                onClick={() => answer(nameOf(option))}
                className="flex-1"
              >
                {`Bij ${nameOf(option)}`}
              </Button>
            </li>
          ))}
        </ul>
        <output className="block empty:hidden">
          {isAnswered && (
            <AnswerVerdict isRight={state.last.isRight}>
              <p>
                You end up at <strong lang="nl">{nameOf(target)}</strong>.
              </p>
            </AnswerVerdict>
          )}
        </output>
        {isAnswered && (
          <Button {...FOCUS_HERE} onClick={onNext} className="self-start">
            {number === state.items.length ? 'See the Result' : 'Next Route'}
          </Button>
        )}
      </div>
    </div>
  );
}
