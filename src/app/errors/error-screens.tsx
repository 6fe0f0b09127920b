import type { ReactNode } from 'react';
import { PATHS } from '#routes/paths.ts';
import { WHAT_TO_DO } from '#updates/recovery.ts';
import { Button, buttonClass } from '#ui/button.tsx';

interface ErrorScreenProps {
  /** A part of the app's code is missing, and the page did not recover by itself (QUA-12). */
  readonly isIncomplete: boolean;
  readonly retriesLeft: number;
  readonly onRetry: () => void;
  readonly onGoToLogin: () => void;
}

/** SYS-03. `Go Home` is a plain link: it reloads the app, so it works in any broken state. */
export function GeneralErrorScreen({ isIncomplete, retriesLeft, onRetry }: ErrorScreenProps) {
  return (
    <ErrorFrame
      title="Something went wrong"
      text={
        isIncomplete ? WHAT_TO_DO : 'This page could not be shown. Your answers are saved on this device.'
      }
      retriesLeft={retriesLeft}
    >
      {retriesLeft > 0 && (
        <Button tone="primary" onClick={onRetry}>
          Try Again
        </Button>
      )}
      <a href={PATHS.home} className={buttonClass({ tone: 'secondary' })}>
        Go Home
      </a>
    </ErrorFrame>
  );
}

/** SYS-04. Without retries left the link to the sign-in page is called `Start Over`. */
export function AuthErrorScreen({ retriesLeft, onRetry, onGoToLogin }: ErrorScreenProps) {
  return (
    <ErrorFrame
      title="Authentication Error"
      text="Something went wrong with your sign-in. Try again, or sign in again."
      retriesLeft={retriesLeft}
    >
      {retriesLeft > 0 && (
        <Button tone="primary" onClick={onRetry}>
          Try Again ({retriesLeft} left)
        </Button>
      )}
      <Button tone="secondary" onClick={onGoToLogin}>
        {retriesLeft > 0 ? 'Go to Login' : 'Start Over'}
      </Button>
    </ErrorFrame>
  );
}

function ErrorFrame(props: { title: string; text: string; retriesLeft: number; children: ReactNode }) {
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-start gap-4 px-4 py-12">
      <h1 className="text-3xl font-bold">{props.title}</h1>
      <p className="text-lg text-ink-soft">{props.text}</p>
      {props.retriesLeft <= 0 && (
        <p className="font-semibold">
          Maximum retry attempts reached. Please refresh the page or contact support.
        </p>
      )}
      <div className="flex flex-wrap gap-3">{props.children}</div>
    </div>
  );
}
