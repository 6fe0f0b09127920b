import * as React from 'react';
import { showToast } from '#ui/toast.ts';

/** What jsdom lacks, for tests of views. Runs once for each window, which many files share (vitest.config.ts). */

// Modal dialogs: jsdom knows `open` but neither method. The focus moves in and out as in a browser.
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

// Esc asks a modal dialog to close; it closes unless that is prevented.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
});

// No query matches: a wide, light screen with motion, in a browser tab.
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
window.ResizeObserver = class {
  disconnect = () => undefined;
  observe = () => undefined;
  unobserve = () => undefined;
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// After each change jsdom matches the rules of its own style sheet with each element again: half of the time of these tests. There is no
// other sheet, so that all elements of a name with the same of these attributes have one style.
const STYLED_BY = ['hidden', 'open', 'type', 'popover', 'style'];
const styles = new Map<string, CSSStyleDeclaration>();
const computeStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element, pseudo) => {
  if (typeof pseudo === 'string') return computeStyle(element, pseudo);
  const key = [element.localName, ...STYLED_BY.map((name) => String(element.getAttribute(name)))].join('|');
  const style = styles.get(key) ?? computeStyle(element);
  styles.set(key, style);
  return style;
};

// To list the labels of one element jsdom asks every element of the page. Most are buttons, without any.
const NO_LABELS = document.createDocumentFragment().childNodes;
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
  HTMLMeterElement,
  HTMLProgressElement,
]) {
  const labels = Object.getOwnPropertyDescriptor(prototype, 'labels');
  Object.defineProperty(prototype, 'labels', {
    ...labels,
    get(this: HTMLElement) {
      return mayHaveLabels(this) ? labels?.get?.call(this) : NO_LABELS;
    },
  });
}

function mayHaveLabels(element: HTMLElement): boolean {
  if (element.closest('label') !== null) return true;
  const labels = element.id === '' ? [] : document.getElementsByTagName('label');
  return Array.from(labels).some(({ htmlFor }) => htmlFor === element.id);
}

// React notes where each element of a view was made, up to so many a second, for warnings: a twelfth of the time of these tests.
const REACT_INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, REACT_INTERNALS), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // It begins at 0 each second.
  },
});

// Notices get their container a moment after the first one. Create it now, so that no notice of one file appears in the next.
showToast({ title: 'The tests begin' });
while (document.querySelector('.notices .toast') === null)
  await new Promise((resolve) => setTimeout(resolve, 10));
