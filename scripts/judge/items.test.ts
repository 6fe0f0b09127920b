import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { judge } from '#practice/judge/judge.ts';
import type { MistakeName, TypedItem } from '#practice/judge/typed-item.ts';
import { PRONOUN_SENTENCES } from '#content/grammar/practice/pronoun-sentences.ts';
import { REFERENCE_SENTENCES } from '#content/grammar/practice/reference-sentences.ts';
import { filled } from '#practice/judge/typed-items.ts';
import { judgeTable, measured } from './figures.ts';
import { typedItems } from './items.ts';
import { judgeLine } from './judge-line.ts';
import { inEnglish } from '#testing/in-english.ts';

/** Thousands of answers, also where much else is under way. */
const ALL_ITEMS_MS = 240_000;

let items: ReadonlyMap<string, TypedItem>;
beforeAll(async () => {
  items = await typedItems();
}, ALL_ITEMS_MS);

function itemOf(id: string): TypedItem {
  const item = items.get(id) ?? items.get(`question:practice-${id}`);
  if (item === undefined) throw new Error(id);
  return item;
}

const wholesOf = ({ frame, answers, alsoSaid = [] }: TypedItem): readonly string[] =>
  frame === undefined ? answers : [...answers.map((answer) => filled(frame, answer)), ...alsoSaid];

describe('the judge over all that is typed', () => {
  it(
    'JDG-01: all own answers of every item are right, in their gap and as whole sentences',
    () => {
      const refused = [...items].flatMap(([id, item]) =>
        [...item.answers, ...wholesOf(item)]
          .filter((answer) => judge(item, answer).kind !== 'right')
          .map((answer) => `${id}: ${answer}`),
      );
      expect(items.size).toBeGreaterThan(5000);
      expect(refused).toEqual([]);
    },
    ALL_ITEMS_MS,
  );

  it(
    'JDG-03: capitals, stops and blanks don’t count, in any sentence',
    () => {
      const refused = [...items].flatMap(([id, item]) => {
        const [answer = ''] = wholesOf(item);
        const bare = ` ${answer
          .toUpperCase()
          .replaceAll(/[.,!?]+(?=\s|$)/g, '')
          .replaceAll(' ', '  ')} `;
        return judge(item, bare).kind === 'right' ? [] : [id];
      });
      expect(refused).toEqual([]);
    },
    ALL_ITEMS_MS,
  );
});

const SUBJECTS = ['ik', 'jij', 'hij', 'zij', 'wij'];
const OBJECTS = ['mij', 'jou', 'hem', 'ons', 'hen'];
const POSSESSIVES = ['mijn', 'jouw', 'onze'];
/** What can never stand where a pronoun of this case is wanted. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  object: [...SUBJECTS, ...POSSESSIVES],
  'after-preposition': [...SUBJECTS, ...POSSESSIVES],
  possessive: [...SUBJECTS, 'mij', 'jou', 'hem', 'hen'],
  subject: [...OBJECTS, ...POSSESSIVES],
};

/** Who does something may be *zij*. */
const isObject = ({ answer, alsoRight }: { answer: string; alsoRight?: readonly string[] }): boolean =>
  answer === 'ze' && alsoRight?.includes('zij') !== true;

describe('pronouns', () => {
  it(
    'JDG-03: one of another case is never right, in its gap nor in its sentence',
    () => {
      const accepted = PRONOUN_SENTENCES.flatMap(({ id, reason, sentence }) => {
        const item = itemOf(`pronoun-${id}`);
        return (NEVER[reason] ?? [])
          .flatMap((form) => [form, sentence.replace('___', form)])
          .filter((typed) => judge(item, typed).kind === 'right')
          .map((typed) => `${id}: ${typed}`);
      });
      expect(accepted).toEqual([]);
    },
    ALL_ITEMS_MS,
  );

  it('JDG-03: things are never *hen*, and nobody is *zij* as an object', () => {
    const accepted = REFERENCE_SENTENCES.filter(isObject).flatMap(
      ({ id, sentence, alsoRight = [] }: { id: string; sentence: string; alsoRight?: readonly string[] }) =>
        ['zij', 'hun', ...(alsoRight.includes('hen') ? [] : ['hen'])]
          .filter(
            (form) => judge(itemOf(`reference-word-${id}`), sentence.replace('___', form)).kind === 'right',
          )
          .map((form) => `${id}: ${form}`),
    );
    expect(accepted).toEqual([]);
  });

  it.each([
    ['pronoun-je-adres', 'Wat is jij adres?'],
    ['pronoun-je-adres', 'Wat is jou adres?'],
    ['pronoun-cadeau', 'Dit cadeau is voor jouw.'],
    ['pronoun-helpen', 'Wacht, ik help jij even.'],
    ['pronoun-bellen', 'Kun jou mij morgen bellen?'],
    ['pronoun-helpen-ze', 'Mijn ouders zijn oud. Ik help zij vaak.'],
    ['pronoun-over-hen', 'We hadden het net over zij.'],
    ['pronoun-zij-werken', 'Waar werken jij broers? Ze werken in de haven.'],
    ['reference-word-appels', 'Lekkere appels! Waar heb je zij gekocht?'],
    ['reference-word-kinderen', 'De kinderen zijn klaar. Kun je zij ophalen?'],
    ['reference-word-ramen', 'De ramen zijn vies. Ik ga zij vandaag lappen.'],
    ['reference-word-rekening', 'Dit is de rekening. Ik betaal zij morgen.'],
    ['om-te-hoeft', 'Jou hoeft niet te betalen.'],
    ['conjunction-dat-beter', 'Ik hoop dat jou snel beter bent.'],
    ['position-verb-jas', 'Jou jas hangt aan de kapstok.'],
    ['position-verb-naam', 'Jij naam staat niet op de lijst.'],
  ])('JDG-02: %s: "%s" is a mistake with the pronoun', (id, typed) => {
    expect(judge(itemOf(id), typed)).toMatchObject({ kind: 'mistake', mistakes: [{ name: 'pronoun' }] });
  });
});

