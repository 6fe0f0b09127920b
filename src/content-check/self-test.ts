import type { Speller } from '#browser/spelling/dutch-speller.ts';

const wordsIn = (text: string) => text.trim().split(/\s+/);

/** Words known to be right, including compounds, and mistakes that a dictionary may take for compounds. */
const TEST_WORDS = {
  right: wordsIn(`
  gisteren vannacht afspraak vriend verjaardag huisarts boodschappen vriendelijke moeilijk natuurlijk
  belangrijk kinderen bomen jassen schrijven huizen gekookt solliciteren interessant restaurant
  misschien altijd alstublieft onmiddellijk tweeëntwintig drieënvijftig ideeën coördinatie zo'n foto's
  auto's geïnteresseerd knieën zeeën reünie café één vóór hé oké cd's baby's menu's opa's ge-e-maild
  geüpdatet ijs IJsland Nederlands Amsterdam wij jij zij tijd mijn vrijdag ijverig meisje koninkje
  bloemetje huisartsenpost boodschappentas verjaardagsfeest ziekenhuisbed treinkaartje
  identiteitskaart inburgeringsexamen fietsenstalling zorgverzekering gemeentehuis rijbewijs
  sollicitatiebrief kinderopvang huurtoeslag vuilniszak avondeten appeltaart tandartsafspraak
  taalcursus spreekvaardigheid basisschoolleerling ouderavond supermarktmedewerker woningcorporatie
  werkgeversverklaring burgerservicenummer energierekening thuiszorgmedewerker kappersafspraak
  zwemdiploma buurvrouw e-mailadres buurtbewoner zorgtoeslag consultatiebureau verblijfsvergunning
  winkelcentrum parkeerplaats studentenkamer slaapkamerraam keukentafel koffieautomaat
  hondenuitlaatplek taalcoach leesvaardigheid luisteroefening woordenschattraining schrijfopdracht
  inburgeringscursus vakantiehuisje groentesoep kippensoep tandartspraktijk kinderdagverblijf
  schoolplein busstation treinreiziger fietsreparatie
`),
  wrong: wordsIn(`
  loopte gewerken gisterren vanacht boomen huisen schrijfen kinderren bootschappen huisarst
  verjaardach natuurlik moelijk vreind belankrijk altijt sollisiteren interresant restorant meschien
  alstubleift onmiddelijk gekookd vriendlijke jasen fietsde gewandelt betaaldt gekoopt brengde denkte
  nemde gekomt gebrengd fototoestellen's huisartspost verjaardagfeest verjaardagenfeest
  zorgsverzekering taalscursus kindopvang fietsstalling gemeentenhuis inburgeringexamen pannekoek
  paardebloem sinaasappelensap bureaus' ideeen twee-en-twintig tweeentwintig drieentwintig zoon's
  fotos babies opas reunie geinteresseerd knieen gevonde gesloted
`),
};

/** CON-07: whether the speller tells right from wrong: returns messages about the words that it gets wrong. */
export function testSpeller(speller: Speller): string[] {
  const { right, wrong } = TEST_WORDS;
  return [
    ...right.filter((word) => !speller.accepts(word)).map((word) => `speller: refuses "${word}"`),
    ...wrong.filter((word) => speller.accepts(word)).map((word) => `speller: accepts "${word}"`),
  ];
}
