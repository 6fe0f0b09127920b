import { allTimeWords, CLOCK_TIMES, digitalTimeWords, type ClockTime } from '#domain/dutch/clock-time.ts';
import { foldText } from '#lib/fold-text.ts';

const FIGURE = /^(\d{1,2})[:.](\d{2})$/;

const BY_WORDS = new Map(
  CLOCK_TIMES.flatMap((time) =>
    [...allTimeWords(time), ...readingsOf(time)].map((words) => [foldText(words), time] as const),
  ),
);

/**
 * The five-minute time that somebody typed; null when it is none. Read are figures (`8:35`, `08.35`, `20:35`), every
 * right wording and the formal reading of either half of the day (`twintig uur vijfendertig`). Capitals, accents,
 * further spaces, a full stop, and `om`, `het is` or `uur` around it don't count.
 */
export function parseClockTime(text: string): ClockTime | null {
  const typed = foldText(text)
    .replace(/[.!]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const core = typed.replace(/^(?:het is )?(?:om )?/, '');
  const [, hour, minute] = FIGURE.exec(core.replace(/ ?uur$/, '')) ?? [];
  if (hour !== undefined && minute !== undefined) return ofFigure(Number(hour), Number(minute));
  return BY_WORDS.get(core) ?? BY_WORDS.get(core.replace(/ uur$/, '')) ?? null;
}

function ofFigure(hour: number, minute: number): ClockTime | null {
  if (hour > 24) return null;
  return CLOCK_TIMES.find((time) => time.hour === (hour % 12 || 12) && time.minute === minute) ?? null;
}

function readingsOf({ hour, minute }: ClockTime): string[] {
  return [hour % 12, hour, (hour % 12) + 12].map((ofDay) => digitalTimeWords({ hour: ofDay, minute }));
}