describe('what is equal', () => {
  it.each([
    ['om-te-gezond', 'Het is gezond om iedere dag te wandelen.'],
    ['er-zwemmen', 'Dit is het zwembad. Ik kom hier iedere week.'],
    ['pronoun-ons-kind', 'Ons kind zit nog steeds op de basisschool.'],
    ['reference-word-telefoon', 'Mijn telefoon is oud, maar die werkt nog steeds.'],
    ['reference-word-raam', 'Doe het raam dicht. Het staat nog steeds open.'],
    ['conjunction-dat-open', 'Ik denk dat de winkel nog steeds open is.'],
    ['word-order-main-ouders-bezoek', 'Mijn ouders komen zondag op bezoek.'],
    ['conjunction-als-regent', 'Als het regent, blijven we thuis.'],
    ['conjunction-als-hulp', 'Als je hulp nodig hebt, zeg het maar.'],
    ['pronoun-zijn-fiets', 'Omar is kwaad: zijn fiets is gestolen.'],
    ['reference-word-huis', 'Het huis is prachtig, maar het is te klein voor ons.'],
    ['conjunction-dat-beter', 'Ik hoop dat je gauw beter bent.'],
    ['reference-word-sleutel', 'Waar is de sleutel? Die ligt op de tafel.'],
    ['conjunction-moe', 'Ik ga slapen omdat ik moe ben.'],
    ['conjunction-zodat', 'Spreek wat langzamer, zodat ik je kan verstaan.'],
    ['reference-word-rekening', 'Dit is de rekening. Ik ga hem morgen betalen.'],
    ['er-erover', 'Dat is een goed plan. We gaan er morgen over praten.'],
    ['past-modal-wachten', 'We moesten een uur wachten op de dokter.'],
    ['past-modal-roken', 'Vroeger mocht je roken in de trein.'],
    ['past-modal-werken', 'Ik moest gisteren werken tot tien uur.'],
    ['pronoun-gezien', 'Ik heb hem gisteren gezien in de supermarkt.'],
    ['pronoun-bij-ons', 'Kom je zaterdag eten bij ons?'],
    ['er-vandaag', 'Er is geen les vandaag.'],
    ['om-te-ophalen', 'Ik rij naar school om mijn zoon op te halen.'],
    ['word-order-main-broer-bellen', 'Mijn man belt iedere avond zijn broer.'],
    ['word-order-main-fietsen-werk', 'Omar fietst iedere ochtend naar het werk.'],
    ['word-order-subordinate-huis-gekocht', 'Ik hoor dat de buren vorige maand een huis gekocht hebben.'],
    ['word-order-main-werken-utrecht', 'Ik moet morgen werken in Utrecht.'],
    ['word-order-inversion-markt', 'ga ik naar de markt'],
    ['word-order-main-moeder-opbellen', 'Vanavond ga ik mijn moeder bellen.'],
    ['conjunction-maar-geen-tijd', 'Ik zou graag willen komen, maar ik heb geen tijd.'],
    ['conjunction-cursus', 'Ik ben Nederlands aan het leren, omdat ik hier wil werken.'],
    ['position-verb-fietsen', 'In de schuur staan 3 fietsen.'],
    ['past-modal-lopen', 'Opa kon niet goed meer lopen.'],
    ['word-order-main-fietsen-werk', 'Omar gaat elke ochtend op de fiets naar zijn werk.'],
    ['word-order-main-fietsen-werk', 'Omar pakt elke morgen de fiets naar zijn werk.'],
    ['om-te-ophalen', 'Ik ga met de auto naar school om mijn zoontje op te halen.'],
    ['word-order-main-ouders-bezoek', 'Mijn ouders komen zondag bij ons langs.'],
    ['word-order-main-ouders-bezoek', 'Mijn ouders komen zondag op visite.'],
    ['word-order-subordinate-ouders-bezoek', 'Ik maak het huis schoon omdat mijn ouders zondag langskomen.'],
    ['word-order-main-museum-bezoeken', 'We willen in het weekend naar een museum.'],
    ['word-order-main-bus-te-laat', 'De bus heeft vandaag vertraging.'],
    ['word-order-main-koken-familie', 'Mijn vader kookt vanavond voor het hele gezin.'],
    ['word-order-main-buren-lawaai', 'De buren maken iedere avond een hoop herrie.'],
    ['word-order-main-brood-kopen', 'Mijn broer gaat zo meteen even brood halen.'],
    ['word-order-main-man-terugkomen', 'Mijn man komt morgen weer terug uit Turkije.'],
    ['word-order-main-winkel-open', 'De winkel is op zondag gewoon geopend.'],
    ['word-order-main-voetbal-plein', 'De jongens voetballen na school op het plein.'],
    ['word-order-main-auto-kapot', 'Mijn wagen is stuk sinds gisteren.'],
    ['reference-word-bus', 'De bus is laat, maar hij komt eraan.'],
    ['conjunction-paraplu', 'Neem maar een paraplu mee, want het gaat regenen.'],
    ['conjunction-dus-jas', 'Het is koud, dus trek je jas maar aan.'],
    ['pronoun-bellen', 'Zou je me morgen even kunnen bellen?'],
    ['past-modal-omdat-komen', 'Het spijt me dat we niet konden komen.'],
  ])('JDG-03: %s: "%s" is right', (id, typed) => {
    expect(judge(itemOf(id), typed)).toMatchObject({ kind: 'right' });
  });
});

