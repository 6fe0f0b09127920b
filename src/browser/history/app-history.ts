/**
 * What the app stores with each entry of the browser's history: its index, so that Back can be distinguished from Forward
 * and undone, and the view it showed. Anything else in the state does not come from the app.
 */
export interface EntryState {
  readonly index: number;
  /** Set for a dialog over the page: the `index` of the page's own entry. */
  readonly dialogOver?: number;
  /**
   * A different number means a different view, so that focus and scroll start again (NAV-07). Entries of one visit are
   * places on one page: moving between them does not leave the page.
   */
  readonly visit: number;
  readonly view?: unknown;
  /** The page that the person wanted before being sent to sign in (NAV-02). Not trusted: see `rememberedPath`. */
  readonly from?: unknown;
}

/** The router's navigation function. */
type Navigate = (to: string, options: NavigationOptions) => void;

interface NavigationOptions {
  readonly replace?: boolean;
  readonly state?: Partial<EntryState>;
}

/** Asks whether the page may be left; resolves false to stay (NAV-04). */
export type LeaveQuestion = () => Promise<boolean>;

let current: EntryState = { index: 0, visit: 0 };
/** The highest number so far. No number is used twice, even when an entry with others ahead of it is replaced. */
let lastVisit = 0;
/** The entry that `stepBack` is leaving, if any. */
let leavingIndex: number | null = null;
/** The newest question comes first. */
let leaveQuestions: readonly LeaveQuestion[] = [];
/** What causes the next `popstate`: the person, or this module undoing or resuming a move. */
type Move =
  | { readonly by: 'person' }
  /** `wanted`: the index of the entry to go to if the person agrees. */
  | { readonly by: 'putting-back'; readonly wanted: number }
  | { readonly by: 'permission' }
  | { readonly by: 'dialogs' };
let nextMove: Move = { by: 'person' };
const scrollByIndex = new Map<number, number>();

/** The state of the current entry, whatever it contains. */
export function readEntryState(state: unknown = history.state): EntryState {
  if (!hasIndex(state)) return { index: 0, visit: 0 };
  const { index, visit, dialogOver, ...rest } = state;
  return {
    ...rest,
    index,
    visit: typeof visit === 'number' ? visit : 0,
    ...(isOver(dialogOver, index) && { dialogOver }),
  };
}

function isOver(dialogOver: unknown, index: number): dialogOver is number {
  return typeof dialogOver === 'number' && Number.isInteger(dialogOver) && dialogOver < index;
}

/** The `index` of the page's own entry: a dialog over it has another one. */
export function pageIndexOf({ index, dialogOver }: EntryState): number {
  return dialogOver ?? index;
}

function hasIndex(state: unknown): state is { index: number; visit?: unknown; dialogOver?: unknown } {
  return typeof state === 'object' && state !== null && 'index' in state && Number.isInteger(state.index);
}

/** Starts following the browser's history. Called once, before the first render. */
export function startAppHistory(): void {
  history.scrollRestoration = 'manual';
  enter(readEntryState());
  history.replaceState(current, '');
  // In the capture phase and before the router listens, so that a move that needs a question never reaches it.
  addEventListener('popstate', onPopState, { capture: true });
  addEventListener('scroll', rememberScroll, { passive: true });
  // After a reload with an open dialog, the dialog is gone, so its entry must go too.
  queueMicrotask(matchDialogs);
}

/** For tests: forgets everything and stops listening. */
export function stopAppHistory(): void {
  removeEventListener('popstate', onPopState, { capture: true });
  removeEventListener('scroll', rememberScroll);
  removeEventListener('beforeunload', askBeforeUnload);
  scrollByIndex.clear();
  leaveQuestions = [];
  nextMove = { by: 'person' };
  current = { index: 0, visit: 0 };
  lastVisit = 0;
  leavingIndex = null;
  dialogs = [];
  landed = null;
}

/** A dialog that is open: Back closes it without changing the page. */
interface OpenDialog {
  /** Returns false if the dialog must be answered and stays open. */
  readonly onBack: () => boolean;
}

/** The innermost comes last. */
let dialogs: readonly OpenDialog[] = [];
/** Set while the entries of closed dialogs are being left, which takes a moment; these callbacks run afterwards. */
let landed: (() => void)[] | null = null;

/**
 * Adds a history entry above the page's own for an open dialog, so that Back closes the dialog. Call the returned
 * function when it was closed in another way, to remove its entry. Several dialogs may be open, one over the other.
 */
export function holdBack(onBack: OpenDialog['onBack']): () => void {
  const dialog = { onBack };
  dialogs = [...dialogs, dialog];
  queueMicrotask(matchDialogs);
  return () => {
    dialogs = dialogs.filter((open) => open !== dialog);
    queueMicrotask(matchDialogs);
  };
}

/** The number of dialog entries above the page's own. */
function dialogEntries(): number {
  return current.index - pageIndexOf(current);
}

/**
 * Makes the number of entries above the page's own equal to the number of open dialogs. Runs once for all that closed
 * and opened together, so a dialog that replaces another takes over its entry.
 */
function matchDialogs(): void {
  if (landed !== null) return;
  const missing = dialogs.length - dialogEntries();
  for (let added = 0; added < missing; added += 1) {
    current = { ...current, index: current.index + 1, dialogOver: pageIndexOf(current) };
    history.pushState(current, '');
  }
  if (missing >= 0) return;
  landed = [];
  nextMove = { by: 'dialogs' };
  history.go(missing);
}

