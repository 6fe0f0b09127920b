import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'yoghurt',
    hash: 'bd3a6894',
    unusual: ['Doe/doen-erin je suiker in je yoghurt of eet je hem zo'],
  },
];
