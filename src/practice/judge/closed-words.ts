/** The small words of Dutch, of which there are only so many. All as they are compared: small letters, no accents. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** One person in its cases; what stands first is the full form. */
export interface PersonWords {
  readonly name: string;
  readonly subject: readonly string[];
  readonly object: readonly string[];
  readonly possessive: readonly string[];
}

const person = (name: string, subject: string, object: string, possessive: string): PersonWords => ({
  name,
  subject: subject.split(' '),
  object: object.split(' '),
  possessive: possessive.split(' '),
});

export const PERSONS: readonly PersonWords[] = [
  person('ik', "ik 'k", 'mij me', "mijn m'n"),
  person('jij', 'jij je', 'jou je', 'jouw je'),
  person('u', 'u', 'u', 'uw'),
  person('hij', 'hij', "hem 'm", "zijn z'n"),
  person('zij (one)', 'zij ze', "haar d'r", "haar d'r"),
  person('het', "het 't", "het 't", "zijn z'n"),
  person('wij', 'wij we', 'ons', 'ons onze'),
  person('jullie', 'jullie', 'jullie', 'jullie'),
  person('zij (more)', 'zij ze', 'hen ze hun', 'hun'),
];

export type PronounCase = 'subject' | 'object' | 'possessive';
const CASES = ['subject', 'object', 'possessive'] as const;

export const PRONOUNS: ReadonlySet<string> = new Set(
  PERSONS.flatMap((one) => CASES.flatMap((form) => one[form])),
);

export const SUBJECT_PRONOUNS = set(
  "ik 'k jij je u hij zij ze het 't wij we jullie men iedereen iemand niemand dat dit die deze wat wie alles",
);
export const POSSESSIVES = set("mijn m'n jouw je uw zijn z'n haar d'r ons onze jullie hun");
export const ARTICLES = set("de het een 't 'n");
/** Nouns that are used with *de* as well as with *het*, in the same meaning. */
export const OF_BOTH_ARTICLES = set(
  'aanrecht account astma deksel drop filter hagelslag heimwee karwei katoen kauwgom knoflook komma krat matras rooster schilderij schort sms snoep soort stempel ticket',
);
export const DETERMINERS = set(
  "de het een 't 'n die dat deze dit elke elk iedere ieder geen alle veel weinig enkele sommige genoeg welke welk meer mijn m'n jouw uw z'n ons onze hun haar",
);
export const NUMBERS = set(
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien twintig dertig veertig vijftig honderd half',
);
export const PREPOSITIONS = set(
  'aan achter bij binnen boven buiten door in langs met na naar naast om onder op over per rond sinds tegen tijdens tot tussen uit van vanaf vanuit via volgens voor zonder richting',
);
/** What may close a clause as a part of its verb. */
export const PARTICLES = set(
  'aan af bij binnen dicht door heen in klaar langs leeg los mee mis na naartoe neer om onder op open over schoon stil terug thuis toe uit vast voor vol vooruit weg',
);
export const COORDINATORS = set('en maar want dus of');
export const SUBORDINATORS = set(
  'als wanneer omdat dat toen terwijl voordat nadat zodat opdat zodra hoewel totdat sinds indien of doordat',
);
/** Clauses that may stand before as well as behind what they belong to. */
export const MOVABLE = set(
  'als wanneer omdat toen terwijl voordat nadat zodra hoewel totdat sinds indien voor doordat',
);
export const CONJUNCTIONS: ReadonlySet<string> = new Set([...COORDINATORS, ...SUBORDINATORS, 'dan']);
export const NEGATIONS = set('niet geen niets niks nooit nee');
export const INTERJECTIONS = set('ja nee sorry wacht stil oke nou hallo dag');
export const QUESTION_WORDS = set(
  'wat wie waar wanneer waarom hoe hoeveel welke welk waarmee waarover waarin',
);
export const INTENSIFIERS = set('heel erg te zo iets wat zeer echt best');

export const WEEKDAYS = set('maandag dinsdag woensdag donderdag vrijdag zaterdag zondag');
export const TIME_WORDS = set(
  'vandaag morgen gisteren vanavond vanmiddag vanochtend vanmorgen vannacht nu straks later net vroeger gisteravond gisterenavond gistermiddag gisterochtend binnenkort overmorgen eergisteren vroeger momenteel zometeen',
);
export const TIME_NOUNS = set(
  'dag dagen week weken maand maanden jaar jaren ochtend ochtenden middag middagen morgen avond avonden nacht nachten uur uren kwartier minuut minuten weekend keer moment moment tijd zomer winter lente herfst les lessen school eten maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november december',
);
/** With these before it a noun of time tells when. */
export const TIME_STARTS = set(
  'elke elk iedere ieder deze dit volgende volgend vorige vorig komende komend afgelopen de een hele al',
);
export const TIME_PREPOSITIONS = set('om op tot sinds vanaf na voor in tijdens rond over per aan');

/** Adverbs that tell neither time nor place and stay where they are. */
export const ADVERBS = set(
  'ook al nog even maar wel graag vaak altijd soms nooit weer samen alleen hard goed vroeg laat snel gauw meer dan zo eens toch gewoon bijna misschien steeds opnieuw meteen direct zelf pas liever slecht gratis lang net thuis buiten binnen beneden boven terug hier daar ergens nergens eraan alstublieft alsjeblieft zacht zachtjes natuurlijk helaas binnen zeker toen eindelijk rustig ervan erin ermee erop erover eraan eruit ervoor erbij daarvan daarin daarmee daarop daarover',
);
/** Of them those that one can begin a sentence with. */
export const FRONTABLE_ADVERBS = set(
  'hier daar buiten binnen beneden boven thuis soms misschien vroeger meestal vaak samen toen eindelijk helaas natuurlijk nu dan',
);
export const PLACE_ADVERBS = set('hier daar buiten binnen beneden boven thuis ergens');

/** Small words that only colour a sentence: with or without them it says the same, unless its English names them. */
export const COLOURING: ReadonlyMap<string, RegExp> = new Map([
  ['even', /\b(?:for a moment|just)\b/i],
  ['eens', /\b(?:once|one day)\b/i],
  ['maar', /\b(?:but|only|just)\b/i],
  ['wel', /\bwell\b/i],
  ['al', /\balready\b/i],
  ['gewoon', /\b(?:just|simply)\b/i],
  ['nog', /\b(?:still|yet|more|another|left|again)\b/i],
  ['alsjeblieft', /\bplease\b/i],
  ['alstublieft', /\bplease\b/i],
  ['toch', /\b(?:anyway|still|will you|don't you)\b/i],
]);
