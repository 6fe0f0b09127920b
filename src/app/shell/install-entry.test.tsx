import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import InstallHelpDialog from './install-help-dialog.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import InstallEntry from './install-entry.tsx';

async function openMenu() {
  const platform = createFakePlatform();
  const chosen: string[] = [];
  const view = render(
    <PlatformProvider platform={platform}>
      <InstallEntry
        className=""
        onChosen={() => chosen.push('chosen')}
        onHelpRequested={() => chosen.push('help')}
      />
    </PlatformProvider>,
  );
  await act(() => platform.install());
  return { platform, chosen, view, user: userEvent.setup() };
}
const entry = () => screen.queryByRole('button', { name: 'Install' });

describe('Install in the menu', () => {
  it('QUA-10: is shown only if the app can be installed, and opens the browser’s prompt', async () => {
    const { platform, chosen, user } = await openMenu();
    expect(entry()).toBeNull();
    act(() => platform.installing.setWay('prompt'));
    await user.click(screen.getByRole('button', { name: 'Install' }));
    expect(platform.installing.prompts()).toBe(1);
    expect(chosen).toEqual(['chosen']);
    expect(entry()).toBeNull();
  });

  it.each([
    ['ios', /Add to Home Screen/],
    ['mac', /Add to Dock/],
  ] as const)('QUA-10: in Safari (%s) it tells how', async (way, step) => {
    const { platform, chosen, user, view } = await openMenu();
    act(() => platform.installing.setWay(way));
    await user.click(screen.getByRole('button', { name: 'Install' }));
    expect(platform.installing.prompts()).toBe(0);
    expect(chosen).toEqual(['chosen', 'help']);
    view.rerender(
      <PlatformProvider platform={platform}>
        <InstallHelpDialog open onClose={() => undefined} />
      </PlatformProvider>,
    );
    expect(await screen.findByText(step)).toBeTruthy();
  });
});
