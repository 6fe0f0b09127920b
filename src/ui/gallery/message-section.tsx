import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from './section.tsx';
import { showToast } from '#ui/toast.ts';
import { BusyIndicator, Skeleton } from '#ui/busy-indicator.tsx';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

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

export function WaitingSection() {
  return (
    <Section title="Progress and waiting" note="How far one is, and what is being waited for.">
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Card className="flex flex-col gap-5">
          <ProgressBar label="Just begun" value={0} max={24} showPercentage />
          <ProgressBar label="Words of this section" value={9} max={24} showPercentage />
          <ProgressBar label="Finished" value={24} max={24} showPercentage />
          <ProgressBar label="Question 3 of 10" value={3} max={10} />
        </Card>
        <Card className="flex flex-col gap-4">
          <BusyIndicator label="Checking authentication status..." />
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-24 w-full" />
        </Card>
      </div>
    </Section>
  );
}
