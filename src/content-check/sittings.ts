/** How readers did who had not seen the questions before. One that was changed after it asks for new readers. */
export interface Sitting {
  readonly bank: string;
  /** Guessed without the text, or sat with it and without the key. */
  readonly kind: 'unread guess' | 'cold sitting';
  readonly readers: number;
  /** Of all of them together. */
  readonly right: number;
  readonly of: number;
  /** When: `2026-11`. */
  readonly month: string;
  /** Many questions were rewritten afterwards, and nobody has guessed the new ones yet. */
  readonly isOutdated?: boolean;
}

/** MOC-06: what may be guessed without reading or hearing, in a bank that is large enough to tell. */
const MOST_GUESSED = 0.45;
const LARGE_BANK = 25;

const MONTH = '2026-11';

/**
 * Unread guesses: three or four readers, each alone with the sheet of `npm run unread-sheet`, of the listening game with 30 of its 40
 * questions. Cold sittings: with the text or transcript. In reading 2 one question is not counted: the ticks of its table can't be printed.
 */
export const SITTINGS: readonly Sitting[] = [
  ...(
    [
      ['Reading 1', 4, 34, 98],
      ['Reading 2', 4, 39, 100],
      ['Reading 3', 4, 32, 100],
      ['Reading 4', 4, 43, 100],
      ['Reading practice', 3, 37, 99],
      ['Listening 1', 3, 28, 75],
      ['Listening 2', 3, 21, 75],
      ['Listening 3', 4, 45, 100],
      ['Listening game', 3, 35, 90],
    ] as const
  ).map(([bank, readers, right, of]): Sitting => ({
    bank,
    kind: 'unread guess',
    readers,
    right,
    of,
    month: MONTH,
  })),
  ...(
    [
      ['KNM exams', 1, 203, 203],
      ['KNM game', 1, 30, 30],
      ['Reading 1', 1, 25, 25],
      ['Reading 2', 1, 24, 24],
      ['Reading 3', 1, 25, 25],
      ['Reading 4', 1, 25, 25],
      ['Reading practice', 2, 66, 66],
      ['Listening 1', 1, 25, 25],
      ['Listening 2', 2, 50, 50],
      ['Listening 3', 1, 25, 25],
      ['Listening game', 1, 40, 40],
    ] as const
  ).map(([bank, readers, right, of]): Sitting => ({
    bank,
    kind: 'cold sitting',
    readers,
    right,
    of,
    month: MONTH,
  })),
];

/** The figures as a table of docs/content-quality.md; what can be guessed too well is said. */
export function sittingsTable(figures: readonly Sitting[]): string {
  const banks = [...new Set(figures.map(({ bank }) => bank))];
  const lines = banks.map((bank) => {
    const textOf = (wanted: Sitting['kind']) =>
      figures
        .filter((figure) => figure.bank === bank && figure.kind === wanted)
        .map(figureText)
        .join('; ') || 'none';
    return `| ${bank} | ${textOf('unread guess')} | ${textOf('cold sitting')} |`;
  });
  return ['| bank | unread guess | cold sitting |', '|---|---|---|', ...lines].join('\n');
}

function figureText(figure: Sitting): string {
  const { readers, right, of, month, isOutdated = false } = figure;
  const share = right === of ? '' : `, ${Math.round((right / of) * 100)}%`;
  return `${right} of ${of}${share}${isGuessable(figure) ? ', too many' : ''}${isOutdated ? ', rewritten since' : ''} (${readers}, ${month})`;
}

/** Whether a large bank is guessed too well. */
function isGuessable({ kind, readers, right, of }: Sitting): boolean {
  // Somebody may have left out a question.
  return kind === 'unread guess' && Math.ceil(of / readers) >= LARGE_BANK && right / of > MOST_GUESSED;
}
