import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/** What passing takes (EXM-02), and what the games' lives and points are worth. */
export function PracticeNotes() {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">Good to know</h2>
      <Note title="All 5 sections must be passed for the certificate.">
        Some people need more parts: ONA under the 2013 law, the participation statement (PVT), and MAP under
        the 2021 law. Ask DUO or your municipality which ones are yours.
      </Note>
      <Note title="Lives">
        The real exam has no lives. With 3 lives a game here ends at your third mistake, which is much
        stricter than any exam: not all answers have to be right to pass.
      </Note>
      <Note title="Points for writing and speaking">
        They are practice points, not a grade. The app counts words and looks for a greeting, or sees that you
        recorded something. In the exam your Dutch itself is judged: by people, and for speaking partly by a
        computer.
      </Note>
    </Card>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p>{children}</p>
    </div>
  );
}
