import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LanguageContext } from './language.tsx';

const FULL = msg`The list is full`;

function Example({ count, name }: { count: number; name: string }) {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={t`Your lists`} title={i18n._(FULL)}>
      <p>
        <Trans>
          Hello {name}, say <b lang="nl">dag</b>
        </Trans>
      </p>
      <p>
        <Plural value={count} one="# word" other="# words" />
      </p>
    </section>
  );
}

/** One of the messages, in another language. */
const turkish = setupI18n({
  locale: 'tr',
  messages: { tr: { [FULL.id]: ['Liste dolu'] } },
});

describe('the language of the screen', () => {
  it('LNG-01: without a catalogue texts are English, with their values, their plural forms and their elements', () => {
    render(<Example count={1234} name="Ali" />);
    const section = screen.getByRole('region', { name: 'Your lists' });
    expect(section.title).toBe('The list is full');
    expect(section.innerHTML).toBe('<p>Hello Ali, say <b lang="nl">dag</b></p><p>1,234 words</p>');
  });

  it('LNG-04: one is not many', () => {
    render(<Example count={1} name="Ali" />);
    expect(screen.getByText('1 word')).toBeDefined();
  });

  it('LNG-03: in another language its texts are shown, and English where there is none', () => {
    render(
      <LanguageContext value={turkish}>
        <Example count={2} name="Ali" />
      </LanguageContext>,
    );
    expect(screen.getByRole('region', { name: 'Your lists' }).title).toBe('Liste dolu');
    expect(screen.getByText('2 words')).toBeDefined();
  });
});
