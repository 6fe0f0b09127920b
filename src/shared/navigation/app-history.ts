import type { AroundNavHandler } from 'wouter';

/**
 * What the app keeps with each entry of the browser's history: its place in the row (so that Back and Forward can
 * be told apart, and undone), and the view of the page it showed. Anything else found there is somebody else's.
 */
export interface EntryState {
  readonly index: number;
  readonly view?: unknown;
  /** Where somebody wanted to go before being sent to sign in (NAV-02). Not trusted: see `rememberedPath`. */
  readonly from?: unknown;
}

/** Asks whether the page may be left; resolves false to stay (NAV-04). */
export type LeaveQuestion = () => Promise<boolean>;

let currentIndex = 0;
let leaveQuestion: LeaveQuestion | null = null;
/** How the next `popstate` comes about: by the person, or by this module putting things back or going on. */
type Move = { by: 'person' } | { by: 'putting-back'; wanted: number } | { by: 'permission' };
let nextMove: Move = { by: 'person' };
const scrollByIndex = new Map<number, number>();

/** The state of the current entry, whatever may stand there. */
export function readEntryState(state: unknown = history.state): EntryState {
  if (typeof state !== 'object' || state === null || !('index' in state)) return { index: 0 };
  const { index } = state;
  return typeof index === 'number' && Number.isInteger(index) ? { ...state, index } : { index: 0 };
}

/** Starts following the browser's history. Called once, before the first render. */
export function startAppHistory(): void {
  history.scrollRestoration = 'manual';
  const entry = readEntryState();
  currentIndex = entry.index;
  history.replaceState(entry, '');
  // In the capture phase, and before the router listens: a move that has to be asked about first never reaches it.
  addEventListener('popstate', onPopState, { capture: true });
  addEventListener('scroll', rememberScroll, { passive: true });
  addEventListener('beforeunload', askBeforeUnload);
}

/** For tests: forgets everything and stops listening. */
export function stopAppHistory(): void {
  removeEventListener('popstate', onPopState, { capture: true });
  removeEventListener('scroll', rememberScroll);
  removeEventListener('beforeunload', askBeforeUnload);
  scrollByIndex.clear();
  leaveQuestion = null;
  nextMove = { by: 'person' };
  currentIndex = 0;
}

/** While set, leaving the entry in any way asks first. Returns how to take it away again. */
export function askBeforeLeaving(question: LeaveQuestion): () => void {
  leaveQuestion = question;
  return () => {
    if (leaveQuestion === question) leaveQuestion = null;
  };
}

/** Wraps every navigation of the router: asks where it has to, numbers the entries, forgets scroll places ahead. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const go = () => {
    const replace = options?.replace === true;
    if (!replace) currentIndex += 1;
    for (const index of scrollByIndex.keys()) {
      if (index >= currentIndex) scrollByIndex.delete(index);
    }
    navigate(to, { ...options, state: { ...options?.state, index: currentIndex } });
  };
  if (leaveQuestion === null) go();
  else void leaveQuestion().then((mayLeave) => (mayLeave ? go() : undefined));
};

/** The scroll place the current entry had when it was left; the top for a new one (NAV-07). */
export function rememberedScroll(): number {
  return scrollByIndex.get(currentIndex) ?? 0;
}

function rememberScroll(): void {
  scrollByIndex.set(currentIndex, scrollY);
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (leaveQuestion !== null) event.preventDefault();
}

function onPopState(event: PopStateEvent): void {
  const move = nextMove;
  nextMove = { by: 'person' };
  const target = readEntryState(event.state).index;
  const steps = target - currentIndex;
  if (move.by === 'putting-back') {
    event.stopImmediatePropagation();
    void askAndGo(move.wanted);
  } else if (move.by === 'person' && leaveQuestion !== null && steps !== 0) {
    // The address has changed already. Nothing is asked before it is put back: a drawing in between would show the
    // page that the person may not want to go to.
    event.stopImmediatePropagation();
    nextMove = { by: 'putting-back', wanted: steps };
    history.go(-steps);
  } else {
    currentIndex = target;
  }
}

async function askAndGo(steps: number): Promise<void> {
  if (!(await leaveQuestion?.())) return;
  nextMove = { by: 'permission' };
  history.go(steps);
}
