import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SoundSection } from './sound-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { VersionSection } from './version-section.tsx';
import { examRecordings } from '#storage/exam-recordings.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const FILES = ['one.1111111111111111.pack', 'two.2222222222222222.pack'];
const MANIFEST = JSON.stringify({
  packs: FILES.map((file, index) => ({ file, bytes: 1_000_000 * (index + 1), kind: 'synthetic', texts: '' })),
});
const withSound = () => createFakePlatform({ files: { '/audio/manifest.json': MANIFEST } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

async function openSound(platform: FakePlatform = withSound()) {
  await renderPage(platform, <SoundSection />);
  await waitFor(() => expect(screen.queryByText(/Looking for/)).toBeNull());
  return platform;
}

describe('sound on this device', () => {
  it('MEM-16 QUA-10: all sound is downloaded with its size and progress, can be stopped, and removed', async () => {
    const { savedSounds } = await openSound();
    expect(screen.getByText('All of it is 3 MB.')).toBeDefined();
    expect(document.activeElement).toBe(document.body);
    expect(buttons()).toEqual(['Save all sound on this device']);
    savedSounds.hold();
    await press('Save all sound on this device');
    await waitFor(() => expect(savedSounds.requests).toHaveLength(1));
    savedSounds.letThrough();
    await waitFor(() => expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1_000_000));
    expect(screen.getByText('1 MB of 3 MB is here')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Stop');
    await press('Stop');
    expect(await screen.findByText('1 MB is on this device. The rest is 2 MB.')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Save all sound on this device');

    await press('Save all sound on this device');
    await waitFor(() => expect(savedSounds.requests).toHaveLength(3));
    savedSounds.letThrough();
    expect(await screen.findByText('All sound is on this device (3 MB).')).toBeDefined();
    expect(buttons()).toEqual(['Delete the sound']);
    // The button that was pressed is gone, so the focus moves to the message.
    expect(document.activeElement?.textContent).toBe('All sound is on this device (3 MB).');
    await press('Delete the sound');
    expect(await screen.findByText('All of it is 3 MB.')).toBeDefined();
    expect(savedSounds.saved.size).toBe(0);
    expect(document.activeElement?.textContent).toBe('All of it is 3 MB.');
  });

  it('QUA-10 QUA-19: says that the device is full or the connection lost, and can be tried again', async () => {
    const { savedSounds, connection } = await openSound();
    savedSounds.failWith('full');
    await press('Save all sound on this device');
    expect((await screen.findByRole('alert')).textContent).toMatch(/no room left/);
    connection.setOnline(false);
    await press('Save all sound on this device');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/connection was lost/));
    connection.setOnline(true);
    savedSounds.failWith(null);
    await press('Save all sound on this device');
    expect(await screen.findByText(/^All sound is on this device/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('QUA-10 QUA-18: where nothing can be stored there is no button, and it says why', async () => {
    const platform = withSound();
    platform.savedSounds.isSupported = false;
    await openSound(platform);
    expect(screen.getByText(/The sound can’t be saved now/)).toBeDefined();
    expect(buttons()).toEqual([]);
  });
});

describe('version', () => {
  it.each([
    ['newest', 'You have the newest version.'],
    ['failed', 'That did not work. Check your connection and try again.'],
  ] as const)('QUA-11: a check for updates that ends with %s says so', async (answer, told) => {
    const platform = createFakePlatform();
    platform.serviceWorker.install();
    platform.serviceWorker.answerChecks(answer);
    await renderPage(platform, <VersionSection />);
    expect(screen.getByText('first')).toBeDefined();
    await press('Check for updates');
    expect((await screen.findByText(told)).closest('output')).not.toBeNull();
    expect(buttons()).toEqual(['Check for updates']);
  });

  it('QUA-11: a new version that was found can be applied at once', async () => {
    const platform = createFakePlatform();
    platform.serviceWorker.install();
    platform.serviceWorker.answerChecks('update');
    await renderPage(platform, <VersionSection />);
    await press('Check for updates');
    expect(await screen.findByText('A new version is ready.')).toBeDefined();
    await press('Update now');
    expect(await screen.findByText(/The new version is loading/)).toBeDefined();
    expect(platform.serviceWorker.hasUpdate()).toBe(false);
  });

  it('QUA-11: says that without a copy of the app in the browser each load is the newest', async () => {
    await renderPage(createFakePlatform(), <VersionSection />);
    await press('Check for updates');
    expect(await screen.findByText(/You get the newest version each time/)).toBeDefined();
  });
});

describe('storage', () => {
  it('NAV-07 MEM-04: what is found out while the page opens does not take the focus', async () => {
    const platform = createFakePlatform();
    platform.siteData.tell({ usedBytes: 3_240_000, isPersistent: true });
    await renderPage(platform, <StorageSection />);
    expect(await screen.findByText(/takes about 3\.2 MB/)).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });

  it('MEM-04: says how much is used and what helps, and asks the browser when told to: yes and no are handled', async () => {
    const platform = createFakePlatform();
    platform.siteData.tell({ usedBytes: 3_240_000, isPersistent: false });
    await renderPage(platform, <StorageSection />);
    expect(screen.getByText(/takes about 3\.2 MB/)).toBeDefined();
    expect(screen.getByText(/may delete your data/)).toBeDefined();
    const help = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(help.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Install/),
      'Use it often.',
      expect.stringMatching(/^Save a copy/),
    ]);
    expect(help[0]?.textContent).toContain('from the menu of your browser');
    act(() => platform.installing.setWay('prompt'));
    expect(screen.getByText(/^Install Oefenpad/).textContent).toContain('the menu under your name');
    await press('Ask the browser to keep my data');
    expect(await screen.findByText('The browser said no, for now')).toBeDefined();
    expect(screen.getByText(/Nothing is lost/)).toBeDefined();
    platform.siteData.grantPersistence(true);
    await press('Ask the browser to keep my data');
    expect(await screen.findByText(/^The browser keeps your data/)).toBeDefined();
    expect(buttons()).toEqual([]);
    expect(screen.queryByText(/said no|What helps/)).toBeNull();
    expect(document.activeElement?.tagName).toBe('OUTPUT');
  });

  it('MEM-04 MOC-10: says how many recordings of speaking exams there are, and where they can be deleted', async () => {
    const platform = createFakePlatform();
    const { keep } = examRecordings(platform.database, { slug: 'speaking' });
    await keep('one', new ArrayBuffer(8));
    await keep('two', new ArrayBuffer(8));
    await examRecordings(platform.database, { slug: 'b1-speaking' }).keep('of-b1', new ArrayBuffer(8));
    await renderPage(platform, <StorageSection />);
    expect(await screen.findByText(/^Speaking exams: 2 recordings on this device/)).toBeDefined();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Speaking exams' }).pathname).toBe(
      '/mock-exam',
    );
  });

  it('MEM-04: says what the browser does not report, and checks again when the person comes back', async () => {
    const platform = createFakePlatform({ installedApp: true });
    platform.siteData.tell({ usedBytes: null, isPersistent: null });
    await renderPage(platform, <StorageSection />);
    expect(screen.getByText(/does not say how much space/)).toBeDefined();
    expect(screen.getByText(/does not say whether it always keeps/)).toBeDefined();
    expect(screen.queryByText(/Install Oefenpad/)).toBeNull();
    platform.siteData.tell({ usedBytes: 0, isPersistent: true });
    platform.page.show();
    await settlePage();
    expect(screen.getByText(/keeps your data, also/)).toBeDefined();
  });
});
