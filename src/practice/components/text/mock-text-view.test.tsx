import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';
import { MockTextView } from './mock-text-view.tsx';

/** Removes separators: a row of a table is quoted as one line. */
const bare = (text: string) => text.replaceAll(/[\s–-]/g, '');

it.each(READING_EXAM_TEXTS.flat().map((text) => [text.id, text] as const))(
  'MOC-07 EXM-08: a result marks in %s the evidence for each of its questions',
  (_, text) => {
    const evidence = text.questions.map((question) => question.evidence);
    const { container } = render(<MockTextView text={text} evidence={evidence} />);
    const marked = bare(
      [...container.querySelectorAll('mark')].map(({ textContent }) => textContent).join(''),
    );
    for (const words of evidence) expect(marked).toContain(bare(words));
    const { textContent } = container;
    cleanup();
    const unmarked = render(<MockTextView text={text} evidence={[]} />).container;
    expect(unmarked.querySelector('mark')).toBeNull();
    expect(unmarked.textContent).toBe(textContent);
  },
);
