import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { spokenSample } from '#content/misc/spoken-sample.ts';
import '#sound/recordings.ts';
import SettingsScreen from './settings-screen.tsx';
import {
  MOTION,
  SHORTCUTS,
  SOUND_SOURCE,
  SPEECH_RATE,
  TEXT_SIZE,
  THEME,
  VOICE,
} from '#storage/device-values.ts';
import { GRADE_SCALE, REVIEW_SCOPE } from '#storage/review-values.ts';
import { NEW_CARDS_A_DAY, PICTURES, RETENTION, REVIEWS_A_DAY } from '#storage/study-values.ts';
import { followLook } from '#components/settings/follow-look.ts';
import { createFakePlatform, openTab, type FakePlatform } from '#testing/fake-platform.ts';
import { filesWithRecordings } from '#testing/recorded-files.ts';
import { renderPage } from '#testing/render-page.tsx';

const inGroup = (group: string) => within(screen.getByRole('group', { name: group }));
const choose = (group: string, name: string) => userEvent.click(inGroup(group).getByRole('radio', { name }));
const isChosen = (group: string, name: string) =>
  inGroup(group).queryByRole('radio', { name, checked: true }) !== null;
const move = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
const root = document.documentElement;

let stopFollowing: () => void = () => undefined;
afterEach(() => stopFollowing());

/** The page inside what the shell provides around it. */
async function openSettings(platform: FakePlatform = createFakePlatform()): Promise<FakePlatform> {
  stopFollowing = followLook(platform.storage);
  await renderPage(platform, <SettingsScreen />);
  return platform;
}

