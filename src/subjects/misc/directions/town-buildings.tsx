import {
  Banknote,
  BedDouble,
  Beef,
  Church,
  Coffee,
  Croissant,
  Drama,
  Landmark,
  Pill,
  School,
  Scissors,
  TrainFront,
  TreePine,
  type LucideIcon,
} from 'lucide-react';
import { TOWN_PLACES, type TownPlace } from '#content/misc/town-places.ts';
import { BLOCK, PLAN_WIDTH, pointOf } from './town-streets.tsx';

const ICONS: Record<string, LucideIcon> = {
  hotel: BedDouble,
  bakker: Croissant,
  slager: Beef,
  school: School,
  kerk: Church,
  museum: Landmark,
  cafe: Coffee,
  bank: Banknote,
  park: TreePine,
  apotheek: Pill,
  theater: Drama,
  kapper: Scissors,
  station: TrainFront,
};
const ICON_SIZE = 18;
/** Signs keep this distance from the right edge, so that their names fit at the largest text size. */
const LAST_SIGN = PLAN_WIDTH - 27;

/** The buildings with their Dutch names, each connected to its crossing by a path. */
export function TownBuildings() {
  return TOWN_PLACES.map((place) => <Building key={place.id} place={place} />);
}

function Building({ place }: { place: TownPlace }) {
  const { x, y } = pointOf(place);
  const Icon = ICONS[place.id];
  return (
    <g>
      <path d={`M${x} ${y}l10 -10`} strokeWidth="3" strokeLinecap="round" className="stroke-brand" />
      <circle cx={x} cy={y} r="4" className="fill-brand" />
      <g
        transform={`translate(${Math.min(x + BLOCK / 2, LAST_SIGN)} ${y - BLOCK / 2})`}
        textAnchor="middle"
        className="text-brand"
      >
        {Icon && <Icon x={-ICON_SIZE / 2} y={-25} width={ICON_SIZE} height={ICON_SIZE} />}
        <text lang="nl" className="fill-ink text-[12.2px] font-semibold max-[22.5rem]:text-[13.6px]">
          <tspan x="0" y="6" className="fill-ink-soft font-normal">
            {place.article}
          </tspan>
          <tspan x="0" y="18.5">
            {place.noun}
          </tspan>
        </text>
      </g>
    </g>
  );
}
