/** What was done with the first question before the game was there. */
export interface SpeakingBegin {
  readonly kind: 'start' | 'skip';
  readonly isTranslated: boolean;
}
