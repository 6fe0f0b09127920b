/** A theme of the interactions page, without its questions: these are in its file. */
export interface InteractionTheme {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** A name that a screen turns into classes; the colour alone never has a meaning. */
  readonly colour: 'blue' | 'orange' | 'green' | 'gold' | 'violet' | 'teal';
  /** In `public/`. */
  readonly path: string;
}

/** The six themes, in order (INT-01, INT-07). The titles are verbatim. */
export const INTERACTION_THEMES = [
  {
    id: 1,
    title: 'Personal Information',
    description: 'Say who you are, where you come from and how to reach you.',
    colour: 'blue',
    path: '/thema1.csv',
  },
  {
    id: 2,
    title: 'Daily Activities',
    description: 'Talk about your day: work, school, chores and free time.',
    colour: 'orange',
    path: '/thema2.csv',
  },
  {
    id: 3,
    title: 'Greetings and Wellbeing',
    description: 'Greet people, and tell them and the doctor how you are.',
    colour: 'green',
    path: '/thema3.csv',
  },
  {
    id: 4,
    title: 'Food and Drinks',
    description: 'Order, shop for food, and eat with other people.',
    colour: 'gold',
    path: '/thema4.csv',
  },
  {
    id: 5,
    title: 'Housing and Furnishing',
    description: 'Rent and furnish a home, and get on with the neighbours.',
    colour: 'violet',
    path: '/thema5.csv',
  },
  {
    id: 6,
    title: 'Travel and Transportation',
    description: 'Find your way by train, bus, bicycle and car.',
    colour: 'teal',
    path: '/thema6.csv',
  },
] as const satisfies readonly InteractionTheme[];
