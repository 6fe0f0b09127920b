import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OwnDataSection } from './own-data-section.tsx';
import { isBusyHere } from '#updates/busy.ts';
import { COURSE } from '#app/course.ts';
import { makeBackup } from './backup.ts';
import { LAST_BACKUP, THEME } from '#storage/device-values.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';

const NOW = Date.UTC(2026, 10, 22, 12, 0);
const device = (...ids: string[]) =>
  createFakePlatform({ now: NOW, database: createFakeDatabase(ids.map((id) => answered({ id }))) });

async function fileOf(platform: ReturnType<typeof device>): Promise<File> {
  const made = await makeBackup(platform, COURSE.parts);
  return new File([made.ok ? made.value : ''], 'oefenpad.json', { type: 'application/json' });
}

it('MEM-04 MEM-13: a copy is saved as a file, and the page says when', async () => {
  const platform = device('a');
  await renderPage(platform, <OwnDataSection />);
  expect(screen.getByText('You have not saved a copy yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save a copy' }));
  expect(await screen.findByText('Last copy: 22 November 2026.')).toBeTruthy();
  expect(platform.downloads.saved.map(({ name }) => name)).toEqual(['oefenpad-2026-11-22.json']);
  expect(LAST_BACKUP.read(platform.storage)).toBe(NOW);
});

it('MEM-13 QUA-11: a copy of another device is previewed, imported, and undone', async () => {
  const platform = device('a');
  const file = await fileOf(device('a', 'b', 'c'));
  await renderPage(platform, <OwnDataSection />);
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText('Import a copy'), file);
  expect(await screen.findByText(/^Not here yet: 2 answers\. Here already: 1\./)).toBeTruthy();
  // An update would lose what was chosen.
  expect(isBusyHere()).toBe(true);
  expect(platform.database.log).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Imported: 2 answers.')).toBeTruthy();
  expect(isBusyHere()).toBe(false);
  expect(screen.queryByText('You have not saved a copy yet.')).toBeNull();
  expect(platform.database.log).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Everything was restored.')).toBeTruthy();
  expect(platform.database.log).toHaveLength(1);
});

it('MEM-13 QUA-18: a damaged copy is refused with the reason, and nothing changes', async () => {
  const platform = device('a');
  const file = await fileOf(device('b'));
  await renderPage(platform, <OwnDataSection />);
  const half = new File([(await file.text()).slice(0, 200)], 'oefenpad.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('Import a copy'), half);
  expect((await screen.findByRole('alert')).textContent).toMatch(/damaged/);
  expect(platform.database.log).toHaveLength(1);
});

it('MEM-16: all of it is deleted, after a question that lists what will be deleted', async () => {
  const platform = device('a');
  THEME.write(platform.storage, 'dark');
  await renderPage(platform, <OwnDataSection />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete all my data' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete all my data?' });
  for (const named of [/all your answers/, /games and letters/, /your settings/])
    expect(dialog.textContent).toMatch(named);
  await user.click(screen.getByRole('button', { name: 'Keep my data' }));
  expect(platform.database.log).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete all my data' }));
  await user.click(screen.getByRole('button', { name: 'Delete everything' }));
  await waitFor(() => expect(THEME.read(platform.storage)).toBe('system'));
  expect(platform.database.log).toHaveLength(0);
});
