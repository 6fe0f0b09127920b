/** A piece of a text with the marks `*…*` (Dutch) and `[…]` (a highlight inside Dutch). */
export interface MarkedPiece {
  readonly text: string;
  readonly isDutch: boolean;
  readonly isMarked: boolean;
}

const DUTCH = /\*([^*]+)\*/;
const MARKED = /\[([^\]]+)\]/;

/** The pieces of an English text with Dutch between stars: `The verb is last: *omdat ik een vraag [heb]*.` */
export function readMarkedText(text: string): readonly MarkedPiece[] {
  return text
    .split(DUTCH)
    .flatMap((part, place) =>
      place % 2 === 1 ? readMarkedDutch(part) : pieces(part, { isDutch: false, isMarked: false }),
    );
}

/** The pieces of an entirely Dutch text: `Morgen [ga ik] naar de markt.` */
export function readMarkedDutch(text: string): readonly MarkedPiece[] {
  return text
    .split(MARKED)
    .flatMap((part, place) => pieces(part, { isDutch: true, isMarked: place % 2 === 1 }));
}

/** A Dutch sentence, and what it means on a line of its own: on one line a learner can't tell where the Dutch ends. */
export function withTranslation(dutch: string, translation: string | undefined): string {
  return translation === undefined ? `*${dutch}*` : `*${dutch}*\n${translation}`;
}

/** The text without its marks, to be spoken or compared. */
export function withoutMarks(text: string): string {
  return text.replace(/[*[\]]/g, '');
}

/** The Dutch parts of an English text, joined: what can be read aloud. */
export function dutchIn(text: string): string {
  return text
    .split(DUTCH)
    .filter((_, place) => place % 2 === 1)
    .map(withoutMarks)
    .join(' ');
}

function pieces(text: string, kind: Omit<MarkedPiece, 'text'>): MarkedPiece[] {
  return text === '' ? [] : [{ text, ...kind }];
}
