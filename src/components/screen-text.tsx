import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { meaningBelow } from '#lib/shown-text.ts';
import { Button } from '#ui/button.tsx';
import { Dutch } from '#ui/dutch.tsx';

/**
 * A text on a screen: a message, or a Dutch word or line that the exam uses too, with what it means unless the two are
 * the same.
 */
export type ScreenText = MessageDescriptor | { readonly nl: string; readonly en?: MessageDescriptor };

interface ScreenLineProps {
  readonly text: ScreenText;
  /** The class of the line below. */
  readonly englishClass?: string;
  /** The end of the line, before the English. */
  readonly children?: ReactNode;
}

/** A text on a screen; a Dutch one has its English in small print below. Both fit inside a line or a heading. */
export function ScreenLine({ text, englishClass, children }: ScreenLineProps) {
  const { i18n } = useLingui();
  if (!('nl' in text))
    return (
      <>
        {i18n._(text)}
        {children}
      </>
    );
  const english = meaningBelow(text.en, i18n);
  return (
    <>
      <Dutch>{text.nl}</Dutch>
      {children}
      {english !== null && <English className={englishClass}>{english}</English>}
    </>
  );
}

/** A button named by its Dutch word only; its English is in small print below and read out as its description. */
export function ScreenButton({
  text,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'children'> & { readonly text: ScreenText }) {
  const id = useId();
  const { i18n } = useLingui();
  if (!('nl' in text)) return <Button {...rest}>{i18n._(text)}</Button>;
  const english = meaningBelow(text.en, i18n);
  return (
    <Button {...rest} aria-describedby={english === null ? undefined : id}>
      <span>
        <Dutch>{text.nl}</Dutch>
        {english !== null && (
          <English aria-hidden id={id}>
            {english}
          </English>
        )}
      </span>
    </Button>
  );
}

function English({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      {...rest}
      className={clsx('block text-sm leading-tight font-normal tracking-normal normal-case', className)}
    />
  );
}
