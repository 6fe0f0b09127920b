import { useState } from 'react';
import { DIRECTION_SENTENCES, DIRECTION_WORDS, THREE_WAYS } from '#content/misc/directions.ts';
import { ChoiceBar } from '#subjects/misc/choice-bar.tsx';
import { PositionCards } from './position-cards.tsx';
import { RouteGame } from './route-game.tsx';
import { WalkGame } from './walk-game.tsx';
import { SectionPart } from '#subjects/misc/section-part.tsx';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';

/** Directions (MSC-11): words, positions, polite forms, and two games in a small town. */
export default function DirectionsSection() {
  return (
    <>
      <SectionPart title="The words you need">
        <SpokenPhrases phrases={DIRECTION_WORDS} listTitle="Directions: words" layout="words" />
      </SectionPart>
      <SectionPart title="Where is it?">
        <PositionCards />
      </SectionPart>
      <SectionPart title="Three ways to say it">
        <ThreeWaysTable />
      </SectionPart>
      <SectionPart title="Game: walk to the station" intro="Guide the walker with Dutch commands.">
        <WalkGame />
      </SectionPart>
      <SectionPart title="Game: where do you end up?">
        <RouteGame />
      </SectionPart>
      <SectionPart title="Sentences to practise">
        <SpokenPhrases phrases={DIRECTION_SENTENCES} listTitle="Directions: sentences" />
      </SectionPart>
    </>
  );
}

const WAYS = [
  { id: 'command', title: 'A command', explanation: 'Short and clear. This is not impolite in the street.' },
  {
    id: 'informal',
    title: 'With je',
    explanation: 'To people you know, to children and to most young people.',
  },
  {
    id: 'polite',
    title: 'With u',
    explanation: 'To older people and to strangers, when you want to be polite.',
  },
] as const;

/** The same directions as a command, with `je` and with `u` (MSC-11). */
function ThreeWaysTable() {
  const [shown, setShown] = useState<(typeof WAYS)[number]['id']>('command');
  return (
    <div className="flex flex-col gap-4">
      <ChoiceBar label="How to say it" choices={WAYS} chosen={shown} onChosen={setShown} />
      <p className="text-ink-soft">{WAYS.find(({ id }) => id === shown)?.explanation}</p>
      <SpokenPhrases phrases={THREE_WAYS.map((row) => ({ dutch: row[shown], english: row.english }))} />
    </div>
  );
}
