/** On a touch screen the click comes a moment after the finger has gone. */
const CLICK_AFTER_PRESS_MS = 100;

/**
 * Shows home as it was drawn while building, until the app draws it (QUA-02). It is a copy of the page's template, beside
 * the app's own root, which stays hidden meanwhile. Links lead on by themselves; a button pressed waits for the app.
 * Throws where the page has no such template.
 * @param userName for the one place that depends on the person (NAV-06)
 */
export function showHomeFrame(userName: string): void {
  const root = document.getElementById('root');
  const template = document.getElementById('home-frame');
  if (root === null || !(template instanceof HTMLTemplateElement)) throw new Error('The page has no frame');
  const frame = document.createElement('div');
  frame.appendChild(document.importNode(template.content, true));
  const name = frame.querySelector('[aria-controls="user-menu"] span');
  if (name !== null) name.textContent = userName;
  root.hidden = true;
  root.parentNode?.insertBefore(frame, root);
  giveWayToApp(frame, root);
}

/** The frame goes in the moment in which the app shows anything but that it is still waiting. */
function giveWayToApp(frame: HTMLElement, root: HTMLElement): void {
  const waitingText = root.textContent;
  let held: Element | null = null;
  let isPressed = false;

  const observer = new MutationObserver(giveWay);
  observer.observe(root, { childList: true, subtree: true, characterData: true });

  function giveWay(): void {
    // In the middle of a press the click would miss what it began on.
    if (isPressed || root.textContent === waitingText) return;
    observer.disconnect();
    const focused = counterpart(document.activeElement, frame, root);
    const pressed = counterpart(held, frame, root);
    root.hidden = false;
    frame.remove();
    focused?.focus({ preventScroll: true });
    pressed?.click();
  }

  frame.addEventListener('click', (event) => {
    const control = event.target instanceof Element && event.target.closest('button, a[href^="#"]');
    if (!control) return;
    event.preventDefault();
    held = control;
  });
  frame.addEventListener('pointerdown', () => {
    isPressed = true;
    const letGo = () =>
      setTimeout(() => {
        isPressed = false;
        giveWay();
      }, CLICK_AFTER_PRESS_MS);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, { once: true });
  });
}

/** What stands in the same place of the app's page; null where that isn't the same thing, as on another page. */
function counterpart(element: Element | null, frame: Element, root: Element): HTMLElement | null {
  if (element === null || element === frame || !frame.contains(element)) return null;
  let found: Element | undefined = root;
  for (const place of placeOf(element, frame)) found = found?.children[place];
  const isSame = found?.tagName === element.tagName && found.textContent === element.textContent;
  return isSame && found instanceof HTMLElement ? found : null;
}

/** The way from the frame down to an element of it, each step by its place among the children. */
function placeOf(element: Element, frame: Element): number[] {
  const parent = element.parentElement;
  if (element === frame || parent === null) return [];
  return placeOf(parent, frame).concat(Array.from(parent.children).indexOf(element));
}
