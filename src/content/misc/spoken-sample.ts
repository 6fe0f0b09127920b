/** The sentence for trying out a voice (MEM-16); it is recorded, so that recordings can be tried, too. */
export const spokenSample = {
  dutch: 'Goedemorgen, ik wil graag een afspraak maken voor donderdagmiddag.',
  english: 'Good morning, I would like to make an appointment for Thursday afternoon.',
};
