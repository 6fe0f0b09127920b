import { ListenButton } from '#shared/speech/listen-button.tsx';

/** How a good A2 learner could have written it (WRI-03). */
export function ModelAnswer({ text }: { text: string }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p
        lang="nl"
        className="w-full rounded-control border border-line bg-surface-raised p-4 leading-relaxed whitespace-pre-line"
      >
        {text}
      </p>
      <ListenButton text={text} label="Listen to the example" />
    </div>
  );
}
