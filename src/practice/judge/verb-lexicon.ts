import { presentForms, regularParticiple, regularPast, stemOf } from '#dutch/verb-forms.ts';
import { foldText } from '#lib/fold-text.ts';

/** A verb as the judge knows it; of a separable one without its particle. */
export interface KnownVerb {
  readonly infinitive: string;
  readonly ik: string;
  readonly jij: string;
  readonly hij: string;
  readonly past: string;
  readonly pastPlural: string;
  readonly participle: string;
}

/** Which form of which verb a word can be. */
export interface VerbForm {
  readonly verb: KnownVerb;
  readonly form: 'ik' | 'jij' | 'hij' | 'plural' | 'past' | 'past-plural' | 'participle';
}

/** What a list says about a verb; what is missing is regular. */
export interface VerbEntry {
  readonly infinitive: string;
  readonly present?: readonly [ik: string, jij: string, hij: string];
  readonly stem?: string;
  readonly shortStem?: string;
  readonly past?: string;
  readonly pastPlural?: string;
  readonly participle?: string;
}

/** infinitive past past-plural participle [ik jij hij], where they are not by the rule. */
const IRREGULAR = `
zijn was waren geweest ben bent is|hebben had hadden gehad heb hebt heeft|worden werd werden geworden
kunnen kon konden gekund kan kunt kan|mogen mocht mochten gemogen mag mag mag|willen wilde wilden gewild wil wilt wil
moeten moest moesten gemoeten|zullen zou zouden - zal zult zal|hoeven hoefde hoefden gehoeven
gaan ging gingen gegaan|staan stond stonden gestaan|slaan sloeg sloegen geslagen|doen deed deden gedaan|zien zag zagen gezien
komen kwam kwamen gekomen kom komt komt|weten wist wisten geweten|brengen bracht brachten gebracht|denken dacht dachten gedacht
kopen kocht kochten gekocht|zoeken zocht zochten gezocht|zeggen zei zeiden gezegd|liggen lag lagen gelegen|zitten zat zaten gezeten
hangen hing hingen gehangen|lopen liep liepen gelopen|nemen nam namen genomen|geven gaf gaven gegeven|krijgen kreeg kregen gekregen
blijven bleef bleven gebleven|schrijven schreef schreven geschreven|rijden reed reden gereden|vinden vond vonden gevonden
drinken dronk dronken gedronken|eten at aten gegeten|lezen las lazen gelezen|spreken sprak spraken gesproken|helpen hielp hielpen geholpen
beginnen begon begonnen begonnen|vertrekken vertrok vertrokken vertrokken|houden hield hielden gehouden|slapen sliep sliepen geslapen
laten liet lieten gelaten|vergeten vergat vergaten vergeten|verstaan verstond verstonden verstaan|begrijpen begreep begrepen begrepen
vallen viel vielen gevallen|zwemmen zwom zwommen gezwommen|sluiten sloot sloten gesloten|kijken keek keken gekeken|kiezen koos kozen gekozen
trekken trok trokken getrokken|dragen droeg droegen gedragen|vragen vroeg vroegen gevraagd|bakken bakte bakten gebakken|stelen stal stalen gestolen
verkopen verkocht verkochten verkocht|bezoeken bezocht bezochten bezocht|roepen riep riepen geroepen|zingen zong zongen gezongen
scheiden scheidde scheidden gescheiden|vliegen vloog vlogen gevlogen|breken brak braken gebroken|bieden bood boden geboden|heten heette heetten geheten
lijken leek leken geleken|winnen won wonnen gewonnen|verliezen verloor verloren verloren|snijden sneed sneden gesneden|schijnen scheen schenen geschenen
wassen waste wasten gewassen|lachen lachte lachten gelachen|treffen trof troffen getroffen|bewegen bewoog bewogen bewogen|raden raadde raadden geraden
sterven stierf stierven gestorven|gieten goot goten gegoten|ruiken rook roken geroken|buigen boog bogen gebogen|wijzen wees wezen gewezen
stijgen steeg stegen gestegen|zenden zond zonden gezonden|binden bond bonden gebonden|springen sprong sprongen gesprongen|lenen leende leenden geleend
verdwijnen verdween verdwenen verdwenen|ontvangen ontving ontvingen ontvangen|vangen ving vingen gevangen|bestaan bestond bestonden bestaan|ontstaan ontstond ontstonden ontstaan`;

/** Everyday regular verbs. */
const REGULAR =
  'bellen fietsen wonen werken maken koken leren spelen wachten regenen praten luisteren wandelen sporten trouwen studeren oefenen betalen parkeren verhuizen bedoelen gebruiken herhalen repareren starten openen stoppen poetsen lappen passen proeven horen voelen leggen zetten doen halen stellen nodigen vullen leggen ruimen huren sturen kennen missen delen hopen geloven reizen volgen antwoorden vertellen uitleggen beloven proberen groeien rusten dansen douchen kloppen duren bestellen controleren melden tekenen plannen feliciteren roken keren geloven noemen spellen haten redden sparen bakken stappen landen studeren huilen kussen zorgen branden stoppen uiten wensen betekenen gooien duwen pakken zeuren dromen opruimen verwachten verdienen bedanken groeten ontmoeten herinneren ontbijten kletsen kleden regelen arriveren herstellen zemen retourneren voetballen bezorgen';

