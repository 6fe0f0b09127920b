import { act, cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { useLocation } from 'wouter';
import { routeOf } from '#app/routing/routes.ts';
import { startAppHistory, stopAppHistory } from '#browser/history/app-history.ts';
import { PageOutlet } from '#components/lazy/lazy-code.tsx';
import { createFakeClock } from '#testing/fake-clock.ts';
import { createFakeFiles } from '#testing/fake-files.ts';
import {
  createFakePlatform,
  openTab,
  type FakePlatform,
  type FakePlatformOverrides,
} from '#testing/fake-platform.ts';
import { createFakeSpelling } from '#testing/fake-spelling.ts';
import { publicFiles } from '#testing/public-files.ts';
import { renderPage } from '#testing/render-page.tsx';
import { createKeptWriter } from './kept.ts';
import { focused, named, options, seenLines, under } from './seen.ts';
import { createFrames, settle } from './settle.ts';

/**
 * Transcripts: whole runs of games, quizzes and review, from the first press to the end, written down in `runs/`. They fix the
 * behaviour while the code underneath is rebuilt, so they use nothing but paths, names on the screen and the fake `Platform`.
 *
 * - `<run>.kept.txt`: under the number of its step every event of the study log, and at important steps what is stored. **This
 *   must never change**: what is stored today is a promise. Ids are numbered; times count from the start of the run.
 * - `<run>.screen.txt`: each step, below it the lines that are new on the screen (`[button]`, `( ) radio`, `<link>`, `# heading`), how
 *   many lines disappeared, what has the focus and what was said aloud. It may change with a wording: `npx vitest run src/testing/transcripts -u`,
 *   then read the diff. A step that no longer finds its button names the button.
 *
 * The random number is constant, so that drawing in another order makes no difference: a shuffle always gives the same result.
 */
export interface Transcript {
  readonly platform: FakePlatform;
  /** Presses the only button or link with this name, or whose name starts with the text before `…`; `nth` where there are several. */
  press(name: string, nth?: number): Promise<void>;
  /** Chooses an option of the question by its position, from 1: a radio button, or a button of the list that asks. */
  pick(place: number): Promise<void>;
  /** Types into the field with this name, replacing its text. */
  type(name: string, text: string): Promise<void>;
  select(name: string, option: string): Promise<void>;
  keys(keys: string): Promise<void>;
  /** Triggers something that no press does: a sound ends, a microphone fails. */
  happen(what: string, run: () => unknown): Promise<void>;
  /** Lets time pass. */
  wait(ms: number): Promise<void>;
  /** Lets time pass in small steps, as for sounds that follow each other, until a line on the screen starts with this text. */
  waitFor(line: string): Promise<void>;
  /** Closes the browser, and opens it again on the same page. */
  reopen(laterMs: number): Promise<void>;
  /** The browser's Back. */
  back(): Promise<void>;
  /** Opens another page by its address, as a link of the navigation does. */
  visit(path: string): Promise<void>;
  /** From now on only the content below this heading is read and pressed: for a page with many games. */
  lookAt(heading: string): Promise<void>;
  /** Writes down what is stored, where that has changed. */
  keep(): void;
  /** Compares both files. */
  end(name: string): Promise<void>;
}

/** Runs are long: they must not fail on a busy computer. */
export const SLOW_MACHINE_MS = 120_000;

const THINKING_MS = 1000;
const QUIET_MS = 1000;
const CHANCE = 0.37;

/** Opens a path of the app on a new device, to look at the page or at what is below a heading (`lookAt`). */
export async function openAt(
  path: string,
  overrides: FakePlatformOverrides = {},
  firstHeading: string | null = null,
): Promise<Transcript> {
  cleanup();
  stopAppHistory();
  history.replaceState(null, '', path);
  const frames = createFrames();
  vi.stubGlobal('requestAnimationFrame', frames.ask);
  vi.stubGlobal('cancelAnimationFrame', frames.cancel);
  onTestFinished(() => void vi.unstubAllGlobals());
  const constant: FakePlatformOverrides = {
    random: () => CHANCE,
    spelling: createFakeSpelling(),
    files: { ...createFakeFiles(), ...publicFiles().files },
    ...overrides,
  };
  let platform = createFakePlatform(constant);
  const kept = createKeptWriter(platform);
  const written: string[] = [];
  let step = 0;
  let before: readonly string[] = [];
  let heading = firstHeading;
  let focus = '';
  let saidCount = 0;
  let playedCount = 0;

  const part = () => (heading === null ? document.body : under(heading));
  const look = async () => {
    await settle(platform, frames);
    const now = seenLines(part());
    const [added, gone] = [without(now, before), without(before, now).length];
    const { spoken } = platform.speech;
    const { played } = platform.audio;
    written.push(
      ...added,
      ...(gone > 0 ? [`(${gone} gone)`] : []),
      ...(focused() === focus ? [] : [`focus: ${focused()}`]),
      ...spoken.slice(saidCount).map((text) => `said: ${text.slice(0, 60)}`),
      ...played.slice(playedCount).map(() => 'a sound is played'),
    );
    [before, focus, saidCount, playedCount] = [now, focused(), spoken.length, played.length];
    kept.follow(platform, step);
  };
  const doing = async (what: string, run: () => unknown, thinkingMs = THINKING_MS) => {
    step += 1;
    written.push('', `${step}. ${what}`);
    await act(async () => platform.advance(thinkingMs));
    await settle(platform, frames);
    await run();
    await settle(platform, frames);
    // Load what the app loads when idle, whether or not an earlier run already did.
    await act(async () => platform.advance(QUIET_MS));
    await look();
  };
  const draw = async () => {
    startAppHistory();
    await renderPage(platform, <Pages />);
    await look();
  };

  written.push(`0. open ${path}`);
  await draw();
  return {
    get platform() {
      return platform;
    },
    press: (name, nth) =>
      doing(`press ${name}${nth === undefined ? '' : ` (${nth})`}`, () =>
        user().click(theOne(part(), name, nth)),
      ),
    pick: (place) =>
      doing(`pick option ${place}`, () =>
        user().click(options(part())[place - 1] ?? expect.fail(`no option ${place}`)),
      ),
    type: (name, text) =>
      doing(`type into ${name}`, async () => {
        const field = theOne(part(), name);
        await user().clear(field);
        await user().click(field);
        await user().paste(text);
      }),
    select: (name, option) =>
      doing(`select ${option} of ${name}`, () => user().selectOptions(theOne(part(), name), option)),
    keys: (keys) => doing(`keys ${keys}`, () => user().keyboard(keys)),
    happen: (what, run) => doing(what, () => act(async () => void (await run()))),
    wait: (ms) => doing(`wait ${ms / 1000} s`, () => undefined, ms),
    waitFor: (line) =>
      doing(
        `wait for ${line}`,
        async () => {
          for (let turn = 0; turn < 100; turn += 1) {
            if (seenLines(part()).some((seen) => seen.startsWith(line))) return;
            await act(async () => platform.advance(500));
            await settle(platform, frames);
          }
          expect.fail(`never: ${line}`);
        },
        0,
      ),
    reopen: (laterMs) =>
      doing(`close and open ${laterMs / 1000} s later`, async () => {
        platform.page.hide();
        await settle(platform, frames);
        kept.keep(platform, step);
        cleanup();
        stopAppHistory();
        platform.locks.close();
        const clock = createFakeClock(platform.clock.now() + laterMs);
        platform = openTab(platform, { ...constant, clock });
        [before, focus, saidCount, playedCount] = [[], '', 0, 0];
        startAppHistory();
        await renderPage(platform, <Pages />);
      }),
    back: () =>
      doing('back', () =>
        act(async () => {
          const there = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
          history.back();
          await there;
        }),
      ),
    visit: (to) =>
      doing(`visit ${to}`, () => {
        history.pushState(null, '', to);
      }),
    lookAt: (shown) => {
      [heading, before] = [shown, []];
      return doing(`look at ${shown}`, () => undefined, 0);
    },
    keep: () => kept.keep(platform, step),
    async end(name) {
      platform.page.hide();
      await settle(platform, frames);
      kept.keep(platform, step);
      cleanup();
      stopAppHistory();
      history.replaceState(null, '', '/');
      await expect(kept.text()).toMatchFileSnapshot(`runs/${name}.kept.txt`);
      await expect(`${written.join('\n')}\n`).toMatchFileSnapshot(`runs/${name}.screen.txt`);
    },
  };
}

/** A new user for each step: two presses that a slow reader makes must not become a double click on a fast computer. */
function user() {
  return userEvent.setup({ delay: null, skipHover: true, pointerEventsCheck: 0 });
}

/** The pages of the app by their paths, without the shell. The only place here that knows where routes are defined. */
function Pages() {
  const [path] = useLocation();
  return (
    <main>
      <PageOutlet key={path} page={routeOf(path).page} placeholder="The page is loaded" />
    </main>
  );
}

function theOne(part: Element, name: string, nth?: number): HTMLElement {
  const found = named(name, part);
  if (found.length > 1 && nth === undefined) expect.fail(`${found.length} are named ${name}`);
  return (
    found[(nth ?? 1) - 1] ?? expect.fail(`nothing is named ${name}; there is\n${seenLines(part).join('\n')}`)
  );
}

/** The lines of the first that are not in the second, counting repetitions. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
