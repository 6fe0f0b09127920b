import { withGe } from '#domain/dutch/past-tense.ts';

/** A separable verb taken apart: `opbellen` is `op` and `bellen`. */
export function verbWithout(particle: string, infinitive: string): string {
  return infinitive.slice(particle.length);
}

/**
 * GRA-16: in the participle ge- stands between particle and verb (opgebeld). What learners make of it: geopbeld, opbeld,
 * gebeld op. The right one is left out.
 */
export function separableParticipleMistakes(particle: string, participle: string): readonly string[] {
  const verbPart = participle.slice(particle.length);
  const withoutGe = particle + verbPart.replace(/^ge/, '');
  return [withGe(withoutGe), withoutGe, `${verbPart} ${particle}`].filter((form) => form !== participle);
}
