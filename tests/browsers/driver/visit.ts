import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installPageSide, type PageSide, type Query, type TextQuery } from './page-side.ts';
import type { Key, Tab } from './tab.ts';

const LIBRARY = readFileSync(
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);
/** Keeps all of it out of the page's global names. */
const INSTALL = `(() => {
  if (globalThis.pageSide) return;
  (() => { ${LIBRARY} })();
  (${installPageSide.toString()})(TestingLibraryDom);
})()`;
const WAIT_MS = 15_000;

type Wanted = string | RegExp;

const asText = (wanted: Wanted): TextQuery =>
  typeof wanted === 'string' ? wanted : { like: wanted.source, flags: wanted.flags };

/** Somebody's visit to the site in one tab: finds everything by its name, and waits for it. */
export class Visit {
  readonly #tab: Tab;
  readonly #address: string;

  constructor(tab: Tab, address: string) {
    this.#tab = tab;
    this.#address = address;
  }

  open(pathname: string): Promise<void> {
    return this.#tab.open(new URL(pathname, this.#address).href);
  }

  reload = (): Promise<void> => this.#tab.reload();
  back = (): Promise<void> => this.#tab.back();
  type = (text: string): Promise<void> => this.#tab.type(text);
  pressAt = (x: number, y: number): Promise<void> => this.#tab.pressAt(x, y);
  key = (key: Key): Promise<void> => this.#tab.pressKey(key);
  resize = (width: number, height: number): Promise<void> => this.#tab.resize(width, height);
  screenshot = (): Promise<Uint8Array> => this.#tab.screenshot();

  /** Runs a function in the page; it and its arguments are sent as text. */
  async run<Given extends readonly unknown[], Result>(
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const result: Result = JSON.parse(
      await this.#tab.evaluate(`(${inPage.toString()})(...${JSON.stringify(given)})`),
    );
    return result;
  }

  /** The same, with the page-side helpers as an argument. */
  async look<Given extends readonly unknown[], Result>(
    inPage: (side: PageSide, ...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const call = `(${inPage.toString()})(pageSide, ...${JSON.stringify(given)})`;
    for (;;) {
      // In one step: the page may be replaced at any moment.
      const answer: { isInstalled: boolean; result: Result } = JSON.parse(
        await this.#tab.evaluate(
          `(async () => 'pageSide' in globalThis ? { isInstalled: true, result: await ${call} } : { isInstalled: false })()`,
        ),
      );
      if (answer.isInstalled) return answer.result;
      await this.#tab.evaluate(INSTALL);
    }
  }

  /** Runs a script that is too long to be a function here. */
  async inject(script: string): Promise<void> {
    await this.#tab.evaluate(`(() => { ${script} })()`);
  }

  role = (role: string, name?: Wanted): Part =>
    new Part(this, name === undefined ? { role } : { role, name: asText(name) });
  button = (name: Wanted): Part => this.role('button', name);
  link = (name: Wanted): Part => this.role('link', name);
  heading = (name: Wanted): Part => this.role('heading', name);
  label = (label: string): Part => new Part(this, { label });
  text = (text: Wanted): Part => new Part(this, { text: asText(text) });
  css = (css: string): Part => new Part(this, { css });

  path(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash);
  }

  async isAt(pathname: string): Promise<void> {
    await expect.poll(() => this.path(), { message: 'the address', timeout: WAIT_MS }).toBe(pathname);
  }

  /** The name of the element with the focus, from its text or label. */
  focused(): Promise<string> {
    return this.run(() => {
      const { activeElement: element } = document;
      return (element?.getAttribute('aria-label') ?? element?.textContent ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    });
  }

  /**
   * Presses Tab until the element with this name has the focus. Never past the end: there the focus moves to the browser's own bar, and
   * Firefox under a driver never quite returns it to the page.
   */
  async tabTo(name: string): Promise<void> {
    const passed: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await this.key('Tab');
      if (!(await this.run(() => document.hasFocus()))) break;
      const focused = await this.focused();
      if (focused === name) return;
      passed.push(focused.slice(0, 40));
    }
    throw new Error(`Tab doesn't come to ${name}: ${passed.join(' · ')}`);
  }
}

/** Something in the page, found again each time. */
export class Part {
  readonly #visit: Visit;
  readonly query: Query;

  constructor(visit: Visit, query: Query) {
    this.#visit = visit;
    this.query = query;
  }

  within = (outer: Part): Part => new Part(this.#visit, { ...this.query, within: outer.query });
  with = (inner: Part): Part => new Part(this.#visit, { ...this.query, holding: inner.query });
  nth = (nth: number): Part => new Part(this.#visit, { ...this.query, nth });
  first = (): Part => this.nth(0);
  last = (): Part => this.nth(-1);

  texts(): Promise<string[]> {
    return this.#visit.look(
      (side, query) =>
        side
          .find(query)
          .map((element) =>
            'value' in element && typeof element.value === 'string' && !element.matches('button, li')
              ? element.value
              : (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
          ),
      this.query,
    );
  }

  count(): Promise<number> {
    return this.#visit.look((side, query) => side.find(query).length, this.query);
  }

  async isShown(): Promise<boolean> {
    return (await this.count()) > 0;
  }

  /** Waits until it is visible. */
  async shown(): Promise<void> {
    await this.#until((count) => count > 0, 'to be shown');
  }

  async gone(): Promise<void> {
    await this.#until((count) => count === 0, 'to be gone');
  }

  /** Clicks its middle as soon as it is visible, still and not covered. */
  async press(): Promise<void> {
    const end = Date.now() + WAIT_MS;
    for (;;) {
      const aimed = await this.#visit.look((side, query) => side.aim(query), this.query);
      if (!('problem' in aimed)) return this.#visit.pressAt(aimed.x, aimed.y);
      if (Date.now() > end) throw new Error(`Can't press ${this.#description()}: ${aimed.problem}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Presses into a field and types. */
  async type(text: string): Promise<void> {
    await this.press();
    await this.#visit.type(text);
  }

  async #until(isRight: (count: number) => boolean, what: string): Promise<void> {
    const message = `${this.#description()} ${what}`;
    await expect.poll(async () => isRight(await this.count()), { message, timeout: WAIT_MS }).toBe(true);
  }

  #description(): string {
    return JSON.stringify(this.query);
  }
}
