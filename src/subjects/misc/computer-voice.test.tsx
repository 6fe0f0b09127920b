import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { EarGame } from '#subjects/misc/alphabet/ear-game.tsx';
import { SpellingGame } from '#subjects/misc/alphabet/spelling-game.tsx';
import { BodyExplorer } from '#subjects/misc/body/body-explorer.tsx';
import { BodyWords } from '#subjects/misc/body/body-words.tsx';
import { TouchGame } from '#subjects/misc/body/touch-game.tsx';
import { DayCombiner } from '#subjects/misc/days/day-combiner.tsx';
import { FamilyExplorer } from '#subjects/misc/family/family-explorer.tsx';
import { NumbersChallenge } from '#subjects/misc/numbers/numbers-challenge.tsx';
import { SayButton, SpokenPhrases } from './spoken-phrases.tsx';
import { err } from '#lib/result.ts';
import '#sound/recordings.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

const PHRASES = [
  { dutch: 'Tot straks!', english: 'See you soon!' },
  { dutch: 'Tot dinsdag!', english: 'See you on Tuesday!' },
];

/** Everything that speaks without the ListenButton, and what to press until it does. */
const PLAYERS: readonly (readonly [string, () => ReactElement, readonly RegExp[]])[] = [
  ['a list of phrases', () => <SpokenPhrases phrases={PHRASES} />, [/Tot dinsdag!/]],
  ['a row that says its Dutch', () => <SayButton text="Het is half drie.">14:30</SayButton>, [/14:30/]],
  ['a word of the body', () => <BodyWords />, [/hoofd/]],
  ['the drawing of the body', () => <BodyExplorer />, [/^de neus/]],
  ['the family', () => <FamilyExplorer />, [/oma/]],
  ['a day', () => <DayCombiner />, [/Woensdag/]],
  ['the game of touching', () => <TouchGame />, [/only hear it/]],
  ['the ear game', () => <EarGame />, [/Play the ear game/]],
  ['the spelling game', () => <SpellingGame />, [/Play the spelling game/, /^Listen$/]],
  ['the numbers challenge', () => <NumbersChallenge />, [/^Play$/]],
];

it.each(PLAYERS)('SPK-03: speech from a synthesiser is labelled: %s', async (_, Player, presses) => {
  const platform = createFakePlatform();
  platform.speech.answerWith(err('no-dutch-voice'));
  await renderPage(platform, <Player />);
  const user = userEvent.setup();
  expect(screen.queryByText('Computerstem')).toBeNull();
  for (const name of presses) {
    const [button] = screen.getAllByRole('button', { name });
    if (button) await user.click(button);
  }
  expect(await screen.findByText('Computerstem')).toBeTruthy();
  expect(platform.audio.played).toHaveLength(1);
});

it('SPK-03: in a list the label is next to the item pressed last', async () => {
  const platform = createFakePlatform();
  platform.speech.answerWith(err('no-dutch-voice'));
  await renderPage(platform, <SpokenPhrases phrases={PHRASES} />);
  for (const { dutch } of PHRASES) {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(dutch) }));
    expect((await screen.findByText('Computerstem')).closest('li')?.textContent).toContain(dutch);
  }
});
