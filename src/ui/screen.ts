/** Operations on the screen for views without an element reference. */

export function elementById(id: string): HTMLElement | null {
  return document.getElementById(id);
}

export function focusedElement(): Element | null {
  return document.activeElement;
}

/** Names the browser's tab and the entry of its history (NAV-07). */
export function nameTab(title: string): void {
  document.title = title;
}

/** Marks the current content inside a page (`Question 3 of 30`): the tab is named after it too. */
export function tabName(name: string) {
  return { 'data-tab-name': name };
}

/** The person asked for less motion, here or on the device: for what a style sheet can't decide (QUA-15). */
export function prefersLessMotion(): boolean {
  return document.documentElement.dataset['motion'] === 'less';
}

/** Whether the window is as wide as Tailwind's `md:` or wider. */
export function isWide(): boolean {
  return matchMedia('(min-width: 48rem)').matches;
}

/**
 * Reports whether an element is in the upper two thirds of the window, now and at each change. Returns a function that
 * stops it.
 */
export function watchSight(element: Element, listener: (isSeen: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => listener(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: '0px 0px -30%',
  });
  observer.observe(element);
  return () => observer.disconnect();
}
