import { LoginForm } from './login-form.tsx';
import { Brand, TilePattern } from '#components/brand.tsx';
import { LanguageChoice } from '#components/settings/language-choice.tsx';
import { Card } from '#ui/card.tsx';
import { usePlainTexts } from '#ui/plain-texts.ts';

/** The sign-in page (AUTH-05). Drawn at build time, so nothing here may ask the browser while drawing. */
export function LoginScreen() {
  const i18n = usePlainTexts();
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <div className="absolute inset-x-0 top-0 -z-10 h-80 bg-brand-soft md:[mask-image:linear-gradient(90deg,transparent,#000_25%_75%,transparent)]">
        <TilePattern className="size-full text-brand opacity-15" />
        <div className="absolute inset-0 bg-linear-to-b from-brand-soft/20 via-brand-soft/75 to-surface" />
      </div>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-8 px-4 py-8 sm:py-12">
        <header className="flex flex-col items-center gap-3 text-center">
          <Brand />
          <h1 className="text-4xl font-bold text-balance">{i18n._('Welcome Back')}</h1>
          <p className="text-lg text-brand-strong">{i18n._('Your next step in Dutch is waiting for you.')}</p>
          <p className="text-ink-soft">{i18n._('Sign in to access your Dutch learning platform')}</p>
        </header>
        <Card as="section" className="flex flex-col gap-6">
          <div>
            <h2 className="text-2xl font-bold">{i18n._('Sign In')}</h2>
            <p className="text-ink-soft">
              {i18n._('Enter your credentials to access the learning platform')}
            </p>
          </div>
          <LoginForm />
        </Card>
        <LanguageChoice />
      </main>
      <footer className="px-4 pb-6 text-center text-sm text-ink-soft">
        {i18n._('Secure access to your Dutch learning platform')}
      </footer>
    </div>
  );
}
