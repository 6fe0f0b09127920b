/** Names of people in the examples. */
export const NAMES: ReadonlySet<string> = new Set([
  'Amina',
  'Ana',
  'Daan',
  'Fatima',
  'Kees',
  'Linh',
  'Mei',
  'Okafor',
  'Olena',
  'Priya',
  'Samir',
  'Sanne',
  'Tesfay',
  'Yusuf',
]);
