import type { Noun } from './mock-part.ts';
import { counted } from '#lib/counted.ts';

interface LostNoteProps {
  readonly noun: Noun;
  readonly lost: number;
}

/** Says of a past sitting that not all of it can be shown any more: its questions or tasks were exchanged since (MOC-11). */
export function LostNote({ noun, lost }: LostNoteProps) {
  if (lost === 0) return null;
  return (
    <p className="max-w-2xl border-s-4 border-action py-1 ps-4">
      {lost === 1
        ? `1 ${noun} of this exam is no longer in the app. It is not shown or counted here. Your answer to it stays saved.`
        : `${counted(lost, noun)} of this exam are no longer in the app. They are not shown or counted here. Your answers to them stay saved.`}
    </p>
  );
}
