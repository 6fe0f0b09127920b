import { useLayoutEffect, useState } from 'react';
import { ButtonSection } from './button-section.tsx';
import { ColourSection, TypeSection } from './type-section.tsx';
import { DialogSection } from './dialog-section.tsx';
import { FieldSection } from './field-section.tsx';
import { MessageSection, WaitingSection } from './message-section.tsx';
import { TooltipSection } from './tooltip-section.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { showLook } from '#ui/look.ts';

type Theme = 'light' | 'dark';

/** All parts in all states: to be looked at, and to be tested together. `?theme=dark` starts in the dark theme. */
export function Gallery() {
  const [theme, setTheme] = useState<Theme>(themeOfAddress);
  useLayoutEffect(() => {
    showLook({ theme, textSize: 'normal', motion: 'system' });
  }, [theme]);
  return (
    <main className="mx-auto flex max-w-5xl flex-col gap-14 px-4 py-8 sm:px-8 sm:py-12">
      <header className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <h1 className="text-4xl font-bold">Parts of Oefenpad</h1>
          <p className="mt-2 text-lg text-ink-soft">Everything a screen is made of, in every state.</p>
        </div>
        <RadioGroup
          legend="Theme"
          name="theme"
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </header>
      <TypeSection />
      <ColourSection />
      <ButtonSection />
      <FieldSection />
      <MessageSection />
      <DialogSection />
      <TooltipSection />
      <WaitingSection />
    </main>
  );
}

function themeOfAddress(): Theme {
  return new URLSearchParams(location.search).get('theme') === 'dark' ? 'dark' : 'light';
}
