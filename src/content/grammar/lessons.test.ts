import { expect, it } from 'vitest';
import { lesson as basicConjugation } from '#content/grammar/lessons/basic-conjugation.ts';
import { lesson as comparisons } from '#content/grammar/lessons/comparisons.ts';
import { lesson as er } from '#content/grammar/lessons/er.ts';
import { lesson as hoofdzinnen } from '#content/grammar/lessons/hoofdzinnen.ts';
import { lesson as imperfectum } from '#content/grammar/lessons/imperfectum.ts';
import { lesson as inflection } from '#content/grammar/lessons/inflection.ts';
import { lesson as inversie } from '#content/grammar/lessons/inversie.ts';
import { lesson as klinkers } from '#content/grammar/lessons/klinkers.ts';
import { lesson as longSentences } from '#content/grammar/lessons/long-sentences.ts';
import { lesson as negation } from '#content/grammar/lessons/negation.ts';
import { lesson as nouns } from '#content/grammar/lessons/nouns.ts';
import { lesson as omTe } from '#content/grammar/lessons/om-te.ts';
import { lesson as pastModals } from '#content/grammar/lessons/past-modals.ts';
import { lesson as perfectum } from '#content/grammar/lessons/perfectum.ts';
import { lesson as positionVerbs } from '#content/grammar/lessons/position-verbs.ts';
import { lesson as pronouns } from '#content/grammar/lessons/pronouns.ts';
import { lesson as referencewords } from '#content/grammar/lessons/referencewords.ts';
import { lesson as relativeClauses } from '#content/grammar/lessons/relative-clauses.ts';
import { lesson as separableVerbs } from '#content/grammar/lessons/separable-verbs.ts';
import { lesson as subordinateclauses } from '#content/grammar/lessons/subordinateclauses.ts';
import { lesson as twoVerbSentences } from '#content/grammar/lessons/two-verb-sentences.ts';
import type { Lesson } from '#content/schema/grammar-lesson.ts';
import { withoutMarks } from '#lib/marked-text.ts';

/** What a requirement asks a card to explain, and a text that such an explanation can't do without. */
const EXPLAINED: readonly (readonly [
  requirement: string,
  card: string,
  lesson: Lesson,
  said: readonly RegExp[],
])[] = [
  ['GRA-06', 'short-and-long', klinkers, [/short vowel/, /long vowel/]],
  ['GRA-06', 'open-and-closed', klinkers, [/open/, /closed/, /ma-nen/, /man-nen/]],
  ['GRA-06', 'keep-the-sound', klinkers, [/double the consonant/, /katten/, /bomen/]],
  ['GRA-07', 'the-stem', basicConjugation, [/\bstem\b/, /^werken$/m, /^ik werk$/m]],
  ['GRA-07', 'the-endings', basicConjugation, [/ -t\b/, /^werk$/m, /^werkt$/m, /^werken$/m]],
  ['GRA-07', 'second-verb-at-the-end', twoVerbSentences, [/second verb.*\bend\b/is]],
  ['GRA-07', 'where-things-are', positionVerbs, [/staan/, /liggen/, /zitten/, /hangen/]],
  ['GRA-07', 'two-parts', separableVerbs, [/opbellen/, /waits at the end/]],
  ['GRA-08', 'geen', negation, [/^Ik heb geen /m, /\bnot a\b/]],
  ['GRA-08', 'niet', negation, [/^niet: not$/m, / niet\b/]],
  ['GRA-09', 'conjunction-en', hoofdzinnen, [/^en: /]],
  ['GRA-09', 'conjunction-maar', hoofdzinnen, [/^maar: /]],
  ['GRA-09', 'conjunction-want', hoofdzinnen, [/^want: /]],
  ['GRA-09', 'conjunction-dus', hoofdzinnen, [/^dus: /]],
  ['GRA-09', 'conjunction-of', hoofdzinnen, [/^of: /]],
  ['GRA-10', 'time-first', inversie, [/Vandaag ga ik/]],
  ['GRA-10', 'place-first', inversie, [/Daar woont mijn tante/]],
  ['GRA-10', 'object-first', inversie, [/Dat weet ik niet/]],
  ['GRA-11', 'de-or-het', nouns, [/de-word/, /het-word/]],
  ['GRA-11', 'plural', nouns, [/-en\b/, /-s\b/]],
  ['GRA-11', 'diminutives', nouns, [/-je/, /-tje/, /-pje/, /-kje/, /-etje/]],
  ['GRA-12', 'bigger', comparisons, [/-er\b/, /-der\b/, /duurder/]],
  ['GRA-12', 'the-biggest', comparisons, [/\bhet\b/, /-st\b/]],
  ['GRA-12', 'irregular', comparisons, [/goed/, /veel/, /weinig/, /graag/, /liever/]],
  ['GRA-12', 'een-groot-huis', inflection, [/het-word/, /de-word/]],
  ['GRA-13', 'subject', referencewords, [/\bhij\b/, /\bhet\b/, /\bze\b/]],
  ['GRA-13', 'object', referencewords, [/\bhem\b/, /\bhet\b/, /\bze\b/]],
  ['GRA-13', 'die-and-dat', referencewords, [/\bdie\b/, /\bdat\b/]],
  ['GRA-14', 'omdat-als-dat', subordinateclauses, [/\bomdat\b/, /\bals\b/, /\bdat\b/]],
  ['GRA-14', 'verb-last', subordinateclauses, [/verb goes to the end/]],
  [
    'GRA-15',
    'stem-and-letters',
    imperfectum,
    [
      /X S F T K C H P in sexy softketchup/,
      /C and H stand for the sound ch/,
      /^leef$/m,
      /^leefde$/m,
      /^reis$/m,
      /^reisde$/m,
    ],
  ],
  ['GRA-15', 'endings', imperfectum, [/werkte$/m, /werkten$/m, /woonde$/m, /woonden$/m]],
  ['GRA-16', 'the-participle', perfectum, [/ge-/, /-t\b/, /-d\b/]],
  ['GRA-16', 'hebben-or-zijn', perfectum, [/hebben/, /zijn/]],
  ['GRA-16', 'irregular-participles', perfectum, [/gegeten/, /geweest/]],
  ['GRA-21', 'there-is', er, [/Er is/, /Er zijn/]],
  ['GRA-21', 'place', er, [/\bdaar\b/]],
  ['GRA-21', 'number', er, [/number/, /Ik heb er drie/]],
  ['GRA-21', 'with-preposition', er, [/\berop\b/, /\bermee\b/]],
  ['GRA-21', 'which-one', relativeClauses, [/\bdie\b/, /\bdat\b/, /de-word/, /het-word/]],
  ['GRA-21', 'the-verb-waits', relativeClauses, [/to the end/]],
  ['GRA-21', 'not-die-or-dat', relativeClauses, [/\bwaar\b/, /\bwat\b/]],
  ['GRA-21', 'what-for', omTe, [/om brood te kopen/, /op te halen/]],
  ['GRA-21', 'te-or-nothing', omTe, [/hoeven/, /proberen/, /nothing/]],
  ['GRA-21', 'reason-and-result', longSentences, [/\bwant\b/, /\bomdat\b/, /\bdus\b/]],
  ['GRA-21', 'against-each-other', longSentences, [/\bmaar\b/, /\btoch\b/]],
  ['GRA-21', 'five-verbs', pastModals, [/^kon$/m, /^moesten$/m, /^wilde$/m, /^mocht$/m, /^zou$/m]],
  ['GRA-17', 'subject', pronouns, [/jij.*je/s, /wij.*we/s, /stress/]],
  ['GRA-17', 'object', pronouns, [/mij.*me/s, /hem/, /haar/]],
  ['GRA-17', 'possessive', pronouns, [/mijn/, /jouw.*je/s, /ons.*onze/s]],
];

