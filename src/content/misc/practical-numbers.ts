/** A sentence with a figure, as it is written and as it is said (MSC-09). */
export interface PracticalNumber {
  readonly written: string;
  readonly said: string;
  readonly english: string;
  /** A tip about it, in English, with Dutch between stars. */
  readonly tip?: string;
}

/** Numbers in daily life, by occasion (MSC-09). */
export const PRACTICAL_NUMBERS: readonly {
  readonly title: string;
  readonly examples: readonly PracticalNumber[];
}[] = [
  {
    title: 'Prices',
    examples: [
      {
        written: 'Dit brood kost € 2,85.',
        said: 'Dit brood kost twee euro vijfentachtig.',
        english: 'This loaf of bread costs €2.85.',
        tip: 'Dutch writes a comma where English has a point.',
      },
      {
        written: 'Dat is dan € 12,50.',
        said: 'Dat is dan twaalf euro vijftig.',
        english: 'That will be €12.50.',
        tip: '*Euro* and *cent* have no plural after a number.',
      },
    ],
  },
  {
    title: 'Phone numbers',
    examples: [
      {
        written: 'Mijn nummer is 06 12 34 56 78.',
        said: 'Mijn nummer is nul zes, twaalf, vierendertig, zesenvijftig, achtenzeventig.',
        english: 'My number is 06 12 34 56 78.',
        tip: 'Many people say the digits two by two. One by one is fine too.',
      },
      {
        written: 'Bel 112 als iemand in gevaar is.',
        said: 'Bel één één twee als iemand in gevaar is.',
        english: 'Call 112 if somebody is in danger.',
      },
    ],
  },
  {
    title: 'Addresses',
    examples: [
      {
        written: 'Ik woon op nummer 48.',
        said: 'Ik woon op nummer achtenveertig.',
        english: 'I live at number 48.',
      },
      {
        written: 'Wij wonen op de 3e verdieping.',
        said: 'Wij wonen op de derde verdieping.',
        english: 'We live on the third floor.',
        tip: 'The floor at street level is *de begane grond*.',
      },
    ],
  },
  {
    title: 'Years',
    examples: [
      {
        written: 'Ik ben geboren in 1985.',
        said: 'Ik ben geboren in negentienhonderdvijfentachtig.',
        english: 'I was born in 1985.',
        tip: 'In speech *honderd* is often left out: *negentien vijfentachtig*.',
      },
      {
        written: 'Wij wonen sinds 2019 in Nederland.',
        said: 'Wij wonen sinds tweeduizend negentien in Nederland.',
        english: 'We have lived in the Netherlands since 2019.',
      },
    ],
  },
  {
    title: 'Dates and ages',
    examples: [
      {
        written: 'De cursus begint op maandag 7 september.',
        said: 'De cursus begint op maandag zeven september.',
        english: 'The course begins on Monday 7 September.',
        tip: 'You may also say *maandag de zevende*.',
      },
      {
        written: 'Mijn zoon is 6 jaar.',
        said: 'Mijn zoon is zes jaar.',
        english: 'My son is six years old.',
        tip: '*Jaar* has no plural after a number: *zes jaar*.',
      },
    ],
  },
];
