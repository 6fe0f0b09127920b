/** A number split into the parts of its rule. A blank among the parts is a written space. */
export interface NumberExample {
  readonly figure: string;
  readonly pieces: readonly string[];
}

/** How a group of numbers is formed (MSC-09). */
export interface NumberRule {
  readonly title: string;
  /** English, with Dutch between stars. */
  readonly text: string;
  readonly examples: readonly NumberExample[];
}

/** The formation rules, from small to large (MSC-09). Spelling: Leidraad 6.9 of the Woordenlijst. */
export const NUMBER_RULES: readonly NumberRule[] = [
  {
    title: '13 to 19: add tien',
    text: 'From *vijftien* to *negentien* you add *tien* to the number. *Dertien* and *veertien* change a little.',
    examples: [
      { figure: '13', pieces: ['der', 'tien'] },
      { figure: '14', pieces: ['veer', 'tien'] },
      { figure: '16', pieces: ['zes', 'tien'] },
    ],
  },
  {
    title: '21 to 99: the ones come first',
    text: 'Dutch says “five and thirty”. When you hear *vijf*, wait for the tens before you write.',
    examples: [
      { figure: '21', pieces: ['een', 'en', 'twintig'] },
      { figure: '35', pieces: ['vijf', 'en', 'dertig'] },
      { figure: '98', pieces: ['acht', 'en', 'negentig'] },
    ],
  },
  {
    title: 'Two dots after twee and drie',
    text: 'After the *e* of *twee* and *drie*, *en* is written *ën*. The dots say: here a new syllable begins.',
    examples: [
      { figure: '22', pieces: ['twee', 'ën', 'twintig'] },
      { figure: '43', pieces: ['drie', 'ën', 'veertig'] },
    ],
  },
  {
    title: 'Hundreds: one long word',
    text: '100 is just *honderd*, without *een*. You may say *en* before a small number: *honderdvijf* or *honderdenvijf*.',
    examples: [
      { figure: '105', pieces: ['honderd', 'vijf'] },
      { figure: '240', pieces: ['twee', 'honderd', 'veertig'] },
    ],
  },
  {
    title: 'Thousands: a space after duizend',
    text: 'You write a space after *duizend*, and around *miljoen*. Round hundreds have a second name: 3200 is also *tweeëndertighonderd*.',
    examples: [
      { figure: '1005', pieces: ['duizend', ' ', 'vijf'] },
      { figure: '3200', pieces: ['drie', 'duizend', ' ', 'twee', 'honderd'] },
    ],
  },
  {
    title: 'First, second, third: -de or -ste',
    text: 'Up to 19 you add *-de*, from 20 to 100 *-ste*. Learn three by heart: *eerste*, *derde* and *achtste*.',
    examples: [
      { figure: '4e', pieces: ['vier', 'de'] },
      { figure: '8e', pieces: ['acht', 'ste'] },
      { figure: '20e', pieces: ['twintig', 'ste'] },
    ],
  },
];
