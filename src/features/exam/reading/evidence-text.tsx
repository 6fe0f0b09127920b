interface EvidenceTextProps {
  readonly text: string;
  readonly evidence: string | null;
}

/** A piece of a text, with the words that settle the question marked where they stand in it (REA-02, EXM-08). */
export function EvidenceText({ text, evidence }: EvidenceTextProps) {
  const start = evidence === null ? -1 : text.indexOf(evidence);
  if (evidence === null || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className="rounded-sm bg-warning-soft box-decoration-clone px-0.5 text-ink underline decoration-warning decoration-2 underline-offset-4">
        {evidence}
      </mark>
      {text.slice(start + evidence.length)}
    </>
  );
}
