import { useCallback } from 'react';
import type { RoomText } from '#content/schema/room-text.ts';
import { parseItemId } from '#learning/rules/item-id.ts';
import type { LeadProps } from '#subjects/subject.ts';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { WordsBefore } from './room-text-page.tsx';
import { loadRoomText } from './room-texts.ts';
import { TextReader } from './text-reader.tsx';
import { useTextWords } from './use-text-words.ts';

/** A text in a session, before its questions (PTH-03). Loaded late, hence the default export. */
export default function ReadingLead({ itemId }: LeadProps) {
  const load = useCallback(() => loadRoomText(parseItemId(itemId)?.key ?? ''), [itemId]);
  const text = loadedOr(useLoaded(load), undefined);
  if (text === undefined) return <Skeleton className="h-96" />;
  return text === null ? null : <LeadText text={text} />;
}

function LeadText({ text }: { readonly text: RoomText }) {
  const words = useTextWords(text);
  return (
    <>
      <h2 lang="nl" className="text-2xl leading-tight font-bold">
        {text.title}
      </h2>
      <WordsBefore words={words?.before ?? null} />
      <TextReader text={text} />
    </>
  );
}
