import { placedWordsOf } from '../../src/lib/dutch-words.ts';

/** A quote from a text in which one or several words have a sense that somebody decided. */
export interface QuotedSense {
  /** As it is written by hand, for messages. */
  readonly source: string;
  readonly quote: string;
  /** The index of the first letter of each word in the quote. */
  readonly starts: readonly number[];
  readonly sense: string;
}

/** Reads `zij keek naar de [bank]`, by senses. The longest quotes come first, as they say most. */
export function readQuotes(quotes: Readonly<Record<string, readonly string[]>>): QuotedSense[] {
  return Object.entries(quotes)
    .flatMap(([sense, ofSense]) => ofSense.map((source) => ({ source, sense })))
    .map(({ source, sense }) => {
      const parts = source.split(/[[\]]/u);
      const starts = parts.flatMap((_, place) =>
        place % 2 === 1 ? [parts.slice(0, place).join('').length] : [],
      );
      return { source, quote: parts.join('').toLowerCase(), starts, sense };
    })
    .toSorted((one, other) => other.quote.length - one.quote.length);
}

/** The places of a quote’s words among the words of a piece, for each time that it stands there. */
export function placesOfQuote(
  { quote, starts }: QuotedSense,
  piece: string,
  words: readonly { readonly start: number }[],
): number[][] {
  const found: number[][] = [];
  const text = piece.toLowerCase();
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const placed = placedWordsOf(piece);
    const isWhole =
      placed.some(({ start }) => start === at) && placed.some(({ end }) => end === at + quote.length);
    const places = starts.map((start) => words.findIndex((word) => word.start === at + start));
    if (isWhole && places.every((place) => place >= 0)) found.push(places);
  }
  return found;
}
