import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCsvTable } from '#content/schema/csv.ts';
import { toVocabularyEntry } from './vocabulary-entry.ts';

const ENTRIES = readCsvTable(readFileSync('public/vocabulary.csv', 'utf8')).records.map(toVocabularyEntry);
const cardsOf = (word: string) => ENTRIES.filter(({ dutch }) => dutch.replace(/^zich /, '') === word);

/** Words of A2 that two readings of the lists did not find, and those of the list of frequent words that belong to A2; `|` between them. */
const WANTED = `
  manier|fijn|geval|rest|kop|gauw|vlug|schelen|bestaan|blijken|betreffen|meerdere|tonen|belang|aandoen|opzoeken|opeten|binnenkomen|meegaan
  meekomen|teruggaan|eindigen|beantwoorden|bevestigen|verklaren|leveren|veroorzaken|opschieten|toevallig|tegelijk|onmogelijk|ontzettend
  vervelend|prettig|redelijk|behoorlijk|helder|vet|zielig|smerig|nieuwsgierig|gevoelig|ongerust|verstandig|dringend|beschikbaar|sociaal
  teleurgesteld|verbaasd|resultaat|gevolg|onderwerp|gedeelte|pagina|cijfer|klok|garage|pot|kist|maag|lip|blind|hartaanval|toestand
  omstandigheid|organisatie|training|tip|winnaar|schrijver|schilderij|een heleboel|roze|tunnel|alcohol
  zeep|shampoo|tandenborstel|borstel|kam|wc-papier|spons|bestek|beker|schaal|deken|laken|stofzuiger|strijkijzer|dweil|voordeur|bel|wekker
  schimmel|vochtig|T-shirt|spijkerbroek|pak|pyjama|blouse|muts|pet|sjaal|handschoen|riem|rits|knoop|mouw
  peper|jam|pasta|paprika|boon|champignon|bloemkool|noot|honing|saus|salade|koekje|snoep|chocola|avondeten|liter|plak|tankstation|uitverkoop
  kies|enkel|elleboog|duim|teen|nagel|wang|kin|keelpijn|buikpijn|rugpijn|kiespijn|diarree|allergie|slikken|bloeden|flauwvallen|niezen
  suikerziekte|doof|gehandicapt|rolstoel|betekenis|gym|kantine|hoofdletter|bso|sollicitatie|magazijn|leidinggevende|werkkleding
  woonplaats|website|afmelden|doorgeven|tijdschrift|stempel|hoogachtend|scannen|ambassade|ov-chipkaart|enkele reis|retour|scooter|bagage
  dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|vierde
  kwartier|eerder|komend|dagelijks|wekelijks|jaarlijks|'s ochtends|'s avonds|morgenochtend|oranje|tillen|knippen|vullen|uittrekken
  teruggeven|inleveren|omdraaien|knuffelen|scheren|wijzen|glimlachen|bezet|vierkant|de|elke|iedere|andere|vanwege|ondanks|dankzij|waarmee
  daarmee|zulke|zoiets|minstens|tenminste|enkele|het maakt niet uit|geeft niet|tot zo|let op|het koud hebben|lied|bakkerij|poetsen
  feliciteren|opbellen|thuiskomen`;

const wanted = WANTED.split(/[|\n]/)
  .map((word) => word.trim())
  .filter((word) => word !== '');

it('CON-10: the words that an A2 learner needs are cards', () => {
  expect(wanted.filter((word) => cardsOf(word).length === 0)).toEqual([]);
  expect(wanted.length).toBeGreaterThan(200);
});

it.each([
  ['staan', 'to suit', 'to stand'],
  ['bos', 'bunch', 'forest'],
  ['zin', 'sentence', 'desire'],
  ['arm', 'arm', 'poor'],
  ['licht', 'not dark', 'not heavy'],
  ['toets', 'at school', 'key'],
  ['prik', 'fizz', 'jab'],
  ['kussen', 'pillow', 'to kiss'],
  ['rapport', 'school report', 'official'],
  ['bord', 'plate', 'street'],
  ['dienst', 'service', 'shift'],
  ['kaart', 'menu', 'map', 'to send'],
  ['band', 'tyre', 'band'],
  ['dragen', 'to wear', 'to carry'],
  ['opnemen', 'hospital', 'money', 'phone'],
  ['kloppen', 'to be correct', 'to knock'],
  ['stof', 'fabric', 'dust'],
  ['steken', 'to stick', 'to sting'],
])('CON-10: each everyday sense of %s has a card', (word, ...senses) => {
  const meanings = cardsOf(word).map(({ english }) => english);
  const own = senses.map((sense) => meanings.filter((meaning) => meaning.includes(sense)));
  expect(own.filter((cards) => cards.length === 0)).toEqual([]);
  expect(new Set(own.map(([first]) => first)).size).toBe(senses.length);
});