const TABLE: readonly VerbEntry[] = [
  ...IRREGULAR.trim()
    .split(/[|\n]/)
    .map((line): VerbEntry => {
      const [infinitive = '', past = '', pastPlural = '', participle = '', ik, jij, hij] = line.split(' ');
      return {
        infinitive,
        past,
        pastPlural,
        participle,
        ...(ik !== undefined && jij !== undefined && hij !== undefined && { present: [ik, jij, hij] }),
      };
    }),
  ...REGULAR.split(' ').map((infinitive) => ({ infinitive })),
];

/** Verbs whose stem the spelling of the infinitive doesn't tell. */
const STEMS: Readonly<Record<string, string>> = {
  luisteren: 'luister',
  wandelen: 'wandel',
  regenen: 'regen',
  oefenen: 'oefen',
  openen: 'open',
  tekenen: 'teken',
  herinneren: 'herinner',
  antwoorden: 'antwoord',
  regelen: 'regel',
  duren: 'duur',
  huren: 'huur',
  sturen: 'stuur',
  betekenen: 'beteken',
  arriveren: 'arriveer',
  retourneren: 'retourneer',
};

/** Forms that are as right as another of the same verb. */
export const SHORT_STEMS: ReadonlyMap<string, string> = new Map([
  ['rijd', 'rij'],
  ['houd', 'hou'],
  ['snijd', 'snij'],
  ['glijd', 'glij'],
]);

/** Forms besides those of the table. */
const OTHER_FORMS: Readonly<Record<string, readonly (readonly [string, VerbForm['form']])[]>> = {
  kunnen: [['kun', 'ik']],
  willen: [
    ['wou', 'past'],
    ['wouden', 'past-plural'],
  ],
  zullen: [['zul', 'ik']],
};

export class VerbLexicon {
  readonly #forms = new Map<string, VerbForm[]>();
  readonly #verbs = new Map<string, KnownVerb>();

  constructor(entries: readonly VerbEntry[] = []) {
    for (const entry of [...TABLE, ...entries]) this.#add(entry);
  }

  formsOf(word: string): readonly VerbForm[] {
    return this.#forms.get(word) ?? [];
  }

  verb(infinitive: string): KnownVerb | undefined {
    return this.#verbs.get(infinitive);
  }

  isFinite(word: string): boolean {
    return this.formsOf(word).some(({ form }) => form !== 'participle');
  }

  isInfinitive(word: string): boolean {
    return this.#verbs.has(word);
  }

  isParticiple(word: string): boolean {
    return this.formsOf(word).some(({ form }) => form === 'participle');
  }

  /** The verb that two words are both forms of. */
  shared(one: string, other: string): KnownVerb | undefined {
    const others = new Set(this.formsOf(other).map(({ verb }) => verb.infinitive));
    return this.formsOf(one).find(({ verb }) => others.has(verb.infinitive))?.verb;
  }

  #add(entry: VerbEntry): void {
    const infinitive = foldText(entry.infinitive);
    if (this.#verbs.has(infinitive) || !infinitive.endsWith('n') || infinitive.includes(' ')) return;
    const stem = entry.stem ?? STEMS[infinitive] ?? stemOf(infinitive);
    const regular = presentForms(infinitive, stem);
    const [ik, jij, hij] = entry.present ?? [regular.ik, regular.jij, regular.hij];
    const past = regularPast(infinitive, stem);
    const verb: KnownVerb = {
      infinitive,
      ik: foldText(ik),
      jij: foldText(jij),
      hij: foldText(hij),
      past: foldText(entry.past ?? past.singular),
      pastPlural: foldText(
        entry.pastPlural ?? (entry.past === undefined ? past.plural : pluralPast(entry.past)),
      ),
      participle: foldText(entry.participle ?? regularParticiple(infinitive, stem)),
    };
    this.#verbs.set(infinitive, verb);
    const short = entry.shortStem ?? SHORT_STEMS.get(verb.ik);
    for (const [form, name] of OTHER_FORMS[infinitive] ?? []) this.#forms.set(form, [{ verb, form: name }]);
    const all: [string, VerbForm['form']][] = [
      [verb.ik, 'ik'],
      [verb.jij, 'jij'],
      [verb.hij, 'hij'],
      [infinitive, 'plural'],
      [verb.past, 'past'],
      [verb.pastPlural, 'past-plural'],
      [verb.participle, 'participle'],
      ...(short === undefined ? [] : ([[foldText(short), 'ik']] as [string, VerbForm['form']][])),
    ];
    for (const [form, name] of all) this.#forms.set(form, [...this.formsOf(form), { verb, form: name }]);
  }
}

function pluralPast(past: string): string {
  if (/[td]e$/.test(past)) return `${past}n`;
  return `${past}en`;
}

/** The form of a verb in the place of another one's. */
export function formLike({ form }: VerbForm, verb: KnownVerb): string {
  if (form === 'plural') return verb.infinitive;
  return form === 'past-plural' ? verb.pastPlural : verb[form];
}