describe('the settings page', () => {
  it("MEM-16 QUA-16: theme, text size and motion apply at once, are saved, and can be reset to the device's", async () => {
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

  it('MEM-16 QUA-18: a choice in another tab is shown here, and an invalid stored value is ignored', async () => {
    const platform = await openSettings();
    const other = openTab(platform);
    TEXT_SIZE.write(other.storage, 'large');
    await waitFor(() => expect(isChosen('Text size', 'Large')).toBe(true));
    expect(root.dataset['textSize']).toBe('large');
    platform.storage.changeFromOutside(TEXT_SIZE.key, 'enormous');
    await waitFor(() => expect(isChosen('Text size', 'Normal')).toBe(true));
    expect(root.dataset['textSize']).toBe('normal');
  });

  it('MEM-16 QUA-19: where nothing can be stored a choice lasts for this visit', async () => {
    const platform = createFakePlatform();
    platform.storage.failWith({ read: 'unavailable', write: 'unavailable', remove: 'unavailable' });
    await openSettings(platform);
    await choose('Text size', 'Large');
    expect(isChosen('Text size', 'Large')).toBe(true);
    expect(root.dataset['textSize']).toBe('large');
    await choose('Text size', 'Normal');
    expect(root.dataset['textSize']).toBe('normal');
  });

  it('MEM-05 MEM-16: everything studied comes into review, or only what one adds oneself', async () => {
    const { storage } = await openSettings();
    expect(screen.getByText(/come back by themselves once you studied them/)).toBeDefined();
    await userEvent.click(screen.getByLabelText('Only what I add myself'));
    expect(REVIEW_SCOPE.read(storage)).toBe('added');
    expect(screen.getByText(/come back if you add them or got them wrong/)).toBeDefined();
  });

  it('MEM-06 MEM-16: review is rated with two buttons until four are chosen, and with two again', async () => {
    const { storage } = await openSettings();
    expect(isChosen('How you rate yourself in review', 'Two buttons: Not yet, I knew it')).toBe(true);
    await choose('How you rate yourself in review', 'Four buttons: Again, Hard, Good, Easy');
    expect(GRADE_SCALE.read(storage)).toBe('four');
    await choose('How you rate yourself in review', 'Two buttons: Not yet, I knew it');
    expect(GRADE_SCALE.read(storage)).toBe('two');
  });

  it('MEM-07 MEM-16: new cards, reviews and recall are chosen, with the effect of each choice', async () => {
    const { storage } = await openSettings();
    expect(screen.getByText(/about 50 cards come back each day after one month/)).toBeDefined();
    move('New cards a day', '10');
    expect(screen.getByText(/about 20 cards come back/)).toBeDefined();
    move('New cards a day', '0');
    expect(screen.getByText(/Nothing new is added/)).toBeDefined();
    move('Reviews a day, at most', '60');
    expect(screen.getByText(/more than 120 wait, new cards wait too/)).toBeDefined();
    expect(screen.getByText(/90%: of 100 cards that come back, you should still know 90/)).toBeDefined();
    move('How well do you want to remember?', '97');
    expect(
      screen.getByText(/A card that waits 20 days at 90% waits 4 days. You have more to do/),
    ).toBeDefined();
    expect([NEW_CARDS_A_DAY, REVIEWS_A_DAY, RETENTION].map((value) => value.read(storage))).toEqual([
      0, 60, 97,
    ]);
    for (const value of [NEW_CARDS_A_DAY, REVIEWS_A_DAY, RETENTION]) expect(value.isExported).toBe(true);
  });

  it('PIC-01 PIC-02: pictures of words can be switched off; their authors are named next to it', async () => {
    const { storage } = await openSettings();
    expect(isChosen('Pictures of words', 'Show')).toBe(true);
    await choose('Pictures of words', 'Don’t show');
    expect(PICTURES.read(storage)).toBe('off');
    expect(PICTURES.isExported).toBe(true);
    const licence = screen.getByRole('link', { name: /^MIT licence/ }).getAttribute('href') ?? '';
    expect(readFileSync(`public${licence}`, 'utf8')).toContain('Copyright (c) Microsoft Corporation');
  });

  it('QUA-14: shortcuts are switched here and in their list alike', async () => {
    const { storage } = await openSettings();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts', checked: true }));
    expect(SHORTCUTS.read(storage)).toBe('off');
    await userEvent.click(screen.getByRole('button', { name: 'Show the shortcuts' }));
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('Show this list')).toBeDefined();
    await userEvent.click(list.getByRole('checkbox', { name: 'Use keyboard shortcuts', checked: false }));
    expect(
      screen.getAllByRole('checkbox', { name: 'Use keyboard shortcuts', checked: true, hidden: true }),
    ).toHaveLength(2);
    expect(SHORTCUTS.read(storage)).toBe('on');
  });

  it('MEM-16: voice and speed are chosen from what the device has, and tried out', async () => {
    const platform = createFakePlatform();
    const many = Array.from({ length: 200 }, (_, nr) => ({ name: `Dutch ${nr}`, lang: 'nl-NL' }));
    platform.speech.giveVoices(many);
    VOICE.write(platform.storage, 'Dutch 150');
    await openSettings(platform);
    const voice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Voice' });
    expect(voice.selectedOptions[0]?.text).toBe('Dutch 150');
    // The default, twelve voices, and the chosen one.
    expect(voice.options).toHaveLength(14);
    await userEvent.selectOptions(voice, 'Dutch 3');
    expect(VOICE.read(platform.storage)).toBe('Dutch 3');
    await userEvent.selectOptions(voice, 'The best one: Dutch 0');
    expect(VOICE.read(platform.storage)).toBeNull();

    const speed = screen.getByRole('slider', { name: 'Speed' });
    expect(speed.getAttribute('aria-valuetext')).toBe('0.8 times normal speed');
    fireEvent.change(speed, { target: { value: '1.1' } });
    expect(SPEECH_RATE.read(platform.storage)).toBe(1.1);
    expect(screen.getByText('1.1 times normal speed')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
    expect(platform.speech.spoken).toHaveLength(1);
  });

  it('SPK-03: recordings can be preferred, are tried at once, and are labelled', async () => {
    const platform = createFakePlatform({ files: filesWithRecordings({ sample: [spokenSample.dutch] }) });
    await openSettings(platform);
    await userEvent.click(screen.getByRole('radio', { name: 'The recordings of the app' }));
    expect(SOUND_SOURCE.read(platform.storage)).toBe('recordings');
    await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
    expect(await screen.findByText('Computerstem')).toBeDefined();
    expect([platform.audio.played.length, platform.speech.spoken]).toEqual([1, []]);
    await userEvent.click(screen.getByRole('radio', { name: 'The voice of your device' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
    expect(platform.speech.spoken).toEqual([spokenSample.dutch]);
    expect(screen.queryByText('Computerstem')).toBeNull();
  });

  it('MEM-16 QUA-18: a voice that is gone is named and the best one speaks; a damaged speed is the default', async () => {
    const platform = createFakePlatform({
      storage: { [VOICE.key]: 'Xander', [SPEECH_RATE.key]: '50' },
    });
    await openSettings(platform);
    const voice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Voice' });
    expect(voice.selectedOptions[0]?.text).toBe('Xander (not on this device now)');
    expect(screen.getByText(/You hear Google Nederlands until it is back/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Speed' }).value).toBe('0.8');
    platform.speech.giveVoices([{ name: 'Xander', lang: 'nl-NL' }]);
    platform.page.show();
    await waitFor(() => expect(voice.selectedOptions[0]?.text).toBe('Xander'));
  });

  it('MEM-16 SPK-02: without a Dutch voice it says what to do, and notices when one was added', async () => {
    const platform = createFakePlatform();
    platform.speech.giveVoices([]);
    await openSettings(platform);
    expect(screen.getByText('No Dutch voice on this device')).toBeDefined();
    for (const device of ['Android', 'iPhone and iPad', 'Windows', 'Mac']) {
      expect(screen.getByText(device)).toBeDefined();
    }
    expect(screen.getByText('How to add a Dutch voice').closest('summary')).not.toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Voice' })).toBeNull();
    platform.speech.giveVoices([{ name: 'Xander', lang: 'nl-NL' }]);
    platform.page.show();
    expect(await screen.findByRole('combobox', { name: 'Voice' })).toBeDefined();
    platform.speech.giveVoices(null);
    platform.page.show();
    expect(await screen.findByText(/does not support speech output/)).toBeDefined();
  });
});
