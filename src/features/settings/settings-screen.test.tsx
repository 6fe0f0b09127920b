import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import SettingsScreen from '#features/settings/settings-screen.tsx';
import { MOTION, SHORTCUTS, TEXT_SIZE, THEME } from '#services/storage/device-values.ts';
import { followLook } from '#shared/settings/follow-look.ts';
import { createFakePlatform, openTab, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

const inGroup = (group: string) => within(screen.getByRole('group', { name: group }));
const choose = (group: string, name: string) => userEvent.click(inGroup(group).getByRole('radio', { name }));
const isChosen = (group: string, name: string) =>
  inGroup(group).queryByRole('radio', { name, checked: true }) !== null;
const root = document.documentElement;

let stopFollowing: () => void = () => undefined;
afterEach(() => stopFollowing());

/** The page within what the shell does around it. */
async function openSettings(platform: FakePlatform = createFakePlatform()): Promise<FakePlatform> {
  stopFollowing = followLook(platform.storage);
  await renderPage(platform, <SettingsScreen />);
  return platform;
}

describe('the settings page', () => {
  it('MEM-16 QUA-16: theme, text size and motion hold at once, are kept, and can be given back to the device', async () => {
    const { storage } = await openSettings();
    expect(root.dataset).toMatchObject({ theme: 'light', textSize: 'normal', motion: 'full' });
    await choose('Appearance', 'Dark');
    await choose('Text size', 'Larger');
    await choose('Motion', 'Always less');
    expect(root.dataset).toMatchObject({ theme: 'dark', textSize: 'larger', motion: 'less' });
    expect([THEME, TEXT_SIZE, MOTION].map((value) => value.read(storage))).toEqual([
      'dark',
      'larger',
      'less',
    ]);
    await choose('Appearance', 'As on my device');
    await choose('Text size', 'Normal');
    await choose('Motion', 'As on my device');
    expect(root.dataset).toMatchObject({ theme: 'light', textSize: 'normal', motion: 'full' });
    expect(storage.entries).toEqual(new Map());
  });

  it('MEM-16 QUA-18: what is chosen in another tab is shown here, and a foreign value counts as none', async () => {
    const platform = await openSettings();
    const other = openTab(platform);
    TEXT_SIZE.write(other.storage, 'large');
    await waitFor(() => expect(isChosen('Text size', 'Large')).toBe(true));
    expect(root.dataset['textSize']).toBe('large');
    platform.storage.changeFromOutside(TEXT_SIZE.key, 'enormous');
    await waitFor(() => expect(isChosen('Text size', 'Normal')).toBe(true));
    expect(root.dataset['textSize']).toBe('normal');
  });

  it('MEM-16 QUA-19: where nothing can be stored a choice holds for this visit', async () => {
    const platform = createFakePlatform();
    platform.storage.failWith({ read: 'unavailable', write: 'unavailable', remove: 'unavailable' });
    await openSettings(platform);
    await choose('Text size', 'Large');
    expect(isChosen('Text size', 'Large')).toBe(true);
    expect(root.dataset['textSize']).toBe('large');
    await choose('Text size', 'Normal');
    expect(root.dataset['textSize']).toBe('normal');
  });

  it('QUA-14: shortcuts are switched here and in their list alike', async () => {
    const { storage } = await openSettings();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts', checked: true }));
    expect(SHORTCUTS.read(storage)).toBe('off');
    await userEvent.click(screen.getByRole('button', { name: 'Show the shortcuts' }));
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('Show this list')).toBeDefined();
    await userEvent.click(list.getByRole('checkbox', { name: 'Use keyboard shortcuts', checked: false }));
    expect(screen.getAllByRole('checkbox', { checked: true, hidden: true })).toHaveLength(2);
    expect(SHORTCUTS.read(storage)).toBe('on');
  });
});
