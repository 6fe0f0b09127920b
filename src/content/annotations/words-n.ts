import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'naam',
    hash: 'bf6c822f',
    unusual: ['Mijn naam staat/staan-geschreven verkeerd op deze brief'],
  },
  {
    id: 'noemen',
    hash: '533d24d9',
    unusual: ['Iedereen noemt hem/hem Sam maar eigenlijk heet hij Samir'],
  },
  {
    id: 'nationaliteit',
    hash: '68db3e1b',
  },
  {
    id: 'nederlander',
    hash: 'ac88eae3',
  },
  {
    id: 'nederlands',
    hash: 'e26a857c',
    unusual: ['Mijn Nederlands wordt elke maand een/een-beetje/1 beetje/een-beetje/-1 beter'],
  },
  {
    id: 'nerveus',
    hash: '7c284645',
    unusual: ['Ik was zo nerveus dat/dat-zin ik mijn eigen naam vergat'],
  },
  {
    id: 'niemand',
    hash: '192c65c9',
    unusual: ['Ik heb gebeld maar niemand nam/opnemen-ziekenhuis/1 op/opnemen-ziekenhuis/-1'],
  },
  {
    id: 'niets',
    hash: 'c43cec2b',
  },
  {
    id: 'niks',
    hash: '4e80ad02',
  },
  {
    id: 'nieuwsgierig',
    hash: 'b5d8a41d',
  },
  {
    id: 'niet-te-geloven',
    hash: 'c9b39359',
    unusual: [
      'Alweer geen trein het is niet/niet-te-geloven/1 te/niet-te-geloven/1 geloven/niet-te-geloven/-2',
    ],
  },
  {
    id: 'nacht',
    hash: '6adc1aa7',
  },
  {
    id: 'natuurlijk',
    hash: '5c4e0e13',
    unusual: ['Natuurlijk mag je mijn fiets/fietsen even gebruiken'],
  },
  {
    id: 'nadenken',
    hash: '52bc1795',
    unusual: ['Denk/nadenken/4 er goed over na/nadenken/-4 voordat je ja zegt'],
  },
  {
    id: 'nee',
    hash: '54f37008',
  },
  {
    id: 'nu',
    hash: '7d183b21',
    unusual: ['Ik kan nu niet praten ik ben op/op-bij mijn werk'],
  },
  {
    id: 'nooit',
    hash: 'e37c1366',
  },
  {
    id: 'nog',
    hash: '6ccc2294',
  },
  {
    id: 'nog-niet',
    hash: '9a7b791f',
    unusual: ['Ik weet nog/nog-niet/1 niet/nog-niet/-1 of ik mee kan'],
  },
  {
    id: 'nog-steeds',
    hash: '124bd8e4',
    unusual: ['Regent het nu nog/nog-steeds/1 steeds/nog-steeds/-1'],
  },
  {
    id: 'niet-meer',
    hash: '3e2688ae',
    unusual: ['Mijn opa rijdt niet/niet-meer/1 meer/niet-meer/-1 met de auto'],
  },
  {
    id: 'net-tijd',
    hash: 'be9a0d66',
  },
  {
    id: 'nog-een-keer',
    hash: '84c3142f',
    unusual: [
      'Nog/nog-een-keer/1 een/nog-een-keer/1 keer/nog-een-keer/-2 alsjeblieft',
      'Mag ik dat nog/nog-een-keer/1 een/nog-een-keer/1 keer/nog-een-keer/-2 horen',
    ],
  },
  {
    id: 'noot',
    hash: 'ae4a680a',
    unusual: ['Ik ben allergisch voor noten zitten/zitten-erin die erin'],
  },
  {
    id: 'nieuwbouw',
    hash: '8a0ccd4d',
  },
  {
    id: 'nachtkastje',
    hash: '31d56d5d',
  },
  {
    id: 'naar-bed-gaan',
    hash: 'c38c931c',
    unusual: [
      'Hoe/hoe-laat/1 laat/hoe-laat/-1 ga/naar-bed-gaan/2 je naar/naar-bed-gaan/1 bed/naar-bed-gaan/-3',
      'Hoe/hoe-laat/1 laat/hoe-laat/-1 moeten de kinderen naar/naar-bed-gaan/1 bed/naar-bed-gaan/1 gaan/naar-bed-gaan/-2',
    ],
  },
  {
    id: 'nachtmerrie',
    hash: 'd95bdcf8',
  },
  {
    id: 'navigatie',
    hash: '71e09705',
  },
  {
    id: 'noorden',
    hash: '8ca0bbb0',
  },
  {
    id: 'nergens',
    hash: '91961d62',
  },
  {
    id: 'naast',
    hash: '0f1b27aa',
    unusual: ['Linh zit/zitten in de les altijd naast Ana'],
  },
  {
    id: 'naar',
    hash: '90fd3f84',
  },
  {
    id: 'naartoe',
    hash: '7833b219',
  },
  {
    id: 'naar-huis',
    hash: '78170b54',
    unusual: [
      'Mag ik al naar/naar-huis/1 huis/naar-huis/-1',
      'Het is laat/laat ik ga naar/naar-huis/1 huis/naar-huis/-1',
    ],
  },
  {
    id: 'neus',
    hash: 'a3f6cccc',
  },
  {
    id: 'nek',
    hash: '68601789',
    unusual: ['Door/door-oorzaak dat harde/hard kussen/kussen-zoenen kan ik mijn nek niet draaien'],
  },
  {
    id: 'niezen',
    hash: 'fc691268',
  },
  {
    id: 'nagel',
    hash: 'f1ead567',
  },
  {
    id: 'nier',
    hash: '29f37293',
  },
  {
    id: 'netjes',
    hash: '363cec67',
    unusual: ['Het blijft hier netjes als iedereen zijn/zijn-bezit afval meeneemt'],
  },
  {
    id: 'nieuw',
    hash: '560dce0b',
  },
  {
    id: 'nummer',
    hash: '707a0452',
  },
  {
    id: 'normaal',
    hash: '85d21c3e',
    unusual: ['Is het normaal dat/dat-zin deze koelkast zo veel lawaai maakt'],
  },
  {
    id: 'nep',
    hash: 'c9558590',
  },
  {
    id: 'nadeel',
    hash: '0d4956b9',
    unusual: ['Eén/een-getal nadeel'],
  },
  {
    id: 'nooduitgang',
    hash: 'd16b459f',
  },
  {
    id: 'naaien',
    hash: '45f57b5b',
  },
  {
    id: 'nummer-lied',
    hash: '57f8dcac',
    unusual: ['Dit nummer/nummer-lied hoor je nu overal op de radio'],
  },
  {
    id: 'nakijken',
    hash: '33ee1e97',
    unusual: ['Vanavond kijkt/nakijken/5 de meester onze schriften na/nakijken/-5'],
  },
  {
    id: 'nodig',
    hash: 'dc6ab5e7',
  },
  {
    id: 'niveau',
    hash: '15762058',
  },
  {
    id: 'negatief',
    hash: 'c6505a74',
  },
  {
    id: 'na',
    hash: '00bfd048',
    unusual: ['Bel hem/hem na vijf uur'],
  },
  {
    id: 'nadat',
    hash: '8891bcdb',
  },
  {
    id: 'namelijk',
    hash: 'fd61b875',
  },
  {
    id: 'netbeheerder',
    hash: '02f8cf92',
  },
  {
    id: 'noodgeval',
    hash: 'a039820a',
  },
  {
    id: 'neef',
    hash: '9504d933',
  },
  {
    id: 'nicht',
    hash: 'f11354fb',
    unusual: ['Ana heeft een nicht in Brazilië die/die-verwijzend ze nooit ziet'],
  },
  {
    id: 'natuur',
    hash: '718b61a4',
  },
  {
    id: 'naturalisatie',
    hash: '88ba7870',
  },
  {
    id: 'nachtdienst',
    hash: '38e37f09',
  },
  {
    id: 'netwerk',
    hash: '9150cb2b',
    unusual: ['Gebruik je netwerk en vraag/vragen ook je buren en vrienden'],
  },
  {
    id: 'netto',
    hash: '97b89fab',
  },
  {
    id: 'nemen',
    hash: 'd0d1ec1c',
  },
  {
    id: 'nat',
    hash: '92f1e79a',
    unusual: ['Trek/uittrekken/4 die natte sokken uit/uittrekken/-4 anders word je ziek'],
  },
  {
    id: 'natuurgebied',
    hash: 'ff69640a',
  },
  {
    id: 'november',
    hash: 'c7cd395b',
  },
  {
    id: 'nul',
    hash: '0c2e6ebc',
  },
  {
    id: 'negen',
    hash: '65e1bbaf',
    unusual: ['De winkel gaat/opengaan/3 om negen open/opengaan/-3'],
  },
  {
    id: 'negentien',
    hash: '15f32d64',
    unusual: ['Wij wonen op/op-bij nummer negentien naast de bakker'],
  },
  {
    id: 'negentig',
    hash: 'aa37bbbd',
  },
  {
    id: 'negende',
    hash: 'abb05044',
  },
  {
    id: 'nieuws',
    hash: 'c04baef9',
  },
  {
    id: 'nepnieuws',
    hash: '8a4f4ce6',
    unusual: ['Dat moet je niet geloven het is vast/vast nepnieuws'],
  },
  {
    id: 'niet',
    hash: 'cc42b80d',
  },
  {
    id: 'nou',
    hash: 'f9ad742e',
  },
];
