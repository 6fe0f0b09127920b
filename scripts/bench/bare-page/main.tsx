import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** A minimal React page, which the app is compared with. */
function BarePage() {
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  return (
    <main>
      <h1>A bare React page</h1>
      <p>Nothing but React and one paragraph of text.</p>
    </main>
  );
}

const container = document.getElementById('root');
if (container !== null) createRoot(container).render(<BarePage />);