/** Runs when no dialog's entry is above the page's own, at once if there is none. Open dialogs lose their entries. */
function onPageEntry(run: () => void): void {
  dialogs = [];
  matchDialogs();
  if (landed === null) run();
  else landed.push(run);
}

/** While set, every attempt of the person to leave the entry asks first. Returns a function that removes the question. */
export function askBeforeLeaving(question: LeaveQuestion): () => void {
  leaveQuestions = [question, ...leaveQuestions];
  addEventListener('beforeunload', askBeforeUnload);
  return () => {
    leaveQuestions = leaveQuestions.filter((other) => other !== question);
    // A page that listens to this event may be excluded from the browser's back/forward cache.
    if (leaveQuestions.length === 0) removeEventListener('beforeunload', askBeforeUnload);
  };
}

/**
 * Wraps every navigation of the router: asks if needed, numbers the entries, and forgets scroll positions ahead. A
 * replaced entry comes from the app itself (an ended session, the next card of a list) and is never asked about.
 */
export function aroundNavigation(navigate: Navigate, to: string, options?: NavigationOptions): void {
  const replace = options?.replace === true;
  const visit = options?.state?.visit ?? lastVisit + 1;
  const go = () => {
    const index = replace ? current.index : current.index + 1;
    forgetScrollFrom(replace ? index + 1 : index);
    navigate(to, { ...options, state: { ...options?.state, index, visit } });
    enter(readEntryState());
  };
  const [question] = leaveQuestions;
  if (replace || visit === current.visit || question === undefined) onPageEntry(go);
  else void question().then((mayLeave) => (mayLeave ? onPageEntry(go) : undefined));
}

/**
 * Goes back like the browser's button; false if no entry of the app lies below. The move takes a moment, during which a
 * second press has no effect.
 */
export function stepBack(): boolean {
  const index = pageIndexOf(current);
  if (index === 0) return false;
  if (leavingIndex === index) return true;
  leavingIndex = index;
  onPageEntry(() => history.back());
  return true;
}

/** The scroll position of the current entry when it was left; the top for a new one (NAV-07). */
export function rememberedScroll(): number {
  return scrollByIndex.get(pageIndexOf(current)) ?? 0;
}

function rememberScroll(): void {
  scrollByIndex.set(pageIndexOf(current), scrollY);
}

/** The new navigation replaces the entries ahead. */
function forgetScrollFrom(index: number): void {
  for (const known of scrollByIndex.keys()) if (known >= index) scrollByIndex.delete(known);
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function onPopState(event: PopStateEvent): void {
  const move = nextMove;
  leavingIndex = null;
  nextMove = { by: 'person' };
  if (!hasIndex(event.state)) {
    // A jump to a place on the page created an entry, which shows the same view as the one before.
    current = { ...current, index: current.index + 1 };
    forgetScrollFrom(current.index);
    history.replaceState(current, '');
    return;
  }
  const target = readEntryState(event.state);
  const left = current;
  const isSameVisit = target.visit === left.visit;
  if (move.by === 'putting-back') {
    event.stopImmediatePropagation();
    current = target;
    void askAndGo(move.wanted);
  } else if (move.by === 'person' && leaveQuestions.length > 0 && !isSameVisit) {
    // The address has already changed. It is put back before asking, because a render in between would show the page
    // that the person may not want to visit.
    event.stopImmediatePropagation();
    nextMove = { by: 'putting-back', wanted: target.index };
    history.go(current.index - target.index);
  } else if (isSameVisit) {
    // Another place on the same page, or a dialog that opened or closed over it.
    current = target;
    if (move.by === 'dialogs') runWaiting();
    else closeDialogs();
    if (move.by === 'person' && pageIndexOf(target) !== pageIndexOf(left)) showPlaceAgain();
  } else {
    enter(target);
    closeDialogs();
  }
}

function enter(entry: EntryState): void {
  current = entry;
  lastVisit = Math.max(lastVisit, entry.visit);
}

/** The scroll position of the entry when it was left; after a reload, the place named by its address. */
function showPlaceAgain(): void {
  const top = scrollByIndex.get(pageIndexOf(current));
  const named = document.getElementById(location.hash.slice(1));
  scrollAtOnce(() => {
    if (top === undefined && named !== null) named.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: top ?? 0, behavior: 'instant' });
  });
}

/** Scrolls at once, and again in the next frame: during a smooth scroll Chromium adds the distance of that scroll. */
export function scrollAtOnce(scroll: () => void): void {
  scroll();
  requestAnimationFrame(scroll);
}

/** Back has left entries of dialogs, or Forward has reached one of a closed dialog: both are corrected. */
function closeDialogs(): void {
  const left = dialogs.slice(dialogEntries());
  const closed = new Set(left.filter(({ onBack }) => onBack()));
  dialogs = dialogs.filter((dialog) => !closed.has(dialog));
  matchDialogs();
}

function runWaiting(): void {
  const waiting = landed ?? [];
  landed = null;
  for (const run of waiting) run();
  matchDialogs();
}

async function askAndGo(wanted: number): Promise<void> {
  const [question] = leaveQuestions;
  if (question !== undefined && !(await question())) return;
  onPageEntry(() => {
    nextMove = { by: 'permission' };
    history.go(wanted - current.index);
  });
}
