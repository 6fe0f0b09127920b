import { expect, test } from '@playwright/test';
import { wronglyListed } from '../browsers/late-parts.ts';

// Here, and not with the journeys in three browsers that use the list: those are run too seldom to keep it true.
test('QUA-12: every late part of the build is listed, with how to open it or why not', () => {
  expect(wronglyListed()).toEqual([]);
});
