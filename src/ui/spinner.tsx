/** A turning ring beside a text that says what is going on; says nothing itself. Stands still where motion is off. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.125em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
