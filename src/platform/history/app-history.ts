/**
 * What the app keeps with each entry of the browser's history: its place in the row (so that Back and Forward can
 * be told apart, and undone), and the view of the page it showed. Anything else found there is somebody else's.
 */
export interface EntryState {
  readonly index: number;
  /**
   * Another number means that something else is shown, so that focus and scroll begin anew (NAV-07). Entries of one visit
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
/** What shows that somebody came to do something. */
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'wheel'] as const;
let hasBegun = false;
/** The entry that is being left by `stepBack`; null when none is. */
let leavingIndex: number | null = null;
/** The one asked last comes first. */
let leaveQuestions: readonly LeaveQuestion[] = [];
/** How the next `popstate` comes about: by the person, or by this module putting things back or going on. */
type Move = { by: 'person' } | { by: 'putting-back'; wanted: number } | { by: 'permission' };
let nextMove: Move = { by: 'person' };
const scrollByIndex = new Map<number, number>();

/** The state of the current entry, whatever may stand there. */
export function readEntryState(state: unknown = history.state): EntryState {
  if (!hasIndex(state)) return { index: 0, visit: 0 };
  const { visit } = state;
  return { ...state, visit: typeof visit === 'number' ? visit : 0 };
}

function hasIndex(state: unknown): state is { index: number; visit?: unknown } {
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
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, { capture: true, passive: true });
}

/** For tests: forgets everything and stops listening. */
export function stopAppHistory(): void {
  removeEventListener('popstate', onPopState, { capture: true });
  removeEventListener('scroll', rememberScroll);
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin, { capture: true });
  removeEventListener('beforeunload', askBeforeUnload);
  scrollByIndex.clear();
  leaveQuestions = [];
  nextMove = { by: 'person' };
  current = { index: 0, visit: 0 };
  lastVisit = 0;
  leavingIndex = null;
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
  if (replace || visit === current.visit || question === undefined) go();
  else void question().then((mayLeave) => (mayLeave ? go() : undefined));
}

/**
 * Goes back as the browser's own button does; false when no entry of the app lies below. The move takes a moment: pressed
 * again meanwhile it is still the same one.
 */
export function stepBack(): boolean {
  if (current.index === 0) return false;
  if (leavingIndex === current.index) return true;
  leavingIndex = current.index;
  history.back();
  return true;
}

/** The scroll place the current entry had when it was left; the top for a new one (NAV-07). */
export function rememberedScroll(): number {
  return scrollByIndex.get(current.index) ?? 0;
}

/** Somebody has pressed, typed or scrolled since the current entry was gone to, also while its page was still on its way. */
export function hasBegunHere(): boolean {
  return hasBegun;
}

function begin(): void {
  hasBegun = true;
}

function rememberScroll(): void {
  scrollByIndex.set(current.index, scrollY);
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
  const steps = target.index - current.index;
  if (move.by === 'person' && target.visit === current.visit) {
    enter(target);
    showPlaceAgain();
    return;
  }
  if (move.by === 'putting-back') {
    event.stopImmediatePropagation();
    void askAndGo(move.wanted);
  } else if (move.by === 'person' && leaveQuestions.length > 0 && steps !== 0) {
    // The address has changed already. Nothing is asked before it is put back: a drawing in between would show the
    // page that the person may not want to go to.
    event.stopImmediatePropagation();
    nextMove = { by: 'putting-back', wanted: steps };
    history.go(-steps);
  } else {
    enter(target);
  }
}

function enter(entry: EntryState): void {
  current = entry;
  hasBegun = false;
  lastVisit = Math.max(lastVisit, entry.visit);
}

/** The place on the page that the entry showed when it was left; after a reload, the one that its address names. */
function showPlaceAgain(): void {
  const top = scrollByIndex.get(current.index);
  const named = document.getElementById(location.hash.slice(1));
  if (top === undefined && named !== null) named.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: top ?? 0, behavior: 'instant' });
}

async function askAndGo(steps: number): Promise<void> {
  const [question] = leaveQuestions;
  if (question !== undefined && !(await question())) return;
  nextMove = { by: 'permission' };
  history.go(steps);
}
