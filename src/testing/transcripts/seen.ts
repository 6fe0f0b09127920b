/** What a person perceives on the page: names, states and texts, one line each. Plain DOM, so that no rewrite of a view affects it. */

const LINE_LENGTH = 72;

/** Elements with lines of their own. Found by tag and role, as selectors take jsdom most of a run's time. */
const BLOCKS = new Set(
  'P DIV UL OL LI DL DT DD TABLE CAPTION TR TD TH SECTION ARTICLE HEADER FOOTER MAIN NAV ASIDE FIGURE FIGCAPTION FORM FIELDSET LEGEND DIALOG DETAILS BLOCKQUOTE LABEL'.split(
    ' ',
  ),
);
const NEVER_READ = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD']);
const SAID_BY_ITSELF = new Set(['timer', 'status', 'alert']);
const STATES = ['pressed', 'expanded', 'checked', 'selected', 'current'] as const;

/** The lines of the page as it is now, including dialogs; or of a part of it. */
export function seenLines(part: Element = document.body): readonly string[] {
  const page: Page = { lines: [], text: '' };
  read(part, page);
  endLine(page);
  return page.lines;
}

/** The buttons, links and fields with this name, or whose name starts with the text before `…`. */
export function named(name: string, part?: Element): readonly HTMLElement[] {
  const isNamed = (own: string) => (name.endsWith('…') ? own.startsWith(name.slice(0, -1)) : own === name);
  return within('button, summary, [role="button"], a[href], input, select, textarea', part).filter(
    (element) => isNamed(nameOf(element)),
  );
}

/** The options of the question, from top to bottom: radio buttons, or buttons that answer at once. */
export function options(part?: Element): readonly HTMLElement[] {
  return within('input[type="radio"], fieldset button', part);
}

/** Everything below this heading, up to the next one of its level or above; the whole page where there is no such heading. */
export function under(heading: string): Element {
  const all = [...document.querySelectorAll('h1, h2, h3')];
  const start = all.find((one) => nameOf(one) === heading);
  const others = all.filter((one) => start !== undefined && one !== start && one.tagName <= start.tagName);
  let part = start;
  while (part?.parentElement && !others.some((one) => part?.parentElement?.contains(one)))
    part = part.parentElement;
  return part ?? document.body;
}

/** What has the focus; empty for nothing in particular. */
export function focused(): string {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return '';
  return cut(nameOf(activeElement));
}

/** The controls of the open dialog or, without one, of this part. */
function within(selector: string, part: Element = document.body): readonly HTMLElement[] {
  const over = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? part;
  return [...over.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.closest('[hidden], [aria-hidden="true"], dialog:not([open]), .notices') === null,
  );
}

/** What has been read so far. */
interface Page {
  readonly lines: string[];
  /** The text of the current line. */
  text: string;
}

function read(element: Element, page: Page): void {
  if (isLeftOut(element)) return;
  const own = ownLine(element);
  const isApart = own !== null || BLOCKS.has(element.tagName);
  if (isApart) endLine(page);
  if (own !== null) page.lines.push(...own);
  else for (const node of partsOf(element)) readNode(node, page);
  if (isApart) endLine(page);
}

/** The content of a closed disclosure is not seen. */
function partsOf(element: Element): readonly Node[] {
  const isFolded = element.tagName === 'DETAILS' && !element.hasAttribute('open');
  return [...element.childNodes].filter(
    (node) => !isFolded || (node instanceof Element && node.tagName === 'SUMMARY'),
  );
}

function readNode(node: Node, page: Page): void {
  if (node instanceof Element) read(node, page);
  else if (node instanceof Text) page.text += node.data;
}

function endLine(page: Page): void {
  page.lines.push(...line('', page.text));
  page.text = '';
}

function line(before: string, text: string): readonly string[] {
  const tidy = text.replaceAll(/\s+/g, ' ').trim();
  return tidy === '' ? [] : [before + cut(tidy)];
}

function cut(text: string): string {
  return text.length > LINE_LENGTH ? `${text.slice(0, LINE_LENGTH)}…` : text;
}

