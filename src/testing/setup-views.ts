import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, expect } from 'vitest';
import { COURSE } from '#app/course.ts';
import { sourcesOf } from '#learning/course.ts';
import { createCatalogue } from '#learning/catalogue.ts';
import './browser-gaps.ts';
import { publicFiles } from './public-files.ts';
import { takeRecordedItems } from './recorded-items.ts';

// Lazy parts may take some seconds.
configure({ asyncUtilTimeout: 20_000 });

const catalogue = createCatalogue(sourcesOf(COURSE), publicFiles());

// Files share a window: each starts with an empty page, and without state in the history entry.
beforeAll(() => {
  history.replaceState(null, '', '/');
  for (const close of document.querySelectorAll<HTMLElement>('.notices button')) close.click();
  document.body.replaceChildren();
});

// MEM-18: whatever a view adds to the study log can be traced back to its item.
afterEach(async () => {
  cleanup();
  for (const id of takeRecordedItems()) {
    expect(await catalogue.find(id), id).toMatchObject({ kind: 'item', item: { id } });
  }
});
