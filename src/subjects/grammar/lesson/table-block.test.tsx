import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TableBlock } from './table-block.tsx';

afterEach(() => vi.restoreAllMocks());

/** A table in a box of this width; the browser reports that its columns need `columns`. */
function show(box: { width: number; columns: number }) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => box.width);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() =>
    Math.max(box.width, box.columns),
  );
  const { container } = render(
    <TableBlock
      table={{ kind: 'table', caption: 'Now', columns: ['', 'Now'], rows: [['I', '*ik werk*']] }}
    />,
  );
  return {
    isStacked: () => container.querySelector('[data-stacked]') !== null,
    resize: (changed: Partial<typeof box>) => {
      Object.assign(box, changed);
      dispatchEvent(new Event('resize'));
    },
  };
}

describe('a table in a lesson', () => {
  it('QUA-15: rows stay cards when a phone browser’s bar comes or goes, even if cards measure as fitting', () => {
    const { isStacked, resize } = show({ width: 246, columns: 255 });
    expect(isStacked()).toBe(true);
    resize({ columns: 246 });
    expect(isStacked()).toBe(true);
    resize({});
    expect(isStacked()).toBe(true);
  });

  it('QUA-15: rows are cards only where the columns don’t fit', () => {
    const { isStacked, resize } = show({ width: 558, columns: 255 });
    expect(isStacked()).toBe(false);
    resize({ width: 300 });
    expect(isStacked()).toBe(false);
    resize({ width: 246 });
    expect(isStacked()).toBe(true);
    resize({ width: 300 });
    expect(isStacked()).toBe(false);
  });
});
