import { msg } from '@lingui/core/macro';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageContext } from '#ui/language.tsx';
import { textsIn } from '#ui/texts.ts';
import { MiscHero } from './misc-hero.tsx';

const shownIn = (language: string, body: string) =>
  render(
    <LanguageContext value={textsIn(language, { [msg`The body`.id]: body })}>
      <MiscHero onFactRequested={() => undefined} />
    </LanguageContext>,
  ).container.textContent;

it('MSC-01 LNG-06: a topic stands with its Dutch name, once where the app speaks Dutch', () => {
  expect(shownIn('tr', 'Vücut')).toContain('Vücut het lichaam');
  const dutch = shownIn('nl', 'Het lichaam');
  expect(dutch).toContain('Het lichaam');
  expect(dutch).not.toContain('Het lichaam het lichaam');
});
