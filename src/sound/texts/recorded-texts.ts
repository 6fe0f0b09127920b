import type { MessageDescriptor } from '@lingui/core';
import type { AppFiles } from '#browser/platform.ts';
import type { ShownText } from '#lib/shown-text.ts';
import { textsOf, type PreparedPack, type PreparedText } from './prepared-text.ts';

/** What somebody records in one go, and passes on as one file (SPK-05). */
export interface RecordingSet {
  /** Of the pack that is made of it. */
  readonly id: string;
  readonly title: ShownText;
  /** What it stands under where there are many; null where there are few. */
  readonly topic: ShownText | null;
  /** What of it is fetched together (SPK-04). */
  readonly packs: readonly PreparedPack[];
  /** Each once. */
  readonly texts: readonly PreparedText[];
}

/** Texts of one kind that a subject or an exam part has recorded: they have a listen button, and always say the same (SPK-03). */
export interface RecordedTexts {
  /** As the recording booth offers them; no others are called so. */
  readonly title: MessageDescriptor;
  /** How the ids of its sets begin, and those of no other texts. */
  readonly prefixes: readonly string[];
  /** Rejects where the texts can't be had now. */
  readonly load: (files: TextFiles) => Promise<readonly RecordingSet[]>;
}
export type TextFiles = Pick<AppFiles, 'readText'>;

export function recordingSet(
  id: string,
  title: ShownText,
  packs: readonly PreparedPack[],
  topic: ShownText | null = null,
): RecordingSet {
  const texts = new Map(textsOf(packs).map((text) => [text.key, text]));
  return { id, title, topic, packs, texts: [...texts.values()] };
}

/** Of a pack that is recorded by itself. */
export function setOfPack(pack: PreparedPack, topic: ShownText | null = null): RecordingSet {
  return recordingSet(pack.id, pack.title, [pack], topic);
}

/** A data file; rejects if it cannot be loaded. */
export async function textOfFile(files: TextFiles, path: string): Promise<string> {
  const text = await files.readText(path);
  if (!text.ok) throw new Error(`${path} could not be fetched`, { cause: text.error });
  return text.value;
}
