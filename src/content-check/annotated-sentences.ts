import {
  sensesOfText,
  sentenceKey,
  sentencesOf,
  type AnnotatedText,
  type PlainText,
  type UsualSenses,
  type WordSense,
} from '#content/schema/annotation.ts';
import { unusualCode } from '#content/schema/shipped-senses.ts';

/** A sentence as it ships. */
export interface AnnotatedSentence {
  readonly text: string;
  readonly key: string;
  readonly senses: readonly WordSense[];
  /** What is not usual in it. */
  readonly code: string;
}

/** The sentences of texts, each as often as it stands there. */
export function annotatedSentences(
  texts: readonly PlainText[],
  annotated: readonly AnnotatedText[],
  usual: UsualSenses,
): readonly AnnotatedSentence[] {
  const byId = new Map(annotated.map((text) => [text.id, text]));
  return texts.flatMap((text) => {
    const found = byId.get(text.id);
    if (found === undefined) return [];
    const senses = sensesOfText(text, found, usual);
    return sentencesOf(text).map((sentence, place) => {
      const ofSentence = senses[place] ?? [];
      return {
        text: sentence,
        key: sentenceKey(sentence),
        senses: ofSentence,
        code: unusualCode(sentence, ofSentence, usual),
      };
    });
  });
}
