import { onePart, smallText } from '#sound/texts/prepared-text.ts';
import { setOfPack, type RecordingSet } from '#sound/texts/recorded-texts.ts';
import { loadRoomTexts } from './room-texts.ts';
import { voicedPieces } from './room-voices.ts';

/** The texts of the reading room, sentence by sentence: one pack a text (RDG-03, SPK-04). */
export async function loadRoomRecordings(): Promise<RecordingSet[]> {
  const texts = await loadRoomTexts();
  return texts.map((text) =>
    setOfPack(
      onePart(
        text.id,
        text.title,
        voicedPieces(text).map((piece) => smallText(piece.by, piece.text)),
      ),
    ),
  );
}
