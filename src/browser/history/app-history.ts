/**
 * What the app keeps with each entry of the browser's history: its place in the row (so that Back and Forward can
 * be told apart, and undone), and the view of the page it showed. Anything else found there is somebody else's.
 */
export interface EntryState {
  readonly index: number;
  /** Made for a dialog that stands over the page: the `index` of the page's own entry. */
  readonly dialogOver?: number;
  /**
   * Another number means that something else is shown, so that focus and scroll start again (NAV-07). Entries of one visit
   * are places of one page: going from one to another leaves nothing.
   */
  readonly visit: number;
  readonly view?: unknown;
  /** Where somebody wanted to go before being sent to sign in (NAV-02). Not trusted: see `rememberedPath`. */
  readonly from?: unknown;
}

/** How the router goes to an address. */
type Navigate = (to: string, options: NavigationOptions) => void;

interface NavigationOptions {
  readonly replace?: boolean;
  readonly state?: Partial<EntryState>;
}

/** Asks whether the page may be left; resolves false to stay (NAV-04). */
export type LeaveQuestion = () => Promise<boolean>;

let current: EntryState = { index: 0, visit: 0 };
/** The highest number so far: none is given twice, also not where an entry is replaced that others lie ahead of. */
let lastVisit = 0;
/** The entry that is being left by `stepBack`; null when none is. */
let leavingIndex: number | null = null;
/** The one asked last comes first. */
let leaveQuestions: readonly LeaveQuestion[] = [];
/** How the next `popstate` comes about: by the person, or by this module putting things back or going on. */
type Move =
  | { readonly by: 'person' }
  /** `wanted`: the index of the entry that the person may go to once asked. */
  | { readonly by: 'putting-back'; readonly wanted: number }
  | { readonly by: 'permission' }
  | { readonly by: 'dialogs' };
let nextMove: Move = { by: 'person' };
const scrollByIndex = new Map<number, number>();

/** The state of the current entry, whatever may stand there. */
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
  // In the capture phase, and before the router listens: a move that has to be asked about first never reaches it.
  addEventListener('popstate', onPopState, { capture: true });
  addEventListener('scroll', rememberScroll, { passive: true });
  // Loaded again while a dialog was open: the dialog is gone, and so must be its entry.
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

/** A dialog that is open: Back closes it and leaves the page as it is. */
interface OpenDialog {
  /** False: it must be answered, and stays. */
  readonly onBack: () => boolean;
}

/** The innermost comes last. */
let dialogs: readonly OpenDialog[] = [];
/** Set while the entries of closed dialogs are being left, which takes a moment; runs what waits for it. */
let landed: (() => void)[] | null = null;

/**
 * Gives an open dialog an entry of the history above the page's own, so that Back closes the dialog. The answer is called
 * when it was closed in another way: then its entry is left, too. Several may be open, one over the other.
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

/** How many entries stand above the page's own. */
function dialogEntries(): number {
  return current.index - pageIndexOf(current);
}

/**
 * Brings the entries above the page's own to the number of open dialogs. In one go for all that closed and opened together:
 * a dialog that another takes the place of hands its entry on.
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

/** Runs once no dialog's entry stands above the page's own; at once where none does. What is still open has none any more. */
function onPageEntry(run: () => void): void {
  dialogs = [];
  matchDialogs();
  if (landed === null) run();
  else landed.push(run);
}

/** While set, whatever a person does to leave the entry asks first. Returns how to take it away again. */
export function askBeforeLeaving(question: LeaveQuestion): () => void {
  leaveQuestions = [question, ...leaveQuestions];
  addEventListener('beforeunload', askBeforeUnload);
  return () => {
    leaveQuestions = leaveQuestions.filter((other) => other !== question);
    // A page that listens to it may be kept out of the browser's back/forward cache.
    if (leaveQuestions.length === 0) removeEventListener('beforeunload', askBeforeUnload);
  };
}

/**
 * Wraps every navigation of the router: asks where it has to, numbers the entries, forgets scroll places ahead. What
 * replaces the entry is the app's own doing (a session that ended, the next card of a deck) and is never asked about.
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
 * Goes back as the browser's own button does; false when no entry of the app lies below. The move takes a moment: pressed
 * again meanwhile it is still the same one.
 */
export function stepBack(): boolean {
  const index = pageIndexOf(current);
  if (index === 0) return false;
  if (leavingIndex === index) return true;
  leavingIndex = index;
  onPageEntry(() => history.back());
  return true;
}

/** The scroll place the current entry had when it was left; the top for a new one (NAV-07). */
export function rememberedScroll(): number {
  return scrollByIndex.get(pageIndexOf(current)) ?? 0;
}

function rememberScroll(): void {
  scrollByIndex.set(pageIndexOf(current), scrollY);
}

/** What lies ahead is replaced by where one goes now. */
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
    // A jump to a place on the page made an entry of its own: it shows what the one before it showed.
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
    // The address has changed already. Nothing is asked before it is put back: a drawing in between would show the
    // page that the person may not want to go to.
    event.stopImmediatePropagation();
    nextMove = { by: 'putting-back', wanted: target.index };
    history.go(current.index - target.index);
  } else if (isSameVisit) {
    // Another place of the page, or only a dialog over it that has come or gone.
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

/** The place on the page that the entry showed when it was left; after a reload, the one that its address names. */
function showPlaceAgain(): void {
  const top = scrollByIndex.get(pageIndexOf(current));
  const named = document.getElementById(location.hash.slice(1));
  scrollAtOnce(() => {
    if (top === undefined && named !== null) named.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: top ?? 0, behavior: 'instant' });
  });
}

/**
 * Does an instant scroll, and once more with the next frame: where the page still glides to another place, Chromium adds to it how
 * far it has glided meanwhile.
 */
export function scrollAtOnce(scroll: () => void): void {
  scroll();
  requestAnimationFrame(scroll);
}

/** Back has left entries of dialogs, or Forward has come to one that is closed: both are put right. */
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
