/** A model answer in Dutch, with its English where there is one. */
export interface SpeakModel {
  readonly text: string;
  readonly english: string | null;
}

/** A task of the speaking part, in the game as in the mock exams (SPE-01, MOC-01). */
export interface SpeakTask {
  readonly id: string;
  /** Answer a person, tell about one picture, choose between two, or tell a story of three. */
  readonly kind: 'answer' | 'picture' | 'choice' | 'story';
  /** As it is said, in Dutch. */
  readonly question: string;
  /** The English on demand; null in an exam (MOC-02). */
  readonly english: string | null;
  /** The speaker; null: any voice. */
  readonly speaker: 'woman' | 'man' | null;
  readonly limitMs: number;
  /** Each is found by its id; `alt` describes the picture in Dutch, without giving the answer. */
  readonly pictures: readonly { readonly id: string; readonly alt: string }[];
  /** What somebody could say who just passes, and what a good A2 speaker could say. */
  readonly models: Readonly<Record<'enough' | 'good', SpeakModel>>;
  /** What a good answer has, in English with Dutch in `*…*`. */
  readonly wanted: readonly string[];
}