describe('what is not equal', () => {
  it.each([
    ['word-order-main-koken-familie', 'Mijn vader kookt vanavond voor de hele gezin.'],
    ['word-order-main-ouders-bezoek', 'Mijn ouders langskomen zondag.'],
    ['word-order-main-markt', 'Ik ga even morgen gaan naar de markt.'],
    ['word-order-main-fietsen-werk', 'Omar gaat elke ochtend met fiets naar zijn werk.'],
    ['word-order-main-bus-te-laat', 'De bus is vandaag vertraging.'],
    ['reference-word-paspoort', 'Heb je je paspoort? Ja, hij zit in mijn tas.'],
    ['pronoun-bellen', 'Kun je even me morgen bellen?'],
  ])('JDG-03: %s: "%s" is not right', (id, typed) => {
    expect(judge(itemOf(id), typed).kind).not.toBe('right');
  });
});

describe('mistakes', () => {
  it.each([
    ['word:ziekenhuis', 'de auto', '*auto* means:', 'car'],
    ['past-modal-omdat-ziekenhuis', 'Hij was er niet, omdat hij naar de auto moest.', '*auto* means:', 'car'],
    ['word-order-main-markt', 'Ik ga gisteren naar de markt.', '*gisteren* means:', 'yesterday'],
  ])('JDG-02: %s: "%s": a known other word tells what it means', (id, typed, rule, otherMeaning) => {
    const verdict = judge(itemOf(id), typed);
    expect(verdict).toMatchObject({ kind: 'mistake', mistakes: [{ name: 'other word', otherMeaning }] });
    expect(verdict.kind === 'mistake' && verdict.mistakes.map((mistake) => inEnglish(mistake.rule))).toEqual([
      rule,
    ]);
    expect(verdict.kind === 'mistake' && verdict.mistakes).toHaveLength(1);
  });

  const MISTAKES: readonly (readonly [string, string, MistakeName])[] = [
    ['word-order-inversion-markt', 'Morgen ik ga naar de markt.', 'order'],
    [
      'word-order-subordinate-tandarts',
      'Ik ben zenuwachtig, omdat ik heb morgen een afspraak bij de tandarts.',
      'order',
    ],
    ['word-order-main-bus-nemen', 'Amina neem elke dag de bus.', 'verb form'],
    ['word-order-main-bus-nemen', 'Amina neemt elke dag het bus.', 'article'],
    ['word-order-main-huis-gekocht', 'De buren zijn vorige maand een huis gekocht.', 'auxiliary'],
    ['word-order-main-film-gezien', 'Wij hebben gisteren een mooi film gezien.', 'adjective'],
    ['word-order-main-geen-les', 'Ik heb morgen niet les.', 'negation'],
    ['pronoun-wachten', 'We wachten voor hem.', 'preposition'],
    ['pronoun-onze-kinderen', 'Onze kinderen spreken drie taal.', 'plural'],
    ['past-modal-komen', 'Ik kan gisteren niet komen.', 'tense'],
    ['om-te-afspraak', 'Ik bel de dokter om een afspraak maken.', 'missing word'],
    ['er-twee-toiletten', 'Zijn twee toiletten op deze verdieping.', 'missing word'],
    ['pronoun-gezien', 'Ik heb hem gisteren in de supermakt gezien.', 'spelling'],
    ['conjunction-toen-klein', 'Als ik klein was, woonde ik in een dorp.', 'other word'],
  ];
  it.each(MISTAKES)('JDG-02: %s: "%s": %s', (id, typed, name) => {
    expect(judge(itemOf(id), typed)).toMatchObject({ kind: 'mistake', mistakes: [{ name }] });
  });

  it('JDG-02: what is neither known as right nor as a mistake is not one of ours; what avoids the form gets a note', () => {
    expect(judge(itemOf('pronoun-kennen'), 'Ik heb haar bij de les ontmoet.')).toMatchObject({
      kind: 'unknown',
      avoids: false,
    });
    expect(judge(itemOf('position-verb-sleutels'), 'De sleutels zijn op tafel.')).toMatchObject({
      kind: 'unknown',
      avoids: true,
    });
    expect(judge(itemOf('pronoun-kennen'), 'xyzzy').kind).toBe('unknown');
  });

  it('JDG-02: a right answer in other words shows the usual ones', () => {
    expect(judge(itemOf('pronoun-zijn-fiets'), 'Omar is kwaad: zijn fiets is gestolen.')).toEqual({
      kind: 'right',
      usual: 'Omar is boos: zijn fiets is gestolen.',
    });
    expect(judge(itemOf('pronoun-zijn-fiets'), 'omar is boos: zijn fiets is gestolen')).toEqual({
      kind: 'right',
      usual: null,
    });
  });
});

