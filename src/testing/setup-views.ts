import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { BANKS } from '#app/catalogue.ts';
import { createCatalogue } from '#services/catalogue/catalogue.ts';
import { publicFiles } from '#testing/public-files.ts';
import { takeRecordedItems } from '#testing/recorded-items.ts';

/** What jsdom lacks of the browser, for tests of views. */

// Lazy parts are waited for until they are there, also on a slow machine.
configure({ asyncUtilTimeout: 5000 });

const catalogue = createCatalogue(BANKS, publicFiles());

// MEM-18: whatever a view puts into the study log leads back to its item.
afterEach(async () => {
  cleanup();
  for (const id of takeRecordedItems()) {
    expect(await catalogue.find(id), id).toMatchObject({ kind: 'item', item: { id } });
  }
});

// Modal dialogs: jsdom knows `open` but neither method. The focus moves in and out as the platform does it.
const openers = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
  openers.set(this, document.activeElement);
  this.setAttribute('open', '');
  const first = this.querySelector<HTMLElement>('button:enabled, input:enabled, a[href], [tabindex="0"]');
  first?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.removeAttribute('open');
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

// Esc asks a modal dialog to close; what doesn't prevent that closes it.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
});

// Nothing matches: a wide, light screen with motion, in a browser tab.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  disconnect = () => undefined;
  observe = () => undefined;
  unobserve = () => undefined;
  takeRecords = () => [];
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
