import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_PACK_BYTES, soundIndexSchema, type Speaker } from '#content/schema/sound-pack.ts';
import { shapedTake } from '#sound/rules/take-shape.ts';
import { joined } from '#sound/rules/sound-shape.ts';
import { spokenKey } from '#sound/rules/spoken-key.ts';
import { writePackFile } from '#sound/pack-file.ts';
import { createRecordings } from '#sound/recordings.ts';
import { onePart, saidBy } from '#sound/texts/prepared-text.ts';
import { personSpeaking } from '#sound/voice-licences.ts';
import { createFakeFiles } from '#testing/fake-files.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { speakerOf } from '#testing/recorded-files.ts';
import { hum, room, spokenTake, wavOf } from '#testing/spoken-samples.ts';
import { addLentPack } from './add-lent-pack.ts';
import { keepPack, writeIndex } from './pack-folder.ts';

const RATE = 16_000;
const BREAD = 'Een half bruin brood, alstublieft.';
const MILK = 'Een liter melk graag.';
const CHEESE = 'Een stuk oude kaas.';
const PREPARED = [
  onePart('bread', '', [saidBy('woman', BREAD), saidBy('man', MILK)]),
  onePart('cheese', '', [saidBy('woman', CHEESE)]),
];
const MIEKE = personSpeaking('Mieke de Vries', 'cc-by');

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'oefenpad-packs-'));
});
afterEach(() => rmSync(site, { recursive: true }));

/** As the booth makes it. */
const GOOD = shapedTake(spokenTake(2000), RATE);
const good = () => GOOD;

function packOf(sounds: Readonly<Record<string, Int16Array>>, speaker: Speaker = MIEKE) {
  const recordings = Object.entries(sounds).map(
    ([text, samples]) =>
      [
        spokenKey(text),
        { sound: wavOf(samples), durationMs: 2000, loudnessDb: -20, speakers: [speaker] },
      ] as const,
  );
  return writePackFile('lent', new Map(recordings));
}

/** Encoded to the length of an mp3, with a mark of the source. */
const encode = (samples: Int16Array) =>
  Promise.resolve(
    Uint8Array.from({ length: Math.ceil(samples.length / 6) }, (_, at) => samples[at * 6] ?? 0),
  );
const add = async (bytes: Uint8Array<ArrayBuffer>) =>
  addLentPack({ bytes, prepared: PREPARED, site, encode });
async function added(bytes: Uint8Array<ArrayBuffer>) {
  const outcome = await add(bytes);
  if (!outcome.ok) throw new Error(outcome.error.kind);
  return outcome.value;
}
const files = () => (existsSync(join(site, 'audio')) ? readdirSync(join(site, 'audio')).toSorted() : []);
const contents = () => files().map((file) => readFileSync(join(site, 'audio', file), 'hex'));
const index = () =>
  parse(soundIndexSchema, JSON.parse(readFileSync(join(site, 'audio/manifest.json'), 'utf8')));

/** The app with these files. */
function heard(text: string) {
  const server = createFakeFiles();
  for (const file of files()) {
    const bytes = new Uint8Array(readFileSync(join(site, 'audio', file)));
    server.put(`/audio/${file}`, file === 'manifest.json' ? new TextDecoder().decode(bytes) : bytes);
  }
  return createRecordings(createFakePlatform({ files: server }))(text);
}

function synthesise(): void {
  const recording = {
    sound: Uint8Array.of(7),
    durationMs: 9,
    loudnessDb: -20,
    speakers: [speakerOf('synthetic')],
  };
  const texts = [BREAD, MILK, CHEESE].map((text) => [spokenKey(text), recording] as const);
  keepPack('all', writePackFile('all', new Map(texts)), site);
  writeIndex(site);
}

