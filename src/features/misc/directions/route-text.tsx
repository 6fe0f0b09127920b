import { useState } from 'react';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

interface RouteTextProps {
  readonly text: string;
  /** Then the text is shown, whatever was chosen. */
  readonly isAnswered: boolean;
}

/** The route, to be read or, without the text, only to be heard. */
export function RouteText({ text, isAnswered }: RouteTextProps) {
  const [isHidden, setHidden] = useState(false);
  return (
    <div className="flex flex-col gap-2 rounded-control bg-brand-soft p-3 sm:p-4">
      {isHidden && !isAnswered ? (
        <p className="text-ink-soft">Listen to the route.</p>
      ) : (
        <p lang="nl" className="font-semibold">
          {text}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ListenButton text={text} />
        {!isAnswered && (
          <Checkbox
            label="Hide the text"
            checked={isHidden}
            onChange={(event) => setHidden(event.currentTarget.checked)}
          />
        )}
      </div>
    </div>
  );
}
