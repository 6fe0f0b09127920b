import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { HINT_SIGNS } from '#content/misc/hint-signs.ts';
import { LETTERS } from '#content/misc/letters.ts';
import { SOUND_PAIRS } from '#content/misc/sound-pairs.ts';
import { SPELLING_NAMES } from '#content/misc/spelling-names.ts';
import { letterNames, spellOut } from '#dutch/spell-out.ts';
import { err } from '#lib/result.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import '#sound/recordings.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { clipAt, filesWithRecordings } from '#testing/recorded-files.ts';
import AlphabetSection from './alphabet-section.tsx';

function show(platform = createFakePlatform()) {
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <AlphabetSection />
      </StudyLogProvider>
    </PlatformProvider>,
  );
  return { platform, user: userEvent.setup() };
}
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const soundsOf = (name: string) => spellOut(name, LETTERS).map(({ sound }) => sound);
/** The name whose letters were said last. */
const saidName = (said: string | undefined) =>
  SPELLING_NAMES.find(({ name }) => letterNames(soundsOf(name), 'normal') === said)?.name ?? '';
/** The pair that contains the word just said. */
const pairOf = (said: string | undefined) =>
  SOUND_PAIRS.find(({ words }) => words.some(({ dutch }) => dutch === said))?.words;

