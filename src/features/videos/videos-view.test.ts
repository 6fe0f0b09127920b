import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseVideosView } from '#features/videos/videos-view.ts';

it('VID-01 QUA-18: only a view of this page is taken from the history', () => {
  const view = { kind: 'category', category: 'music', topic: null, query: 'hazes' };
  expect(parseVideosView(view)).toEqual(view);
  expect(parseVideosView({ ...view, category: 'sport' })).toBeNull();
  expect(parseVideosView({ ...view, topic: 3 })).toBeNull();
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseVideosView(value)).toBeNull();
    }),
  );
});
