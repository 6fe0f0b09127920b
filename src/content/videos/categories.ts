/** A category of the videos page, and the topics of its videos in the order in which they are shown. */
export interface VideoCategory {
  readonly id: 'music' | 'culture' | 'educational';
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly colour: 'orange' | 'blue' | 'green';
  /** The language of most of its titles, where that is not English. */
  readonly titleLanguage?: 'nl';
  readonly topics: readonly string[];
}

/** The three categories of the videos page (VID-01), each with its file (VID-02). */
export const VIDEO_CATEGORIES = [
  {
    id: 'music',
    title: 'Music',
    description: 'Dutch songs to hear the language, and to sing along.',
    path: '/data/dutch-music-videos.csv',
    colour: 'orange',
    titleLanguage: 'nl',
    topics: [
      'Love',
      'Family and home',
      'Life and identity',
      'Nostalgia',
      'Pop and rock',
      'Sing-along',
      'Stories and humour',
      'Eurovision',
    ],
  },
  {
    id: 'culture',
    title: 'Culture',
    description: 'The country and its people. Most of these videos are in English.',
    path: '/data/dutch-culture-videos.csv',
    colour: 'blue',
    topics: [
      'The country',
      'Towns and daily life',
      'Dutch habits',
      'Cycling and traffic',
      'Water and land',
      'Language',
      'Politics',
      'Songs and street talk',
    ],
  },
  {
    id: 'educational',
    title: 'Educational',
    description: 'Short lessons for beginners, and slow Dutch to listen to.',
    path: '/data/dutch-educational-videos.csv',
    colour: 'green',
    topics: [
      'Conversation',
      'Everyday situations',
      'Vocabulary and review',
      'Pronunciation',
      'Numbers and time',
      'Pronouns',
      'Verbs',
      'Grammar',
      'Listening',
    ],
  },
] as const satisfies readonly VideoCategory[];
