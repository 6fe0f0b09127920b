import { setupI18n } from '@lingui/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlatformProvider } from '#components/platform-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { LanguageContext } from '#ui/language.tsx';
import { ChoiceQuestion } from './choice-question.tsx';

const ITEM = {
  id: 'wanneer-open',
  question: 'Wanneer is de bibliotheek open?',
  options: ['op maandag', 'op zondag'],
  correct: 0,
  explanation: 'On Monday.',
  group: { id: 'bibliotheek', title: 'De bibliotheek' },
  topic: { id: 'bibliotheek', title: 'De bibliotheek', link: '/exam/knm' },
  english: { question: 'When is the library open?', options: ['on Monday', 'on Sunday'] },
} as const;

it('LNG-02 QUA-15: in Arabic the English of a question is marked as English and runs from left to right', () => {
  render(
    <LanguageContext value={setupI18n({ locale: 'ar', messages: { ar: {} } })}>
      <PlatformProvider platform={createFakePlatform()}>
        <ChoiceQuestion
          item={ITEM}
          order={[1, 0]}
          isEnglishShown
          answered={null}
          onChosen={() => undefined}
          movesFocus={false}
        />
      </PlatformProvider>
    </LanguageContext>,
  );
  for (const english of [ITEM.english.question, ...ITEM.english.options]) {
    const { lang, dir } = screen.getByText(english);
    expect([english, lang, dir]).toEqual([english, 'en', 'ltr']);
  }
  expect(screen.getByText(ITEM.question).closest('[lang]')?.getAttribute('lang')).toBe('nl');
});
