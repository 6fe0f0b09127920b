import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'spellen',
    hash: 'd76f6cdd',
  },
  {
    id: 'spreken',
    hash: 'bcc414a9',
    unusual: ['Spreekt u een/een-beetje/1 beetje/een-beetje/-1 Nederlands'],
  },
  {
    id: 'slim',
    hash: '7bc00a22',
    unusual: ['Slim dat/dat-zin je elk nieuw woord meteen opschrijft'],
  },
  {
    id: 'stom',
    hash: 'fc2ef19f',
  },
  {
    id: 'slinger',
    hash: '5c81a587',
    unusual: ['Vanavond hangen/ophangen/3 we slingers op/ophangen/-3 in de woonkamer'],
  },
  {
    id: 'snor',
    hash: '803e08cc',
  },
  {
    id: 'slank',
    hash: 'edaa7daf',
  },
  {
    id: 'sterk',
    hash: '06dcc173',
    unusual: ['Wie is sterk genoeg om deze kast te dragen/dragen-tillen'],
  },
  {
    id: 'schattig',
    hash: '74be3e82',
  },
  {
    id: 'schoonheid',
    hash: '6259ddd1',
  },
  {
    id: 'serieus',
    hash: 'ed4a97fd',
  },
  {
    id: 'schrikken',
    hash: '7134254e',
  },
  {
    id: 'sommige',
    hash: '9526e133',
  },
  {
    id: 'straatnaam',
    hash: '9da0c671',
    unusual: ['Wacht ik spel/spellen de straatnaam even voor u'],
  },
  {
    id: 'stempel',
    hash: 'c37b0ec7',
  },
  {
    id: 'schamen',
    hash: '6f981a87',
  },
  {
    id: 'supermarkt',
    hash: 'a7bc2634',
  },
  {
    id: 'schap',
    hash: 'e41bdd0d',
  },
  {
    id: 'statiegeld',
    hash: '87490174',
    unusual: ['Gooi/weggooien/4 dat flesje niet weg/weggooien/-4 er zit statiegeld op'],
  },
  {
    id: 'slager',
    hash: '60141a87',
  },
  {
    id: 'sluiten',
    hash: '5d5d19c8',
    unusual: ['Wij sluiten vandaag een uur/uur eerder mevrouw'],
  },
  {
    id: 'sok',
    hash: 'c6739061',
    unusual: ['Ik zie er maar één/een-getal'],
  },
  {
    id: 'schoen',
    hash: 'd1464244',
    unusual: ['Wil je bij de deur je schoenen uitdoen/uitdoen-kleding'],
  },
  {
    id: 'spijkerbroek',
    hash: '5fa92022',
    unusual: ['Mag je op/op-bij je werk een spijkerbroek aan'],
  },
  {
    id: 'sportschoen',
    hash: 'd39861f7',
  },
  {
    id: 'sandaal',
    hash: '6e9e703a',
  },
  {
    id: 'slipper',
    hash: 'd4da8ec0',
  },
  {
    id: 'strak',
    hash: 'e3c8d852',
    unusual: ['Die broek zit/zitten-kleding zo strak dat/dat-zin ik bijna niet kan lopen'],
  },
  {
    id: 'staan-kleding',
    hash: '9025bc7a',
    unusual: ['Blauw staat/staan-kleding jou veel beter dan roze'],
  },
  {
    id: 'streep',
    hash: '000003a9',
  },
  {
    id: 'stof-textiel',
    hash: 'f0c30e10',
    unusual: ['Hoeveel meter stof/stof-textiel heb je nodig voor een gordijn'],
  },
  {
    id: 'sjaal',
    hash: '40908aca',
  },
  {
    id: 'storen',
    hash: 'c0f5acc5',
  },
  {
    id: 'sorry',
    hash: '2d56f689',
    unusual: ['Sorry dat/dat-zin ik te/te-laat/1 laat/te-laat/-1 ben de bus kwam niet'],
  },
  {
    id: 'spijt',
    hash: 'cc0aa8c2',
  },
  {
    id: 'snappen',
    hash: '86443d93',
  },
  {
    id: 'succes',
    hash: '47430196',
  },
  {
    id: 'sterkte',
    hash: '3977eedd',
  },
  {
    id: 'saai',
    hash: '5b65b90a',
    unusual: ['De film was zo saai dat/dat-zin Kees in slaap/slaap viel'],
  },
  {
    id: 'straks',
    hash: '8e4b7bce',
    unusual: ['Straks gaat/dichtgaan/3 de supermarkt dicht/dichtgaan/-3'],
  },
  {
    id: 'soms',
    hash: 'c0189df5',
    unusual: ['Soms werk/werken ik op zondag'],
  },
  {
    id: 'stellen',
    hash: '8ead2ac4',
    unusual: ['U mag altijd vragen/vraag stellen tijdens de les'],
  },
  {
    id: 'smeren',
    hash: 'a17c19dd',
    unusual: ['Als jij de boterhammen smeert zet/zetten-koffie ik koffie'],
  },
  {
    id: 'sinaasappel',
    hash: 'c8a64ded',
    unusual: ['Voor één/een-getal glas sap heb je drie sinaasappels nodig'],
  },
  {
    id: 'schillen',
    hash: '5aa253f4',
    unusual: ['Deze peren hoef je niet te schillen/schillen alleen te wassen'],
  },
  {
    id: 'sla',
    hash: '9ef85458',
  },
  {
    id: 'stuk',
    hash: 'e6f5bb77',
  },
  {
    id: 'sap',
    hash: '918cc187',
    unusual: ['Elk kind mag één/een-getal pakje/pak-melk sap meenemen'],
  },
  {
    id: 'slok',
    hash: '350f2608',
  },
  {
    id: 'snijden',
    hash: '7f69aafe',
    unusual: ['Kees heeft bij/bij-tijdens het koken in zijn/zijn-bezit vinger gesneden'],
  },
  {
    id: 'suiker',
    hash: 'ddbbc459',
  },
  {
    id: 'soep',
    hash: 'ea50275b',
  },
  {
    id: 'smaak',
    hash: '1f013dde',
    unusual: ['Die aardappels hebben weinig smaak er moet nog zout bij/bij-erbij'],
  },
  {
    id: 'salade',
    hash: '5dc674a1',
  },
  {
    id: 'snufje',
    hash: '24bfd390',
  },
  {
    id: 'smaken',
    hash: 'bd6107f6',
  },
  {
    id: 'sperzieboon',
    hash: '8e19739e',
  },
  {
    id: 'spinazie',
    hash: '6a4a8d7f',
  },
  {
    id: 'spruitje',
    hash: '2edbdc3a',
  },
  {
    id: 'stamppot',
    hash: '36436701',
  },
  {
    id: 'snoep',
    hash: '0e2ef2f0',
  },
  {
    id: 'snoepje',
    hash: 'c37ee456',
  },
  {
    id: 'stroopwafel',
    hash: 'f63dd8f4',
  },
  {
    id: 'saus',
    hash: '81e182ed',
  },
  {
    id: 'snack',
    hash: 'a2843567',
  },
  {
    id: 'samenwonen',
    hash: '07039e8c',
    unusual: ['Samir en Sanne wonen/samenwonen/3 sinds mei samen/samenwonen/-3'],
  },
  {
    id: 'studio',
    hash: '5fbd53af',
  },
  {
    id: 'stil',
    hash: '3e06ba32',
  },
  {
    id: 'stilte',
    hash: '5e18f3e1',
  },
  {
    id: 'slaapkamer',
    hash: 'f752df2e',
    unusual: ['Onze twee jongens delen één/een-getal slaapkamer'],
  },
  {
    id: 'stoel',
    hash: '4b227251',
  },
  {
    id: 'slapen',
    hash: '904dd839',
  },
  {
    id: 'spiegel',
    hash: '0ebc41dd',
  },
  {
    id: 'schilderij',
    hash: 'e38aff16',
  },
  {
    id: 'staan-rechtop',
    hash: '312dad4a',
  },
  {
    id: 'stekker',
    hash: '835d5280',
    unusual: ['De lamp doet/het-doen/1 het/het-doen/-1 niet'],
  },
  {
    id: 'schaal',
    hash: '40c317cd',
    unusual: ['Zet die grote schaal maar/maar-gerust midden op tafel'],
  },
  {
    id: 'snijplank',
    hash: 'bb494dec',
  },
  {
    id: 'sleutel',
    hash: 'b3237a31',
  },
  {
    id: 'servicekosten',
    hash: '3f6d8047',
    unusual: ['Zitten/zitten-erin de servicekosten al in dit bedrag'],
  },
  {
    id: 'schoonmaken',
    hash: '03096512',
    unusual: [
      'Wie maakt/schoonmaken/3 de wc schoon/schoonmaken/-3',
      'Zaterdagochtend maken/schoonmaken/6 we samen het hele huis schoon/schoonmaken/-6',
    ],
  },
  {
    id: 'stofzuigen',
    hash: 'e7fcdbf1',
  },
  {
    id: 'strijken',
    hash: '48251552',
    unusual: ['Mijn vader strijkt zijn/zijn-bezit overhemden zelf'],
  },
  {
    id: 'schoon',
    hash: 'dad61349',
    unusual: ['Er zijn geen schone handdoeken meer/meer-voorbij ik ga wassen'],
  },
  {
    id: 'spullen',
    hash: '2a5ee041',
  },
  {
    id: 'stofzuiger',
    hash: 'abd30737',
  },
  {
    id: 'strijkijzer',
    hash: 'a5b64096',
  },
  {
    id: 'stof-vuil',
    hash: '0ec8b75b',
    unusual: ['Op de kast ligt een dikke laag stof/stof-vuil'],
  },
  {
    id: 'stapelbed',
    hash: '2bb872ca',
  },
  {
    id: 'snurken',
    hash: '01011ab5',
    unusual: ['Mijn man/man-echtgenoot snurkt zo hard/hard-luid dat/dat-zin ik wakker word'],
  },
  {
    id: 'slaperig',
    hash: '8a8eb365',
  },
  {
    id: 'shampoo',
    hash: 'e481ebe6',
    unusual: ['De shampoo is op/op-verbruikt koop jij nieuwe'],
  },
  {
    id: 'spons',
    hash: '32368d46',
    unusual: ['Met een oude spons maak/schoonmaken/4 ik de douche schoon/schoonmaken/-4'],
  },
  {
    id: 'scheren',
    hash: 'f9ba6bd4',
  },
  {
    id: 'scheermes',
    hash: 'e4f30ec4',
  },
  {
    id: 'schimmel',
    hash: '981eaedd',
  },
  {
    id: 'station',
    hash: '9fba31a8',
  },
  {
    id: 'spoor',
    hash: 'e0dac221',
  },
  {
    id: 'seconde',
    hash: '31d5628c',
    unusual: [
      'Ik was tien seconden te/te-laat/1 laat/te-laat/-1 de deuren gingen/dichtgaan/2 net dicht/dichtgaan/-2',
    ],
  },
  {
    id: 'spits',
    hash: '71a48290',
  },
  {
    id: 'stappen',
    hash: 'fea515c0',
  },
  {
    id: 'snel',
    hash: '2eafd808',
  },
  {
    id: 'staanplaats',
    hash: '11b3eae0',
    unusual: ["Om acht uur 's/s-ochtends/1 ochtends/s-ochtends/-1 zijn er alleen nog staanplaatsen"],
  },
  {
    id: 'stap',
    hash: 'f9697916',
    unusual: ['Nog een/een-paar/1 paar/een-paar/-1 stappen dan zijn we er'],
  },
  {
    id: 'straat',
    hash: '0bdee33b',
  },
  {
    id: 'snelweg',
    hash: 'ca9865d4',
  },
  {
    id: 'scooter',
    hash: 'eab03574',
  },
  {
    id: 'strand',
    hash: 'e0225d30',
    unusual: ['Bij/bij-geval mooi weer/weer-klimaat zijn we elke dag op het strand'],
  },
  {
    id: 'schip',
    hash: '5a7d1cc6',
  },
  {
    id: 'stadhuis',
    hash: '60a662a1',
  },
  {
    id: 'stad',
    hash: 'a2d9dcc2',
  },
  {
    id: 'schouder',
    hash: 'e15c2cfe',
  },
  {
    id: 'slikken',
    hash: '8dcf0b56',
  },
  {
    id: 'spreekuur',
    hash: 'c0239d0c',
  },
  {
    id: 'spoedeisende-hulp',
    hash: '77805ad3',
    unusual: [
      'De huisarts stuurde ons meteen naar de spoedeisende/spoedeisende-hulp/1 hulp/spoedeisende-hulp/-1',
    ],
  },
  {
    id: 'specialist',
    hash: '7e01991b',
  },
  {
    id: 'stress',
    hash: '3cc636d6',
    unusual: ['Neem een/een-paar/1 paar/een-paar/-1 dagen vrij je hebt te veel stress'],
  },
  {
    id: 'slaap',
    hash: 'cbec962d',
    unusual: ['De meeste mensen hebben acht uur/uur slaap/slaap nodig'],
  },
  {
    id: 'spierpijn',
    hash: '8dd4fd70',
    unusual: ['Na één/een-getal dag schaatsen had ik overal spierpijn'],
  },
  {
    id: 'sigaret',
    hash: '85d177d5',
    unusual: ['Na het eten/eten-maaltijd rookt hij buiten een sigaret'],
  },
  {
    id: 'spier',
    hash: 'c90e4d3a',
  },
  {
    id: 'slechtziend',
    hash: 'ab37dd83',
  },
  {
    id: 'slechthorend',
    hash: '7d2229af',
    unusual: ['Praat wat/wat-beetje harder mijn buurman is slechthorend'],
  },
  {
    id: 'suikerziekte',
    hash: '5b45c199',
    unusual: ['Met suikerziekte moet je goed op je eten/eten-maaltijd letten'],
  },
  {
    id: 'stoep',
    hash: '96d8b510',
  },
  {
    id: 'sloot',
    hash: '9561d65f',
    unusual: ['De bal ligt weer in de sloot/sloot'],
  },
  {
    id: 'steen',
    hash: 'c15e345a',
  },
  {
    id: 'schelen',
    hash: '4073b118',
  },
  {
    id: 'speeltuin',
    hash: '7eb333ee',
  },
  {
    id: 'straatfeest',
    hash: '88412785',
    unusual: ['Voor het straatfeest maakt iedereen iets lekkers uit zijn/zijn-bezit eigen land'],
  },
  {
    id: 'scheiden-afval',
    hash: 'f3b3c7a9',
  },
  {
    id: 'stinken',
    hash: '946e84b6',
    unusual: ['Als het warm is stinkt die groene bak/bak-afval verschrikkelijk'],
  },
  {
    id: 'spijker',
    hash: '44d7f97f',
    unusual: ['Hang het schilderij maar/maar-gerust aan die spijker'],
  },
  {
    id: 'schroevendraaier',
    hash: 'c4d70fcd',
  },
  {
    id: 'schroef',
    hash: '4944d6a3',
    unusual: ['Er blijven/overblijven/3 drie schroeven over/overblijven/-3 klopt dat wel'],
  },
  {
    id: 'stuk-kapot',
    hash: 'e270a8e4',
    unusual: ['Mijn bril is stuk/stuk-kapot waar kan ik hem laten maken'],
  },
  {
    id: 'steken-stoppen',
    hash: '7f47e5b0',
  },
  {
    id: 'schuur',
    hash: '8275b16b',
    unusual: ["'s/s-nachts/1 Nachts/s-nachts/-1 staan onze fietsen in de schuur"],
  },
  {
    id: 'schaduw',
    hash: '598e45f2',
  },
  {
    id: 'snoeien',
    hash: 'e1fdeda2',
  },
  {
    id: 'steken',
    hash: 'a9eb7b49',
    unusual: ['Mijn dochter is op het balkon door een bij/bij-insect gestoken'],
  },
  {
    id: 'slak',
    hash: '037dfb66',
  },
  {
    id: 'speciaal',
    hash: '947cf3ca',
  },
  {
    id: 'soort',
    hash: '7d52149a',
  },
  {
    id: 'simpel',
    hash: '428ba82b',
  },
  {
    id: 'stijl',
    hash: '47270f16',
  },
  {
    id: 'smal',
    hash: '4844a3db',
    unusual: ['De trap is smal dus kijk/uitkijken/2 goed uit/uitkijken/-2'],
  },
  {
    id: 'scherp',
    hash: '73775131',
    unusual: ['Pas/oppassen-voorzichtig/1 op/oppassen-voorzichtig/-1 dat mes is heel scherp'],
  },
  {
    id: 'smerig',
    hash: '2f9a8c26',
  },
  {
    id: 'scootmobiel',
    hash: 'a0465302',
  },
  {
    id: 'stoppen',
    hash: '075c80ca',
    unusual: ["Voor rood licht moet je altijd stoppen ook 's/s-nachts/1 nachts/s-nachts/-1"],
  },
  {
    id: 'stoplicht',
    hash: '16cdbf36',
  },
  {
    id: 'snelheid',
    hash: '974ebeab',
  },
  {
    id: 'signaal',
    hash: '66c0bcfa',
    unusual: ['Als het signaal klinkt gaat/opengaan/3 de brug open/opengaan/-3'],
  },
  {
    id: 'slot-fiets',
    hash: '868c142f',
    unusual: ['Zonder goed slot is je fiets/fietsen hier zo weg/weg-verdwenen'],
  },
  {
    id: 'stuur',
    hash: '7c1de6dd',
    unusual: ['Houd/vasthouden/6 het stuur/stuur met twee handen vast/vasthouden/-6'],
  },
  {
    id: 'springen',
    hash: '2cdea894',
    unusual: ['Samir remde te/te-laat/1 laat/te-laat/-1 en sprong van zijn/zijn-bezit fiets'],
  },
  {
    id: 'schade',
    hash: 'f8cddd7a',
    unusual: ['De schade aan onze auto valt/meevallen/2 gelukkig mee/meevallen/-2'],
  },
  {
    id: 'schadeformulier',
    hash: 'da6f2349',
  },
  {
    id: 'slachtoffer',
    hash: '1fa4bffc',
  },
  {
    id: 'slaan',
    hash: 'cfa70bc3',
    unusual: ['Een boze man sloeg met zijn/zijn-bezit hand op onze auto'],
  },
  {
    id: 'schuld',
    hash: 'b95c2c9a',
    unusual: ['Het was mijn schuld/schuld ik keek op mijn telefoon'],
  },
  {
    id: 'schuldig',
    hash: '31ea7249',
  },
  {
    id: 'schakelen',
    hash: 'cc74e322',
  },
  {
    id: 'strooien',
    hash: '48105e59',
  },
  {
    id: 'storm',
    hash: '3541b611',
    unusual: ['Door/door-oorzaak de storm ligt er van alles op de weg'],
  },
  {
    id: 'sneeuwen',
    hash: 'f87461b2',
  },
  {
    id: 'slippen',
    hash: 'a1d7331d',
  },
  {
    id: 'sporten',
    hash: '046d023e',
    unusual: ['Ana sport/sporten elke dinsdag met een/een-paar/1 paar/een-paar/-1 vriendinnen'],
  },
  {
    id: 'spelen',
    hash: 'f9b26dac',
  },
  {
    id: 'speler',
    hash: '31ce5800',
  },
  {
    id: 'sportschool',
    hash: '74f2aee1',
  },
  {
    id: 'scheidsrechter',
    hash: 'f46c1a98',
    unusual: ['Niet boos worden op de scheidsrechter hij doet zijn/zijn-bezit best'],
  },
  {
    id: 'strijd',
    hash: 'eef9e69b',
  },
  {
    id: 'stadion',
    hash: 'eae14445',
    unusual: ['Het hele stadion zong/meezingen/1 mee/meezingen/-1 toen de spelers het veld op kwamen'],
  },
  {
    id: 'starten',
    hash: '317b9d42',
  },
  {
    id: 'spel',
    hash: '9d6d6a1f',
  },
  {
    id: 'schilderen',
    hash: '8d5fefcc',
  },
  {
    id: 'schaken',
    hash: '0075e678',
    unusual: ['Opa heeft mij leren/leren-onderwijzen schaken toen ik zeven was'],
  },
  {
    id: 'schrijver',
    hash: '714c47ba',
  },
  {
    id: 'stem',
    hash: '2c62c467',
  },
  {
    id: 'spannend',
    hash: '6151e889',
  },
  {
    id: 'superster',
    hash: 'ae619d84',
  },
  {
    id: 'show',
    hash: 'aec14ba4',
  },
  {
    id: 'sinterklaas',
    hash: '73e28747',
  },
  {
    id: 'suikerfeest',
    hash: '7ca8a05a',
  },
  {
    id: 'steun',
    hash: '2a7468ec',
  },
  {
    id: 'schrijven',
    hash: '62ac22b6',
    unusual: ['Wil je je naam op het bord/bord-klas schrijven'],
  },
  {
    id: 'slecht',
    hash: '6f2483e6',
    unusual: ['Zo slecht was je antwoord niet hoor/hoor'],
  },
  {
    id: 'schooltas',
    hash: 'c972f5e4',
    unusual: ['Zitten/zitten-erin er stenen in'],
  },
  {
    id: 'schrift',
    hash: '8a74357b',
  },
  {
    id: 'stift',
    hash: 'd2f6098f',
  },
  {
    id: 'schaar',
    hash: '6131717a',
    unusual: ['Wees voorzichtig met die schaar hij/hij-ding is heel scherp'],
  },
  {
    id: 'schoolplein',
    hash: 'f66b019b',
    unusual: ['Ouders wachten op het schoolplein tot de bel/bel gaat'],
  },
  {
    id: 'spieken',
    hash: 'f85e1889',
  },
  {
    id: 'slagen',
    hash: '1a531c16',
    unusual: ['Vandaag hangt/uithangen/3 de vlag uit/uithangen/-3 want Mei/=name is geslaagd'],
  },
  {
    id: 'school',
    hash: '91dd5b9b',
  },
  {
    id: 'studie',
    hash: 'ee8dc16e',
  },
  {
    id: 'studeren',
    hash: 'ba975561',
  },
  {
    id: 'student',
    hash: '72c0f600',
    unusual: ['Hier wonen vijf studenten met maar één/een-getal badkamer'],
  },
  {
    id: 'spijbelen',
    hash: '93dd1b72',
  },
  {
    id: 'selecteren',
    hash: '37ea268a',
  },
  {
    id: 'scannen',
    hash: '70b54d4b',
  },
  {
    id: 'sinds',
    hash: 'a3a3fe0d',
  },
  {
    id: 'stroom',
    hash: 'dcab2565',
  },
  {
    id: 'slimme-meter',
    hash: '2e9dc104',
    unusual: [
      'Met een slimme/slimme-meter/1 meter/slimme-meter/-1 hoeft u zelf niets door/doorgeven/2 te geven/doorgeven/-2',
    ],
  },
  {
    id: 'systeem',
    hash: '020b1c88',
  },
  {
    id: 'stijgen',
    hash: '4612838f',
  },
  {
    id: 'situatie',
    hash: 'b91104db',
    unusual: ['Onze situatie is anders want mijn man/man-echtgenoot werkt nu minder'],
  },
  {
    id: 'stadsverwarming',
    hash: '4dd292fc',
    unusual: [
      'In onze wijk heeft iedereen stadsverwarming in/in-plaats-van/1 plaats/in-plaats-van/1 van/in-plaats-van/-2 gas',
    ],
  },
  {
    id: 'schoorsteen',
    hash: 'f3ad1472',
  },
  {
    id: 'stromen',
    hash: 'f66d0481',
  },
  {
    id: 'spoelen',
    hash: '090599d4',
  },
  {
    id: 'schakelaar',
    hash: '1e02f54d',
  },
  {
    id: 'subsidie',
    hash: '8b9e63bb',
  },
  {
    id: 'storing',
    hash: 'f423c8ee',
    unusual: ['Door/door-oorzaak een storing zat de hele wijk zonder warm water'],
  },
  {
    id: 'stroomstoring',
    hash: 'db5b5c1b',
    unusual: ['Tijdens de stroomstoring zaten/vastzitten/4 we een uur/uur vast/vastzitten/-4 in de lift'],
  },
  {
    id: 'stopcontact',
    hash: '9a449f4d',
  },
  {
    id: 'snoer',
    hash: '525264c2',
    unusual: [
      'Pas/oppassen-voorzichtig/1 op/oppassen-voorzichtig/-1 dat/dat-zin je niet over het snoer valt',
    ],
  },
  {
    id: 'schok',
    hash: '0816e21b',
  },
  {
    id: 'samen',
    hash: 'bb82bdd3',
  },
  {
    id: 'stiefvader',
    hash: '58984a6a',
    unusual: ['Kees kan goed opschieten/opschieten-met/1 met/opschieten-met/-1 zijn/zijn-bezit stiefvader'],
  },
  {
    id: 'schoonouders',
    hash: '23f85595',
  },
  {
    id: 'schoonzus',
    hash: 'cc89ceb5',
  },
  {
    id: 'schoonmoeder',
    hash: 'b18c4ab4',
  },
  {
    id: 'schoonvader',
    hash: '301fb0df',
  },
  {
    id: 'stel',
    hash: '17c4838c',
  },
  {
    id: 'schat',
    hash: '69e9e652',
  },
  {
    id: 'scheiding',
    hash: '585d2329',
  },
  {
    id: 'seks',
    hash: 'd8084a61',
  },
  {
    id: 'scheiden-huwelijk',
    hash: 'e692013b',
    unusual: ['Mijn ouders zijn gescheiden/scheiden-huwelijk toen ik tien was'],
  },
  {
    id: 'speen',
    hash: '5f26be5c',
    unusual: ['Zonder speen valt ons zoontje niet in slaap/slaap'],
  },
  {
    id: 'streng',
    hash: '4fbb94de',
  },
  {
    id: 'straf',
    hash: 'd637db6c',
  },
  {
    id: 'sterven',
    hash: '46d0b47e',
    unusual: ['Haar man/man-echtgenoot is twee jaar geleden aan kanker gestorven'],
  },
  {
    id: 'standbeeld',
    hash: '49fffde0',
  },
  {
    id: 'schelp',
    hash: '7a8a2285',
  },
  {
    id: 'schep',
    hash: '3c63974d',
  },
  {
    id: 'strandtent',
    hash: 'efdef571',
  },
  {
    id: 'streek',
    hash: '51020905',
  },
  {
    id: 'speelgoed',
    hash: '69b946e1',
    unusual: ['Na het spelen ruimen/opruimen/5 de kinderen hun speelgoed op/opruimen/-5'],
  },
  {
    id: 'schommel',
    hash: 'b3f3abcb',
    unusual: ['Jij zit/zitten al zo lang'],
  },
  {
    id: 'step',
    hash: '39125a3b',
  },
  {
    id: 'stoepkrijt',
    hash: '3e4bcc84',
  },
  {
    id: 'springtouw',
    hash: 'be223368',
  },
  {
    id: 'schreeuwen',
    hash: '3c8f78e0',
  },
  {
    id: 'stoer',
    hash: '7a1a3404',
    unusual: ['Wat stoer je hebt niet/niet-eens/1 eens/niet-eens/-1 gehuild'],
  },
  {
    id: 'slaapzak',
    hash: '13586eca',
    unusual: [
      "Neem/meenemen/4 een warme slaapzak mee/meenemen/-4 want 's/s-nachts/1 nachts/s-nachts/-1 is het koud",
    ],
  },
  {
    id: 'ster',
    hash: '3bba9892',
  },
  {
    id: 'suikerspin',
    hash: '43c852a3',
  },
  {
    id: 'sfeer',
    hash: '43d55414',
  },
  {
    id: 'staan-geschreven',
    hash: 'acb6b925',
    unusual: ['Wat staat/staan-geschreven er in de brief van de gemeente'],
  },
  {
    id: 'stemmen',
    hash: '50c93341',
  },
  {
    id: 'stempas',
    hash: 'a799db3a',
  },
  {
    id: 'stembureau',
    hash: 'cdf7c4cb',
  },
  {
    id: 'stem-verkiezing',
    hash: 'cdf31061',
    unusual: ['Elke stem/stem-verkiezing telt dus ga stemmen'],
  },
  {
    id: 'sociaal',
    hash: '6b4341cb',
  },
  {
    id: 'stelen',
    hash: '1951671f',
  },
  {
    id: 'schieten',
    hash: '8bbb8e41',
  },
  {
    id: 'statushouder',
    hash: '705cbdd8',
  },
  {
    id: 'samenleving',
    hash: '0e9c5ba0',
  },
  {
    id: 'schoonmaker',
    hash: 'c20e0ac6',
  },
  {
    id: 'schilder',
    hash: 'ff4f3b87',
  },
  {
    id: 'stage',
    hash: '22be3871',
  },
  {
    id: 'solliciteren',
    hash: 'e44a081d',
  },
  {
    id: 'sollicitatiegesprek',
    hash: '58b0c0a2',
  },
  {
    id: 'sollicitatie',
    hash: '05765bc8',
  },
  {
    id: 'salaris',
    hash: '3ed4f504',
  },
  {
    id: 'samenwerken',
    hash: '799af71d',
  },
  {
    id: 'schijnen',
    hash: 'b68ee419',
    unusual: ['Doe/dichtdoen/4 het gordijn even dicht/dichtdoen/-4 de zon schijnt in mijn ogen'],
  },
  {
    id: 'sneeuw',
    hash: 'ffd97515',
    unusual: [
      'Mijn kinderen zagen dit jaar voor/voor-het-eerst/1 het/voor-het-eerst/1 eerst/voor-het-eerst/-2 sneeuw',
    ],
  },
  {
    id: 'seizoen',
    hash: 'f4ef50cb',
  },
  {
    id: 'schaatsen',
    hash: 'ae5a9fe5',
  },
  {
    id: 'sneeuwpop',
    hash: '000cb90d',
  },
  {
    id: 'staart',
    hash: '15be8a12',
    unusual: ['Hij is blij kijk maar/maar-gerust naar zijn/zijn-bezit staart'],
  },
  {
    id: 'schaap',
    hash: '0ab11445',
  },
  {
    id: 'spin',
    hash: '385d3772',
  },
  {
    id: 'slang',
    hash: '3a5ac161',
  },
  {
    id: 'stam',
    hash: 'c7d69c3c',
  },
  {
    id: 'struik',
    hash: 'a3166889',
  },
  {
    id: 'smelten',
    hash: '834724df',
    unusual: ['Vroeger bleef de sneeuw liggen nu smelt hij/hij-ding meteen'],
  },
  {
    id: 'september',
    hash: '91fa9a5f',
    unusual: ['Daan begint in september met zijn/zijn-bezit opleiding'],
  },
  {
    id: 's-ochtends',
    hash: 'ef97bf8a',
    unusual: [
      "'s/s-ochtends/1 Ochtends/s-ochtends/-1 werk/thuiswerken/2 ik thuis/thuiswerken/-2",
      "Ik drink 's/s-ochtends/1 ochtends/s-ochtends/-1 eerst een kop thee",
    ],
  },
  {
    id: 's-morgens',
    hash: 'c09c29a1',
    unusual: ["De winkel gaat/opengaan/6 's/s-morgens/1 morgens/s-morgens/-1 om acht uur open/opengaan/-6"],
  },
  {
    id: 's-middags',
    hash: '3f7695e5',
    unusual: [
      "'s/s-middags/1 Middags/s-middags/-1 slaapt de baby",
      "Onze peuter slaapt 's/s-middags/1 middags/s-middags/-1 nog twee uur/uur",
    ],
  },
  {
    id: 's-avonds',
    hash: 'e3d906b6',
    unusual: [
      "'s/s-avonds/1 Avonds/s-avonds/-1 kijken we vaak tv",
      "Kunnen wij u ook 's/s-avonds/1 avonds/s-avonds/-1 bellen",
    ],
  },
  {
    id: 's-nachts',
    hash: '7cffeb64',
    unusual: [
      "'s/s-nachts/1 Nachts/s-nachts/-1 is het hier rustig",
      "Rijden hier 's/s-nachts/1 nachts/s-nachts/-1 ook bussen",
    ],
  },
  {
    id: 'saldo',
    hash: '8bcaca3e',
  },
  {
    id: 'storten',
    hash: '7665092a',
    unusual: ['Waar kan ik deze munten op mijn rekening/rekening-bank storten'],
  },
  {
    id: 'schuldhulpverlening',
    hash: 'ea26ca04',
  },
  {
    id: 'schuld-geld',
    hash: 'e5900a25',
    unusual: ['Met twee banen betaalde/afbetalen/5 zij al haar schulden af/afbetalen/-5'],
  },
  {
    id: 'sparen',
    hash: '4c3f6bd2',
  },
  {
    id: 'spaargeld',
    hash: 'e819be25',
    unusual: ['Door/door-oorzaak die dure reparatie is ons spaargeld bijna op/op-verbruikt'],
  },
  {
    id: 'spaarrekening',
    hash: 'ba7f425b',
  },
  {
    id: 'spaarpot',
    hash: 'bf054012',
  },
  {
    id: 'sturen',
    hash: '6ff9f20c',
  },
  {
    id: 'sms',
    hash: '4c263564',
  },
  {
    id: 'scherm',
    hash: 'ffd49e83',
  },
  {
    id: 'simkaart',
    hash: 'ab1ae562',
  },
  {
    id: 'soldaat',
    hash: '73eb4f8f',
  },
  {
    id: 'serie',
    hash: '86e072e4',
  },
  {
    id: 'selfie',
    hash: '9366f74d',
  },
  {
    id: 'smiley',
    hash: '2bba1bc1',
    unusual: ['Mijn baas stuurde/terugsturen/4 alleen een smiley terug/terugsturen/-4 dus het mag'],
  },
  {
    id: 'scrollen',
    hash: 'fca1a907',
    unusual: ['Scrol even naar beneden daar staat/staan-geschreven het adres'],
  },
  {
    id: 'schermtijd',
    hash: '7a633244',
  },
  {
    id: 'spoed',
    hash: '47759581',
    unusual: ['Er staat spoed op de brief dus maak/openmaken/3 hem meteen open/openmaken/-3'],
  },
  {
    id: 'stapel',
    hash: '2121ca54',
  },
  {
    id: 'sticker',
    hash: '6b6d9a8b',
  },
  {
    id: 'steeds',
    hash: '55bcad8e',
    unusual: ['Mijn computer valt/uitvallen/2 steeds uit/uitvallen/-2'],
  },
];
