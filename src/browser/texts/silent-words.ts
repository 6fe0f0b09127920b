/** What an element says about the Dutch in it. */
const ATTRIBUTE = 'data-words';

/**
 * Makes the Dutch in an element silent while a question in it is not answered: looking a word up would give the answer away (RDG-01). The
 * places that use it are listed in docs/decisions/0048-every-word-answers.md.
 */
export function silentWhile(isAsking: boolean): { readonly 'data-words'?: 'silent' } {
  return isAsking ? { [ATTRIBUTE]: 'silent' } : {};
}

/** Whether this is Dutch whose words may be looked up. */
export function isAnsweringDutch(element: Element): boolean {
  const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
  return language.startsWith('nl') && element.closest(`[${ATTRIBUTE}=silent]`) === null;
}
