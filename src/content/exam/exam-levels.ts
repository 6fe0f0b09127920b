/** Who needs which exam, in short. The law changes, so it is dated and links to the authority. */
export const EXAM_LEVELS = {
  /** The month in which the sources were last read: `2026-09`. */
  checkedIn: '2026-09',
  situations: [
    {
      who: 'You had to integrate before 1 January 2022 (the 2013 law)',
      needs:
        'A2 or higher in the four language exams, and KNM. Since 1 January 2015 also ONA (the Dutch labour market), and since 1 October 2017 the participation statement (PVT).',
    },
    {
      who: 'You have had to integrate since 1 January 2022 (the 2021 law), B1 route',
      needs:
        'B1 within 3 years, and KNM, PVT and MAP (work and participation). After at least 600 hours of lessons in which you did your best, the level may become A2, skill by skill.',
    },
    {
      who: 'The same law, education route or self-reliance route (Z route)',
      needs:
        'Education route: B1 or B2, KNM and PVT. Z route: it aims at A1; A2 exams are allowed but not required, and KNM comes as lessons.',
    },
    {
      who: 'You want to become Dutch or stay for good, of your own choice',
      needs:
        'A2 is still enough. The government wants B1 for naturalisation: check ind.nl before you count on A2.',
    },
    {
      who: 'You are not in the Netherlands yet',
      needs: 'The exam abroad (basisexamen) is at A1 and is another exam than this one.',
    },
  ],
  sources: [
    { name: 'DUO: inburgeren.nl', url: 'https://www.inburgeren.nl/' },
    {
      name: 'IND: becoming a Dutch citizen',
      url: 'https://ind.nl/nl/nederlanderschap/nederlander-worden-door-naturalisatie',
    },
    { name: 'The exam abroad: naarnederland.nl', url: 'https://www.naarnederland.nl/het-examen' },
  ],
} as const;