describe('a pack that somebody lent', () => {
  it('SPK-04: a person’s recordings replace synthetic ones, and the rest stays as it was', async () => {
    synthesise();
    expect((await heard(BREAD))?.speakers).toEqual([speakerOf('synthetic')]);
    expect(await added(packOf({ [BREAD]: good(), [CHEESE]: good() }))).toMatchObject({
      added: 2,
      refused: [],
    });
    expect(index().packs.map(({ kind }) => kind)).toEqual(['person', 'person', 'synthetic']);
    expect(index().speakers).toEqual([MIEKE, speakerOf('synthetic')]);
    expect((await heard(BREAD))?.speakers).toEqual([MIEKE]);
    expect((await heard(CHEESE))?.speakers).toEqual([MIEKE]);
    expect((await heard(MILK))?.sound).toEqual(Uint8Array.of(7));
  });

  it('SPK-04: the same file again changes nothing; a later one adds to it and replaces what is in both', async () => {
    const first = packOf({ [BREAD]: good() });
    await added(first);
    const before = [files(), contents()];
    await added(first);
    expect([files(), contents()]).toEqual(before);
    await added(packOf({ [MILK]: good() }));
    expect((await heard(BREAD))?.speakers).toEqual([MIEKE]);
    expect(files()).toHaveLength(2);
    const louder = shapedTake(spokenTake(2600), RATE);
    expect((await added(packOf({ [BREAD]: louder }))).refused).toEqual([]);
    expect((await heard(BREAD))?.durationMs).toBe(Math.round(louder.length / 16));
    expect(files()).toHaveLength(2);
  });

  it('SPK-04: a short take that was stopped soon after the last word is accepted as the booth made it', async () => {
    const soon = shapedTake(joined([room(400), hum(1300), room(60)]), RATE);
    expect(await added(packOf({ [BREAD]: soon }))).toMatchObject({ added: 1, refused: [] });
  });

  it('SPK-04: recordings of two people can exist side by side', async () => {
    await added(packOf({ [BREAD]: good() }));
    await added(packOf({ [MILK]: good() }, personSpeaking('Mieke', 'cc0')));
    expect(index().speakers.map(({ name }) => name)).toEqual(['Mieke', 'Mieke de Vries']);
    expect((await heard(BREAD))?.speakers).toEqual([MIEKE]);
  });

  it.each([
    ['nobody is heard', room(2000), 'nobody is heard in it'],
    ['half of it is missing', shapedTake(spokenTake(400), RATE), 'between 0.9 and 8.0 s is plausible'],
    ['it is far too long', shapedTake(spokenTake(14_000), RATE), '14.0 s for 5 words'],
    ['it is too soft', good().map((each) => each / 8), 'dB; -20 is wanted'],
    [
      'it is distorted',
      hum(2000, 90_000).map((each) => Math.max(Math.min(each, 32_767), -32_768)),
      'distorted',
    ],
    ['it begins with silence', joined([room(900, 3), good()]), 'ms of silence at an end'],
  ])(
    'SPK-04: a recording is rejected where %s, with its text; the others are added',
    async (_, samples, why) => {
      const { added: count, refused } = await added(packOf({ [BREAD]: samples, [MILK]: good() }));
      expect(count).toBe(1);
      expect(refused).toHaveLength(1);
      expect(refused[0]).toContain(BREAD);
      expect(refused[0]).toContain(why);
      expect(await heard(BREAD)).toBeNull();
    },
  );

  it('SPK-04: an unknown text, a program’s voice, and an unsuitable licence are rejected', async () => {
    const unknown = await added(packOf({ 'Een eenhoorn.': good() }));
    expect(unknown.refused[0]).toContain('the app does not say this');
    const program = await added(packOf({ [BREAD]: good() }, speakerOf('synthetic')));
    expect(program.refused[0]).toContain('a program speaks');
    const closed = await added(packOf({ [BREAD]: good() }, { ...MIEKE, licence: 'All rights reserved' }));
    expect(closed.refused[0]).toContain('its licence is “All rights reserved”');
    const nameless = await added(packOf({ [BREAD]: good() }, { ...MIEKE, name: ' ' }));
    expect(nameless.refused[0]).toContain('nobody is named');
    expect(index().packs).toEqual([]);
  });

  it('SPK-04: a file that is not a pack, or only part of one, is rejected as a whole', async () => {
    expect(await add(packOf({ [BREAD]: good() }).slice(0, -9))).toEqual({
      ok: false,
      error: { kind: 'damaged' },
    });
    expect(await add(Uint8Array.of(1, 2, 3))).toEqual({ ok: false, error: { kind: 'foreign' } });
    expect(files()).toEqual([]);
  });

  it('SPK-04: no pack is over 400 kB, and all together are not over 64 MB', async () => {
    const texts = Array.from({ length: 6 }, (_, place) => `Dit is de zin met nummer ${place}.`);
    const prepared = [
      onePart(
        'many',
        '',
        texts.map((text) => saidBy('woman', text)),
      ),
    ];
    const bytes = packOf(Object.fromEntries(texts.map((text) => [text, good()])));
    const outcome = await addLentPack({
      bytes,
      prepared,
      site,
      encode: () => Promise.resolve(new Uint8Array(90_000)),
    });
    expect(outcome.ok && outcome.value.files).toHaveLength(2);
    for (const pack of index().packs) expect(pack.bytes).toBeLessThanOrEqual(MAX_PACK_BYTES);
    const before = contents();
    const huge = await addLentPack({
      bytes,
      prepared,
      site,
      encode: async () => new Uint8Array(11_000_000),
    });
    expect(huge).toMatchObject({ ok: false, error: { kind: 'too-large' } });
    expect(contents()).toEqual(before);
  });
});
