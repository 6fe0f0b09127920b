import type { CheckReport } from './check-banks.ts';
import type { Exception } from './exceptions/exception.ts';
import type { Figure } from './problem.ts';

const INTRODUCTION = `# Content quality

What the content check finds in all content of the app: spelling, articles, plurals, verb forms and comparatives against
public lists, examples without their word, sentences that repeat or share a frame, options, explanations and the places
of right answers. The rules stand in [src/content-check](../src/content-check). A reader who had not written them
has corrected all texts besides; see [adding content](adding-content.md).

This page is written by \`npm run check-content -- --page\` and may not be edited; the tests fail when it is not what
the check finds.`;

/**
 * The figures and the reviewed exceptions as a page (CON-07).
 * @param report of all banks
 */
export function qualityPage(report: CheckReport, exceptions: readonly Exception[]): string {
  const sections = [
    INTRODUCTION,
    `## All content\n\n${table(report.figures)}`,
    ...report.files
      .filter(({ figures }) => figures.length > 0)
      .map(({ path, figures }) => `## ${path}\n\n${table(figures)}`),
    exceptionsSection(exceptions),
  ];
  return `${sections.join('\n\n')}\n`;
}

function table(figures: readonly Figure[]): string {
  return ['| | |', '|---|---|', ...figures.map(({ label, value }) => `| ${cell(label)} | ${value} |`)].join(
    '\n',
  );
}

function exceptionsSection(exceptions: readonly Exception[]): string {
  const rows = exceptions.map(
    ({ rule, reason, about }) =>
      `| ${rule} | ${cell(reason)} | ${about.map((name) => cell(name)).join(', ')} |`,
  );
  const count = exceptions.reduce((sum, { about }) => sum + about.length, 0);
  return [
    `## Reviewed exceptions: ${count}`,
    '',
    'What a rule would refuse, though a person looked at it and found it right.',
    '',
    '| rule | reason | about |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
