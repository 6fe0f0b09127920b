import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { rows as listeningItems } from '#content/exam/listening-items.ts';
import { wordCount } from '#sound/rules/spoken-length.ts';
import RecordScreen from './record-screen.tsx';
import { letterTexts } from '#subjects/misc/letter-texts.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { isBusyHere } from '#updates/busy.ts';
import { eraseOwnData } from '#pages/settings/erase.ts';
import { ownPacksOf } from '#sound/own-packs.ts';
import { parsePackFile } from '#sound/pack-file.ts';
import { saveBoothTake, readBoothTakes } from '#storage/booth-takes.ts';
import { BOOTH } from '#storage/booth-values.ts';
import { createFakePlatform, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { room, spokenTake, wavOf } from '#testing/spoken-samples.ts';

const FRAGMENTS = listeningItems.map(({ audioText }) => audioText.map(({ text }) => text).join(' '));
/** How long reading the first fragment takes. */
const READING_MS = wordCount(FRAGMENTS[0] ?? '') * 450;

const TAKE = { key: '0', speaker: 'Mieke', licence: 'cc0', at: 1, durationMs: 1, problem: null } as const;

beforeEach(() => history.replaceState(null, '', '/record'));

async function open(platform: FakePlatform = createFakePlatform()) {
  await renderPage(platform, <RecordScreen />);
  const user = userEvent.setup();
  return {
    platform,
    user,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Opens the booth as a person who was never here. */
async function enter(booth: Opened): Promise<Opened> {
  const { user, press } = booth;
  await screen.findByText(/0 of 30 recorded/);
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Mieke');
  await user.click(screen.getByRole('checkbox'));
  await press('Start recording');
  await checkRoom(booth);
  return booth;
}

async function checkRoom({ platform, press }: Opened, level = 0.05) {
  platform.recorder.setLevel(level);
  await press(/Listen to my room|Try Again/);
  await settlePage();
  act(() => platform.advance(4 * SECOND_MS));
}

async function record(
  { platform, press }: Opened,
  samples: Int16Array,
  begin: 'Record' | 'Again' = 'Record',
) {
  platform.recorder.setWav(wavOf(samples).buffer);
  await press(begin);
  await screen.findByText('Recording …');
  await press('Stop');
  await screen.findByRole('button', { name: 'Listen' });
}

async function reload({ platform }: Opened): Promise<Opened> {
  platform.page.hide();
  await settlePage();
  cleanup();
  return open(reloadPage(platform));
}
const expectFocus = (role: 'button' | 'heading', name: string) =>
  expect(document.activeElement).toBe(screen.getByRole(role, { name }));
const kept = ({ platform }: Opened) =>
  [...platform.database.records.keys()].filter((key) => key.startsWith('recordings/booth/sound'));

describe('the recording booth', () => {
  it('SPK-05: says that nothing is sent, how many texts and minutes there are, and asks for a name and consent', async () => {
    const { press, user } = await open();
    expect(screen.getByText('Nothing is sent anywhere')).toBeTruthy();
    const minutes = Number(
      /About (\d+) minutes left/.exec((await screen.findByText(/minutes left/)).textContent)?.[1],
    );
    expect(minutes).toBeGreaterThan(20);
    expect(minutes).toBeLessThanOrEqual(60);
    await press('Start recording');
    expect(screen.getByText('Please write a name.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your name' }));
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Mieke');
    await press('Start recording');
    expect(screen.getByRole('alert').textContent).toContain('Please agree first');
    expect(screen.queryByText('First, your room')).toBeNull();
  });

  it('SPK-05: reports a noisy room before the first take; a quiet one leads to the first text', async () => {
    const booth = await open();
    await screen.findByText(/0 of 30 recorded/);
    await booth.user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Mieke');
    await booth.user.click(screen.getByRole('checkbox'));
    await booth.press('Start recording');
    await checkRoom(booth, 0.6);
    expect(await screen.findByText('It is too noisy here')).toBeTruthy();
    expect(booth.platform.recorder.openMicrophones()).toBe(0);
    await checkRoom(booth);
    expect(await screen.findByText('Text 1 of 30')).toBeTruthy();
    const first = listeningItems[0]?.audioText[0]?.text ?? '';
    expect(screen.getByText(first).closest('[lang]')?.getAttribute('lang')).toBe('nl');
  });

  it('SPK-05 QUA-11: a good take is saved before the next text, and a reload resumes there', async () => {
    const booth = await enter(await open());
    booth.platform.recorder.setWav(wavOf(spokenTake(READING_MS)).buffer);
    await booth.press('Record');
    await screen.findByText('Recording …');
    expect(isBusyHere()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }));
    await booth.press('Stop');
    expect(await screen.findByText(/Recorded and saved/)).toBeTruthy();
    expect(isBusyHere()).toBe(false);
    expect(booth.platform.recorder.openMicrophones()).toBe(0);
    expect(kept(booth)).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
    await booth.press('Listen');
    await waitFor(() => expect(booth.platform.recorder.playing()).not.toBeNull());
    const later = await reload(booth);
    expect(await screen.findByText('1 of 30 recorded')).toBeTruthy();
    await checkRoom(later);
    expect(await screen.findByText('Text 2 of 30')).toBeTruthy();
  });

  it('SPK-05: nothing is recorded without a name and consent, also where a reload opens the booth', async () => {
    const booth = await enter(await open());
    await eraseOwnData(booth.platform);
    await reload(booth);
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toBeTruthy();
    expect(screen.queryByText('First, your room')).toBeNull();
  });

  it('SPK-05 QUA-14: Enter alone goes through all texts; after deleting a take the record button has the focus', async () => {
    const booth = await enter(await open());
    booth.platform.recorder.setWav(wavOf(spokenTake(READING_MS)).buffer);
    expectFocus('heading', 'Text 1 of 30');
    await booth.user.keyboard('{Enter}');
    await screen.findByText('Recording …');
    await booth.user.keyboard('{Enter}');
    await screen.findByText(/Recorded and saved/);
    expectFocus('button', 'Next');
    await booth.user.keyboard('{Enter}');
    expectFocus('heading', 'Text 2 of 30');
    await booth.user.keyboard('{Enter}');
    await screen.findByText('Recording …');
    await booth.user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Listen' });
    await booth.user.keyboard('{ArrowLeft}');
    await booth.press('Delete');
    await waitFor(() => expectFocus('button', 'Record'));
  });

  it('SPK-05: says what is wrong with a take; a new take replaces it', async () => {
    const booth = await enter(await open());
    await record(booth, room(4000));
    expect(screen.getByText('No voice was heard')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Again' }));
    await record(booth, spokenTake(900), 'Again');
    expect(screen.getByText('Too short for this text')).toBeTruthy();
    expect(screen.getByText('0 of 30 recorded')).toBeTruthy();
    await record(booth, spokenTake(READING_MS), 'Again');
    expect(screen.getByText('1 of 30 recorded')).toBeTruthy();
    expect(kept(booth)).toHaveLength(1);
    await booth.press('Delete');
    await waitFor(() => expect(kept(booth)).toHaveLength(0));
    expect(screen.getByText('0 of 30 recorded')).toBeTruthy();
  });

  it('SPK-05 SPK-04: the file has the good takes with speaker and terms, and can be added and heard', async () => {
    const booth = await enter(await open());
    await record(booth, spokenTake(READING_MS));
    await booth.press('Next');
    await record(booth, room(4000));
    await booth.press('Record your voice');
    await booth.press('Save 1 recording as a file');
    expect(await screen.findByText('Saved')).toBeTruthy();
    const [file] = booth.platform.downloads.saved;
    expect(file?.name).toBe('oefenpad-listening-mieke.pack');
    const bytes = file?.bytes ?? new Uint8Array(0);
    const pack = parsePackFile(bytes);
    if (!pack.ok) throw new Error(pack.error);
    expect(pack.value.manifest.speakers).toMatchObject([{ name: 'Mieke', kind: 'person' }]);
    expect(pack.value.manifest.speakers[0]?.licence).toContain('CC BY 4.0');
    const sounds = Object.values(pack.value.manifest.sounds);
    expect(sounds).toHaveLength(1);
    expect(sounds[0]?.[3]).toBeCloseTo(-20, 0);
    expect(await ownPacksOf(createFakePlatform()).add(new File([bytes], 'pack'))).toMatchObject({ ok: true });
  });

  it('SPK-05 QUA-19: says that the device is full, and stays at the text', async () => {
    const booth = await enter(await open());
    booth.platform.database.failWith('full');
    booth.platform.recorder.setWav(wavOf(spokenTake(READING_MS)).buffer);
    await booth.press('Record');
    await screen.findByText('Recording …');
    await booth.press('Stop');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be saved');
    expect(screen.getByText('0 of 30 recorded')).toBeTruthy();
  });

  it('SPK-05: explains a missing microphone, with a way to try again', async () => {
    const booth = await open();
    booth.platform.recorder.failWith('denied');
    await screen.findByText(/0 of 30 recorded/);
    await booth.user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Mieke');
    await booth.user.click(screen.getByRole('checkbox'));
    await booth.press('Start recording');
    await booth.press('Listen to my room');
    expect((await screen.findByRole('alert')).textContent).toContain('Microphone access is required');
    booth.platform.recorder.failWith(null);
    await checkRoom(booth);
    expect(await screen.findByText('Text 1 of 30')).toBeTruthy();
  });

  it('SPK-05 MEM-16: all recordings can be deleted, and are erased with all other data; so is the name', async () => {
    const booth = await enter(await open());
    await record(booth, spokenTake(READING_MS));
    await booth.press('Next');
    await record(booth, spokenTake(READING_MS));
    await booth.press('Record your voice');
    expect(screen.getByText(/^2 recordings on this device/)).toBeTruthy();
    await booth.press('Delete all my recordings');
    await booth.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete all' }));
    await waitFor(() => expect(kept(booth)).toHaveLength(0));
    expect(screen.getByText('There are none on this device yet.')).toBeTruthy();
    expect(BOOTH.read(booth.platform.storage).name).toBe('Mieke');
    await saveBoothTake(booth.platform.database, TAKE, new ArrayBuffer(2));
    await eraseOwnData(booth.platform);
    expect(await readBoothTakes(booth.platform.database)).toEqual([]);
    expect(BOOTH.read(booth.platform.storage).name).toBe('');
  });

  it('SPK-05: other sets can be chosen: letters; says so where a set fails to load', async () => {
    const { user, press, platform } = await open();
    await user.click(screen.getByRole('radio', { name: 'Letters and numbers' }));
    expect(await screen.findByText(/The letters: 0 of/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Sentences of practice' }));
    expect(await screen.findByText(/^Pronouns: 0 of 2\d recorded/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Questions and answers' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    for (let theme = 1; theme <= 6; theme += 1) {
      platform.files.put(`/thema${theme}.csv`, 'id,question,answer\nx,Hoe heet u?,Ik heet Jan.\n');
    }
    await press('Try Again');
    expect(await screen.findByText('Personal Information: 0 of 2 recorded')).toBeTruthy();
  });

  it('SPK-05: a set that loads after another was chosen does not replace it', async () => {
    const { user, platform } = await open();
    platform.files.hold();
    await user.click(screen.getByRole('radio', { name: 'Questions and answers' }));
    await user.click(screen.getByRole('radio', { name: 'Letters and numbers' }));
    expect(await screen.findByText(/The letters: 0 of/)).toBeTruthy();
    await act(async () => platform.files.release());
    await settlePage();
    expect(screen.getByText(/The letters: 0 of/)).toBeTruthy();
  });

  it('SPK-05: that a file was saved is shown for the chosen set only', async () => {
    const platform = createFakePlatform();
    const sets = letterTexts();
    for (const { texts } of sets.slice(0, 2)) {
      const take = { ...TAKE, key: texts[0]?.key ?? '' };
      await saveBoothTake(platform.database, take, wavOf(spokenTake(900)).buffer);
    }
    const { user, press } = await open(platform);
    await user.click(screen.getByRole('radio', { name: 'Letters and numbers' }));
    await press('Save 1 recording as a file');
    expect(await screen.findByText('Saved')).toBeTruthy();
    const chooser = screen.getByRole('combobox', { name: 'Which one?' });
    await user.selectOptions(chooser, sets[1]?.id ?? '');
    expect(screen.getByRole('button', { name: 'Save 1 recording as a file' })).toBeTruthy();
    expect(screen.queryByText('Saved')).toBeNull();
    await user.selectOptions(chooser, sets[0]?.id ?? '');
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
