import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary, isAuthError } from './error-boundary.tsx';
import { createFakeReporter } from '#testing/fake-reporter.ts';

function Broken({ problem }: { problem: () => Error | null }) {
  const error = problem();
  if (error !== null) throw error;
  return <p>The page</p>;
}

function show(problem: () => Error | null, resetKey = '/page') {
  const report = createFakeReporter();
  const onGoToLogin = vi.fn<() => void>();
  // React prints what a boundary catches; the test's output is clearer without it.
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tree = (key: string) => (
    <ErrorBoundary report={report} resetKey={key} onGoToLogin={onGoToLogin}>
      <Broken problem={problem} />
    </ErrorBoundary>
  );
  const view = render(tree(resetKey));
  return { report, onGoToLogin, silence, goTo: (key: string) => view.rerender(tree(key)) };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('ErrorBoundary', () => {
  it('SYS-03 SYS-07: offers three retries, then explains what to do; each error goes to the console', async () => {
    const { report } = show(() => new TypeError('x is undefined'));
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
    for (const _ of [1, 2, 3]) await press('Try Again');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(
      screen.getByText('Maximum retry attempts reached. Please refresh the page or contact support.'),
    ).toBeTruthy();
    expect(report.lines).toHaveLength(4);
  });

  it('SYS-03: a retry that works shows the page, and another page starts with all its retries', async () => {
    let broken = true;
    const { goTo } = show(() => (broken ? new Error('boom') : null));
    await press('Try Again');
    broken = false;
    await press('Try Again');
    expect(screen.getByText('The page')).toBeTruthy();
    broken = true;
    goTo('/other');
    for (const _ of [1, 2, 3]) await press('Try Again');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('SYS-04: an error about the session counts down its retries and leads to the sign-in page', async () => {
    const { onGoToLogin } = show(() => new Error('Session store is gone'));
    expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
    await press('Try Again (3 left)');
    await press('Try Again (2 left)');
    await press('Go to Login');
    expect(onGoToLogin).toHaveBeenCalledOnce();
    await press('Try Again (1 left)');
    await press('Start Over');
    expect(onGoToLogin).toHaveBeenCalledTimes(2);
  });
});

it.each(['auth', 'login', 'session', 'credential', 'token', 'permission', 'unauthorized', 'forbidden'])(
  'SYS-04: an error whose text includes %s, in any case, is about signing in',
  (word) => {
    expect(isAuthError(new Error(`Bad ${word.toUpperCase()}s here`))).toBe(true);
    expect(isAuthError(`${word}!`)).toBe(true);
  },
);

it('SYS-03: any other error is a general one', () => {
  expect(isAuthError(new TypeError('x is not a function'))).toBe(false);
  expect(isAuthError(null)).toBe(false);
  const url = 'http://localhost/assets/session-expiry-dialog-x.js';
  expect(isAuthError(new TypeError(`Failed to fetch dynamically imported module: ${url}`))).toBe(false);
  expect(isAuthError(new Error('Unable to preload CSS for /assets/session-screen-x.css'))).toBe(false);
});
