/** Why a text that stands in the task brings nothing, whatever its length (WRI-03). */
export function CopiedNote() {
  return (
    <p className="font-semibold text-danger">
      Most of this text is copied from the task. That shows nothing of your own Dutch, so it brings no points:
      answer the task in your own words.
    </p>
  );
}
