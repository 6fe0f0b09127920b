import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

/**
 * A text on a screen: plain English, or a Dutch word or line that the exam uses too, with its English unless the two are
 * the same.
 */
export type ScreenText = string | { readonly nl: string; readonly en?: string };

interface ScreenLineProps {
  readonly text: ScreenText;
  /** The class of the English line below. */
  readonly englishClass?: string;
  /** The end of the line, before the English. */
  readonly children?: ReactNode;
}

/** A text on a screen; a Dutch one has its English in small print below. Both fit inside a line or a heading. */
export function ScreenLine({ text, englishClass, children }: ScreenLineProps) {
  if (typeof text === 'string')
    return (
      <>
        {text}
        {children}
      </>
    );
  return (
    <>
      <span lang="nl">{text.nl}</span>
      {children}
      {text.en !== undefined && <English className={englishClass}>{text.en}</English>}
    </>
  );
}

/** A button named by its Dutch word only; its English is in small print below and read out as its description. */
export function ScreenButton({
  text,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'children'> & { readonly text: ScreenText }) {
  const id = useId();
  if (typeof text === 'string') return <Button {...rest}>{text}</Button>;
  return (
    <Button {...rest} aria-describedby={text.en === undefined ? undefined : id}>
      <span>
        <span lang="nl">{text.nl}</span>
        {text.en !== undefined && (
          <English aria-hidden id={id}>
            {text.en}
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
