import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoadingScreen } from './loading-screen.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';

describe('loading screen', () => {
  it('SYS-01 AUTH-13: auth says that the sign-in is being checked', () => {
    render(<LoadingScreen variant="auth" />);
    expect(screen.getByRole('status').textContent).toBe('Checking authentication status...');
  });

  it('SYS-01: session fills the window and needs nothing around it', () => {
    render(<LoadingScreen variant="session" />);
    expect(screen.getByRole('main').textContent).toContain('Oefenpad');
    expect(screen.getByRole('status').textContent).toBe('Restoring your session...');
  });

  it('SYS-01 NAV-08: page is shown under the heading of the coming page', () => {
    render(<PagePlaceholder title="Vocabulary" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vocabulary');
    expect(screen.getByRole('status').textContent).toBe('Loading page...');
    expect(screen.queryByRole('main')).toBeNull();
  });
});
