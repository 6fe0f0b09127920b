import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

/**
 * What stands on a screen: English as it is, or a Dutch word or line that the exam uses too, with its English where that
 * isn't the same word.
 */
export type ScreenText = string | { readonly nl: string; readonly en?: string };

interface ScreenLineProps {
  readonly text: ScreenText;
  /** Of the English below. */
  readonly englishClass?: string;
  /** What the line ends with, in front of the English. */
  readonly children?: ReactNode;
}

/** A text of a screen; a Dutch one has its English small below it. Both fit inside a line or a heading. */
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

/** A button whose name is the Dutch word alone; its English stands small below, and is read out as its description. */
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
