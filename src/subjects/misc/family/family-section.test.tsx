import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { LanguageContext } from '#ui/language.tsx';
import { textsIn } from '#ui/texts.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import FamilySection from './family-section.tsx';

const DUTCH = {
  [msg`male`.id]: 'man',
  [msg`extended family`.id]: 'de rest van de familie',
  [msg`Core family: parents and children`.id]: 'Het gezin: ouders en kinderen',
};

async function textIn(language: string, messages: Readonly<Record<string, string>>) {
  const { unmount } = await renderPage(
    createFakePlatform(),
    <LanguageContext value={textsIn(language, messages)}>
      <FamilySection />
    </LanguageContext>,
  );
  const text = document.body.textContent;
  unmount();
  return text;
}

it('MSC-08 LNG-06: signs and lists have their Dutch name with what it means, and say it once where the app speaks Dutch', async () => {
  const english = await textIn('en', {});
  expect(english).toContain('m: man, male');
  expect(english).toContain('Core family: parents and children, het gezin');
  const dutch = await textIn('nl', DUTCH);
  expect(dutch).toContain('m: man');
  expect(dutch).not.toContain('man, man');
  expect(dutch).toContain('+: de rest van de familie');
  expect(dutch).toContain('Het gezin: ouders en kinderen');
  expect(dutch).not.toContain('kinderen, het gezin');
});
