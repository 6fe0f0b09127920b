/** What a chosen voice is tried with (MEM-16); it is recorded, so that recordings can be tried, too. */
export const SPOKEN_SAMPLE = 'Goedemorgen, ik wil graag een afspraak maken voor donderdagmiddag.';
