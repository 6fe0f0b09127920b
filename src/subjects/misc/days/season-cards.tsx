import { Trans, useLingui } from '@lingui/react/macro';
import { SEASONS } from '#content/misc/seasons.ts';
import { monthText } from '#lib/formatted-days.ts';
import { speaksDutch } from '#lib/shown-text.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Card } from '#ui/card.tsx';
import { English } from '#components/meaning.tsx';

/** The four seasons: one tree, drawn four times (MSC-04). */
export function SeasonCards() {
  const { i18n } = useLingui();
  return (
    <ul className="grid grid-cols-1 gap-3 xs:grid-cols-2 lg:grid-cols-4">
      {SEASONS.map((season) => {
        const months = monthsOf(season, i18n.locale);
        return (
          <Card key={season.id} as="li" className="flex flex-col items-start gap-3 p-4!">
            <SeasonPicture season={season.id} />
            <div>
              <h4 lang="nl" className="text-xl font-bold">
                {season.dutch}
              </h4>
              {'other' in season && (
                <p className="text-sm text-ink-soft">
                  <Trans>
                    also <span lang="nl">{season.other}</span>
                  </Trans>
                </p>
              )}
              <English as="p" className="text-ink-soft">
                {season.english}
              </English>
            </div>
            <p className="text-sm">
              <span lang="nl" className="block text-base">
                ongeveer {season.months}
              </span>
              {/* The Dutch line says it already. */}
              {!speaksDutch(i18n) && (
                <span className="text-ink-soft">
                  <Trans>about {months}</Trans>
                </span>
              )}
            </p>
            <div className="mt-auto">
              <ListenButton isTextShown text={saidOf(season)} />
            </div>
          </Card>
        );
      })}
    </ul>
  );
}

/** `March–May`, in the language of the app. */
function monthsOf({ firstMonth }: (typeof SEASONS)[number], language: string): string {
  const [first, last] = [firstMonth, firstMonth + 2].map((month) =>
    monthText(new Date(2026, month - 1).getTime(), language),
  );
  return `${first}–${last}`;
}

/** `de lente, het voorjaar: maart, april, mei`. */
function saidOf(season: (typeof SEASONS)[number]): string {
  const names = 'other' in season ? `${season.dutch}, ${season.other}` : season.dutch;
  return `${names}: ${season.months}`;
}

type Season = (typeof SEASONS)[number]['id'];

const SKIES: Record<Season, string> = {
  spring: 'fill-brand-soft',
  summer: 'fill-warning-soft',
  autumn: 'fill-action-soft',
  winter: 'fill-surface-sunken',
};
const GROUNDS: Record<Season, string> = {
  spring: 'fill-success-soft stroke-success',
  summer: 'fill-success-soft stroke-success',
  autumn: 'fill-warning-soft stroke-gold',
  winter: 'fill-surface-raised stroke-line-strong',
};
const CROWN = 'M80 20a22 22 0 0 1 21 15a17 17 0 0 1-5 32H64a17 17 0 0 1-5-32a22 22 0 0 1 21-15';

/** The same tree in each season. Decoration: the card says it in words. */
function SeasonPicture({ season }: { season: Season }) {
  return (
    <svg aria-hidden viewBox="0 0 160 108" className="w-full max-w-56 overflow-hidden rounded-md">
      <rect width="160" height="108" className={SKIES[season]} />
      <path d="M-4 92q84-14 168 0v20h-168z" strokeWidth="2" className={GROUNDS[season]} />
      <Crown season={season} />
      <path
        d="M80 90V50M80 66l-14-12M80 60l13-12M80 54l-7-12"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-ink-soft"
      />
      <Details season={season} />
    </svg>
  );
}

function Crown({ season }: { season: Season }) {
  if (season === 'winter') return null;
  const colour = season === 'autumn' ? 'fill-action' : 'fill-success';
  return <path d={CROWN} className={colour} fillOpacity={season === 'spring' ? 0.45 : 0.85} />;
}

function Details({ season }: { season: Season }) {
  switch (season) {
    case 'spring':
      return (
        <>
          <Dots places={BLOSSOMS} radius={4} colour="fill-surface-raised stroke-violet" />
          <path d="M30 96v-12M44 98v-12M122 98v-12" strokeWidth="2" className="stroke-success" />
          <path d={TULIPS} className="fill-danger" />
        </>
      );
    case 'summer':
      return <Dots places={[[132, 26]]} radius={13} colour="fill-gold stroke-gold" />;
    case 'autumn':
      return <Dots places={FALLEN} radius={3.5} colour="fill-gold stroke-action" />;
    case 'winter':
      return <Dots places={SNOW} radius={2.5} colour="fill-surface-raised stroke-line-strong" />;
  }
}

const TULIPS =
  'M25 77l5 4 5-4v6a5 5 0 0 1-10 0zM39 79l5 4 5-4v6a5 5 0 0 1-10 0zM117 79l5 4 5-4v6a5 5 0 0 1-10 0z';
const BLOSSOMS = [
  [64, 42],
  [74, 30],
  [88, 34],
  [98, 46],
  [60, 56],
  [84, 48],
  [100, 60],
] as const;
const FALLEN = [
  [46, 94],
  [60, 98],
  [104, 96],
  [118, 92],
  [40, 66],
  [122, 70],
  [112, 82],
] as const;
const SNOW = [
  [20, 20],
  [44, 38],
  [36, 66],
  [62, 18],
  [104, 24],
  [124, 44],
  [140, 16],
  [116, 70],
  [142, 74],
  [18, 52],
] as const;

interface DotsProps {
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly radius: number;
  readonly colour: string;
}

function Dots({ places, radius, colour }: DotsProps) {
  return places.map(([x, y]) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} strokeWidth="1.5" className={colour} />
  ));
}
