import { SEASONS } from '#content/misc/seasons.ts';
import { SeasonPicture } from '#features/misc/days/season-picture.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Card } from '#ui/card.tsx';

/** The four seasons: one tree, four times (MSC-04). */
export function SeasonCards() {
  return (
    <ul className="grid gap-3 xs:grid-cols-2 lg:grid-cols-4">
      {SEASONS.map((season) => (
        <Card key={season.id} as="li" className="flex flex-col items-start gap-3 p-4!">
          <SeasonPicture season={season.id} />
          <div>
            <h4 lang="nl" className="text-xl font-bold">
              {season.dutch}
            </h4>
            {'other' in season && (
              <p className="text-sm text-ink-soft">
                also <span lang="nl">{season.other}</span>
              </p>
            )}
            <p className="text-ink-soft">{season.english}</p>
          </div>
          <p className="text-sm">
            <span lang="nl" className="block text-base">
              ongeveer {season.months}
            </span>
            <span className="text-ink-soft">about {season.englishMonths}</span>
          </p>
          <div className="mt-auto">
            <ListenButton text={saidOf(season)} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** `de lente, het voorjaar: maart, april, mei`. */
function saidOf(season: (typeof SEASONS)[number]): string {
  const names = 'other' in season ? `${season.dutch}, ${season.other}` : season.dutch;
  return `${names}: ${season.months}`;
}
