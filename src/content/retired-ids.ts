/**
 * Ids that were shipped and whose items are no more, each with what took its place, if anything did (MEM-18): the app leads
 * there. People's answers stand under them: a line in this file is never taken out, and an item is never removed without one.
 */
export const RETIRED_IDS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  // One word stood in two sections, and had one id for both.
  [
    'culture-word:de-wachtlijst-waiting-list',
    ['culture-word:de-wachtlijst-woning', 'culture-word:de-wachtlijst-opvang'],
  ],
  // One word with its ending, and without.
  ['word:andere', ['word:ander']],
  // Said in two parts, and taught so.
  ['word:waarvandaan', ['word:waar-vandaan']],
]);

/**
 * Questions that were exchanged for others about the same text, fragment or fact. Nothing took their place: an old answer would
 * stand under a question that nobody was asked. In the app they lead nowhere, and it need not load them to find that out.
 */
const EXCHANGED_QUESTIONS = [
  'knm-bank-digid-password',
  'listening-doctor-closed-medicine',
  'listening-furniture-delivery',
  'listening-passport-evening-bring',
  'listening-weather-afternoon',
  'mock-listening-1-birthday-chairs',
  'mock-listening-1-bus-driver-difficult',
  'mock-listening-1-bus-driver-tip',
  'mock-listening-1-bus-driver-why',
  'mock-listening-1-dentist-bill',
  'mock-listening-1-dentist-why',
  'mock-listening-1-energy-bill-tonight',
  'mock-listening-1-new-address-herself',
  'mock-listening-1-new-address-today',
  'mock-listening-1-phone-repair-glass',
  'mock-listening-1-phone-repair-money-back',
  'mock-listening-1-train-sittard',
  'mock-listening-1-wrist-request',
  'mock-listening-2-back-pain-arrange',
  'mock-listening-2-old-fridge-neighbour',
  'mock-listening-2-saving-how',
  'mock-listening-2-sports-club-tomorrow',
  'mock-reading-1-doctor-moves-change',
  'mock-reading-1-doctor-moves-ill-child',
  'mock-reading-1-dryer-first',
  'mock-reading-1-dryer-light',
  'mock-reading-1-dryer-wool',
  'mock-reading-1-flat-rules-noise',
  'mock-reading-1-road-works-bin',
  'mock-reading-1-road-works-fine',
  'mock-reading-1-rota-floor',
  'mock-reading-2-bakery-market',
  'mock-reading-2-cough-syrup-five-days',
  'mock-reading-2-cough-syrup-not-allowed',
  'mock-reading-2-garden-ground',
  'mock-reading-2-garden-vegetables',
  'mock-reading-2-kitchen-rules-late',
  'mock-reading-2-laundry-job-apply',
  'mock-reading-2-laundry-job-needed',
  'mock-reading-2-pool-city-pass',
  'mock-reading-2-school-trip-bring',
  'mock-reading-2-school-trip-parents',
  'mock-reading-2-street-lamp-problem',
  'mock-reading-2-tax-return-filled-in',
  'mock-reading-2-tax-return-what',
  'reading-bicycle-money-back',
  'reading-bicycle-own-costs',
  'reading-course-not-true',
  'reading-friends-at-station',
  'reading-friends-why-moved',
  'reading-insurance-not-yet-paid',
  'reading-insurance-repair',
  'reading-resignation-reason',
  'reading-resignation-request',
];

/** All of both, for the check of ids: none that was ever shipped leads nowhere without standing here. */
export function allRetiredIds(): ReadonlyMap<string, readonly string[]> {
  return new Map([...RETIRED_IDS, ...EXCHANGED_QUESTIONS.map((id) => [`question:${id}`, []] as const)]);
}
