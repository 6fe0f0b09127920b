import type { ReactNode } from 'react';
import { PATHS } from '#routes/paths.ts';
import { WHAT_TO_DO } from '#updates/recovery.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { usePlainTexts } from '#ui/plain-texts.ts';

interface ErrorScreenProps {
  /** A part of the app's code is missing, and the page did not recover by itself (QUA-12). */
  readonly isIncomplete: boolean;
  readonly retriesLeft: number;
  readonly onRetry: () => void;
  readonly onGoToLogin: () => void;
}

/** SYS-03. `Go Home` is a plain link: it reloads the app, so it works in any broken state. */
export function GeneralErrorScreen({ isIncomplete, retriesLeft, onRetry }: ErrorScreenProps) {
  const i18n = usePlainTexts();
  return (
    <ErrorFrame
      title={i18n._('Something went wrong')}
      text={
        isIncomplete
          ? i18n._(WHAT_TO_DO)
          : i18n._('This page could not be shown. Your answers are saved on this device.')
      }
      retriesLeft={retriesLeft}
    >
      {retriesLeft > 0 && (
        <Button tone="primary" onClick={onRetry}>
          {i18n._('Try Again')}
        </Button>
      )}
      <a href={PATHS.home} className={buttonClass({ tone: 'secondary' })}>
        {i18n._('Go Home')}
      </a>
    </ErrorFrame>
  );
}

/** SYS-04. Without retries left the link to the sign-in page is called `Start Over`. */
export function AuthErrorScreen({ retriesLeft, onRetry, onGoToLogin }: ErrorScreenProps) {
  const i18n = usePlainTexts();
  return (
    <ErrorFrame
      title={i18n._('Authentication Error')}
      text={i18n._('Something went wrong with your login. Try again, or log in again.')}
      retriesLeft={retriesLeft}
    >
      {retriesLeft > 0 && (
        <Button tone="primary" onClick={onRetry}>
          {i18n._('Try Again ({retriesLeft} left)', { retriesLeft })}
        </Button>
      )}
      <Button tone="secondary" onClick={onGoToLogin}>
        {retriesLeft > 0 ? i18n._('Go to Login') : i18n._('Start Over')}
      </Button>
    </ErrorFrame>
  );
}

function ErrorFrame(props: { title: string; text: string; retriesLeft: number; children: ReactNode }) {
  const i18n = usePlainTexts();
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-start gap-4 px-4 py-12">
      <h1 className="text-3xl font-bold">{props.title}</h1>
      <p className="text-lg text-ink-soft">{props.text}</p>
      {props.retriesLeft <= 0 && (
        <p className="font-semibold">
          {i18n._('Maximum retry attempts reached. Please refresh the page or contact support.')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">{props.children}</div>
    </div>
  );
}
