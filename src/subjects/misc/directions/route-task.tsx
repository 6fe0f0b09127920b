import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TownPlace } from '#content/misc/town-places.ts';
import type { RouteQuestion } from '#subjects/misc/rules/routes.ts';
import type { Town } from '#subjects/misc/rules/town.ts';
import { commandSentence } from '#subjects/misc/rules/walk-commands.ts';
import { startWalk, walkReducer } from '#subjects/misc/rules/walk-machine.ts';
import { TownMap } from './town-map.tsx';
import { whereIAm } from './where-i-am.ts';
import type { Asked } from '#subjects/misc/games/misc-game.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

/** A route and its town. */
export type TownRoute = RouteQuestion<TownPlace> & { readonly town: Town };

/** The start of a route and its directions, to be read or, without the text, heard. */
export function RouteTask({ item: { walker, commands }, result }: Asked<TownRoute>) {
  const { t, i18n } = useLingui();
  const [isHidden, setHidden] = useState(false);
  const text = commands.map(commandSentence).join(' ');
  return (
    <>
      <p className="text-base">{i18n._(whereIAm(walker))}</p>
      <div className="flex flex-col gap-2 rounded-control bg-brand-soft p-3 sm:p-4">
        {isHidden && result === null ? (
          <p className="text-ink-soft">
            <Trans>Listen to the route.</Trans>
          </p>
        ) : (
          <p lang="nl" className="font-semibold">
            {text}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ListenButton text={text} />
          {result === null && (
            <Checkbox
              label={t`Hide the text`}
              checked={isHidden}
              onChange={(event) => setHidden(event.currentTarget.checked)}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** The town with the start of a route; after the answer, also the way to its end. */
export function RouteMap({ item: { town, walker, commands, target }, result }: Asked<TownRoute>) {
  const { t } = useLingui();
  const end = commands.reduce(walkReducer, startWalk(town, walker, target));
  return (
    <TownMap
      town={town}
      walker={result === null ? walker : end.walker}
      trail={result === null ? [] : end.trail}
      target={result === null ? null : target}
      label={t`The town, with the place where the route begins.`}
    />
  );
}
