import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBrowserTexts } from '#browser/texts/browser-texts.ts';
import { lookUp } from '#lexicon/look-up.ts';
import { putLexicon } from '#testing/lexicon-fixture.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

it('RDG-01 RDG-02: words of a sentence of ours answer with their sense there, however it is laid out', async () => {
  const platform = createFakePlatform();
  const entry = { base: 'zitten', forms: [], english: 'to be (in something)' };
  putLexicon(platform, {
    sentences: { "Er zit geen suiker in,' zegt hij": '1:zitten-erin' },
    entries: { 'zitten-erin': entry },
  });
  const { container } = render(
    <div lang="nl">
      <p>
        <span>Mijn zoon eet van de sneeuw.</span> <span>{"'Er "}</span>
        <b>zit</b> {"geen suiker in,' zegt hij."}
      </p>
      <p lang="en">Snow</p>
    </div>,
  );
  const [shown] = createBrowserTexts(document, platform.clock).inside(container);
  const found = shown && (await lookUp(platform, shown.text, shown.text.indexOf('zit')));
  expect(found).toMatchObject({ kind: 'word', entry: { base: 'zitten', meaning: entry.english } });
});
