import { Component, type ReactNode } from 'react';
import { AuthErrorScreen, GeneralErrorScreen } from './error-screens.tsx';
import type { Reporter } from '#browser/platform.ts';
import { needsReload } from '#updates/recovery.ts';

/** SYS-03 */
const MAX_RETRIES = 3;

interface ErrorBoundaryProps {
  readonly report: Reporter;
  /** A new key (another page) resets the error and the retries. */
  readonly resetKey: string;
  /** Tries to recover from an error. True: the page is being reloaded, and nothing is shown. */
  readonly onFailed?: (error: unknown) => boolean;
  /** Runs before the children are rendered again. */
  readonly onRetry?: () => void;
  /** Ends the session, removes its stored copy and key (SYS-04), and goes to the sign-in page. */
  readonly onGoToLogin: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown; readonly isLeaving?: boolean } | null;
  readonly retries: number;
  readonly resetKey: string;
}

/** Catches errors of rendering, and offers up to three retries (SYS-03, SYS-04). */
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

/** Whole, or from the root of the site, as for a style sheet. */
const ADDRESS = /(?:https?:\/)?\/\S+/g;

/** Whether an error is about signing in, judged by its text (SYS-04). */
export function isAuthError(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  // Addresses are ignored: a file called session-… that could not be fetched is not about the session.
  return AUTH_WORDS.test(text.replace(ADDRESS, ''));
}
