/** Uses DOM calls and system colours only, because the app's script or stylesheet may be what failed (SYS-05). */
const STYLES = {
  page: 'margin:0;background:Canvas;color:CanvasText;color-scheme:light dark;font:1.0625rem/1.55 system-ui,sans-serif',
  frame: 'max-width:34rem;margin:0 auto;padding:15vh 1.25rem 2rem',
  heading: 'margin:0 0 1rem;font-size:1.75rem;line-height:1.2',
  text: 'margin:0 0 1rem;overflow-wrap:anywhere',
  button:
    'min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:.625rem;background:#1b4b8f;color:#fff;font:inherit;font-weight:600;cursor:pointer',
};

/** `App Failed to Load` with the error's message or `Unknown error` (SYS-05). The first failure stays on the page. */
export function showStartFailure(error: unknown): void {
  if (document.getElementById('start-failure') !== null) return;
  const reload = element('button', STYLES.button, 'Reload');
  reload.setAttribute('type', 'button');
  reload.addEventListener('click', () => location.reload());
  showPage('App Failed to Load', [element('p', STYLES.text, messageOf(error)), reload]);
}

/** Explains what to do about a browser that is too old (QUA-21). */
export function showOldBrowser(missing: string): void {
  const text = 'Update this one, or use the newest Chrome, Edge, Firefox or Safari.';
  showPage('This browser is too old', [
    element('p', STYLES.text, text),
    element('p', STYLES.text, `What is missing here: ${missing}.`),
  ]);
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : error;
  return typeof message === 'string' && message.trim() !== '' ? message : 'Unknown error';
}

function showPage(title: string, content: HTMLElement[]): void {
  if (document.body === null) {
    document.addEventListener('DOMContentLoaded', () => showPage(title, content));
    return;
  }
  const frame = element('main', STYLES.frame);
  frame.id = 'start-failure';
  frame.setAttribute('role', 'alert');
  for (const child of [element('h1', STYLES.heading, title), ...content]) frame.appendChild(child);
  document.title = `${title} · Oefenpad`;
  document.body.textContent = '';
  document.body.style.cssText = STYLES.page;
  document.body.appendChild(frame);
}

function element(name: string, css: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  // Through the CSSOM, because the Content-Security-Policy forbids style attributes.
  made.style.cssText = css;
  made.textContent = text;
  return made;
}
