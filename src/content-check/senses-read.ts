/** Words that somebody read in their sentence, with what they answer, and how many were right (RDG-02). */
interface SensesRead {
  /** Which texts the words were drawn from; how is in `scripts/sample-senses.ts`. */
  readonly from: string;
  readonly right: number;
  readonly of: number;
  /** When: `2026-11`. */
  readonly month: string;
}

/** What was wrong in a sample was corrected, with all like it, before the next one. */
export const SENSES_READ: readonly SensesRead[] = [
  { from: 'reading room', right: 298, of: 300, month: '2026-11' },
  { from: 'all texts, seed 2', right: 290, of: 300, month: '2026-11' },
  { from: 'all texts, seed 3', right: 295, of: 300, month: '2026-11' },
  { from: 'all texts, seed 4', right: 296, of: 300, month: '2026-11' },
  { from: 'sentences that practice makes, seed 5', right: 150, of: 150, month: '2026-11' },
  { from: 'ten texts of the reading room, pressed on a phone', right: 627, of: 642, month: '2026-11' },
  { from: 'all texts, seed 5', right: 295, of: 300, month: '2026-11' },
  { from: 'all texts, seed 6', right: 293, of: 300, month: '2026-11' },
  { from: 'all texts, seed 7', right: 296, of: 300, month: '2026-11' },
  { from: 'five other texts, pressed on a phone', right: 803, of: 815, month: '2026-11' },
  { from: 'miscellaneous Dutch, all of it', right: 2013, of: 2186, month: '2026-11' },
];