const kindOf = (id: string, typed: string): string => judge(itemOf(id), typed).kind;

it('JDG-03: two main clauses with a comma, short forms and a doing said in other words are as right', () => {
  expect(kindOf('niet-geen-geen-jas', 'Het is warm, jij hebt geen jas nodig.')).toBe('right');
  expect(kindOf('niet-geen-geen-jas', 'Het is warm, jij hebt niet jas nodig.')).toBe('mistake');
  expect(kindOf('past-modal-eten', "M'n dochter wilde haar groente niet opeten.")).toBe('right');
  expect(kindOf('er-erover', 'Dat is een goed plan. Wij hebben het er morgen over.')).toBe('right');
  expect(kindOf('er-zwemmen', 'Dit is het zwembad. Daar kom ik iedere week.')).toBe('right');
});

it('JDG-01 JDG-03: in a gap whatever is right in its sentence is right, and good Dutch for somebody else is turned back', () => {
  expect(kindOf('om-te-thee', 'om thee te maken')).toBe('right');
  expect(kindOf('om-te-thee', 'om te maken thee')).not.toBe('right');
  expect(kindOf('er-genoeg', 'er voldoende')).toBe('right');
  expect(judge(itemOf('pronoun-cadeau'), 'u')).toMatchObject({
    kind: 'unknown',
    avoids: true,
    wanted: 'jou',
  });
  expect(kindOf('pronoun-cadeau', 'jij')).toBe('mistake');
});

it('JDG-02: a noun in front of the verb has no *geen*, so it is turned back where that is practised', () => {
  expect(judge(itemOf('niet-geen-geen-vlees'), 'Vlees eet ik niet.')).toMatchObject({
    kind: 'unknown',
    avoids: true,
  });
  expect(kindOf('niet-geen-geen-vlees', 'Ik eet niet vlees.')).toBe('mistake');
  expect(kindOf('niet-geen-geen-vlees', 'Vlees ik eet niet.')).toBe('mistake');
});

it('JDG-05: a line is printed with its verdict before it and the words of it behind it', () => {
  const id = 'question:practice-pronoun-cadeau';
  expect(judgeLine(`${id}\tDit cadeau is voor jou.`, items)).toBe(
    `right\t${id}\tDit cadeau is voor jou.\tRight.`,
  );
  expect(judgeLine(`${id}\tDit cadeau is voor jouw.`, items)).toMatch(
    /^mistake\t.*\tThe pronoun\. \*jouw\* should be \*jou\*\./,
  );
  expect(judgeLine(`${id}\txyzzy`, items)).toMatch(/^unknown\t/);
});

it(
  'JDG-04: of the answers by learners’ habits enough are called what they are, and the page tells it as it is measured',
  () => {
    const shares = measured(items);
    expect(shares.filter(({ isReached }) => !isReached)).toEqual([]);
    expect(readFileSync('docs/content-quality.md', 'utf8')).toContain(judgeTable(shares));
  },
  ALL_ITEMS_MS,
);
