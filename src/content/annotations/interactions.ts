import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'goedemorgen-wat-is-uw-achternaam-en-kunt-u-die-even-spellen',
    hash: '235e139b',
  },
  {
    id: 'waar-kom-je-eigenlijk-vandaan',
    hash: '9ed78950',
    unusual: ['Waar/waar-vandaan/4 kom je eigenlijk vandaan/waar-vandaan/-4'],
  },
  {
    id: 'hoi-ben-jij-de-vader-van-amir',
    hash: '21f4d37d',
  },
  {
    id: 'hoe-lang-woont-u-al-in-nederland',
    hash: 'a95f33d4',
    unusual: ['Hoe lang woont u al in/in-nederland/1 Nederland/in-nederland/-1'],
  },
  {
    id: 'goedemorgen-met-de-huisartsenpraktijk-mag-ik-uw-geboortedatum',
    hash: 'fb729d21',
  },
  {
    id: 'welke-talen-spreken-jullie-thuis',
    hash: '9c443e7e',
  },
  {
    id: 'bent-u-getrouwd-of-alleenstaand',
    hash: 'e78c5808',
    unusual: ['Getrouwd maar mijn man/man-echtgenoot woont nog in Turkije'],
  },
  {
    id: 'heeft-u-een-geldig-identiteitsbewijs-bij-u',
    hash: '0fd25dfd',
  },
  {
    id: 'op-welk-nummer-kunnen-we-u-overdag-bereiken',
    hash: '85504d41',
    unusual: ['Het nummer staat/staan-geschreven al op het formulier'],
  },
  {
    id: 'wat-deed-je-voor-werk-voordat-je-hier-kwam',
    hash: 'fffabbc9',
  },
  {
    id: 'jij-bent-nieuw-in-de-groep-hè-vertel-eens-iets-over-jezelf',
    hash: '75f9a765',
    unusual: ['Ik werk/werken in een hotel en ik dans graag'],
  },
  {
    id: 'leuk-dat-jullie-naast-ons-komen-wonen-hebben-jullie-kinderen',
    hash: '1af765df',
    unusual: [
      'Leuk dat/dat-zin jullie naast ons komen wonen',
      "Ze huilt weleens 's/s-nachts/1 nachts/s-nachts/-1",
    ],
  },
  {
    id: 'hoe-oud-is-uw-dochter-en-in-welke-groep-zit-ze',
    hash: '2795c256',
  },
  {
    id: 'ben-je-in-een-stad-opgegroeid-of-in-een-dorp',
    hash: '24e59a1c',
    unusual: ['Daar kende/kennen iedereen elkaar'],
  },
  {
    id: 'wie-moeten-we-bellen-als-er-op-het-werk-iets-met-je-gebeurt',
    hash: 'e224b8e3',
    unusual: ['Wie moeten we bellen als er op/op-bij het werk iets met je gebeurt'],
  },
  {
    id: 'klopt-dit-adres-nog-kerkstraat-12',
    hash: 'd9ecb246',
  },
  {
    id: 'wat-voor-opleiding-heb-je-gedaan',
    hash: '386936e1',
    unusual: [
      'Wat/wat-voor/1 voor/wat-voor/-1 opleiding heb je gedaan',
      'Ik wilde verpleegkundige worden maar door/door-oorzaak de oorlog kon ik niet verder leren',
    ],
  },
  {
    id: 'hoe-spreek-ik-uw-voornaam-goed-uit',
    hash: 'fbc2ec74',
    unusual: [
      'Hoe spreek/uitspreken/5 ik uw voornaam goed uit/uitspreken/-5',
      'Zegt u maar/maar-gerust Mei/=name net als de maand',
    ],
  },
  {
    id: 'waarom-bent-u-naar-nederland-gekomen',
    hash: 'fc63e46f',
    unusual: ['Omdat mijn vrouw/vrouw-echtgenote hier werkt'],
  },
  {
    id: 'hoe-ver-ben-je-met-je-inburgering',
    hash: 'ce62c609',
  },
  {
    id: 'wanneer-ben-je-jarig-dan-zet-ik-het-op-de-kalender',
    hash: '5730b7cf',
    unusual: ['Dan neem/meenemen/3 ik taart mee/meenemen/-3'],
  },
  {
    id: 'staat-u-al-ingeschreven-bij-de-gemeente',
    hash: '6f931438',
    unusual: ['Nog niet maar volgende week heb ik een afspraak op/op-bij het gemeentehuis'],
  },
  {
    id: 'je-spreekt-al-goed-nederlands-waar-heb-je-dat-geleerd',
    hash: '4fdc792a',
    unusual: [
      'Dank/dank-je-wel/1 je/dank-je-wel/1 wel/dank-je-wel/-2',
      'In de les maar vooral op/op-bij mijn werk',
    ],
  },
  {
    id: 'wilt-u-hier-even-uw-handtekening-zetten',
    hash: '159b1fd5',
  },
  {
    id: 'gebruikt-u-op-dit-moment-medicijnen',
    hash: 'f263512a',
    unusual: ['Gebruikt u op/op-dit-moment/1 dit/op-dit-moment/1 moment/op-dit-moment/-2 medicijnen'],
  },
  {
    id: 'heb-je-hier-ook-familie-wonen',
    hash: '8e49a531',
    unusual: ['Eén/een-getal neef in Arnhem'],
  },
  {
    id: 'zal-ik-nederlands-met-je-praten-of-liever-engels',
    hash: 'c1c09e7c',
  },
  {
    id: 'hoe-laat-sta-je-meestal-op',
    hash: 'dc326c68',
    unusual: [
      'Hoe/hoe-laat/1 laat/hoe-laat/-1 sta/opstaan/3 je meestal op/opstaan/-3',
      'Door/door-de-week/1 de/door-de-week/1 week/door-de-week/-2 om half zeven',
      'Op zondag slaap/uitslapen/3 ik lekker uit/uitslapen/-3',
    ],
  },
  {
    id: 'wat-gaan-jullie-dit-weekend-doen',
    hash: '4d10b9d1',
  },
  {
    id: 'heb-je-vandaag-even-tijd-voor-een-kop-koffie',
    hash: '7f5a7122',
  },
  {
    id: 'wie-brengt-bij-jullie-de-kinderen-naar-school',
    hash: '6162e403',
    unusual: [
      'Dat doet mijn man/man-echtgenoot want ik begin vroeg/vragen',
      "'s/s-middags/1 Middags/s-middags/-1 haal/ophalen/3 ik ze op/ophalen/-3",
    ],
  },
  {
    id: 'kun-je-morgen-een-uur-eerder-beginnen-daan-is-ziek',
    hash: 'db264f05',
    unusual: [
      'Kun je morgen een uur/uur eerder beginnen',
      'Ja dat kan als ik ook een uur/uur eerder naar/naar-huis/1 huis/naar-huis/-1 mag',
    ],
  },
  {
    id: 'wat-heb-je-gisteravond-gedaan',
    hash: '419d6e56',
    unusual: ['Om negen uur ben ik op de bank in slaap/slaap gevallen'],
  },
  {
    id: 'op-welke-dagen-werkt-u',
    hash: '1bf18f04',
    unusual: ['Van maandag tot/tot-en-met/1 en/tot-en-met/1 met/tot-en-met/-2 donderdag'],
  },
  {
    id: 'doe-je-ook-aan-sport',
    hash: '678a48ca',
    unusual: ['Loop/meelopen/4 je een keer mee/meelopen/-4'],
  },
  {
    id: 'ik-heb-jouw-huiswerk-nog-niet-gezien-is-het-niet-gelukt',
    hash: '6f432374',
  },
  {
    id: 'hoeveel-uur-slaapt-u-per-nacht',
    hash: '964d8998',
    unusual: ['Hoeveel uur/uur slaapt u per nacht'],
  },
  {
    id: 'wat-doen-jullie-s-avonds-na-het-eten',
    hash: '828e6baa',
    unusual: [
      "Wat doen jullie 's/s-avonds/1 avonds/s-avonds/-1 na het eten/eten-maaltijd",
      'Eerst lezen/voorlezen/4 we de kinderen voor/voorlezen/-4',
    ],
  },
  {
    id: 'ga-je-zaterdag-mee-naar-de-markt',
    hash: '2a3b8cbc',
    unusual: [
      'Ga/meegaan/3 je zaterdag mee/meegaan/-3 naar de markt',
      'Leuk maar om één/een-getal uur moet ik naar de kapper',
      "Kan het 's/s-ochtends/1 ochtends/s-ochtends/-1",
    ],
  },
  {
    id: 'wanneer-doe-jij-je-boodschappen',
    hash: '1b860dde',
  },
  {
    id: 'we-hadden-om-tien-uur-een-afspraak-is-er-iets-gebeurd',
    hash: '43e790c3',
    unusual: ['Sorry ik had een lekke/lekke-band/1 band/lekke-band/-1'],
  },
  {
    id: 'wat-doe-jij-in-de-pauze',
    hash: 'a6e83129',
    unusual: ['Als het mooi weer/weer-klimaat is loop ik een rondje met Samir'],
  },
  {
    id: 'gaat-uw-zoon-naar-de-opvang',
    hash: 'c88f9c7f',
    unusual: ['Op de andere dagen past/oppassen/3 mijn schoonmoeder op/oppassen/-3'],
  },
  {
    id: 'hoe-oefen-jij-nederlands-buiten-de-les',
    hash: 'ce83f9a4',
  },
  {
    id: 'stoor-ik-ik-hoor-de-stofzuiger',
    hash: '881c6de2',
    unusual: [
      'Nee hoor/hoor kom/binnenkomen/1 binnen/binnenkomen/-1',
      'Ik ben bijna klaar en ik heb zin/zin-trek in koffie',
    ],
  },
  {
    id: 'zit-u-veel-achter-de-computer',
    hash: '76523e81',
    unusual: [
      'Zit/zitten u veel achter de computer',
      'Bijna de hele dag want ik werk/werken op/op-bij kantoor',
      "'s/s-avonds/1 Avonds/s-avonds/-1 heb ik rugpijn",
    ],
  },
  {
    id: 'zou-jij-vrijdag-mijn-hond-kunnen-uitlaten-ik-ben-de-hele-dag-weg',
    hash: '1edc0630',
    unusual: ['Ik ben de hele dag weg/weg-verdwenen', 'Hoe/hoe-laat/1 laat/hoe-laat/-1 zal ik komen'],
  },
  {
    id: 'wilt-u-liever-overdag-les-of-s-avonds',
    hash: '9da1769f',
    unusual: [
      "Wilt u liever overdag les of 's/s-avonds/1 avonds/s-avonds/-1",
      "'s/s-avonds/1 Avonds/s-avonds/-1 graag want overdag werk/werken ik in een restaurant",
    ],
  },
  {
    id: 'wat-is-jouw-drukste-dag-van-de-week',
    hash: '14c7394e',
    unusual: ['Dan werk/werken ik tot vijf uur en om zeven uur heb ik les'],
  },
  {
    id: 'je-ziet-er-moe-uit-ben-je-laat-naar-bed-gegaan',
    hash: '5b769b71',
    unusual: ['Je ziet/eruitzien/1 er/eruitzien/2 moe uit/eruitzien/-3', 'Ben je laat/laat naar bed gegaan'],
  },
  {
    id: 'kijken-jullie-ook-naar-nederlandse-programma-s',
    hash: '3ed3f68a',
  },
  {
    id: 'hebben-jullie-al-plannen-voor-koningsdag',
    hash: 'b5bf4819',
  },
  {
    id: 'doe-jij-ook-vrijwilligerswerk',
    hash: 'd2156968',
  },
  {
    id: 'na-het-werk-gaan-we-nog-even-iets-drinken-ga-je-mee',
    hash: 'fced6616',
    unusual: ['Ga/meegaan/2 je mee/meegaan/-2', 'Volgende keer ga/meegaan/2 ik mee/meegaan/-2'],
  },
  {
    id: 'hoi-hoe-gaat-het-met-je',
    hash: 'eb2ef2ff',
    unusual: ['Goed dank je maar een/een-beetje/1 beetje/een-beetje/-1 druk'],
  },
  {
    id: 'goedemiddag-kan-ik-u-ergens-mee-helpen',
    hash: '581244fb',
    unusual: ['Ik heb om twee uur een afspraak met mevrouw De/=name Vries'],
  },
  {
    id: 'fijn-weekend-zie-ik-je-maandag-weer',
    hash: '9e5efac9',
  },
  {
    id: 'wat-hebben-we-elkaar-lang-niet-gezien-hoe-is-het-met-jullie',
    hash: 'b89d2cf9',
  },
  {
    id: 'gaat-u-zitten-waar-komt-u-voor',
    hash: '7a607a0d',
  },
  {
    id: 'mag-ik-me-even-voorstellen-ik-ben-kees-van-nummer-14',
    hash: 'b1fe7d2a',
  },
  {
    id: 'waar-doet-het-precies-pijn',
    hash: '2998d7aa',
    unusual: ['Waar doet/pijn-doen/3 het precies pijn/pijn-doen/-3'],
  },
  {
    id: 'ken-jij-sanne-al-zij-werkt-ook-bij-ons',
    hash: '337eee23',
    unusual: ['Dag Sanne leuk om kennis/kennismaken/2 te maken/kennismaken/-2'],
  },
  {
    id: 'gaat-het-wel-u-ziet-zo-wit',
    hash: '21ae4c67',
  },
  {
    id: 'gefeliciteerd-met-je-dochter-hoe-heet-ze',
    hash: 'be00354c',
  },
  {
    id: 'heb-je-zin-om-zondag-koffie-te-komen-drinken',
    hash: 'b6218088',
    unusual: ['Heb je zin/zin-trek om zondag koffie te komen drinken'],
  },
  {
    id: 'vrijdag-vier-ik-mijn-verjaardag-kom-je-ook',
    hash: 'eddb248e',
    unusual: ['Vrijdag vier/vieren ik mijn verjaardag', 'Mag ik mijn man/man-echtgenoot ook meenemen'],
  },
  {
    id: 'gecondoleerd-met-je-vader-hoe-gaat-het-nu-met-je',
    hash: '031b06ea',
    unusual: ['Maar lief dat/dat-zin je het vraagt dank je'],
  },
  {
    id: 'ben-je-alweer-wat-beter-is-de-koorts-weg',
    hash: 'fc132571',
    unusual: [
      'Ben je alweer wat/wat-beetje beter',
      'Is de koorts weg/weg-verdwenen',
      'Morgen blijf/thuisblijven/3 ik nog thuis/thuisblijven/-3',
    ],
  },
  {
    id: 'bedankt-voor-je-hulp-kan-ik-iets-voor-je-terugdoen',
    hash: 'b5ef37a2',
  },
  {
    id: 'waarom-kijk-je-zo-blij',
    hash: '389c9d84',
  },
  {
    id: 'je-bent-zo-stil-maak-je-je-zorgen-over-iets',
    hash: '0d2018d1',
    unusual: [
      'Maak/zorgen-maken/3 je je zorgen/zorgen-maken/-3 over iets',
      'Een/een-beetje/1 beetje/een-beetje/-1 wel',
    ],
  },
  {
    id: 'heeft-u-het-hier-een-beetje-naar-uw-zin',
    hash: '638c6542',
    unusual: ['Heeft u het hier een/een-beetje/1 beetje/een-beetje/-1 naar uw zin'],
  },
  {
    id: 'sorry-hoe-heette-je-ook-alweer',
    hash: 'aa608c1b',
    unusual: ['Ik vergeet zelf ook vaak namen/nemen'],
  },
  {
    id: 'wat-heeft-u-veel-tassen-zal-ik-de-deur-voor-u-openhouden',
    hash: 'b69be8a5',
    unusual: ['Dank/dank-u-wel/1 u/dank-u-wel/1 wel/dank-u-wel/-2 wat vriendelijk'],
  },
  {
    id: 'sorry-ik-zag-u-niet-heeft-u-zich-pijn-gedaan',
    hash: '7e8b259a',
    unusual: [
      'Heeft u zich pijn/pijn-doen/1 gedaan/pijn-doen/-1',
      'Het valt/meevallen/2 wel mee/meevallen/-2',
      'Mijn knie doet alleen een/een-beetje/1 beetje/een-beetje/-1 pijn',
    ],
  },
  {
    id: 'kunt-u-wat-harder-praten-ik-hoor-u-niet-goed',
    hash: '0535defa',
    unusual: [
      'Kunt u wat/wat-beetje harder praten',
      'U spreekt met Mei/=name Chen ik wil graag een afspraak maken',
    ],
  },
  {
    id: 'heeft-u-veel-stress-op-uw-werk',
    hash: 'a23bb292',
    unusual: ['Heeft u veel stress op/op-bij uw werk'],
  },
  {
    id: 'wat-vervelend-dat-je-ziek-bent-heb-je-iets-nodig',
    hash: 'b605405b',
    unusual: ['Wat vervelend dat/dat-zin je ziek bent'],
  },
  {
    id: 'gaan-jullie-nu-al-weg',
    hash: '8045701e',
    unusual: ['Gaan/weggaan/4 jullie nu al weg/weggaan/-4'],
  },
  {
    id: 'met-wie-praat-je-als-het-even-niet-zo-goed-gaat',
    hash: '9328eee7',
  },
  {
    id: 'wilt-u-een-tolk-bij-het-gesprek',
    hash: '83191454',
    unusual: ['Wilt u een tolk bij/bij-tijdens het gesprek'],
  },
  {
    id: 'wil-je-koffie-of-thee',
    hash: '207ee858',
    unusual: [
      'Doe maar/maar-gerust thee met een/een-beetje/1 beetje/een-beetje/-1 suiker',
      "Koffie drink ik alleen 's/s-ochtends/1 ochtends/s-ochtends/-1",
    ],
  },
  {
    id: 'wat-eten-jullie-meestal-bij-het-ontbijt',
    hash: '6809a986',
  },
  {
    id: 'wilt-u-contant-betalen-of-pinnen',
    hash: '0059be1b',
  },
  {
    id: 'goedenavond-heeft-u-gereserveerd',
    hash: '13c4e47b',
  },
  {
    id: 'lust-jij-drop',
    hash: '0a8d1414',
  },
  {
    id: 'heeft-u-een-allergie-dan-geef-ik-dat-door-aan-de-keuken',
    hash: '0704693f',
    unusual: [
      'Dan geef/doorgeven/3 ik dat door/doorgeven/-3 aan/aan-ontvanger de keuken',
      'Zitten/zitten-erin die ook in de saus',
    ],
  },
  {
    id: 'ik-maak-vanavond-soep-eet-jij-eigenlijk-vlees',
    hash: '3f3f33e9',
  },
  {
    id: 'heeft-u-al-een-keuze-gemaakt',
    hash: '66398328',
    unusual: ['En mijn vrouw/vrouw-echtgenote neemt de soep'],
  },
  {
    id: 'was-alles-naar-wens',
    hash: '630e0b32',
  },
  {
    id: 'wat-eten-mensen-in-ethiopië-eigenlijk',
    hash: '0159440b',
  },
  {
    id: 'kook-je-weleens-iets-nederlands',
    hash: '00d8fdca',
  },
  {
    id: 'goedemorgen-wat-mag-het-zijn',
    hash: 'aac19dc2',
  },
  {
    id: 'wat-voor-kaas-wilt-u-jong-of-oud',
    hash: '3fd9cdf3',
    unusual: ['Wat/wat-voor/1 voor/wat-voor/-1 kaas wilt u jong of oud'],
  },
  {
    id: 'iedereen-neemt-iets-te-eten-mee-naar-het-feest-wat-maak-jij',
    hash: '3aa3f6be',
    unusual: ['Iedereen neemt/meenemen/4 iets te eten mee/meenemen/-4 naar het feest'],
  },
  {
    id: 'wat-ruikt-dat-lekker-hoe-maak-je-die-soep',
    hash: '99942dab',
    unusual: ['En je doet er veel knoflook bij/bij-erbij'],
  },
  {
    id: 'eten-jullie-s-middags-warm-of-s-avonds',
    hash: '5659f300',
    unusual: [
      "Eten jullie 's/s-middags/1 middags/s-middags/-1 warm of 's/s-avonds/1 avonds/s-avonds/-1",
      "Vroeger 's/s-middags/1 middags/s-middags/-1",
    ],
  },
  {
    id: 'wil-je-nog-een-stukje-taart',
    hash: '8112dcf4',
  },
  {
    id: 'blijf-je-eten-we-hebben-genoeg',
    hash: '5c3ab1a6',
  },
  {
    id: 'hoeveel-water-drinkt-u-per-dag',
    hash: '9eaafbdd',
  },
  {
    id: 'wie-kookt-er-bij-jullie-thuis-jij-of-je-man',
    hash: 'ce68485e',
    unusual: [
      'Wie kookt er bij jullie thuis jij of je man/man-echtgenoot',
      'Hij kookt door/door-de-week/1 de/door-de-week/1 week/door-de-week/-2 en ik in het weekend',
    ],
  },
  {
    id: 'weet-jij-waar-ik-hier-verse-munt-kan-kopen',
    hash: 'ba5ba505',
    unusual: ['Weet jij waar ik hier verse munt/munt-kruid kan kopen'],
  },
  {
    id: 'we-gaan-lunchen-eet-je-vandaag-niet-mee',
    hash: 'd450c1c1',
    unusual: ['Eet/mee-eten/4 je vandaag niet mee/mee-eten/-4', 'Maar ik kom er wel bij/bij-erbij zitten'],
  },
  {
    id: 'wilt-u-uw-zoon-morgen-een-stuk-fruit-meegeven-voor-de-pauze',
    hash: '621e8390',
    unusual: ['Ik geef/meegeven/4 hem/hem een appel mee/meegeven/-4'],
  },
  {
    id: 'en-hoe-smaakt-de-haring',
    hash: '39edd1dc',
  },
  {
    id: 'wilt-u-er-een-tasje-bij',
    hash: 'df4e65b0',
    unusual: ['Wilt u er een tasje bij/bij-erbij'],
  },
  {
    id: 'wat-wil-je-drinken-een-biertje-een-glas-wijn',
    hash: '717b5280',
  },
  {
    id: 'de-melk-is-een-dag-over-de-datum-gooi-jij-die-dan-weg',
    hash: '754e87d1',
    unusual: ['Gooi/weggooien/4 jij die dan weg/weggooien/-4', 'Vaak is hij/hij-ding nog goed'],
  },
  {
    id: 'waar-woon-je-nu',
    hash: '9fe36f04',
  },
  {
    id: 'hoeveel-kamers-hebben-jullie',
    hash: '4e90e999',
  },
  {
    id: 'hoe-vind-je-het-in-je-nieuwe-buurt',
    hash: '2500cdb4',
  },
  {
    id: 'huurt-u-of-heeft-u-een-koophuis',
    hash: 'c9174e37',
  },
  {
    id: 'goedemorgen-u-belt-voor-een-reparatie-wat-is-er-kapot',
    hash: 'a14735d8',
    unusual: ['De verwarming doet/het-doen/1 het/het-doen/-1 niet'],
  },
  {
    id: 'wanneer-kan-onze-monteur-langskomen',
    hash: '16073ece',
    unusual: ['Wilt u van/van-tevoren/1 tevoren/van-tevoren/-1 bellen'],
  },
  {
    id: 'mag-de-muziek-wat-zachter-mijn-baby-slaapt-net',
    hash: 'b9238e94',
    unusual: ['Mag de muziek wat/wat-beetje zachter'],
  },
  {
    id: 'weten-jullie-welke-bak-morgen-aan-de-straat-moet',
    hash: 'c719e9b0',
    unusual: ['Weten jullie welke bak/bak-afval morgen aan de straat moet'],
  },
  {
    id: 'waar-zullen-we-de-bank-neerzetten-mevrouw',
    hash: 'a3e56b26',
    unusual: ['Past hij/hij-ding wel door de deur'],
  },
  {
    id: 'heb-je-al-meubels-of-moet-je-alles-nog-kopen',
    hash: 'df4865fc',
  },
  {
    id: 'hoe-hebben-jullie-dit-huis-gevonden',
    hash: '710d643d',
  },
  {
    id: 'zal-ik-je-zaterdag-helpen-met-verhuizen',
    hash: '3900805a',
  },
  {
    id: 'wat-vindt-u-van-deze-kleur-voor-de-muur',
    hash: 'e1dbd3bb',
    unusual: ['Een/een-beetje/1 beetje/een-beetje/-1 te donker'],
  },
  {
    id: 'heb-je-een-tuin',
    hash: '9b7eb4cb',
  },
  {
    id: 'wat-mis-je-nog-in-je-nieuwe-huis',
    hash: '9f7260fb',
  },
  {
    id: 'wilt-u-de-woning-woensdagmiddag-komen-bekijken',
    hash: '80db7d84',
  },
  {
    id: 'er-komt-water-door-mijn-plafond-is-er-bij-jullie-iets-lek',
    hash: '979c8592',
  },
  {
    id: 'het-is-hier-een-beetje-koud-mag-de-verwarming-wat-hoger',
    hash: '81aa8058',
    unusual: [
      'Het is hier een/een-beetje/1 beetje/een-beetje/-1 koud',
      'Mag de verwarming wat/wat-beetje hoger',
    ],
  },
  {
    id: 'heeft-u-huisdieren',
    hash: 'd0862ec2',
  },
  {
    id: 'wat-ga-je-met-die-oude-kast-doen',
    hash: 'a353b9a9',
  },
  {
    id: 'zou-u-mijn-planten-water-willen-geven-als-ik-op-vakantie-ben',
    hash: '94a7c1d8',
  },
  {
    id: 'ik-heb-een-pakje-voor-de-buren-kunt-u-het-aannemen',
    hash: 'e08dbf85',
    unusual: ['Geeft u maar/maar-gerust'],
  },
  {
    id: 'slapen-de-kinderen-bij-jullie-op-één-kamer',
    hash: 'aa2668c0',
    unusual: ['Slapen de kinderen bij jullie op één/een-getal kamer'],
  },
  {
    id: 'wie-maakt-bij-jullie-het-huis-schoon',
    hash: 'ef7a652b',
    unusual: [
      'Wie maakt/schoonmaken/5 bij jullie het huis schoon/schoonmaken/-5',
      'De kinderen ruimen/opruimen/4 hun eigen kamer op/opruimen/-4',
    ],
  },
  {
    id: 'woon-je-liever-in-de-stad-of-in-een-dorp',
    hash: 'c90281a5',
  },
  {
    id: 'wat-een-mooi-kleed-heb-je-dat-hier-gekocht',
    hash: '6676cdac',
  },
  {
    id: 'heeft-u-al-huurtoeslag-aangevraagd',
    hash: '2ff280c2',
  },
  {
    id: 'hoe-ga-jij-naar-je-werk',
    hash: 'a5f372f0',
    unusual: ['Eerst fiets/fietsen ik naar het station en dan neem ik de trein'],
  },
  {
    id: 'goedemiddag-mag-ik-uw-kaartje-even-zien',
    hash: '1c31296d',
    unusual: ['Alstublieft ik reis/reizen met mijn bankpas'],
  },
  {
    id: 'weet-u-hoe-laat-de-volgende-bus-komt',
    hash: '75ce1cee',
    unusual: [
      'Weet u hoe/hoe-laat/1 laat/hoe-laat/-1 de volgende bus komt',
      'Over vijf minuten geloof/geloven ik',
      'Op dat bord/bord-straat staan/staan-geschreven alle tijden',
    ],
  },
  {
    id: 'pardon-hoe-kom-ik-bij-het-station',
    hash: '2c283b63',
  },
  {
    id: 'heb-je-een-rijbewijs',
    hash: 'c57e0434',
    unusual: ['Dat mag ik hier niet/niet-meer/1 meer/niet-meer/-1 gebruiken'],
  },
  {
    id: 'is-deze-plaats-nog-vrij',
    hash: '8c0f7f34',
    unusual: ['Is deze plaats nog vrij/vrij', 'Ja hoor/hoor gaat u zitten'],
  },
  {
    id: 'je-gaat-toch-naar-groningen-moet-je-nog-overstappen',
    hash: '1290e431',
  },
  {
    id: 'waar-bleef-je-nou-we-zijn-al-begonnen',
    hash: 'd8fae4f9',
    unusual: [
      'Het/het-spijt-me/1 spijt/het-spijt-me/1 me/het-spijt-me/-2',
      'Mijn trein had een half uur/uur vertraging',
    ],
  },
  {
    id: 'zullen-we-met-de-auto-gaan-of-met-de-trein',
    hash: '841d5875',
  },
  {
    id: 'zegt-u-het-maar-wat-is-er-met-uw-fiets',
    hash: '61e7215c',
    unusual: ['Zegt u het maar/maar-gerust', 'De rem doet/het-doen/1 het/het-doen/-1 niet goed'],
  },
  {
    id: 'u-fietst-zonder-licht-weet-u-dat-dat-niet-mag',
    hash: 'f1dabf83',
    unusual: ['Weet u dat/dat-zin dat niet mag'],
  },
  {
    id: 'waar-gaan-jullie-deze-zomer-naartoe',
    hash: 'afe3cc06',
    unusual: ['Waar/waar-naartoe/5 gaan jullie deze zomer naartoe/waar-naartoe/-5'],
  },
  {
    id: 'gaan-jullie-altijd-met-de-auto-naar-turkije',
    hash: '5d4104f5',
  },
  {
    id: 'gaat-deze-tram-naar-het-ziekenhuis',
    hash: '84827022',
  },
  {
    id: 'mag-ik-morgen-met-je-meerijden-naar-de-cursus',
    hash: 'b22a6425',
    unusual: ['Om kwart voor/voor-tijd acht sta ik voor je deur'],
  },
  {
    id: 'heeft-u-deze-koffer-zelf-ingepakt',
    hash: '82556604',
    unusual: ['Er zitten/zitten-erin alleen kleren en cadeaus in'],
  },
  {
    id: 'dit-is-een-stiltecoupé-wilt-u-ergens-anders-bellen',
    hash: '08dd1d48',
    unusual: ['Ik bel/terugbellen/3 later wel terug/terugbellen/-3'],
  },
  {
    id: 'ben-je-weleens-op-een-van-de-waddeneilanden-geweest',
    hash: '0c82af37',
    unusual: [
      'Ben je weleens op een/een-getal van de Waddeneilanden geweest',
      'Eén/een-getal keer toen hebben we op Texel gefietst',
    ],
  },
  {
    id: 'goedemorgen-met-de-klantenservice-van-ns-wat-kan-ik-voor-u-doen',
    hash: '0a323437',
    unusual: ['Gisteren ben ik vergeten uit/uitchecken/2 te checken/uitchecken/-2'],
  },
  {
    id: 'waar-heb-je-je-fiets-neergezet',
    hash: 'a3cb53cb',
    unusual: ['Daar staat hij/hij-ding veilig'],
  },
  {
    id: 'jij-fietst-goed-van-wie-heb-je-dat-geleerd',
    hash: '2db21b61',
    unusual: ['In het begin/begin viel ik steeds'],
  },
  {
    id: 'rijdt-er-op-zondag-ook-een-bus-bij-jullie',
    hash: 'a4f378c7',
    unusual: ["Overdag wel maar 's/s-avonds/1 avonds/s-avonds/-1 niet"],
  },
  {
    id: 'alarmcentrale-112-wie-wilt-u-spreken-politie-brandweer-of-ambulance',
    hash: '3ef8cca1',
  },
  {
    id: 'u-mag-hier-niet-parkeren-meneer-kunt-u-uw-auto-weghalen',
    hash: 'fb414303',
  },
  {
    id: 'bent-u-hier-bekend-ik-zoek-de-apotheek',
    hash: '241484d3',
    unusual: ['Een/een-beetje/1 beetje/een-beetje/-1'],
  },
  {
    id: 'hoe-gaat-het-met-je-rijlessen',
    hash: '983b854b',
    unusual: [
      'Best/best-nogal goed',
      'Vrijdag rijd ik voor/voor-het-eerst/1 het/voor-het-eerst/1 eerst/voor-het-eerst/-2 op de snelweg',
    ],
  },
  {
    id: 'zal-ik-u-helpen-met-de-kinderwagen',
    hash: '64af91ff',
  },
];
