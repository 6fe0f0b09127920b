import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DIRECTION_SENTENCES, DIRECTION_WORDS, THREE_WAYS } from '#content/misc/directions.ts';
import { ChoiceBar } from '#subjects/misc/choice-bar.tsx';
import { PositionCards } from './position-cards.tsx';
import { RouteGame } from './route-game.tsx';
import { WalkGame } from './walk-game.tsx';
import { SectionPart } from '#subjects/misc/section-part.tsx';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';
import { Dutch } from '#ui/dutch.tsx';

/** Directions (MSC-11): words, positions, polite forms, and two games in a small town. */
export default function DirectionsSection() {
  const { t } = useLingui();
  return (
    <>
      <SectionPart title={t`The words you need`}>
        <SpokenPhrases phrases={DIRECTION_WORDS} listTitle={t`Directions: words`} layout="words" />
      </SectionPart>
      <SectionPart title={t`Where is it?`}>
        <PositionCards />
      </SectionPart>
      <SectionPart title={t`Three ways to say it`}>
        <ThreeWaysTable />
      </SectionPart>
      <SectionPart title={t`Game: walk to the station`} intro={t`Tell the walker in Dutch where to go.`}>
        <WalkGame />
      </SectionPart>
      <SectionPart title={t`Game: where do you end up?`}>
        <RouteGame />
      </SectionPart>
      <SectionPart title={t`Sentences to practise`}>
        <SpokenPhrases phrases={DIRECTION_SENTENCES} listTitle={t`Directions: sentences`} />
      </SectionPart>
    </>
  );
}

const WAYS = [
  {
    id: 'command',
    title: <Trans>A command</Trans>,
    explanation: <Trans>Short and clear. This is not impolite in the street.</Trans>,
  },
  {
    id: 'informal',
    title: (
      <Trans>
        With <Dutch>je</Dutch>
      </Trans>
    ),
    explanation: <Trans>To people you know, to children and to most young people.</Trans>,
  },
  {
    id: 'polite',
    title: (
      <Trans>
        With <Dutch>u</Dutch>
      </Trans>
    ),
    explanation: <Trans>To older people and to strangers, when you want to be polite.</Trans>,
  },
] as const;

/** The same directions as a command, with `je` and with `u` (MSC-11). */
function ThreeWaysTable() {
  const { t } = useLingui();
  const [shown, setShown] = useState<(typeof WAYS)[number]['id']>('command');
  return (
    <div className="flex flex-col gap-4">
      <ChoiceBar label={t`How to say it`} choices={WAYS} chosen={shown} onChosen={setShown} />
      <p className="text-ink-soft">{WAYS.find(({ id }) => id === shown)?.explanation}</p>
      <SpokenPhrases phrases={THREE_WAYS.map((row) => ({ dutch: row[shown], english: row.english }))} />
    </div>
  );
}
