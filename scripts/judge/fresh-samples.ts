/**
 * How the judge did with answers to items drawn at random, before anything was mended for them: the honest figures of JDG-04. All but the
 * first three were typed by somebody who had seen neither the code nor the content. Shares in per cent, in the order of `measured`.
 */
export interface FreshSample {
  readonly name: string;
  /** When: `2026-11`. */
  readonly month: string;
  readonly answers: number;
  readonly rightCalledRight: number;
  readonly rightCalledMistake: number;
  readonly wrongCalledRight: number;
  readonly wrongNamed: number;
}

const SAMPLES: readonly FreshSample[] = [
  {
    name: '1 to 3, together',
    month: '2026-11',
    answers: 869,
    rightCalledRight: 88.8,
    rightCalledMistake: 3.2,
    wrongCalledRight: 0,
    wrongNamed: 97.3,
  },
  {
    name: '4, a teacher',
    month: '2026-11',
    answers: 444,
    rightCalledRight: 94,
    rightCalledMistake: 0.8,
    wrongCalledRight: 0,
    wrongNamed: 93.3,
  },
  {
    name: '5, a language coach',
    month: '2026-11',
    answers: 454,
    rightCalledRight: 90.7,
    rightCalledMistake: 1.9,
    wrongCalledRight: 0,
    wrongNamed: 95.9,
  },
];

/** The samples as they stand in docs/content-quality.md, in their order. */
export function samplesText(samples: readonly FreshSample[] = SAMPLES): string {
  const told = samples.map(({ name, answers, month }) => `${name} (${answers} answers, ${month})`);
  const each = (share: (sample: FreshSample) => number) =>
    samples.map((sample) => `${share(sample)}%`).join(', ');
  return [
    `Fresh samples, judged before anything was mended for them: ${told.join('; ')}.`,
    `Right, called right: ${each((sample) => sample.rightCalledRight)}; right, called a mistake: ${each((sample) => sample.rightCalledMistake)}.`,
    `Wrong, called right: ${each((sample) => sample.wrongCalledRight)}; wrong, and the mistake named: ${each((sample) => sample.wrongNamed)}.`,
  ].join('\n');
}
