import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { spokenKey } from '#sound/rules/spoken-key.ts';
import VoicesPart from './voices-part.tsx';
import { writePackFile } from '#sound/pack-file.ts';
import { createRecordings } from '#sound/recordings.ts';
import { personSpeaking } from '#sound/voice-licences.ts';
import { SOUND_SOURCE } from '#storage/device-values.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { filesWithRecordings } from '#testing/recorded-files.ts';
import { renderPage } from '#testing/render-page.tsx';

function packFile(texts: readonly string[]): File {
  const recording = {
    sound: Uint8Array.of(9),
    durationMs: 900,
    loudnessDb: -20,
    speakers: [personSpeaking('Mieke', 'cc-by')],
  };
  const bytes = writePackFile('listening', new Map(texts.map((text) => [spokenKey(text), recording])));
  return new File([bytes], 'mieke.pack');
}

/** The bytes of the recording of the dog: 9 is Mieke’s. */
async function heard(platform: FakePlatform): Promise<number[]> {
  return [...((await createRecordings(platform)('de hond'))?.sound ?? [])];
}

async function open() {
  const platform = createFakePlatform({ files: filesWithRecordings({ list: ['de hond'] }) });
  await renderPage(platform, <VoicesPart />);
  const user = userEvent.setup();
  return {
    platform,
    user,
    choose: (file: File) => user.upload(screen.getByLabelText('Add a voice from a file'), file),
  };
}

describe('the voices in settings', () => {
  it('SPK-04: a voice is added from a file, credited, heard, and removed again', async () => {
    const { platform, user, choose } = await open();
    expect(await screen.findByText('In the app')).toBeTruthy();
    await choose(packFile(['de hond', 'de eenhoorn']));
    expect(await screen.findByText('Added: 1 recording')).toBeTruthy();
    expect(screen.getByText(/1 recording of texts that this app does not have/)).toBeTruthy();
    expect(screen.getByText('Spoken by Mieke')).toBeTruthy();
    expect(screen.getByText(/^CC BY 4.0/)).toBeTruthy();
    expect(await heard(platform)).toEqual([9]);
    await user.click(screen.getByRole('button', { name: 'Recordings first' }));
    expect(SOUND_SOURCE.read(platform.storage)).toBe('recordings');
    await user.click(screen.getByRole('button', { name: 'Delete Mieke' }));
    await waitFor(() => expect(screen.queryByText('Spoken by Mieke')).toBeNull());
    expect(await heard(platform)).toEqual([1]);
  });

  it('SPK-04 QUA-18: a file that is not a pack is refused in plain words, and nothing else changes', async () => {
    const { platform, choose } = await open();
    await choose(packFile(['de hond']));
    expect(await screen.findByText('Added: 1 recording')).toBeTruthy();
    await choose(new File(['a letter\n'], 'letter.pack'));
    expect((await screen.findByRole('alert')).textContent).toContain('There is no voice in this file');
    const whole = new Uint8Array(await packFile(['de hond']).arrayBuffer());
    await choose(new File([whole.slice(0, -1)], 'cut.pack'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('damaged'));
    await choose(packFile(['de eenhoorn']));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('This app uses none of the texts'),
    );
    platform.database.failWith('full');
    await choose(packFile(['de hond']));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no room left'));
    platform.database.failWith(null);
    expect(screen.getByText('Spoken by Mieke')).toBeTruthy();
    expect(await heard(platform)).toEqual([9]);
  });

  it('SPK-04: each voice of the app is named with its terms; says so where the list fails to load', async () => {
    const files = filesWithRecordings({ list: ['de hond'] });
    const speaker = {
      name: 'MBROLA nl3',
      kind: 'synthetic',
      licence: 'may be given away',
      attribution: 'IPO, Eindhoven',
    };
    files.put('/audio/manifest.json', JSON.stringify({ packs: [], speakers: [speaker] }));
    await renderPage(createFakePlatform({ files }), <VoicesPart />);
    expect(await screen.findByText('IPO, Eindhoven')).toBeTruthy();
    expect(screen.getByText('(a computer voice)')).toBeTruthy();
    expect(screen.getByText('may be given away')).toBeTruthy();
    cleanup();
    await renderPage(createFakePlatform(), <VoicesPart />);
    expect(await screen.findByText('You see them here when you are online.')).toBeTruthy();
  });
});
