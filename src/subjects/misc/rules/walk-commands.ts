import type { WalkCommand } from './walk-machine.ts';
import { foldText } from '#lib/fold-text.ts';
import { err, ok, type Result } from '#lib/result.ts';

const ORDINALS = ['volgende', 'tweede', 'derde', 'vierde'] as const;

const TURNS_IN_DUTCH = { left: 'Sla linksaf.', right: 'Sla rechtsaf.', around: 'Keer om.' };
const straightInDutch = (streets: number) =>
  `Ga rechtdoor tot het ${ORDINALS[streets - 1] ?? 'laatste'} kruispunt.`;

/** A command the way people say it in the street. */
export function commandSentence(command: WalkCommand): string {
  return command.kind === 'straight' ? straightInDutch(command.streets) : TURNS_IN_DUTCH[command.kind];
}

/** What comes between two commands. */
const BETWEEN = /[.,;:!?]|\ben\b/u;
/** They too may come between two commands, or be inside one: `sla dan linksaf`. */
const THEN = /\b(?:dan|daarna|vervolgens)\b/u;

/** Words that may be part of a command without changing its meaning. */
const FILLERS = new Set(
  (
    'ga gaat gaan loop loopt lopen wandel wandelt rij rijdt fiets fietst sla slaat neem neemt steek pak pakt ' +
    'dan daarna vervolgens eerst je jij u we wij nu hier daar meteen weer door verder nog naar de het een straat straten kruispunt kruispunten ' +
    'kruising kruisingen hoek weg tot aan bij op in over keer maal af alstublieft alsjeblieft graag even kant'
  ).split(' '),
);

const COUNTS = new Map(
  [
    ['1', 'een', 'eerste', 'volgende', '1e', 'eerstvolgende'],
    ['2', 'twee', 'tweede', '2e'],
    ['3', 'drie', 'derde', '3e'],
    ['4', 'vier', 'vierde', '4e'],
  ].flatMap((words, place) => words.map((word) => [word, place + 1] as const)),
);
// Without an accent it is far more often the article than the number, and one street is the default anyway.
COUNTS.delete('een');

const DIRECTIONS = new Map<string, WalkCommand['kind']>([
  ['rechtdoor', 'straight'],
  ['rechtuit', 'straight'],
  ['vooruit', 'straight'],
  ['recht', 'straight'],
  ['links', 'left'],
  ['linksaf', 'left'],
  ['linkerkant', 'left'],
  ['rechts', 'right'],
  ['rechtsaf', 'right'],
  ['rechterkant', 'right'],
  ['om', 'around'],
  ['omdraaien', 'around'],
  ['omkeren', 'around'],
  ['terug', 'around'],
]);
/** They mean nothing without `om`. */
const TURNING_VERBS = new Set(['draai', 'draait', 'keer', 'keert', 'draaien', 'keren']);

/**
 * Parses typed text as commands (MSC-11). Ignores capitals, blanks and punctuation, and accepts the usual variants (`rechtdoor`, `u gaat
 * naar links`, `neem de tweede straat rechts`); several commands may follow each other. The failure is the part that was not understood.
 */
export function parseCommands(text: string): Result<readonly WalkCommand[], string> {
  const commands: WalkCommand[] = [];
  for (const part of partsOf(text, BETWEEN)) {
    const found = parsePart(part) ?? allOf(partsOf(part, THEN).map(parsePart));
    if (found === null) return err(part);
    commands.push(...found);
  }
  return commands.length === 0 ? err(text.trim()) : ok(commands);
}

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function allOf(found: readonly (WalkCommand[] | null)[]): WalkCommand[] | null {
  return found.includes(null) ? null : found.flatMap((commands) => commands ?? []);
}

function parsePart(part: string): WalkCommand[] | null {
  const words = foldText(part).split(/\s+/u);
  const known = words.every(
    (word) => FILLERS.has(word) || COUNTS.has(word) || DIRECTIONS.has(word) || TURNING_VERBS.has(word),
  );
  const kinds = new Set(words.flatMap((word) => DIRECTIONS.get(word) ?? []));
  const [kind] = kinds;
  if (!known || kind === undefined || kinds.size !== 1) return null;
  const streets = words.flatMap((word) => COUNTS.get(word) ?? []).at(0);
  if (kind === 'straight') return [{ kind, streets: streets ?? 1 }];
  // `Neem de tweede straat links`: first walk up to it.
  return [...(streets === undefined ? [] : [{ kind: 'straight' as const, streets }]), { kind }];
}
