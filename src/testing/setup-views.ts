import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, expect } from 'vitest';
import { COURSE } from '#app/course.ts';
import { sourcesOf } from '#learning/course.ts';
import { createCatalogue } from '#learning/catalogue.ts';
import './browser-gaps.ts';
import { publicFiles } from './public-files.ts';
import { takeRecordedItems } from './recorded-items.ts';

// Lazy parts are waited for until they are there, also on a slow machine.
configure({ asyncUtilTimeout: 5000 });

const catalogue = createCatalogue(sourcesOf(COURSE), publicFiles());

// Files share a window: each begins with nothing on the page, and without what the history entry held.
beforeAll(() => {
  history.replaceState(null, '', '/');
  for (const close of document.querySelectorAll<HTMLElement>('.notices button')) close.click();
  document.body.replaceChildren();
});

// MEM-18: whatever a view puts into the study log leads back to its item.
afterEach(async () => {
  cleanup();
  for (const id of takeRecordedItems()) {
    expect(await catalogue.find(id), id).toMatchObject({ kind: 'item', item: { id } });
  }
});
