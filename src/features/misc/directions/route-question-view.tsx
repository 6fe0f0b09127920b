import type { TownPlace } from '#content/misc/town-places.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { questionNumber } from '#domain/round/round-machine.ts';
import type { RouteQuestion } from '#domain/town/routes.ts';
import type { Town } from '#domain/town/town.ts';
import { commandSentence } from '#domain/town/walk-commands.ts';
import { startWalk, walkReducer } from '#domain/town/walk-machine.ts';
import { AnswerVerdict } from '#features/misc/answer-verdict.tsx';
import { RouteText } from '#features/misc/directions/route-text.tsx';
import { TownMap } from '#features/misc/directions/town-map.tsx';
import { nameOf, whereIAm } from '#features/misc/directions/where-i-am.ts';
import { NextButton } from '#features/misc/next-button.tsx';
import { FOCUS_AT_TOP } from '#ui/moved-focus.ts';
import { useRoundAnswer, type QuestionProps } from '#features/misc/use-round-answer.ts';
import { Button } from '#ui/button.tsx';

/** A route with the town it leads through. */
export type PlaceQuestion = RouteQuestion<TownPlace> & { readonly town: Town };

/**
 * One route, and the four places of which one lies at its end. On a phone the route stands over the map and the places
 * under it, so that one reads and looks without scrolling.
 */
export function RouteQuestionView(props: QuestionProps<PlaceQuestion>) {
  const { state, onNext } = props;
  const { town, from, walker, commands, target, options } = state.item;
  const answer = useRoundAnswer(props, itemId('question', 'route', from.id, 'to', target.id));
  const isAnswered = state.phase === 'answered';
  const end = commands.reduce(walkReducer, startWalk(town, walker, target));
  return (
    <div className="grid items-start gap-x-5 gap-y-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="flex flex-col gap-2 lg:col-start-2">
        <p {...(isAnswered ? {} : FOCUS_AT_TOP)} tabIndex={-1} className="font-semibold outline-none">
          Route {questionNumber(state)} of {state.items.length}
        </p>
        <p className="text-base">{whereIAm(walker)}</p>
        <RouteText text={commands.map(commandSentence).join(' ')} isAnswered={isAnswered} />
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <TownMap
          town={town}
          walker={isAnswered ? end.walker : walker}
          trail={isAnswered ? end.trail : []}
          target={isAnswered ? target : null}
          label="The town, with the place where the route begins."
        />
      </div>
      <div className="flex flex-col gap-4">
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
                onClick={() => answer(nameOf(option), option.id === target.id)}
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
          <div>
            <NextButton state={state} noun="Route" onNext={onNext} />
          </div>
        )}
      </div>
    </div>
  );
}
