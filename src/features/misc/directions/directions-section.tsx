import { DIRECTION_SENTENCES, DIRECTION_WORDS } from '#content/misc/directions.ts';
import { PositionCards } from '#features/misc/directions/position-cards.tsx';
import { RouteGame } from '#features/misc/directions/route-game.tsx';
import { ThreeWaysTable } from '#features/misc/directions/three-ways.tsx';
import { WalkGame } from '#features/misc/directions/walk-game.tsx';
import { SectionPart } from '#features/misc/section-part.tsx';
import { SpokenPhrases } from '#features/misc/spoken-phrases.tsx';

/** Directions (MSC-11): words, positions, ways to say it, and two games in a small town. */
export default function DirectionsSection() {
  return (
    <div className="flex flex-col gap-12">
      <SectionPart title="The words you need">
        <SpokenPhrases phrases={DIRECTION_WORDS} layout="words" />
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
        <SpokenPhrases phrases={DIRECTION_SENTENCES} />
      </SectionPart>
    </div>
  );
}