function isLeftOut(element: Element): boolean {
  return (
    NEVER_READ.has(element.tagName) ||
    element.hasAttribute('hidden') ||
    element.getAttribute('aria-hidden') === 'true' ||
    element.getAttribute('role') === 'tooltip' ||
    // Notices appear and disappear by a clock that tests don't control.
    element.classList.contains('notices') ||
    (element.tagName === 'DIALOG' && !element.hasAttribute('open'))
  );
}

/** The lines for an element as a whole; null to read its content instead. */
function ownLine(element: Element): readonly string[] | null {
  const role = element.getAttribute('role') ?? '';
  if (isPressed(element)) return [pressedLine(element)];
  if (isField(element)) return fieldLine(element);
  if (/^H[1-6]$/.test(element.tagName))
    return [
      ...line(`${'#'.repeat(Number(element.tagName[1]))} `, nameOf(element)),
      ...[...element.querySelectorAll('button, a[href]')].map(pressedLine),
    ];
  if (element.tagName === 'IMG' || role === 'img') return line('picture: ', nameOf(element));
  if (element.tagName === 'PROGRESS' || element.tagName === 'METER' || role === 'progressbar')
    return line('progress: ', `${nameOf(element)} ${element.getAttribute('aria-valuenow') ?? ''}`);
  if (SAID_BY_ITSELF.has(role)) {
    const pressed = [...element.querySelectorAll('button, a[href]')].map(pressedLine);
    return [...line(`${role}: `, textOf(element, isPressed)), ...pressed];
  }
  // The name of a field is on its own line.
  if (element.tagName === 'LABEL')
    return [...element.querySelectorAll('input, select, textarea')].flatMap(fieldLine);
  return null;
}

function isPressed(element: Element): boolean {
  const { tagName } = element;
  return (
    tagName === 'BUTTON' ||
    tagName === 'SUMMARY' ||
    (tagName === 'A' && element.hasAttribute('href')) ||
    element.getAttribute('role') === 'button'
  );
}

function isField({ tagName }: Element): boolean {
  return tagName === 'INPUT' || tagName === 'SELECT' || tagName === 'TEXTAREA';
}

function pressedLine(element: Element): string {
  const name = cut(nameOf(element));
  if (element instanceof HTMLAnchorElement) return `<${name}> ${element.getAttribute('href') ?? ''}`;
  const isOff = isDisabled(element) || element.getAttribute('aria-disabled') === 'true';
  const states = STATES.map((state) => [state, element.getAttribute(`aria-${state}`)] as const)
    .filter(([, value]) => value !== null)
    .map(([state, value]) => ` ${state}=${value}`);
  return [`[${name}]`, isOff ? ' disabled' : '', ...states].join('');
}

function fieldLine(field: Element): readonly string[] {
  const name = cut(nameOf(field));
  const off = isDisabled(field) ? ' disabled' : '';
  if (field instanceof HTMLInputElement && field.type === 'radio')
    return [`(${field.checked ? 'x' : ' '}) ${name}${off}`];
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    return [`{${field.checked ? 'x' : ' '}} ${name}${off}`];
  if (field instanceof HTMLSelectElement)
    return [
      `${name}: ${field.selectedOptions.item(0)?.textContent ?? ''} (of ${field.options.length})${off}`,
    ];
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return [`${name}: "${cut(field.value)}"${off}`];
  return [];
}

function isDisabled(element: Element): boolean {
  return element.hasAttribute('disabled') || element.closest('fieldset[disabled]') !== null;
}

function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby');
  if (by !== null)
    return by
      .split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
      .trim();
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (label !== null) return label;
  const ofField = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
  if (ofField instanceof Element) return textOf(ofField, isField);
  return textOf(element) || (element.getAttribute('title') ?? '');
}

/** All text in it, except what is left out. */
function textOf(element: Element | null, leftOut: (part: Element) => boolean = () => false): string {
  return element === null ? '' : rawText(element, leftOut).replaceAll(/\s+/g, ' ').trim();
}

function rawText(node: Node, leftOut: (part: Element) => boolean): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || isLeftOut(node) || leftOut(node)) return '';
  if (node.tagName === 'IMG' || node.getAttribute('role') === 'img')
    return node.getAttribute('alt') ?? node.getAttribute('aria-label') ?? '';
  const text = [...node.childNodes].map((child) => rawText(child, leftOut)).join('');
  return BLOCKS.has(node.tagName) ? ` ${text} ` : text;
}
