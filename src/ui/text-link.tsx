/** An anchor inside text. Underlined always: colour alone says nothing to many. */
export const textLinkClass =
  'rounded-sm text-brand underline decoration-1 underline-offset-4 hover:text-brand-strong hover:decoration-2';