describe('the letters', () => {
  it('MSC-12: a letter says its Dutch name, and the random letter says one too', async () => {
    const { platform, user } = show();
    await user.click(press(/^J jee/));
    expect(platform.speech.spoken).toEqual(['jee']);
    await user.click(press('Random letter'));
    const [, random] = platform.speech.spoken;
    expect(random).not.toBe('jee');
    expect(LETTERS.map(({ sound }) => sound)).toContain(random);
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  });

  it('MSC-03 MSC-12: pressing the same letter again deselects it and stops the sound', async () => {
    const { platform, user } = show();
    platform.speech.hold();
    await user.click(press(/^A a/));
    await user.click(press(/^A a/));
    expect(platform.speech.spoken).toEqual(['aa']);
    expect(platform.speech.stops()).toBe(1);
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  it('MSC-12: each card has the letter, its name, how it sounds in English and a word', () => {
    show();
    for (const { letter, name, approximation, word } of LETTERS) {
      expect(press(`${letter} ${name} ${approximation} ${word.dutch}`)).toBeTruthy();
    }
  });
});

describe('the letters without a Dutch voice', () => {
  it('MSC-12 LIS-04: their recordings are played, credited from then on, and stopped by another press', async () => {
    const { platform, user } = show(createFakePlatform({ files: filesWithRecordings({ letters: ['jee'] }) }));
    platform.speech.answerWith(err('no-dutch-voice'));
    platform.audio.hold();
    expect(screen.queryByText('Computerstem')).toBeNull();
    await user.click(press(/^J jee/));
    expect(await screen.findByText('Computerstem')).toBeTruthy();
    expect(platform.audio.played).toEqual([clipAt(0)]);
    expect(screen.getByRole('button', { name: /^jee ?stop/ })).toBeTruthy();
    await user.click(press(/^J jee/));
    expect(screen.queryByRole('button', { name: /^jee ?(stop|listen)/ })).toBeNull();
    expect(platform.audio.played).toHaveLength(1);
  });

  it('MSC-12 SPK-02: where nothing can be played, it says that a voice is missing', async () => {
    const { platform, user } = show();
    platform.synthesis.failWith('unavailable');
    platform.speech.answerWith(err('no-dutch-voice'));
    await user.click(press(/^J jee/));
    expect(await screen.findByText('No Dutch voice on this device')).toBeTruthy();
    expect(screen.queryByText('Computerstem')).toBeNull();
  });
});

describe('the spelling game', () => {
  it('MSC-12: spells a name, slowly too, and ignores capitals in the answer', async () => {
    const { platform, user } = show();
    await user.click(press('Play the spelling game'));
    await user.click(press('Listen'));
    const name = saidName(platform.speech.spoken.at(-1));
    expect(name).not.toBe('');
    await user.click(press('Listen slowly'));
    expect(platform.speech.spoken.at(-1)).toBe(letterNames(soundsOf(name), 'slow'));
    await user.type(screen.getByLabelText('The name'), ` ${name.toUpperCase()}{Enter}`);
    expect(screen.getByText('Right!')).toBeTruthy();
    expect(document.activeElement).toBe(press('Next name'));
    act(() => platform.advance(0));
    expect(platform.database.events).toMatchObject([
      { itemId: `question:letter-name-${name.toLowerCase()}`, activity: 'game', grade: 'right' },
    ]);
  });

  it('MSC-12 SPK-02: where nothing can be heard it says so and spells the name in writing', async () => {
    const { platform, user } = show();
    platform.synthesis.failWith('unavailable');
    platform.speech.answerWith(err('no-dutch-voice'));
    await user.click(press('Play the spelling game'));
    expect(screen.queryByText(/–/)).toBeNull();
    await user.click(press('Listen'));
    const notice = (await screen.findByText(/This device has no Dutch voice/)).closest('output');
    const name = saidName(platform.speech.spoken.at(-1));
    expect(within(notice ?? document.body).getByText(soundsOf(name).join(' – '))).toBeTruthy();
  });

  it('MSC-12: an empty answer does not count, and an answer is final', async () => {
    const { platform, user } = show();
    await user.click(press('Play the spelling game'));
    await user.type(screen.getByLabelText('The name'), '   {Enter}');
    expect(press('Check')).toBeTruthy();
    await user.type(screen.getByLabelText('The name'), 'zzz{Enter}');
    await user.type(screen.getByLabelText('The name'), 'more{Enter}');
    act(() => platform.advance(0));
    expect(platform.database.events).toMatchObject([{ grade: 'wrong', answer: 'zzz' }]);
    expect(screen.getByText('Not right.')).toBeTruthy();
  });
});

describe('the signs of the hints', () => {
  it('CON-08: every sign is explained, with three words that can be played', async () => {
    const { platform, user } = show();
    expect(screen.queryByText('jammer')).toBeNull();
    for (const { title, signs } of HINT_SIGNS) {
      const heading = screen.getByText(title);
      await user.click(heading);
      const fold = within(heading.closest('details') ?? document.body);
      await fold.findByText(signs[0]?.howTo ?? '', { exact: false });
      for (const { howTo, examples } of signs) {
        expect(fold.getAllByText(howTo, { exact: false }).length).toBeGreaterThan(0);
        for (const { dutch } of examples)
          expect(fold.getAllByText(dutch, { selector: 'button > span' }).length).toBeGreaterThan(0);
      }
    }
    await user.click(screen.getByRole('button', { name: /^jammer/ }));
    expect(platform.speech.spoken).toEqual(['jammer']);
  });
});

describe('the ear game', () => {
  it('CON-08: the press that asks a word also plays it, and one of two words is chosen', async () => {
    const { platform, user } = show();
    await user.click(press('Play the ear game'));
    const said = platform.speech.spoken.at(-1) ?? '';
    const question = screen.getByText('Welk woord hoor je?');
    const option = (dutch: string) =>
      within(screen.getByRole('group', { name: question.textContent })).getByText(dutch);
    for (const { dutch } of pairOf(said) ?? []) expect(option(dutch)).toBeTruthy();
    await user.click(option(said));
    expect(screen.getByText('Right!')).toBeTruthy();
    act(() => platform.advance(0));
    expect(platform.database.events).toMatchObject([
      { itemId: `question:ear-${said}`, activity: 'game', grade: 'right' },
    ]);
    // The next one plays without another press.
    await user.click(press('Next Word'));
    expect(platform.speech.spoken).toHaveLength(2);
  });

  it('CON-08 SPK-02: where nothing can be heard the meaning is shown', async () => {
    const { platform, user } = show();
    platform.synthesis.failWith('unavailable');
    platform.speech.answerWith(err('no-dutch-voice'));
    await user.click(press('Play the ear game'));
    const title = await screen.findByText('You can’t hear the words on this device');
    const said = platform.speech.spoken.at(-1);
    const meaning = pairOf(said)?.find(({ dutch }) => dutch === said)?.english ?? '';
    expect(within(title.parentElement ?? document.body).getByText(meaning)).toBeTruthy();
  });
});