it.each(EXPLAINED)(
  'GRA-06 GRA-07 GRA-08 GRA-09 GRA-10 GRA-11 GRA-12 GRA-13 GRA-14 GRA-15 GRA-16 GRA-17 GRA-21: %s: %s explains what it has to',
  (_, id, { cards }, said) => {
    const card = cards.find((other) => other.id === id);
    const text = textOf([card?.heading.english, card?.introduction.english, card?.blocks]);
    for (const part of said) expect(text).toMatch(part);
  },
);

it('GRA-09: the places are shown as a diagram, first three and then in detail', () => {
  const cards: Lesson['cards'] = hoofdzinnen.cards;
  const places = cards
    .slice(0, 2)
    .map(({ blocks }) => [
      ...new Set(
        blocks.flatMap((block) =>
          block.kind === 'fields'
            ? block.sentences.flatMap(({ fields }) => fields.map(({ place }) => place))
            : [],
        ),
      ),
    ]);
  expect(places).toEqual([
    ['1', '2', '3'],
    ['1', '2', '3A', '3B', '3C', '4'],
  ]);
});

it('GRA-10 GRA-15: what needs a table has one', () => {
  expect(textOf(tables(inversie, 'the-schema'))).toMatch(/the time.*the place.*the object/s);
  expect(textOf(tables(imperfectum, 'stem-and-letters'))).toMatch(/werken.*werk.*werkte.*werkten/s);
});

it('GRA-10: the verb stays second in every movable sentence', () => {
  const moving = inversie.cards.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'inversion' ? [block.sentence] : [])),
  );
  expect(moving.length).toBeGreaterThanOrEqual(2);
  for (const { parts, orders } of moving) {
    expect(orders.map(({ order }) => parts[order[1]]?.part)).toEqual(orders.map(() => 'finite-verb'));
  }
});

function tables({ cards }: Lesson, id: string): Lesson['cards'][number]['blocks'] {
  return cards.find((card) => card.id === id)?.blocks.filter(({ kind }) => kind === 'table') ?? [];
}

/** All text in a value, line by line and without markup. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return withoutMarks(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).join('\n');
}
