import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/gallery/section.tsx';
import { showToast } from '#ui/toast.ts';

export function MessageSection() {
  return (
    <Section title="Messages" note="An alert belongs to a place on the page; a notification comes and goes.">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <Alert tone="danger" title="Login Failed">
          Invalid username or password. Please check your credentials and try again.
        </Alert>
        <Alert tone="warning" title="No Dutch voice on this device">
          Words can’t be read out until you install one.
        </Alert>
        <Alert tone="success" title="Section finished">
          All 24 words of this section are done.
        </Alert>
        <Alert tone="info">Extended 7-day session for mobile app</Alert>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => showToast({ title: 'Logged out successfully' })}>
          Plain notification
        </Button>
        <Button
          tone="secondary"
          onClick={() =>
            showToast({
              tone: 'success',
              title: 'Session Extended',
              description: 'You have another 24 hours.',
            })
          }
        >
          Good news
        </Button>
        <Button
          tone="secondary"
          onClick={() =>
            showToast({
              tone: 'danger',
              title: 'Loading Error',
              description: 'There was a problem loading the vocabulary lists.',
            })
          }
        >
          Bad news
        </Button>
        <Button tone="secondary" onClick={showFive}>
          Five at once
        </Button>
      </div>
    </Section>
  );
}

function showFive(): void {
  for (const number of [1, 2, 3, 4, 5]) showToast({ title: `Notification ${number}` });
}
