import { Component, type ReactNode } from 'react';
import { AuthErrorScreen, GeneralErrorScreen } from './error-screens.tsx';
import type { Reporter } from '#browser/platform.ts';
import { needsReload } from '#updates/recovery.ts';

/** SYS-03 */
const MAX_RETRIES = 3;

interface ErrorBoundaryProps {
  readonly report: Reporter;
  /** Another key (another page) starts afresh: the error and the retries are forgotten. */
  readonly resetKey: string;
  /** Does what it can about an error by itself. True: the page is on its way out, and nothing is to be said. */
  readonly onFailed?: (error: unknown) => boolean;
  /** Runs before the children are drawn once more. */
  readonly onRetry?: () => void;
  /** Ends the session and forgets its stored copy and key (SYS-04), then goes to the sign-in page. */
  readonly onGoToLogin: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown; readonly isLeaving?: boolean } | null;
  readonly retries: number;
  readonly resetKey: string;
}

/** Catches what goes wrong while drawing, and offers to try again up to three times (SYS-03, SYS-04). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, retries: 0, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failure: null, retries: 0, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report.error('A page could not be shown', error);
    if (this.props.onFailed?.(error) === true) this.setState({ failure: { error, isLeaving: true } });
  }

  retry = (): void => {
    this.props.onRetry?.();
    this.setState(({ retries }) => ({ failure: null, retries: retries + 1 }));
  };

  override render(): ReactNode {
    const { failure, retries } = this.state;
    if (failure === null) return this.props.children;
    if (failure.isLeaving === true) return null;
    const Screen = isAuthError(failure.error) ? AuthErrorScreen : GeneralErrorScreen;
    return (
      <Screen
        isIncomplete={needsReload(failure.error)}
        retriesLeft={MAX_RETRIES - retries}
        onRetry={this.retry}
        onGoToLogin={this.props.onGoToLogin}
      />
    );
  }
}

const AUTH_WORDS = /auth|login|session|credential|token|permission|unauthorized|forbidden/i;

const ADDRESS = /\bhttps?:\/\/\S+/g;

/** Whether an error is about signing in, judged by its text (SYS-04). */
export function isAuthError(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  // Not by an address in it: a file called session-… that couldn't be fetched says nothing about the session.
  return AUTH_WORDS.test(text.replace(ADDRESS, ''));
}
