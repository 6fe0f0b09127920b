/** What says which text the Dutch in an element is from, so that its words answer with their sense there (RDG-02). */
const ATTRIBUTE = 'data-text';

/** The id of the text that an element is from; undefined where none is given. */
export function textIdOf(element: Element): string | undefined {
  return element.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? undefined;
}

/** Says it of an element: of a text without annotations nothing. */
export function fromText(id: string | undefined): { readonly 'data-text'?: string } {
  return id === undefined ? {} : { [ATTRIBUTE]: id };
}
