/**
 * Ids that were shipped but aren't listed in `shipped-ids.txt`: a rule makes them from numbers and names, and this is that rule with its
 * limits (MEM-18). Limits may grow, but never shrink.
 */
export function shippedFamilies(): readonly string[] {
  return [...numbers(), ...prices(), ...clockTimes(), ...routes()];
}

/** The numbers challenge of /misc, up to a thousand. */
function numbers(): string[] {
  return range(0, 1000).map((number) => `question:number-${number}`);
}

/** From ten cents to 49.95, by five cents. */
function prices(): string[] {
  return range(2, 999).map((step) => {
    const cents = step * 5;
    return `question:price-${Math.floor(cents / 100)}-${twoDigits(cents % 100)}`;
  });
}

/** Every five minutes of the face. */
function clockTimes(): string[] {
  return range(1, 12).flatMap((hour) =>
    range(0, 11).map((step) => `question:clock-${hour}-${twoDigits(step * 5)}`),
  );
}

const PLACES = 'hotel bakker slager school kerk museum cafe bank park apotheek theater kapper station'.split(
  ' ',
);

/** Between all pairs of places of the little town. */
function routes(): string[] {
  return PLACES.flatMap((from) =>
    PLACES.filter((target) => target !== from).map((target) => `question:route-${from}-to-${target}`),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
