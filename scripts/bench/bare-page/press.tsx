import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const CARDS = Array.from({ length: 100 }, (_, place) => place);

/** The reference for route changes and interactions (QUA-03): a press that creates 100 cards of four elements again. */
function ReferencePress() {
  const [round, setRound] = useState(0);
  return (
    <main>
      <h1>Round {round}</h1>
      <button type="button" onClick={() => setRound(round + 1)}>
        Draw again
      </button>
      {CARDS.map((place) => (
        // Another key makes another card: each is removed and created, not updated.
        <article key={`${round}-${place}`}>
          <h2>Card {place}</h2>
          <p>Drawn in round {round}</p>
          <small>One of a hundred</small>
        </article>
      ))}
    </main>
  );
}

const container = document.getElementById('root');
if (container !== null) createRoot(container).render(<ReferencePress />);
