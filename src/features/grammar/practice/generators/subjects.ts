import type { Person } from '#domain/dutch/verb-forms.ts';
import { pickOne, type Random } from '#lib/random.ts';

/** Who does something. No `zij` alone: that could be one or many. */
export interface Subject {
  readonly text: string;
  readonly person: Exclude<Person, 'jij-behind'>;
}

const SUBJECTS: readonly Subject[] = [
  { text: 'ik', person: 'ik' },
  { text: 'jij', person: 'jij' },
  { text: 'hij', person: 'hij' },
  { text: 'Amina', person: 'hij' },
  { text: 'mijn broer', person: 'hij' },
  { text: 'wij', person: 'plural' },
  { text: 'jullie', person: 'plural' },
  { text: 'mijn ouders', person: 'plural' },
  { text: 'Sara en Ali', person: 'plural' },
];
const ANYBODY: Subject = { text: 'ik', person: 'ik' };

/** One of those who can be the subject, each person as likely. */
export function drawSubject(random: Random): Subject {
  const person = pickOne(['ik', 'jij', 'hij', 'plural'] as const, random);
  return (
    pickOne(
      SUBJECTS.filter((subject) => subject.person === person),
      random,
    ) ?? ANYBODY
  );
}

export function isPlural({ person }: Subject): boolean {
  return person === 'plural';
}

/** A sentence begins with a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
