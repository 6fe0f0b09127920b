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
  { from: 'the reading room', right: 298, of: 300, month: '2026-11' },
  { from: 'all texts, seeds 2 to 7', right: 1765, of: 1800, month: '2026-11' },
  { from: 'sentences that practice makes', right: 150, of: 150, month: '2026-11' },
  { from: 'fifteen texts, pressed on a phone', right: 1430, of: 1457, month: '2026-11' },
  { from: 'miscellaneous Dutch, all of it', right: 2013, of: 2186, month: '2026-11' },
];
