/** Who writes or speaks in messages and interviews, for the voice that reads it (RDG-03). */
export const ROOM_PEOPLE: Readonly<Record<string, 'woman' | 'man'>> = {
  Hawa: 'woman',
  Karin: 'woman',
  Youssef: 'man',
  Samira: 'woman',
  Opa: 'man',
  Danilo: 'man',
  Mirjam: 'woman',
  Okan: 'man',
  Ling: 'woman',
  Tamara: 'woman',
  Bakker: 'man',
  Noor: 'woman',
  Farid: 'man',
  Bilal: 'man',
  Oksana: 'woman',
  Jerrel: 'man',
  Wimala: 'woman',
};

/** Who asks in an interview has no name. */
export const INTERVIEWER = 'Vraag';
