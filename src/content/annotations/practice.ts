import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'conjunction-sentences-moe',
    hash: '0be10cd8',
  },
  {
    id: 'conjunction-sentences-paraplu',
    hash: '37f24cda',
    unusual: [
      'Neem/meenemen/3 een paraplu mee/meenemen/-3 het gaat regenen',
      'Neem/meenemen/3 een paraplu mee/meenemen/-3 want het gaat regenen',
    ],
  },
  {
    id: 'conjunction-sentences-rustig',
    hash: 'af5365ac',
  },
  {
    id: 'conjunction-sentences-geen-geld',
    hash: 'c79ea36a',
  },
  {
    id: 'conjunction-sentences-ziek',
    hash: '505a5610',
  },
  {
    id: 'conjunction-sentences-werk',
    hash: '35629242',
  },
  {
    id: 'conjunction-sentences-cursus',
    hash: '8f9edde8',
  },
  {
    id: 'conjunction-sentences-trein-gemist',
    hash: 'b64db2f6',
    unusual: [
      'Ze is te/te-laat/1 laat/te-laat/-1 ze de trein heeft gemist',
      'Ze is te/te-laat/1 laat/te-laat/-1 omdat ze de trein heeft gemist',
    ],
  },
  {
    id: 'conjunction-sentences-dus-bus',
    hash: 'a7087072',
  },
  {
    id: 'conjunction-sentences-dus-jas',
    hash: 'e2bcb9ec',
    unusual: [
      'Het is koud doe/aandoen-kleding/3 je jas aan/aandoen-kleding/-3',
      'Het is koud dus doe/aandoen-kleding/3 je jas aan/aandoen-kleding/-3',
    ],
  },
  {
    id: 'conjunction-sentences-dus-thuis',
    hash: '6c8c876c',
    unusual: [
      'Morgen ben ik vrij ik blijf/thuisblijven/1 thuis/thuisblijven/-1',
      'Morgen ben ik vrij dus ik blijf/thuisblijven/1 thuis/thuisblijven/-1',
    ],
  },
  {
    id: 'conjunction-sentences-maar-klein',
    hash: '39eb6db6',
  },
  {
    id: 'conjunction-sentences-maar-geen-tijd',
    hash: 'f49bb310',
  },
  {
    id: 'conjunction-sentences-maar-lekker',
    hash: '2f6b0e47',
    unusual: ['De soep is heet maar hij/hij-ding is lekker'],
  },
  {
    id: 'conjunction-sentences-en',
    hash: '6a360bbe',
  },
  {
    id: 'conjunction-sentences-of-vraag',
    hash: '544c241a',
  },
  {
    id: 'conjunction-sentences-als-regent',
    hash: '763fd6b5',
    unusual: [
      'We blijven/thuisblijven/1 thuis/thuisblijven/-1 het regent',
      'We blijven/thuisblijven/1 thuis/thuisblijven/-1 als het regent',
      'We blijven/thuisblijven/1 thuis/thuisblijven/-1 wanneer het regent',
    ],
  },
  {
    id: 'conjunction-sentences-als-klaar',
    hash: 'f687791a',
  },
  {
    id: 'conjunction-sentences-als-hulp',
    hash: 'dd9e6e44',
    unusual: ['Zeg het maar/maar-gerust wanneer je hulp nodig hebt'],
  },
  {
    id: 'conjunction-sentences-dat-open',
    hash: '4622a980',
    unusual: ['Ik denk dat/dat-zin de winkel nog open is'],
  },
  {
    id: 'conjunction-sentences-dat-beter',
    hash: '933f32d2',
    unusual: ['Ik hoop dat/dat-zin je snel beter bent'],
  },
  {
    id: 'conjunction-sentences-of-weet',
    hash: '17879c50',
  },
  {
    id: 'conjunction-sentences-of-vragen',
    hash: '83691582',
  },
  {
    id: 'conjunction-sentences-toen-klein',
    hash: '8dac09be',
  },
  {
    id: 'conjunction-sentences-toen-thuis',
    hash: '6b57fd0c',
  },
  {
    id: 'conjunction-sentences-voordat',
    hash: '46158e8b',
    unusual: [
      'Doe/uitdoen/3 het licht uit/uitdoen/-3 je weggaat',
      'Doe/uitdoen/3 het licht uit/uitdoen/-3 voordat je weggaat',
      'Doe/uitdoen/3 het licht uit/uitdoen/-3 voor je weggaat',
    ],
  },
  {
    id: 'conjunction-sentences-terwijl',
    hash: 'bd9d64d2',
  },
  {
    id: 'conjunction-sentences-zodat',
    hash: '289ad07f',
  },
  {
    id: 'er-sentences-geen-melk',
    hash: '2c89079a',
    unusual: ['geen melk meer/meer-voorbij', 'Er is geen melk meer/meer-voorbij'],
  },
  {
    id: 'er-sentences-twee-toiletten',
    hash: '65b6a397',
  },
  {
    id: 'er-sentences-probleem',
    hash: '58e9833e',
  },
  {
    id: 'er-sentences-veel-mensen',
    hash: '92db6dc0',
  },
  {
    id: 'er-sentences-vandaag',
    hash: '4b8e8b42',
  },
  {
    id: 'er-sentences-pinautomaat',
    hash: 'bc2ef0a2',
  },
  {
    id: 'er-sentences-vragen',
    hash: '898f9def',
    unusual: ['Zijn er nog vragen/vraag'],
  },
  {
    id: 'er-sentences-gebeld',
    hash: '5040c476',
  },
  {
    id: 'er-sentences-gebeurd',
    hash: '57b99b24',
  },
  {
    id: 'er-sentences-brief',
    hash: '4cb6d7d8',
  },
  {
    id: 'er-sentences-twee-kinderen',
    hash: '56deac2c',
  },
  {
    id: 'er-sentences-nog-een',
    hash: 'b4218eea',
    unusual: ['Mag ik er nog een/een-getal'],
  },
  {
    id: 'er-sentences-geen',
    hash: '382dacb5',
  },
  {
    id: 'er-sentences-drie-over',
    hash: 'd2953458',
  },
  {
    id: 'er-sentences-genoeg',
    hash: 'b22cbe4c',
  },
  {
    id: 'er-sentences-gewoond',
    hash: '26adb058',
  },
  {
    id: 'er-sentences-graag',
    hash: '775a2b55',
  },
  {
    id: 'er-sentences-zwemmen',
    hash: '17207e90',
  },
  {
    id: 'er-sentences-daar-eerst',
    hash: '88c31348',
  },
  {
    id: 'er-sentences-wachten',
    hash: '7b65bd9e',
  },
  {
    id: 'er-sentences-erover',
    hash: 'e6f7a5d9',
  },
  {
    id: 'er-sentences-ervan',
    hash: '0583e579',
  },
  {
    id: 'er-sentences-erin',
    hash: '0598c7a4',
    unusual: ['Wat zit/zitten'],
  },
  {
    id: 'er-sentences-ermee-klaar',
    hash: '5f3cc962',
  },
  {
    id: 'er-sentences-blij',
    hash: '8bfe2868',
  },
  {
    id: 'er-sentences-erop',
    hash: '913c1b4b',
  },
  {
    id: 'om-te-sentences-brood',
    hash: 'e6c4c32a',
    unusual: ['Ik fiets/fietsen naar de bakker', 'Ik fiets/fietsen naar de bakker om brood te kopen'],
  },
  {
    id: 'om-te-sentences-boek',
    hash: 'a1c4d56d',
  },
  {
    id: 'om-te-sentences-afspraak',
    hash: '9ce927b7',
  },
  {
    id: 'om-te-sentences-auto',
    hash: 'b271e274',
  },
  {
    id: 'om-te-sentences-werk',
    hash: '2216f708',
  },
  {
    id: 'om-te-sentences-thee',
    hash: '9d1ffa00',
  },
  {
    id: 'om-te-sentences-vragen',
    hash: '65761078',
  },
  {
    id: 'om-te-sentences-ophalen',
    hash: 'b7ed86ce',
    unusual: ['Ik rijd naar school om mijn zoon op/ophalen/2 te halen/ophalen/-2'],
  },
  {
    id: 'om-te-sentences-terugbrengen',
    hash: 'ca1d8a5b',
    unusual: ['Ik ben hier om de broek terug/terugbrengen/2 te brengen/terugbrengen/-2'],
  },
  {
    id: 'om-te-sentences-invullen',
    hash: '73b16828',
    unusual: ['Je hebt een pen nodig om het formulier in/invullen/2 te vullen/invullen/-2'],
  },
  {
    id: 'om-te-sentences-aanvragen',
    hash: 'c1f1343b',
    unusual: ['Ze is bij de gemeente om een paspoort aan/aanvragen/2 te vragen/aanvragen/-2'],
  },
  {
    id: 'om-te-sentences-leuk',
    hash: 'ec0109d0',
  },
  {
    id: 'om-te-sentences-moeilijk',
    hash: '30b992d4',
  },
  {
    id: 'om-te-sentences-belangrijk',
    hash: 'fd17807a',
    unusual: [
      'Het is belangrijk om op/op-tijd/1 tijd/op-tijd/-1 te komen',
      'Het is belangrijk op/op-tijd/1 tijd/op-tijd/-1 te komen',
    ],
  },
  {
    id: 'om-te-sentences-gezond',
    hash: 'aa6e40e6',
  },
  {
    id: 'om-te-sentences-zin',
    hash: '47eed8e5',
    unusual: [
      'Heb je zin/zin-trek om mee/meegaan/2 te gaan/meegaan/-2',
      'Heb je zin/zin-trek mee/meegaan/2 te gaan/meegaan/-2',
    ],
  },
  {
    id: 'om-te-sentences-tijd',
    hash: 'ece80b40',
  },
  {
    id: 'om-te-sentences-te-koud',
    hash: 'd4694fe2',
  },
  {
    id: 'om-te-sentences-hoeft',
    hash: '4964f9d0',
  },
  {
    id: 'om-te-sentences-hoeven',
    hash: '72f2b554',
  },
  {
    id: 'om-te-sentences-zit',
    hash: '6247d1ac',
    unusual: ['Stil opa zit/zitten', 'Stil opa zit/zitten te slapen'],
  },
  {
    id: 'om-te-sentences-probeer',
    hash: '3a7a0012',
    unusual: ['Ik probeer elke dag een uur/uur', 'Ik probeer elke dag een uur/uur te oefenen'],
  },
  {
    id: 'om-te-sentences-vergeet',
    hash: 'da98fa72',
  },
  {
    id: 'om-te-sentences-wil',
    hash: '98d1faf6',
  },
  {
    id: 'om-te-sentences-kunnen',
    hash: '25e66a14',
    unusual: [
      'Kun je dat nog/nog-een-keer/1 een/nog-een-keer/1 keer/nog-een-keer/-2',
      'Kun je dat nog/nog-een-keer/1 een/nog-een-keer/1 keer/nog-een-keer/-2 zeggen',
    ],
  },
  {
    id: 'om-te-sentences-gaan',
    hash: 'd57d633e',
  },
  {
    id: 'past-modal-sentences-komen',
    hash: '6078a9bb',
  },
  {
    id: 'past-modal-sentences-werken',
    hash: '010827a4',
  },
  {
    id: 'past-modal-sentences-wachten',
    hash: '04d5202f',
    unusual: ['We een uur/uur op de dokter wachten', 'We moesten een uur/uur op de dokter wachten'],
  },
  {
    id: 'past-modal-sentences-parkeren',
    hash: 'addc41c9',
  },
  {
    id: 'past-modal-sentences-roken',
    hash: '2b8fce5f',
  },
  {
    id: 'past-modal-sentences-buiten',
    hash: '91205d0b',
  },
  {
    id: 'past-modal-sentences-kinderen',
    hash: '177065c1',
  },
  {
    id: 'past-modal-sentences-bellen',
    hash: '741d2ca7',
  },
  {
    id: 'past-modal-sentences-verhuizen',
    hash: '907f2311',
  },
  {
    id: 'past-modal-sentences-lopen',
    hash: 'b8cc3a5f',
    unusual: [
      'Opa niet/niet-meer/1 meer/niet-meer/-1 goed lopen',
      'Opa kon niet/niet-meer/1 meer/niet-meer/-1 goed lopen',
    ],
  },
  {
    id: 'past-modal-sentences-vinden',
    hash: 'c79321f6',
  },
  {
    id: 'past-modal-sentences-verstaan',
    hash: 'fbd70a67',
  },
  {
    id: 'past-modal-sentences-terug',
    hash: '29f546ec',
    unusual: [
      'Mijn broer terug naar/naar-huis/1 huis/naar-huis/-1',
      'Mijn broer moest terug naar/naar-huis/1 huis/naar-huis/-1',
    ],
  },
  {
    id: 'past-modal-sentences-betalen',
    hash: 'ee986204',
  },
  {
    id: 'past-modal-sentences-hoefde',
    hash: '55951902',
  },
  {
    id: 'past-modal-sentences-helpen',
    hash: '684765a2',
  },
  {
    id: 'past-modal-sentences-afspraak',
    hash: 'c4143590',
  },
  {
    id: 'past-modal-sentences-huisarts',
    hash: '15a082ac',
  },
  {
    id: 'past-modal-sentences-meekomen',
    hash: '84fdf69b',
  },
  {
    id: 'past-modal-sentences-omdat-werken',
    hash: 'f68c174e',
  },
  {
    id: 'past-modal-sentences-omdat-komen',
    hash: '421fe6a4',
    unusual: [
      'Sorry dat/dat-zin we niet',
      'Sorry dat/dat-zin we niet konden komen',
      'Sorry dat/dat-zin we niet komen konden',
    ],
  },
  {
    id: 'past-modal-sentences-omdat-ziekenhuis',
    hash: '8bed1b6b',
  },
  {
    id: 'past-modal-sentences-examen',
    hash: '9e428645',
    unusual: [
      'Samir en Noor het examen nog/nog-een-keer/1 een/nog-een-keer/1 keer/nog-een-keer/-2 doen',
      'Samir en Noor moesten het examen nog/nog-een-keer/1 een/nog-een-keer/1 keer/nog-een-keer/-2 doen',
    ],
  },
  {
    id: 'past-modal-sentences-zwemmen',
    hash: '73d2925b',
  },
  {
    id: 'past-modal-sentences-binnen',
    hash: 'cdaeec5f',
  },
  {
    id: 'past-modal-sentences-eten',
    hash: '030f0024',
  },
  {
    id: 'position-sentences-sleutels',
    hash: 'e4418eac',
  },
  {
    id: 'position-sentences-krant',
    hash: '9ba3e682',
  },
  {
    id: 'position-sentences-telefoon',
    hash: 'd18986ca',
  },
  {
    id: 'position-sentences-sneeuw',
    hash: '806d1d02',
  },
  {
    id: 'position-sentences-zwolle',
    hash: 'fbb6439e',
  },
  {
    id: 'position-sentences-kat',
    hash: 'b2edd9fb',
    unusual: ['De kat zit/zitten in de zon te slapen'],
  },
  {
    id: 'position-sentences-fles',
    hash: '1803109c',
  },
  {
    id: 'position-sentences-auto',
    hash: 'aef3a150',
  },
  {
    id: 'position-sentences-borden',
    hash: 'ba423cb6',
  },
  {
    id: 'position-sentences-fietsen',
    hash: '6d419f3c',
    unusual: ['Er drie fietsen/fiets in de schuur', 'Er staan drie fietsen/fiets in de schuur'],
  },
  {
    id: 'position-sentences-kerk',
    hash: 'bbebee86',
  },
  {
    id: 'position-sentences-naam',
    hash: '1ddd57a1',
    unusual: ['Je naam staat/staan-geschreven niet op de lijst'],
  },
  {
    id: 'position-sentences-boeken',
    hash: '0e38c9d5',
  },
  {
    id: 'position-sentences-pasje',
    hash: 'ae7d5c6a',
  },
  {
    id: 'position-sentences-suiker',
    hash: 'a0c46c14',
  },
  {
    id: 'position-sentences-gat',
    hash: 'a5bd9a28',
  },
  {
    id: 'position-sentences-cursus',
    hash: '686cb83e',
  },
  {
    id: 'position-sentences-bank',
    hash: '81fc7552',
  },
  {
    id: 'position-sentences-vlek',
    hash: 'b4054768',
  },
  {
    id: 'position-sentences-jas',
    hash: 'f111dbd1',
  },
  {
    id: 'position-sentences-foto',
    hash: '7b792691',
  },
  {
    id: 'position-sentences-was',
    hash: 'e52300b4',
    unusual: ['De was/was-kleren hangt buiten'],
  },
  {
    id: 'position-sentences-lamp',
    hash: '092d4b73',
  },
  {
    id: 'position-sentences-hond',
    hash: 'a7f016e2',
  },
  {
    id: 'position-sentences-mensen',
    hash: 'f5758204',
  },
  {
    id: 'position-sentences-zoeken',
    hash: 'b1644637',
    unusual: [
      'Ik al een uur/uur mijn sleutels te zoeken',
      'Ik loop al een uur/uur mijn sleutels te zoeken',
      'Ik zit/zitten al een uur/uur mijn sleutels te zoeken',
    ],
  },
  {
    id: 'pronoun-sentences-bellen',
    hash: '51dec094',
  },
  {
    id: 'pronoun-sentences-helpen',
    hash: 'f16e2390',
  },
  {
    id: 'pronoun-sentences-gezien',
    hash: 'f71a10a0',
    unusual: ['Ik heb hem/hem gisteren in de supermarkt gezien'],
  },
  {
    id: 'pronoun-sentences-kennen',
    hash: '0d8577a6',
  },
  {
    id: 'pronoun-sentences-uitgenodigd',
    hash: '49330f4f',
  },
  {
    id: 'pronoun-sentences-zien',
    hash: '333de502',
    unusual: ['Ik zie morgen op/op-bij school', 'Ik zie jullie morgen op/op-bij school'],
  },
  {
    id: 'pronoun-sentences-verstaan',
    hash: '5ceaa3fa',
  },
  {
    id: 'pronoun-sentences-helpen-ze',
    hash: 'ed799302',
  },
  {
    id: 'pronoun-sentences-cadeau',
    hash: '491a8fd2',
  },
  {
    id: 'pronoun-sentences-wachten',
    hash: '56c6d352',
    unusual: ['We wachten op hem/hem'],
  },
  {
    id: 'pronoun-sentences-met-mij',
    hash: '350ea725',
    unusual: [
      'Ga/meegaan/3 je met mee/meegaan/-3 naar de markt',
      'Ga/meegaan/4 je met mij mee/meegaan/-4 naar de markt',
      'Ga/meegaan/4 je met me mee/meegaan/-4 naar de markt',
    ],
  },
  {
    id: 'pronoun-sentences-van-haar',
    hash: '19eddf76',
  },
  {
    id: 'pronoun-sentences-bij-ons',
    hash: '80ee803d',
  },
  {
    id: 'pronoun-sentences-over-hen',
    hash: '15ff2620',
  },
  {
    id: 'pronoun-sentences-mijn-zus',
    hash: '8c749fb5',
  },
  {
    id: 'pronoun-sentences-je-adres',
    hash: '4ce2fa39',
  },
  {
    id: 'pronoun-sentences-uw-naam',
    hash: 'd6a0e4fa',
  },
  {
    id: 'pronoun-sentences-zijn-fiets',
    hash: 'de16ca90',
    unusual: ['zijn/zijn-bezit fiets is gestolen'],
  },
  {
    id: 'pronoun-sentences-haar-dochter',
    hash: 'cf919e82',
  },
  {
    id: 'pronoun-sentences-onze-tuin',
    hash: '79eb8bfe',
  },
  {
    id: 'pronoun-sentences-ons-huis',
    hash: 'fa2f62af',
  },
  {
    id: 'pronoun-sentences-onze-kinderen',
    hash: '8b7ca6b4',
  },
  {
    id: 'pronoun-sentences-ons-kind',
    hash: '3a0b29a3',
    unusual: ['kind zit nog op/op-bij de basisschool', 'Ons kind zit nog op/op-bij de basisschool'],
  },
  {
    id: 'pronoun-sentences-jullie-les',
    hash: '1c32e41e',
    unusual: [
      'Hoe/hoe-laat/1 laat/hoe-laat/-1 begint les',
      'Hoe/hoe-laat/1 laat/hoe-laat/-1 begint jullie les',
    ],
  },
  {
    id: 'pronoun-sentences-hun-baby',
    hash: '85473748',
  },
  {
    id: 'pronoun-sentences-zij-werken',
    hash: 'c6b4cd8e',
  },
  {
    id: 'pronoun-sentences-wij-wonen',
    hash: '5f94b59d',
  },
  {
    id: 'pronoun-sentences-hij-komt',
    hash: '5d4c8cea',
  },
  {
    id: 'reference-sentences-sleutel',
    hash: '79e91568',
    unusual: ['Hij/hij-ding ligt op tafel'],
  },
  {
    id: 'reference-sentences-telefoon',
    hash: '0939834b',
    unusual: ['Mijn telefoon is oud maar hij/hij-ding doet het nog'],
  },
  {
    id: 'reference-sentences-bus',
    hash: '7f456142',
    unusual: [
      'De bus is laat/laat maar komt wel',
      'De bus is laat/laat maar hij/hij-ding komt wel',
      'De bus is laat/laat maar die komt wel',
    ],
  },
  {
    id: 'reference-sentences-afspraak',
    hash: 'b96821a3',
    unusual: ['Hij/hij-ding is om tien uur'],
  },
  {
    id: 'reference-sentences-winkel',
    hash: 'd439e083',
    unusual: [
      'Die winkel is duur en gaat/opengaan/2 laat/laat open/opengaan/-2',
      'Die winkel is duur en hij/hij-ding gaat/opengaan/2 laat/laat open/opengaan/-2',
      'Die winkel is duur en die gaat/opengaan/2 laat/laat open/opengaan/-2',
    ],
  },
  {
    id: 'reference-sentences-formulier',
    hash: '57f5ee6e',
    unusual: [
      'Ik zoek het formulier maar is weg/weg-verdwenen',
      'Ik zoek het formulier maar het is weg/weg-verdwenen',
      'Ik zoek het formulier maar dat is weg/weg-verdwenen',
    ],
  },
  {
    id: 'reference-sentences-paspoort',
    hash: '0a7f0ccd',
    unusual: ['Ja zit/zitten in mijn tas'],
  },
  {
    id: 'reference-sentences-raam',
    hash: 'a38889ff',
    unusual: ['Doe/dichtdoen/3 het raam dicht/dichtdoen/-3'],
  },
  {
    id: 'reference-sentences-brood',
    hash: '38d5caa8',
    unusual: ['Eet/opeten/4 dat brood maar op/opeten/-4'],
  },
  {
    id: 'reference-sentences-huis',
    hash: '3e7e1466',
  },
  {
    id: 'reference-sentences-schoenen',
    hash: 'b17a0312',
  },
  {
    id: 'reference-sentences-druiven',
    hash: 'd64c9868',
  },
  {
    id: 'reference-sentences-boeken',
    hash: 'f5de45b6',
  },
  {
    id: 'reference-sentences-brief',
    hash: 'eb5e427d',
    unusual: ['Nee ik heb hem/hem nog niet gezien'],
  },
  {
    id: 'reference-sentences-jas',
    hash: '21818e17',
  },
  {
    id: 'reference-sentences-fiets',
    hash: 'ea0b9625',
  },
  {
    id: 'reference-sentences-rekening',
    hash: '80fd5813',
  },
  {
    id: 'reference-sentences-boek',
    hash: 'cb28f9cf',
  },
  {
    id: 'reference-sentences-pakje',
    hash: '3e120078',
  },
  {
    id: 'reference-sentences-overhemd',
    hash: 'ef0e800f',
  },
  {
    id: 'reference-sentences-medicijn',
    hash: '3b86cbda',
    unusual: [
      'Neem/innemen/4 na het eten/eten-maaltijd in/innemen/-4',
      'Neem/innemen/5 het na het eten/eten-maaltijd in/innemen/-5',
      'Neem/innemen/5 dat na het eten/eten-maaltijd in/innemen/-5',
    ],
  },
  {
    id: 'reference-sentences-appels',
    hash: 'e68d8779',
  },
  {
    id: 'reference-sentences-kinderen',
    hash: '587c08b6',
  },
  {
    id: 'reference-sentences-fotos',
    hash: '950ea3f6',
  },
  {
    id: 'reference-sentences-ramen',
    hash: '7b942e96',
  },
  {
    id: 'relative-sentences-jas',
    hash: '9e742b7f',
    unusual: ['De jas die/die-verwijzend ik zoek is blauw'],
  },
  {
    id: 'relative-sentences-trein',
    hash: '2081dd27',
    unusual: ['Dit is de trein die/die-verwijzend naar Zwolle gaat'],
  },
  {
    id: 'relative-sentences-collega',
    hash: '07fdffcd',
    unusual: ['Ik heb een collega die/die-verwijzend uit Syrië komt'],
  },
  {
    id: 'relative-sentences-huis',
    hash: 'b8b7edfd',
    unusual: ['Dat is het huis dat/dat-verwijzend te koop staat'],
  },
  {
    id: 'relative-sentences-boek',
    hash: 'cbad839f',
    unusual: ['Waar is het boek dat/dat-verwijzend ik wilde lezen'],
  },
  {
    id: 'relative-sentences-meisje',
    hash: 'a65469c9',
    unusual: ['Het meisje dat/dat-verwijzend daar loopt is mijn nichtje'],
  },
  {
    id: 'relative-sentences-brood',
    hash: '70ebeae5',
    unusual: ['Ik wil graag brood dat/dat-verwijzend vandaag gebakken is'],
  },
  {
    id: 'relative-sentences-schoenen',
    hash: 'c2150db9',
    unusual: ['De schoenen die/die-verwijzend ik wil zijn uitverkocht'],
  },
  {
    id: 'relative-sentences-kinderen',
    hash: '4bd2293b',
    unusual: ['De kinderen die/die-verwijzend hier spelen wonen in deze straat'],
  },
  {
    id: 'relative-sentences-waar-straat',
    hash: '57ecac00',
  },
  {
    id: 'relative-sentences-waar-winkel',
    hash: 'd4224bce',
  },
  {
    id: 'relative-sentences-wat-alles',
    hash: '3e846caa',
    unusual: ['Alles dat/dat-verwijzend je nodig hebt staat op de lijst'],
  },
  {
    id: 'relative-sentences-wat-iets',
    hash: '31a1f4f3',
    unusual: ['Is er iets dat/dat-verwijzend je niet begrijpt'],
  },
  {
    id: 'relative-sentences-man-gemeente',
    hash: '44a88539',
    unusual: ['Dat is de man die/die-verwijzend bij de gemeente werkt'],
  },
  {
    id: 'relative-sentences-vrouw-kaas',
    hash: 'ab196293',
    unusual: ['Ik ken een vrouw die/die-verwijzend kaas verkoopt'],
  },
  {
    id: 'relative-sentences-dokter',
    hash: 'e9702056',
    unusual: ['We hebben een huisarts die/die-verwijzend goed luistert'],
  },
  {
    id: 'relative-sentences-bus',
    hash: '6ddae553',
    unusual: ['Neem de bus die/die-verwijzend naar het station gaat'],
  },
  {
    id: 'relative-sentences-fiets',
    hash: '4f1cece7',
    unusual: ['Dit is de fiets die/die-verwijzend ik gisteren kocht'],
  },
  {
    id: 'relative-sentences-kind',
    hash: '99436f2b',
    unusual: ['Er is een kind dat/dat-verwijzend zijn/zijn-bezit moeder zoekt'],
  },
  {
    id: 'relative-sentences-huis-tuin',
    hash: '1de0efd2',
    unusual: ['We zoeken een huis dat/dat-verwijzend een tuin heeft'],
  },
  {
    id: 'relative-sentences-formulier',
    hash: '5ac3e672',
    unusual: [
      'Hier is het formulier dat/dat-verwijzend u moet invullen',
      'Hier is het formulier dat/dat-verwijzend u invullen moet',
      'Hier is het formulier dat/dat-verwijzend u in moet vullen',
    ],
  },
  {
    id: 'relative-sentences-woord',
    hash: '90db82d0',
    unusual: ['Dat is een woord dat/dat-verwijzend ik niet ken'],
  },
  {
    id: 'relative-sentences-mensen',
    hash: '27ae0a58',
    unusual: ['Dat zijn de mensen die/die-verwijzend naast ons wonen'],
  },
  {
    id: 'relative-sentences-vrienden',
    hash: 'caedf196',
    unusual: [
      'Ik heb vrienden die/die-verwijzend me vaak helpen',
      'Ik heb vrienden die/die-verwijzend mij vaak helpen',
    ],
  },
  {
    id: 'relative-sentences-brief',
    hash: '9a5778db',
    unusual: [
      'Waar is de brief die/die-verwijzend vandaag is gekomen',
      'Waar is de brief die/die-verwijzend vandaag gekomen is',
    ],
  },
  {
    id: 'negation-gap-geen-auto',
    hash: '8392d120',
  },
  {
    id: 'negation-gap-geen-tijd',
    hash: 'a1d86098',
  },
  {
    id: 'negation-gap-geen-koffie',
    hash: '6dc0d278',
  },
  {
    id: 'negation-gap-geen-kinderen',
    hash: 'a0cf8b90',
  },
  {
    id: 'negation-gap-geen-vlees',
    hash: '362cedf2',
  },
  {
    id: 'negation-gap-geen-fiets',
    hash: '7f12eb90',
  },
  {
    id: 'negation-gap-geen-geld',
    hash: 'b14ed04a',
  },
  {
    id: 'negation-gap-geen-les',
    hash: '1f3c3e22',
  },
  {
    id: 'negation-gap-geen-huisdier',
    hash: '41e81360',
  },
  {
    id: 'negation-gap-geen-brood',
    hash: '505fd84a',
    unusual: ['Er is geen brood meer/meer-voorbij'],
  },
  {
    id: 'negation-gap-geen-afspraak',
    hash: '2da53ca8',
  },
  {
    id: 'negation-gap-geen-suiker',
    hash: '6e6588e2',
  },
  {
    id: 'negation-gap-geen-vraag',
    hash: 'a1b3d60c',
    unusual: ['Hebben jullie geen vragen/vraag'],
  },
  {
    id: 'negation-gap-geen-trein',
    hash: '4bd73be0',
  },
  {
    id: 'negation-gap-geen-honger',
    hash: 'b1444460',
  },
  {
    id: 'negation-gap-geen-werk',
    hash: '1976b76c',
  },
  {
    id: 'negation-gap-geen-jas',
    hash: '8741607e',
  },
  {
    id: 'negation-gap-geen-tuin',
    hash: '994233d0',
  },
  {
    id: 'negation-gap-geen-melk',
    hash: '586e7824',
  },
  {
    id: 'negation-gap-geen-rijbewijs',
    hash: 'a788a800',
  },
  {
    id: 'negation-gap-niet-die-man',
    hash: 'cccf6d8c',
  },
  {
    id: 'negation-gap-niet-het-antwoord',
    hash: '51dac132',
  },
  {
    id: 'negation-gap-niet-mijn-sleutels',
    hash: '6756e9fe',
  },
  {
    id: 'negation-gap-niet-deze-film',
    hash: '1784bce8',
  },
  {
    id: 'negation-gap-niet-lekker',
    hash: '89c57ef6',
  },
  {
    id: 'negation-gap-niet-duur',
    hash: '41d0b034',
  },
  {
    id: 'negation-gap-niet-ziek',
    hash: '28f87a74',
  },
  {
    id: 'negation-gap-niet-in-utrecht',
    hash: 'd09a1154',
  },
  {
    id: 'negation-gap-niet-naar-school',
    hash: 'e140ebe2',
  },
  {
    id: 'negation-gap-niet-met-de-bus',
    hash: '35462f92',
  },
  {
    id: 'negation-gap-niet-van-voetbal',
    hash: 'd34af922',
  },
  {
    id: 'negation-gap-niet-op-het-werk',
    hash: '8ee42506',
    unusual: [
      'Yusuf is vandaag op/op-bij zijn/zijn-bezit werk',
      'Yusuf is vandaag niet op/op-bij zijn/zijn-bezit werk',
    ],
  },
  {
    id: 'negation-gap-niet-werken',
    hash: '3a3444c0',
  },
  {
    id: 'negation-gap-niet-gebeld',
    hash: '910eef9e',
  },
  {
    id: 'negation-gap-niet-roken',
    hash: 'cf466e92',
  },
  {
    id: 'negation-gap-niet-parkeren',
    hash: '4ca0d9da',
  },
  {
    id: 'negation-gap-niet-slapen',
    hash: '7d4a4cc5',
  },
  {
    id: 'negation-gap-niet-regent',
    hash: '836afe6e',
  },
  {
    id: 'negation-gap-niet-amina',
    hash: '133a475a',
  },
  {
    id: 'negation-gap-niet-je-telefoon',
    hash: '34ae1838',
  },
  {
    id: 'negation-place-place-woon',
    hash: 'a65db317',
  },
  {
    id: 'negation-place-place-lekker',
    hash: '635e9e21',
  },
  {
    id: 'negation-place-place-duur',
    hash: '42c36bd3',
  },
  {
    id: 'negation-place-place-begrijp',
    hash: '40c09b31',
  },
  {
    id: 'negation-place-place-ken-hem',
    hash: '32228ab9',
    unusual: ['Wij kennen hem/hem', 'Wij kennen hem/hem niet'],
  },
  {
    id: 'negation-place-place-zie-je',
    hash: 'a602a475',
  },
  {
    id: 'negation-place-place-werk',
    hash: 'b7dfb329',
    unusual: ['Ik werk/werken vandaag', 'Ik werk/werken vandaag niet'],
  },
  {
    id: 'negation-place-place-komt',
    hash: '6031366b',
  },
  {
    id: 'negation-place-place-ken-man',
    hash: '3b86e677',
  },
  {
    id: 'negation-place-place-sleutel',
    hash: '723271ad',
  },
  {
    id: 'negation-place-place-school',
    hash: 'f19f6e1b',
  },
  {
    id: 'negation-place-place-bus',
    hash: '369e3fef',
  },
  {
    id: 'negation-place-place-voetbal',
    hash: '247ae9bb',
  },
  {
    id: 'negation-place-place-komen',
    hash: '1a2b39f1',
  },
  {
    id: 'negation-place-place-gebeld',
    hash: '5b158ac1',
  },
  {
    id: 'negation-place-place-gelezen',
    hash: 'b58cf6b1',
  },
  {
    id: 'negation-place-place-zwemmen',
    hash: 'f1af5d09',
  },
  {
    id: 'negation-place-place-opgestaan',
    hash: 'a5ec2325',
  },
  {
    id: 'negation-place-place-ver',
    hash: '2611ce63',
  },
  {
    id: 'negation-place-place-alleen',
    hash: '162ef3e9',
  },
  {
    id: 'clause-markt',
    hash: 'a6089ef0',
  },
  {
    id: 'clause-ziek-in-bed',
    hash: '9d07e202',
  },
  {
    id: 'clause-moeder-opbellen',
    hash: '4721e96c',
    unusual: [
      'Ik bel/opbellen/4 vanavond mijn moeder op/opbellen/-4',
      'Ik bel/opbellen/4 mijn moeder vanavond op/opbellen/-4',
      'Vanavond bel/opbellen/4 ik mijn moeder op/opbellen/-4',
      'Ik beloof dat/dat-zin ik vanavond mijn moeder opbel',
      'Ik beloof dat/dat-zin ik mijn moeder vanavond opbel',
      'Ik beloof dat/dat-zin ik mijn moeder opbel vanavond',
    ],
  },
  {
    id: 'clause-bus-nemen',
    hash: 'f2958a49',
    unusual: [
      'Ik weet dat/dat-zin Amina elke dag de bus neemt',
      'Ik weet dat/dat-zin Amina de bus elke dag neemt',
      'Ik weet dat/dat-zin Amina de bus neemt elke dag',
    ],
  },
  {
    id: 'clause-fietsen-werk',
    hash: '94adcef4',
    unusual: [
      'Omar fietst elke ochtend naar zijn/zijn-bezit werk',
      'Omar fietst naar zijn/zijn-bezit werk elke ochtend',
      'Elke ochtend fietst Omar naar zijn/zijn-bezit werk',
      'De auto staat thuis omdat Omar elke ochtend naar zijn/zijn-bezit werk fietst',
      'De auto staat thuis omdat Omar naar zijn/zijn-bezit werk fietst elke ochtend',
    ],
  },
  {
    id: 'clause-koken-familie',
    hash: '9f09498d',
  },
  {
    id: 'clause-nieuwe-woorden',
    hash: '0e2b0ec3',
  },
  {
    id: 'clause-tandarts',
    hash: '6692ec84',
  },
  {
    id: 'clause-bus-wachten',
    hash: 'd82d2f45',
    unusual: [
      'Ik zie dat/dat-zin de kinderen nu op de bus wachten',
      'Ik zie dat/dat-zin de kinderen nu wachten op de bus',
    ],
  },
  {
    id: 'clause-regen-hard',
    hash: '93cffd16',
  },
  {
    id: 'clause-dochter-ziek',
    hash: 'b9777255',
  },
  {
    id: 'clause-werken-utrecht',
    hash: '9d049db9',
    unusual: [
      'Ik sta/opstaan/2 vroeg op/opstaan/-2 omdat ik morgen in Utrecht moet werken',
      'Ik sta/opstaan/2 vroeg op/opstaan/-2 omdat ik morgen in Utrecht werken moet',
      'Ik sta/opstaan/2 vroeg op/opstaan/-2 omdat ik in Utrecht moet werken morgen',
      'Ik sta/opstaan/2 vroeg op/opstaan/-2 omdat ik in Utrecht werken moet morgen',
      'Ik sta/opstaan/2 vroeg op/opstaan/-2 omdat ik morgen moet werken in Utrecht',
      'Ik sta/opstaan/2 vroeg op/opstaan/-2 omdat ik morgen werken moet in Utrecht',
    ],
  },
  {
    id: 'clause-nederlands-leren',
    hash: '279dcb6a',
    unusual: [
      'Ik hoor dat/dat-zin Youssef dit jaar Nederlands wil leren',
      'Ik hoor dat/dat-zin Youssef dit jaar Nederlands leren wil',
      'Ik hoor dat/dat-zin Youssef Nederlands wil leren dit jaar',
      'Ik hoor dat/dat-zin Youssef Nederlands leren wil dit jaar',
    ],
  },
  {
    id: 'clause-film-gezien',
    hash: 'bc479c5d',
    unusual: [
      'Ik vertel mijn zus dat/dat-zin wij gisteren een mooie film hebben gezien',
      'Ik vertel mijn zus dat/dat-zin wij gisteren een mooie film gezien hebben',
      'Ik vertel mijn zus dat/dat-zin wij een mooie film hebben gezien gisteren',
      'Ik vertel mijn zus dat/dat-zin wij een mooie film gezien hebben gisteren',
    ],
  },
  {
    id: 'clause-huis-gekocht',
    hash: '3afb66fd',
    unusual: [
      'Ik hoor dat/dat-zin de buren vorige maand een huis hebben gekocht',
      'Ik hoor dat/dat-zin de buren vorige maand een huis gekocht hebben',
      'Ik hoor dat/dat-zin de buren een huis hebben gekocht vorige maand',
      'Ik hoor dat/dat-zin de buren een huis gekocht hebben vorige maand',
    ],
  },
  {
    id: 'clause-brood-kopen',
    hash: 'b51e68a5',
  },
  {
    id: 'clause-huisarts-gaan',
    hash: '1db541cc',
    unusual: [
      'De assistente zegt dat/dat-zin u morgen naar de huisarts kunt gaan',
      'De assistente zegt dat/dat-zin u morgen naar de huisarts gaan kunt',
      'De assistente zegt dat/dat-zin u naar de huisarts kunt gaan morgen',
      'De assistente zegt dat/dat-zin u naar de huisarts gaan kunt morgen',
    ],
  },
  {
    id: 'clause-trein-spoor',
    hash: '46b940c5',
    unusual: [
      'De conducteur zegt dat/dat-zin wij om negen uur van spoor vijf vertrekken',
      'De conducteur zegt dat/dat-zin wij van spoor vijf om negen uur vertrekken',
      'De conducteur zegt dat/dat-zin wij van spoor vijf vertrekken om negen uur',
      'De conducteur zegt dat/dat-zin wij om negen uur vertrekken van spoor vijf',
      'De conducteur zegt dat/dat-zin wij vertrekken om negen uur van spoor vijf',
      'De conducteur zegt dat/dat-zin wij vertrekken van spoor vijf om negen uur',
    ],
  },
  {
    id: 'clause-vroeg-opstaan',
    hash: 'd2828eb6',
    unusual: [
      'Ik sta/opstaan/4 elke dag vroeg op/opstaan/-4',
      'Elke dag sta/opstaan/3 ik vroeg op/opstaan/-3',
    ],
  },
  {
    id: 'clause-taart-meenemen',
    hash: '9d1372ae',
    unusual: [
      'Sara neemt/meenemen/4 morgen een taart mee/meenemen/-4',
      'Sara neemt/meenemen/3 een taart mee/meenemen/-3 morgen',
      'Morgen neemt/meenemen/4 Sara een taart mee/meenemen/-4',
      'Ik hoop dat/dat-zin Sara morgen een taart meeneemt',
      'Ik hoop dat/dat-zin Sara een taart meeneemt morgen',
    ],
  },
  {
    id: 'clause-huis-schoonmaken',
    hash: '95854a82',
    unusual: [
      'Wij maken/schoonmaken/5 het huis op zaterdag schoon/schoonmaken/-5',
      'Wij maken/schoonmaken/3 het huis schoon/schoonmaken/-3 op zaterdag',
      'Op zaterdag maken/schoonmaken/4 wij het huis schoon/schoonmaken/-4',
    ],
  },
  {
    id: 'clause-mensen-uitnodigen',
    hash: 'e61e719a',
    unusual: [
      'Mijn zus nodigt/uitnodigen/5 elk jaar veel mensen uit/uitnodigen/-5',
      'Elk jaar nodigt/uitnodigen/5 mijn zus veel mensen uit/uitnodigen/-5',
      'Ik weet dat/dat-zin mijn zus elk jaar veel mensen uitnodigt',
      'Ik weet dat/dat-zin mijn zus veel mensen uitnodigt elk jaar',
    ],
  },
  {
    id: 'clause-formulier-invullen',
    hash: 'f58390be',
    unusual: [
      'Ik vul/invullen/4 vandaag het formulier in/invullen/-4',
      'Ik vul/invullen/4 het formulier vandaag in/invullen/-4',
      'Ik vul/invullen/3 het formulier in/invullen/-3 vandaag',
      'Vandaag vul/invullen/4 ik het formulier in/invullen/-4',
    ],
  },
  {
    id: 'clause-huur-betalen',
    hash: 'db3b8dcf',
    unusual: [
      'De huisbaas is blij dat/dat-zin wij elke maand de huur betalen',
      'De huisbaas is blij dat/dat-zin wij de huur elke maand betalen',
      'De huisbaas is blij dat/dat-zin wij de huur betalen elke maand',
    ],
  },
  {
    id: 'clause-goed-zwemmen',
    hash: '5c7652d3',
  },
  {
    id: 'clause-ouders-spanje',
    hash: 'cb1e173c',
    unusual: ['Ik reis/reizen veel omdat mijn ouders nu in Spanje wonen'],
  },
  {
    id: 'clause-verhuizen-huis',
    hash: '9925654f',
  },
  {
    id: 'clause-cursus-begint',
    hash: '4ed9fb06',
    unusual: [
      'Op de website staat/staan-geschreven dat/dat-zin de cursus volgende week in de bibliotheek begint',
      'Op de website staat/staan-geschreven dat/dat-zin de cursus in de bibliotheek volgende week begint',
      'Op de website staat/staan-geschreven dat/dat-zin de cursus in de bibliotheek begint volgende week',
      'Op de website staat/staan-geschreven dat/dat-zin de cursus volgende week begint in de bibliotheek',
    ],
  },
  {
    id: 'clause-auto-kapot',
    hash: 'b717f14b',
  },
  {
    id: 'clause-broer-bellen',
    hash: '905625ed',
    unusual: [
      'Mijn man/man-echtgenoot belt elke avond zijn/zijn-bezit broer',
      'Mijn man/man-echtgenoot belt zijn/zijn-bezit broer elke avond',
      'Elke avond belt mijn man/man-echtgenoot zijn/zijn-bezit broer',
      'Onze telefoonrekening is hoog omdat mijn man/man-echtgenoot elke avond zijn/zijn-bezit broer belt',
      'Onze telefoonrekening is hoog omdat mijn man/man-echtgenoot zijn/zijn-bezit broer elke avond belt',
      'Onze telefoonrekening is hoog omdat mijn man/man-echtgenoot zijn/zijn-bezit broer belt elke avond',
    ],
  },
  {
    id: 'clause-boodschappen-markt',
    hash: 'ce3295dd',
    unusual: [
      'Ik neem/meenemen/4 een grote tas mee/meenemen/-4 omdat ik vandaag boodschappen op de markt doe',
      'Ik neem/meenemen/4 een grote tas mee/meenemen/-4 omdat ik vandaag op de markt boodschappen doe',
      'Ik neem/meenemen/4 een grote tas mee/meenemen/-4 omdat ik boodschappen op de markt doe vandaag',
      'Ik neem/meenemen/4 een grote tas mee/meenemen/-4 omdat ik op de markt boodschappen doe vandaag',
      'Ik neem/meenemen/4 een grote tas mee/meenemen/-4 omdat ik vandaag boodschappen doe op de markt',
    ],
  },
  {
    id: 'clause-lena-studeert',
    hash: '5d62a2eb',
    unusual: [
      'Ik hoor dat/dat-zin Lena dit jaar in Groningen studeert',
      'Ik hoor dat/dat-zin Lena in Groningen studeert dit jaar',
      'Ik hoor dat/dat-zin Lena dit jaar studeert in Groningen',
    ],
  },
  {
    id: 'clause-opa-krant',
    hash: 'b95efc2b',
  },
  {
    id: 'clause-huiswerk-thuis',
    hash: 'e762a493',
  },
  {
    id: 'clause-koffie-drinken',
    hash: '923bf4b7',
  },
  {
    id: 'clause-vroeg-eten',
    hash: '1d9d4883',
  },
  {
    id: 'clause-genoeg-geld',
    hash: '0a0e5737',
  },
  {
    id: 'clause-bus-te-laat',
    hash: '1dba5de8',
    unusual: [
      'De bus komt vandaag te/te-laat/1 laat/te-laat/-1',
      'De bus komt te/te-laat/1 laat/te-laat/-1 vandaag',
      'Vandaag komt de bus te/te-laat/1 laat/te-laat/-1',
      'Als de bus vandaag te/te-laat/1 laat/te-laat/-1 komt loop ik naar/naar-huis/1 huis/naar-huis/-1',
      'Als de bus te/te-laat/1 laat/te-laat/-1 komt vandaag loop ik naar/naar-huis/1 huis/naar-huis/-1',
    ],
  },
  {
    id: 'clause-winkel-open',
    hash: 'fffe202f',
  },
  {
    id: 'clause-morgen-regent',
    hash: '4182fa12',
    unusual: [
      'Als het morgen hard regent blijf/thuisblijven/2 ik thuis/thuisblijven/-2',
      'Als het hard regent morgen blijf/thuisblijven/2 ik thuis/thuisblijven/-2',
    ],
  },
  {
    id: 'clause-geen-les',
    hash: '865cea24',
  },
  {
    id: 'clause-ouders-bezoek',
    hash: 'fe2c71af',
    unusual: [
      'Ik maak/schoonmaken/3 het huis schoon/schoonmaken/-3 omdat mijn ouders op zondag op bezoek komen',
      'Ik maak/schoonmaken/3 het huis schoon/schoonmaken/-3 omdat mijn ouders op bezoek komen op zondag',
    ],
  },
  {
    id: 'clause-pakje-brengen',
    hash: 'a760804f',
    unusual: [
      'Ik blijf/thuisblijven/1 thuis/thuisblijven/-1 omdat de postbode vanmiddag een pakje brengt',
      'Ik blijf/thuisblijven/1 thuis/thuisblijven/-1 omdat de postbode een pakje brengt vanmiddag',
    ],
  },
  {
    id: 'clause-paspoort-aangevraagd',
    hash: '4a2f957a',
    unusual: [
      'Ik weet dat/dat-zin Malik vandaag een nieuw paspoort heeft aangevraagd',
      'Ik weet dat/dat-zin Malik vandaag een nieuw paspoort aangevraagd heeft',
      'Ik weet dat/dat-zin Malik een nieuw paspoort heeft aangevraagd vandaag',
      'Ik weet dat/dat-zin Malik een nieuw paspoort aangevraagd heeft vandaag',
    ],
  },
  {
    id: 'clause-vrienden-park',
    hash: '64b7c916',
  },
  {
    id: 'clause-voetbal-plein',
    hash: '2029df80',
    unusual: [
      'Ik denk dat/dat-zin de jongens na school voetbal op het plein spelen',
      'Ik denk dat/dat-zin de jongens na school op het plein voetbal spelen',
      'Ik denk dat/dat-zin de jongens voetbal op het plein spelen na school',
      'Ik denk dat/dat-zin de jongens op het plein voetbal spelen na school',
      'Ik denk dat/dat-zin de jongens na school voetbal spelen op het plein',
      'Ik denk dat/dat-zin de jongens voetbal spelen na school op het plein',
      'Ik denk dat/dat-zin de jongens voetbal spelen op het plein na school',
    ],
  },
  {
    id: 'clause-museum-bezoeken',
    hash: 'e49472ce',
  },
  {
    id: 'clause-moeder-helpen',
    hash: 'a95fcc93',
  },
  {
    id: 'clause-regels-uitleggen',
    hash: 'be5821c8',
    unusual: [
      'De docent legt/uitleggen/4 vandaag de regels uit/uitleggen/-4',
      'De docent legt/uitleggen/4 de regels vandaag uit/uitleggen/-4',
      'De docent legt/uitleggen/3 de regels uit/uitleggen/-3 vandaag',
      'Vandaag legt/uitleggen/5 de docent de regels uit/uitleggen/-5',
      'Ik kom op/op-tijd/1 tijd/op-tijd/-1 omdat de docent vandaag de regels uitlegt',
      'Ik kom op/op-tijd/1 tijd/op-tijd/-1 omdat de docent de regels vandaag uitlegt',
      'Ik kom op/op-tijd/1 tijd/op-tijd/-1 omdat de docent de regels uitlegt vandaag',
    ],
  },
  {
    id: 'clause-kinderen-ophalen',
    hash: '694851dd',
    unusual: [
      'Ik haal/ophalen/8 om drie uur de kinderen van school op/ophalen/-8',
      'Ik haal/ophalen/8 de kinderen om drie uur van school op/ophalen/-8',
      'Ik haal/ophalen/5 de kinderen van school op/ophalen/-5 om drie uur',
      'Ik haal/ophalen/6 om drie uur de kinderen op/ophalen/-6 van school',
      'Ik haal/ophalen/6 de kinderen om drie uur op/ophalen/-6 van school',
      'Ik haal/ophalen/3 de kinderen op/ophalen/-3 van school om drie uur',
      'Om drie uur haal/ophalen/6 ik de kinderen van school op/ophalen/-6',
      'Om drie uur haal/ophalen/4 ik de kinderen op/ophalen/-4 van school',
      'Ik moet weg/weg-verdwenen omdat ik om drie uur de kinderen van school ophaal',
      'Ik moet weg/weg-verdwenen omdat ik de kinderen om drie uur van school ophaal',
      'Ik moet weg/weg-verdwenen omdat ik de kinderen van school ophaal om drie uur',
      'Ik moet weg/weg-verdwenen omdat ik om drie uur de kinderen ophaal van school',
      'Ik moet weg/weg-verdwenen omdat ik de kinderen om drie uur ophaal van school',
      'Ik moet weg/weg-verdwenen omdat ik de kinderen ophaal van school om drie uur',
    ],
  },
  {
    id: 'clause-vliegtuig-aankomen',
    hash: '742b9b3b',
    unusual: [
      'Wij komen/aankomen/6 om zes uur op/op-bij Schiphol aan/aankomen/-6',
      'Wij komen/aankomen/6 op/op-bij Schiphol om zes uur aan/aankomen/-6',
      'Wij komen/aankomen/3 op/op-bij Schiphol aan/aankomen/-3 om zes uur',
      'Wij komen/aankomen/4 om zes uur aan/aankomen/-4 op/op-bij Schiphol',
      'Wij komen aan om zes uur op/op-bij Schiphol',
      'Wij komen aan op/op-bij Schiphol om zes uur',
      'Om zes uur komen/aankomen/4 wij op/op-bij Schiphol aan/aankomen/-4',
      'Om zes uur komen/aankomen/2 wij aan/aankomen/-2 op/op-bij Schiphol',
      'Op ons ticket staat/staan-geschreven dat/dat-zin wij om zes uur op/op-bij Schiphol aankomen',
      'Op ons ticket staat/staan-geschreven dat/dat-zin wij op/op-bij Schiphol om zes uur aankomen',
      'Op ons ticket staat/staan-geschreven dat/dat-zin wij op/op-bij Schiphol aankomen om zes uur',
      'Op ons ticket staat/staan-geschreven dat/dat-zin wij om zes uur aankomen op/op-bij Schiphol',
      'Op ons ticket staat/staan-geschreven dat/dat-zin wij aankomen om zes uur op/op-bij Schiphol',
      'Op ons ticket staat/staan-geschreven dat/dat-zin wij aankomen op/op-bij Schiphol om zes uur',
    ],
  },
  {
    id: 'clause-man-terugkomen',
    hash: '8e19bec8',
    unusual: [
      'Mijn man/man-echtgenoot komt/terugkomen/4 morgen uit Turkije terug/terugkomen/-4',
      'Mijn man/man-echtgenoot komt/terugkomen/3 uit Turkije terug/terugkomen/-3 morgen',
      'Mijn man/man-echtgenoot komt/terugkomen/2 morgen terug/terugkomen/-2 uit Turkije',
      'Morgen komt/terugkomen/5 mijn man/man-echtgenoot uit Turkije terug/terugkomen/-5',
      'Morgen komt/terugkomen/3 mijn man/man-echtgenoot terug/terugkomen/-3 uit Turkije',
      'De kinderen zijn blij omdat mijn man/man-echtgenoot morgen uit Turkije terugkomt',
      'De kinderen zijn blij omdat mijn man/man-echtgenoot uit Turkije terugkomt morgen',
      'De kinderen zijn blij omdat mijn man/man-echtgenoot morgen terugkomt uit Turkije',
    ],
  },
  {
    id: 'clause-baan-zoeken',
    hash: '6c4b65e6',
    unusual: [
      'Mijn vriendin zoekt op/op-dit-moment/1 dit/op-dit-moment/1 moment/op-dit-moment/-2 een baan',
      'Mijn vriendin zoekt een baan op/op-dit-moment/1 dit/op-dit-moment/1 moment/op-dit-moment/-2',
      'Op/op-dit-moment/1 dit/op-dit-moment/1 moment/op-dit-moment/-2 zoekt mijn vriendin een baan',
      'Ik hoor dat/dat-zin mijn vriendin op/op-dit-moment/1 dit/op-dit-moment/1 moment/op-dit-moment/-2 een baan zoekt',
      'Ik hoor dat/dat-zin mijn vriendin een baan zoekt op/op-dit-moment/1 dit/op-dit-moment/1 moment/op-dit-moment/-2',
    ],
  },
  {
    id: 'clause-buren-lawaai',
    hash: '525f07cd',
  },
  {
    id: 'clause-park-gesport',
    hash: 'b4c1dcff',
  },
  {
    id: 'clause-restaurant-gegeten',
    hash: '6358b7eb',
    unusual: [
      'Ik vertel mijn collega dat/dat-zin wij gisteravond in een restaurant hebben gegeten',
      'Ik vertel mijn collega dat/dat-zin wij gisteravond in een restaurant gegeten hebben',
      'Ik vertel mijn collega dat/dat-zin wij in een restaurant hebben gegeten gisteravond',
      'Ik vertel mijn collega dat/dat-zin wij in een restaurant gegeten hebben gisteravond',
      'Ik vertel mijn collega dat/dat-zin wij gisteravond hebben gegeten in een restaurant',
      'Ik vertel mijn collega dat/dat-zin wij gisteravond gegeten hebben in een restaurant',
    ],
  },
  {
    id: 'clause-oma-gevallen',
    hash: '76528850',
    unusual: [
      'Wij maken/zorgen-maken/2 ons zorgen/zorgen-maken/-2 omdat oma vorige week van de trap is gevallen',
      'Wij maken/zorgen-maken/2 ons zorgen/zorgen-maken/-2 omdat oma vorige week van de trap gevallen is',
      'Wij maken/zorgen-maken/2 ons zorgen/zorgen-maken/-2 omdat oma van de trap is gevallen vorige week',
      'Wij maken/zorgen-maken/2 ons zorgen/zorgen-maken/-2 omdat oma van de trap gevallen is vorige week',
    ],
  },
  {
    id: 'clause-alleen-school',
    hash: '744b3108',
  },
  {
    id: 'clause-neef-trouwen',
    hash: 'fae49245',
  },
  {
    id: 'clause-contract-krijgen',
    hash: '6fa08595',
  },
  {
    id: 'clause-samen-station',
    hash: '23c71077',
  },
  {
    id: 'clause-auto-duitsland',
    hash: '04f580d9',
    unusual: [
      'Ik weet dat/dat-zin mijn oom elke week met de auto naar Duitsland rijdt',
      'Ik weet dat/dat-zin mijn oom met de auto elke week naar Duitsland rijdt',
      'Ik weet dat/dat-zin mijn oom met de auto naar Duitsland rijdt elke week',
      'Ik weet dat/dat-zin mijn oom elke week naar Duitsland rijdt met de auto',
    ],
  },
  {
    id: 'clause-fietsen-school',
    hash: '82cf477f',
    unusual: [
      'Ik maak/zorgen-maken/3 me geen zorgen/zorgen-maken/-3 omdat de kinderen elke dag samen naar school fietsen',
      'Ik maak/zorgen-maken/3 me geen zorgen/zorgen-maken/-3 omdat de kinderen samen elke dag naar school fietsen',
      'Ik maak/zorgen-maken/3 me geen zorgen/zorgen-maken/-3 omdat de kinderen samen naar school fietsen elke dag',
    ],
  },
];
