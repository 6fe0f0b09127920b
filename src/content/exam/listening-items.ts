import type { ListeningRow } from '#content/schema/exam-rows.ts';

export const rows = [
  {
    id: 'listening-doctor-today',
    skill: 'action',
    category: 'Gezondheidszorg',
    setting: 'U belt naar de huisarts. U hoort de voicemail.',
    audioText: [
      {
        voice: 'A',
        text: 'Goedemorgen, dit is huisartsenpraktijk De Poort. Wij zijn vandaag gesloten, omdat wij een cursus volgen. Heeft u vóór vijf uur een dokter nodig? Bel dan dokter Visser in de Kerkstraat. Dokter Smeets is op vakantie, en dokter Bos werkt alleen in de ochtend. Wordt u na vijf uur ziek? Dan belt u de huisartsenpost. Heeft u alleen een nieuw recept nodig? Dan kunt u twee dingen doen. Bel ons morgen, of vraag het nu al aan op onze website. Uw medicijn ligt dan na twee dagen klaar bij de apotheek. U krijgt daarover een bericht op uw telefoon. Ga dus niet eerder naar de apotheek, want dan is het er nog niet. Wij zijn er morgen weer vanaf acht uur.',
      },
    ],
    question: 'Het is twee uur en u wilt een dokter spreken. Wie moet u bellen?',
    options: ['Dokter Visser.', 'Dokter Smeets.', 'Dokter Bos.'],
    correct: 0,
    points: 10,
    explanation:
      '*Vóór vijf uur* it is *dokter Visser*. Dokter Smeets is on holiday, and the *huisartsenpost* is for people who get ill after five.',
    second: {
      id: 'listening-doctor-today-medicine',
      skill: 'number',
      question: 'U vraagt vandaag een recept aan op de website. Wanneer ligt uw medicijn klaar?',
      options: ['Vandaag.', 'Morgen.', 'Overmorgen.'],
      correct: 2,
      explanation:
        '*Na twee dagen*: today and two days more is *overmorgen*. Tomorrow is when the practice opens again.',
    },
  },
  {
    id: 'listening-station-track',
    skill: 'number',
    category: 'Vervoer',
    setting: 'U bent op het station.',
    audioText: [
      {
        voice: 'A',
        text: 'Beste reizigers. De trein naar Groningen van zestien uur twee vertrekt niet van spoor vijf, maar van spoor elf. Stap niet in de trein die nu op spoor acht staat, want die gaat vandaag niet verder dan Zwolle. Door werk aan het spoor bent u ongeveer tien minuten later in Groningen. Onze excuses daarvoor.',
      },
    ],
    question: 'U gaat naar Groningen. Van welk spoor vertrekt uw trein?',
    options: ['Spoor 5.', 'Spoor 8.', 'Spoor 11.'],
    correct: 2,
    points: 10,
    explanation:
      'The train leaves *niet van spoor vijf, maar van spoor elf*. The train on track eight goes no further than Zwolle.',
  },
  {
    id: 'listening-shoes-size',
    skill: 'number',
    category: 'Winkelen',
    setting: 'U bent in een schoenenwinkel.',
    audioText: [
      {
        voice: 'B',
        text: 'Hallo. Deze schoenen heb ik vorige week gekocht, maar ze zijn te klein. Kan ik mijn geld terugkrijgen?',
      },
      {
        voice: 'A',
        text: 'Heeft u de bon nog?',
      },
      {
        voice: 'B',
        text: 'Nee, die ben ik helaas kwijt.',
      },
      {
        voice: 'A',
        text: 'Dan kan ik u geen geld teruggeven. Maar ruilen mag wel, hoor. Welke maat zijn deze?',
      },
      {
        voice: 'B',
        text: 'Achtendertig. Ik denk dat ik negenendertig nodig heb.',
      },
      {
        voice: 'A',
        text: 'Deze schoenen zijn altijd een beetje klein. Trekt u deze maar eens aan, in maat veertig.',
      },
      {
        voice: 'B',
        text: 'O ja, die zitten heel lekker. Dan neem ik deze maat. Heeft u hem ook in een andere kleur?',
      },
      {
        voice: 'A',
        text: 'Even kijken. De zwarte zijn op, en de rode heb ik niet in uw maat. Van de bruine heb ik nog één paar, en de blauwe komen volgende week binnen.',
      },
      {
        voice: 'B',
        text: 'Blauw vind ik het mooist. Maar zo lang kan ik niet wachten, want ik heb ze zaterdag nodig voor een bruiloft. Doe dan de bruine maar.',
      },
      {
        voice: 'A',
        text: 'Prima. Ik pak ze even voor u.',
      },
    ],
    question: 'Welke maat schoenen neemt de klant?',
    options: ['Maat 38.', 'Maat 39.', 'Maat 40.'],
    correct: 2,
    points: 10,
    explanation:
      'The shoes of last week are 38, and the customer first thinks of 39. But size 40 fits very well (*die zitten heel lekker*): *dan neem ik deze maat*.',
    second: {
      id: 'listening-shoes-exchange-colour',
      skill: 'reason',
      question: 'Waarom kiest de klant niet voor blauwe schoenen?',
      options: ['Die zijn er nu nog niet.', 'Die zijn er niet in deze maat.', 'Die zijn helemaal op.'],
      correct: 0,
      explanation:
        '*De blauwe komen volgende week binnen*, and the wedding is on Saturday. Black is sold out (*op*), and red is not there in this size (*maat*).',
    },
  },
  {
    id: 'listening-weather-still-rain',
    skill: 'fact',
    category: 'Weer',
    setting: 'U luistert naar de radio.',
    audioText: [
      {
        voice: 'A',
        text: 'Dan het weer. Vanochtend is het in het hele land nog grijs en regent het. Rond twaalf uur wordt het in het westen en in het noorden droog, en daarna schijnt daar de zon. In het oosten blijft het tot vanavond nat. Het wordt ongeveer elf graden. Morgen begint de dag met mist, maar later is het overal zonnig.',
      },
    ],
    question: 'Waar regent het vanmiddag nog?',
    options: ['In het noorden.', 'In het oosten.', 'In het westen.'],
    correct: 1,
    points: 10,
    explanation:
      '*In het oosten blijft het tot vanavond nat*. In the west and in the north it is dry from about twelve.',
  },
  {
    id: 'listening-reading-which-book',
    skill: 'fact',
    category: 'Onderwijs',
    setting: 'Een ouder praat met de leraar op school.',
    audioText: [
      {
        voice: 'A',
        text: 'Fijn dat u er bent. Het gaat goed met Sami. Rekenen vindt hij makkelijk en hij heeft veel vrienden. Alleen lezen gaat nog langzaam.',
      },
      {
        voice: 'B',
        text: 'Kan ik daar thuis iets aan doen? Zal ik een paar boeken voor hem kopen?',
      },
      {
        voice: 'A',
        text: 'Dat hoeft niet, hoor. Sami krijgt elke maandag een boek van mij mee. Ik weet precies wat hij al kan lezen.',
      },
      {
        voice: 'B',
        text: 'Mag hij niet zelf iets kiezen?',
      },
      {
        voice: 'A',
        text: 'Later wel. Nu kiest hij altijd te moeilijke boeken. Lees elke avond een kwartiertje samen, dat helpt het meest.',
      },
      {
        voice: 'B',
        text: 'Goed, dat gaan we doen.',
      },
      {
        voice: 'A',
        text: 'En op woensdag leest iemand voor in de bibliotheek. Veel kinderen uit de klas gaan erheen.',
      },
      {
        voice: 'B',
        text: 'Op woensdag heeft hij zwemles. Kan het ook op zaterdag?',
      },
      {
        voice: 'A',
        text: 'Nee, op zaterdag is er niets voor kinderen. Maar op vrijdag na school doen ze het nog een keer.',
      },
      {
        voice: 'B',
        text: 'Mooi, dan gaan we vrijdag.',
      },
    ],
    question: 'Wie kiest nu het boek dat Sami thuis leest?',
    options: ['De leraar.', 'De ouder.', 'Sami zelf.'],
    correct: 0,
    points: 10,
    explanation:
      '*Sami krijgt elke maandag een boek van mij mee*, says the teacher. The parent need not buy any, and Sami may choose *later*.',
    second: {
      id: 'listening-reading-library-day',
      skill: 'number',
      question: 'Wanneer gaat Sami naar de bibliotheek?',
      options: ['Op woensdag.', 'Op vrijdag.', 'Op zaterdag.'],
      correct: 1,
      explanation:
        'On Wednesday he has his swimming lesson, and on Saturday there is nothing for children. So it is *dan gaan we vrijdag*.',
    },
  },
  {
    id: 'listening-first-day-phone',
    skill: 'action',
    category: 'Werk',
    setting: 'Het is uw eerste werkdag. De chef praat met u.',
    audioText: [
      {
        voice: 'A',
        text: 'Welkom in ons magazijn! Je begint vandaag bij de dozen, samen met Ali. Hij laat je alles zien. Draag binnen altijd je werkschoenen, ook als je maar even komt. Die krijg je zo van mij, net als handschoenen. Je jas en je tas leg je in een kastje. Je telefoon mag je niet bij je houden. Geef die maar aan Ali, want hij legt alle telefoons op kantoor. Voor de kastjes hebben we namelijk nog geen sleutels. In de pauze kun je gewoon bellen, hoor. We hebben pauze om half elf en om één uur. Koffie en thee zijn gratis, maar eten neem je zelf mee. Heb je een vraag? Vraag het dan aan Ali, want ik heb de hele ochtend gesprekken. In de tweede pauze kom ik even bij je zitten. Dan vertel je mij hoe het gaat. En om drie uur ben je klaar.',
      },
    ],
    question: 'Waar ligt uw telefoon als u werkt?',
    options: ['Op kantoor.', 'In een kastje.', 'In uw jas.'],
    correct: 0,
    points: 10,
    explanation:
      'Ali puts all phones in the office (*op kantoor*). Coat and bag go into a *kastje*, but those have no keys yet.',
    second: {
      id: 'listening-first-day-talk',
      skill: 'number',
      question: 'Wanneer praat de chef vandaag nog met u?',
      options: ['In de eerste pauze.', 'In de tweede pauze.', 'Om drie uur.'],
      correct: 1,
      explanation:
        '*In de tweede pauze kom ik even bij je zitten*. In the first break the boss is still in meetings (*gesprekken*), and at three you may go home.',
    },
  },
  {
    id: 'listening-soup-at-the-end',
    skill: 'fact',
    category: 'Koken',
    setting: 'U luistert naar een kookprogramma.',
    audioText: [
      {
        voice: 'A',
        text: 'Vandaag maken we een lekkere linzensoep. Snijd eerst een ui en twee wortels in kleine stukjes. Bak die vijf minuten in een beetje olie. Dan gaan het water en de linzen erbij. Laat de soep een half uur zachtjes koken. Doe pas in de laatste minuten de tomaten erin, in dunne plakjes. Dan vallen ze niet uit elkaar.',
      },
    ],
    question: 'Wat gaat er het laatst in de pan?',
    options: ['De linzen.', 'De tomaten.', 'De wortels.'],
    correct: 1,
    points: 10,
    explanation:
      '*Pas in de laatste minuten* come the tomatoes, so that they stay whole. The carrots go in first with the onion, the lentils with the water.',
  },
  {
    id: 'listening-heating-mechanic',
    skill: 'action',
    category: 'Wonen',
    setting: 'U luistert naar de voicemail.',
    audioText: [
      {
        voice: 'A',
        text: 'Goedemorgen, met woningstichting De Haven. U heeft gemeld dat uw verwarming koud blijft. Onze monteur komt morgenmiddag bij u langs, tussen één en vijf uur. Hij belt u een half uur van tevoren. Zet de ketel niet uit, want hij wil hem eerst horen. Ook de verwarming hoeft niet hoger. De ketel hangt bij u in een kast. Wilt u de spullen die daar staan alvast weghalen? Dan kan hij meteen beginnen.',
      },
    ],
    question: 'Wat moet u doen voordat de monteur komt?',
    options: ['De ketel uitzetten.', 'De verwarming hoger zetten.', 'Een kast leeghalen.'],
    correct: 2,
    points: 10,
    explanation:
      '*Wilt u de spullen die daar staan alvast weghalen?* is about the cupboard with the boiler. The boiler (*ketel*) stays on, and the heating need not be turned up.',
  },
  {
    id: 'listening-passport-which-evening',
    skill: 'number',
    category: 'Gemeente',
    setting: 'Iemand belt met de gemeente.',
    audioText: [
      {
        voice: 'B',
        text: 'Goedemiddag. Mijn paspoort is klaar. Kan ik het vanavond ophalen?',
      },
      {
        voice: 'A',
        text: 'Nee, vandaag is het dinsdag. Vroeger waren we op woensdagavond open, maar nu is dat donderdag, tot acht uur. Overdag kunt u elke werkdag komen, zonder afspraak.',
      },
      {
        voice: 'B',
        text: 'Overdag moet ik werken. Dan kom ik overmorgen, na het avondeten. Of mag mijn vrouw het voor mij halen?',
      },
      {
        voice: 'A',
        text: 'Nee, u moet zelf komen. Wij kijken of u echt de persoon op de foto bent.',
      },
      {
        voice: 'B',
        text: 'Ik begrijp het. Moet ik dan nog iets betalen?',
      },
      {
        voice: 'A',
        text: 'Nee, dat heeft u al gedaan toen u het paspoort kwam aanvragen. Vergeet alleen uw oude paspoort niet. Dat moet u weer bij ons inleveren.',
      },
      {
        voice: 'B',
        text: 'Jammer, er staan stempels in van mooie reizen.',
      },
      {
        voice: 'A',
        text: 'Zeg dat dan even bij de balie. Dan maken we er gaatjes in en krijgt u het weer mee naar huis.',
      },
      {
        voice: 'B',
        text: 'Dat is aardig. Tot donderdag!',
      },
    ],
    question: 'Wanneer wordt het paspoort opgehaald?',
    options: ['Op dinsdagavond.', 'Op woensdagavond.', 'Op donderdagavond.'],
    correct: 2,
    points: 10,
    explanation:
      'It is Tuesday, so *overmorgen* is Thursday, and *na het avondeten* is in the evening. Wednesday was the evening of before (*vroeger*), and in the daytime the caller has to work.',
    second: {
      id: 'listening-passport-evening-old-passport',
      skill: 'fact',
      question: 'Wat wil de beller met het oude paspoort doen?',
      options: ['De stempels eruit halen.', 'Het weer mee naar huis nemen.', 'Het bij de gemeente laten.'],
      correct: 1,
      explanation:
        'There are stamps of journeys in it. If the caller says that at the desk, it gets holes (*gaatjes*) and may go home again: *mee naar huis*. The stamps stay in it.',
    },
  },
  {
    id: 'listening-medicine-days',
    skill: 'number',
    category: 'Gezondheidszorg',
    setting: 'U bent bij de apotheek.',
    audioText: [
      {
        voice: 'A',
        text: 'Dit is uw medicijn. U neemt drie keer per dag één pil, een half uur voor het eten. Drink er een glas water bij. Na zeven dagen voelt u zich waarschijnlijk al beter. Maar stop dan nog niet! Ga door tot het doosje leeg is, dus tien dagen lang. Heeft u na veertien dagen nog pijn? Bel dan de huisarts.',
      },
    ],
    question: 'Hoelang moet u het medicijn nemen?',
    options: ['7 dagen.', '10 dagen.', '14 dagen.'],
    correct: 1,
    points: 10,
    explanation:
      '*Ga door tot het doosje leeg is*: that is *tien dagen*. After seven days you may feel better, and after fourteen you call the doctor if it still hurts.',
  },
  {
    id: 'listening-bicycle-today',
    skill: 'fact',
    category: 'Vervoer',
    setting: 'U bent bij de fietsenmaker.',
    audioText: [
      {
        voice: 'B',
        text: 'Hoi, mijn achterlicht doet het niet, mijn rem maakt lawaai en er moet een nieuwe band op.',
      },
      {
        voice: 'A',
        text: 'Even kijken. Die rem doe ik nu meteen, dat is zo klaar. Het lampje moet ik eerst bestellen. En voor de band heb ik vandaag geen tijd.',
      },
      {
        voice: 'B',
        text: 'Wanneer kunnen die dan?',
      },
      {
        voice: 'A',
        text: 'Overmorgen. Neem je fiets straks maar mee en kom dan even terug.',
      },
    ],
    question: 'Wat maakt de fietsenmaker vandaag?',
    options: ['De band.', 'De rem.', 'Het licht.'],
    correct: 1,
    points: 10,
    explanation:
      '*Die rem doe ik nu meteen*. The light has to be ordered, and for the tyre (*band*) there is no time today.',
  },
  {
    id: 'listening-supermarket-tomorrow',
    skill: 'fact',
    category: 'Winkelen',
    setting: 'U bent in de supermarkt.',
    audioText: [
      {
        voice: 'A',
        text: 'Beste klanten, ruikt u dat ook? Onze bakker is net klaar. Neemt u deze week twee broden? Dan krijgt u het tweede voor de halve prijs. Ook is alle kaas een kwart goedkoper. Maar wees daar snel bij, want dat geldt maar tot zes uur vanavond. En komt u morgen weer? Dan krijgt u bij de groente gratis recepten.',
      },
    ],
    question: 'Wat is morgen ook nog goedkoper?',
    options: ['Het brood.', 'De groente.', 'De kaas.'],
    correct: 0,
    points: 10,
    explanation:
      'The bread is cheaper *deze week*, so tomorrow too. The cheese only until six this evening, and at the vegetables there are only free recipes.',
  },
  {
    id: 'listening-slippery-evening',
    skill: 'number',
    category: 'Weer',
    setting: 'U luistert naar de radio.',
    audioText: [
      {
        voice: 'A',
        text: 'Let op als u vanavond nog de weg op gaat. De wegen zijn nat van de regen. Om een uur of acht gaat het vriezen, en vanaf dan kan het overal glad zijn. Rond tien uur komt er mist bij, en na twaalf uur valt er in het zuiden ook nog een beetje sneeuw. Rijd dus langzaam. Morgenochtend is het weer voorbij.',
      },
    ],
    question: 'Vanaf hoe laat kan het vanavond glad zijn?',
    options: ['Vanaf 20.00 uur.', 'Vanaf 22.00 uur.', 'Vanaf 24.00 uur.'],
    correct: 0,
    points: 10,
    explanation:
      '*Om een uur of acht gaat het vriezen, en vanaf dan kan het overal glad zijn*. At ten comes the fog (*mist*), and the snow after twelve.',
  },
  {
    id: 'listening-parcel-number',
    skill: 'fact',
    category: 'Wonen',
    setting: 'Er staat een bezorger aan de deur.',
    audioText: [
      {
        voice: 'A',
        text: 'Hallo! Ik heb een pakje voor nummer veertien, maar daar is niemand thuis. Op nummer zestien ook niet. Mag ik het hier laten, op nummer achttien?',
      },
      {
        voice: 'B',
        text: 'Ja hoor, geef maar. Zij zijn er vanavond pas weer.',
      },
      {
        voice: 'A',
        text: 'Mooi. Ik doe een briefje bij ze in de bus, dan weten ze dat het bij u ligt.',
      },
      {
        voice: 'B',
        text: 'Prima. Na zes uur ben ik thuis. Dan kunnen ze het komen halen.',
      },
    ],
    question: 'Voor wie is het pakje?',
    options: ['Voor nummer 14.', 'Voor nummer 16.', 'Voor nummer 18.'],
    correct: 0,
    points: 10,
    explanation:
      '*Een pakje voor nummer veertien*. Nobody opened at sixteen either, so it stays with the neighbour at eighteen until the evening.',
  },
  {
    id: 'listening-course-after-holiday',
    skill: 'number',
    category: 'Onderwijs',
    setting: 'U heeft de eerste les van een cursus Nederlands.',
    audioText: [
      {
        voice: 'A',
        text: 'Welkom allemaal. Tot de vakantie hebben we les op dinsdag en donderdag. Daarna verandert er iets. Dit lokaal is dan op dinsdag bezet, en op woensdag ook. Daarom komen we een dag eerder bij elkaar, dus op maandag al. De donderdag blijft gewoon zo. Het boek krijgen jullie vandaag van mij. Een schrift moeten jullie zelf kopen.',
      },
    ],
    question: 'Op welke dagen is er les na de vakantie?',
    options: ['Op maandag en donderdag.', 'Op dinsdag en woensdag.', 'Op dinsdag en donderdag.'],
    correct: 0,
    points: 10,
    explanation:
      'Instead of Tuesday it is *op maandag al*, and *de donderdag blijft gewoon zo*. Tuesday and Thursday are the days until the holiday.',
  },
  {
    id: 'listening-call-in-sick-start',
    skill: 'number',
    category: 'Werk',
    setting: 'Iemand belt naar het werk.',
    audioText: [
      {
        voice: 'A',
        text: 'Goedemorgen, met de planning.',
      },
      {
        voice: 'B',
        text: 'Hallo, met Sam. Ik kan vandaag niet komen. Ik heb koorts en ik hoest veel.',
      },
      {
        voice: 'A',
        text: 'Wat vervelend, blijf maar lekker in bed. Sinds wanneer ben je ziek?',
      },
      {
        voice: 'B',
        text: 'Sinds gisteravond. Op het werk ging het nog goed, maar toen ik thuis op de bank zat, kreeg ik het heel koud. Vannacht heb ik bijna niet geslapen.',
      },
      {
        voice: 'A',
        text: 'Heb je de dokter al gebeld?',
      },
      {
        voice: 'B',
        text: 'Nee, dat hoeft niet. Ik blijf gewoon liggen en ik drink veel thee.',
      },
      {
        voice: 'A',
        text: 'Goed zo. Je moet morgen ook werken, hè?',
      },
      {
        voice: 'B',
        text: 'Ja, van twee tot tien. Ik bel je vanavond om te zeggen of dat lukt.',
      },
      {
        voice: 'A',
        text: 'Is goed. Bel wel voor acht uur, want daarna is hier niemand meer. Voor vandaag vraag ik Lisa. Beterschap!',
      },
    ],
    question: 'Wanneer werd Sam ziek?',
    options: ['Gisteren op het werk.', 'Gisteren thuis.', 'Vannacht in bed.'],
    correct: 1,
    points: 10,
    explanation:
      '*Sinds gisteravond*, and *toen ik thuis op de bank zat*. At work it still went well, and in the night Sam was ill already and hardly slept.',
    second: {
      id: 'listening-call-in-sick-again',
      skill: 'number',
      question: 'Wanneer moet Sam weer bellen?',
      options: ['Vóór 14.00 uur.', 'Vóór 20.00 uur.', 'Vóór 22.00 uur.'],
      correct: 1,
      explanation:
        '*Bel wel voor acht uur*: after that nobody is there. *Van twee tot tien* is when Sam has to work tomorrow.',
    },
  },
  {
    id: 'listening-traffic-delay',
    skill: 'number',
    category: 'Vervoer',
    setting: 'U luistert naar de radio.',
    audioText: [
      {
        voice: 'A',
        text: "Er staat een lange file tussen Utrecht en Den Haag. Bij Gouda zijn twee auto's tegen elkaar gereden en een deel van de weg is dicht. Om zeven uur kostte dat u nog drie kwartier extra, maar nu staat u daar een kwartier stil. Ook op de andere wegen naar Den Haag is het druk. Daar duurt uw reis een half uur langer. Na negen uur is het probleem waarschijnlijk voorbij.",
      },
    ],
    question: 'Hoeveel tijd kost de file bij Gouda nu?',
    options: ['15 minuten.', '30 minuten.', '45 minuten.'],
    correct: 0,
    points: 10,
    explanation:
      '*Nu staat u daar een kwartier stil*: a quarter of an hour. Three quarters was at seven, and half an hour is for the other roads.',
  },
  {
    id: 'listening-pool-which-day',
    skill: 'rule',
    category: 'Vrije tijd',
    setting: 'U belt naar het zwembad. U hoort de voicemail.',
    audioText: [
      {
        voice: 'A',
        text: 'Dit is zwembad De Golf. Ons buitenbad is dicht tot de zomer. In het binnenbad kunt u elke dag zwemmen, behalve op vrijdag. Dan is het bad de hele dag voor de scholen. Op maandag is er ook zwemles, maar dan blijft de helft van het bad vrij. En op woensdag zwemt u met muziek. Zwemt u liever rustig? Kom dan na acht uur in de avond. Om negen uur in de ochtend is het altijd vol, en om twee uur in de middag ook. Koop uw kaartje eerst op onze website. Bij de ingang kunt u niet meer betalen. Kinderen onder de vier mogen gratis naar binnen. Neem ook een munt van één euro mee. Die heeft u nodig voor het kastje met uw kleren. Na het zwemmen krijgt u de munt weer terug.',
      },
    ],
    question: 'Op welke dag kunt u niet in het binnenbad zwemmen?',
    options: ['Op maandag.', 'Op woensdag.', 'Op vrijdag.'],
    correct: 2,
    points: 10,
    explanation:
      '*Behalve op vrijdag*: all days except Friday. On Monday half of the pool stays free, and on Wednesday there is music.',
    second: {
      id: 'listening-pool-quiet-hour',
      skill: 'number',
      question: 'Hoe laat is het rustig in het zwembad?',
      options: ['Om 9.00 uur.', 'Om 14.00 uur.', 'Om 20.30 uur.'],
      correct: 2,
      explanation:
        'For a quiet swim you come *na acht uur in de avond*, and 20.30 is after eight. At nine it is always full, and at two as well.',
    },
  },
  {
    id: 'listening-cake-check',
    skill: 'action',
    category: 'Koken',
    setting: 'Twee vrienden bellen over een recept.',
    audioText: [
      {
        voice: 'A',
        text: 'Hoi, hoelang moet die appeltaart van jou ook weer in de oven?',
      },
      {
        voice: 'B',
        text: 'Een uur. Maar kijk na drie kwartier even of hij te bruin wordt. Dan leg je er een stuk papier op.',
      },
      {
        voice: 'A',
        text: 'En hoe zie ik of hij klaar is?',
      },
      {
        voice: 'B',
        text: 'Steek een mes in het midden. Komt dat er droog uit? Dan is hij goed. Laat hem daarna wel eerst koud worden, anders valt hij uit elkaar als je hem snijdt.',
      },
      {
        voice: 'A',
        text: 'Oké. Nog iets. In jouw recept staan rozijnen, maar die lust ik niet. Kan ik er iets anders in doen?',
      },
      {
        voice: 'B',
        text: 'Ik neem ook wel eens nootjes. Die zijn lekker bij appel.',
      },
      {
        voice: 'A',
        text: 'Dat kan niet. Mijn zus komt ook, en van noten wordt zij ziek.',
      },
      {
        voice: 'B',
        text: 'Dan kun je ook gewoon één appel meer nemen.',
      },
      {
        voice: 'A',
        text: 'Mijn appels zijn op. Maar ik heb nog wel een grote peer. Zal ik die nemen?',
      },
      {
        voice: 'B',
        text: 'Ja, waarom niet? Dat is vast ook lekker.',
      },
    ],
    question: 'De taart staat drie kwartier in de oven. Wat moet er dan gebeuren?',
    options: [
      'Kijken naar de kleur van de taart.',
      'Een mes in de taart steken.',
      'De taart uit de oven halen.',
    ],
    correct: 0,
    points: 10,
    explanation:
      '*Kijk na drie kwartier even of hij te bruin wordt*: look at the colour. The knife is for the end of the hour, and only then may the cake come out.',
    second: {
      id: 'listening-cake-instead',
      skill: 'fact',
      question: 'Wat komt er in plaats van de rozijnen in de taart?',
      options: ['Een appel.', 'Een peer.', 'Noten.'],
      correct: 1,
      explanation:
        '*Ik heb nog wel een grote peer*, and the friend says *ja, waarom niet?* Nuts would make the sister ill, and there are no more apples.',
    },
  },
  {
    id: 'listening-dentist-other-time',
    skill: 'number',
    category: 'Gezondheidszorg',
    setting: 'U luistert naar de voicemail.',
    audioText: [
      {
        voice: 'A',
        text: 'Goedemiddag, met de praktijk van tandarts Smit. U heeft donderdag om kwart voor vier een afspraak. Helaas is de tandarts die middag niet aanwezig. U kunt dezelfde dag wel om tien over negen komen. Lukt dat niet? Bel ons dan voor woensdag twaalf uur. Horen we niets, dan zien we u donderdag.',
      },
    ],
    question: 'Hoe laat is uw nieuwe afspraak bij de tandarts?',
    options: ['Om 9.10 uur.', 'Om 12.00 uur.', 'Om 15.45 uur.'],
    correct: 0,
    points: 10,
    explanation:
      '*Tien over negen* is 9.10. A quarter to four was the old time, and Wednesday at twelve is until when you can call.',
  },
  {
    id: 'listening-beach-not-saturday',
    skill: 'reason',
    category: 'Weer',
    setting: 'Twee vrienden praten over het weekend.',
    audioText: [
      {
        voice: 'A',
        text: 'Zullen we zaterdag naar het strand gaan? Het wordt vijfendertig graden.',
      },
      {
        voice: 'B',
        text: 'Ja, en er is bijna geen wind. Maar dan kun je niet eens op het zand lopen! Dat wordt veel te heet.',
      },
      {
        voice: 'A',
        text: 'O ja, daar heb ik geen zin in. Zondag dan? Dan is het tien graden minder. Er is alleen meer wind, en er zijn wolken.',
      },
      {
        voice: 'B',
        text: 'Dat vind ik niet erg. Afgesproken!',
      },
    ],
    question: 'Waarom gaan de vrienden niet op zaterdag naar het strand?',
    options: ['Er is te veel wind.', 'Het is te warm.', 'Er zijn te veel wolken.'],
    correct: 1,
    points: 10,
    explanation:
      'With *vijfendertig graden* they could not even walk on the sand. Wind and clouds come on Sunday, and they do not mind those.',
  },
  {
    id: 'listening-municipality-number',
    skill: 'action',
    category: 'Gemeente',
    setting: 'U belt met de gemeente. U hoort een keuzemenu.',
    audioText: [
      {
        voice: 'A',
        text: 'Welkom bij de gemeente. Heeft u een vraag over een paspoort of rijbewijs? Kies één. Wilt u een verhuizing doorgeven? Kies twee. Is er iets kapot op straat, of ligt er afval? Kies drie. Heeft u een andere vraag? Blijf dan aan de lijn. Het is nu druk. U wacht ongeveer tien minuten.',
      },
    ],
    question: 'Een lamp in uw straat doet het niet. Welk nummer moet u kiezen?',
    options: ['Nummer 1.', 'Nummer 2.', 'Nummer 3.'],
    correct: 2,
    points: 10,
    explanation:
      'A lamp that does not work is *iets kapot op straat*, so number three. Number one is for a passport or driving licence, number two for people who move house.',
  },
  {
    id: 'listening-party-bring',
    skill: 'action',
    category: 'Wonen',
    setting: 'Een van de buren komt aan de deur.',
    audioText: [
      {
        voice: 'A',
        text: 'Hoi, ik ben Robin van nummer twaalf. Ik word zaterdag dertig en dan geef ik een feest. Kom je ook?',
      },
      {
        voice: 'B',
        text: 'Wat leuk! Graag. Zal ik iets te eten meenemen?',
      },
      {
        voice: 'A',
        text: 'Dat hoeft niet, hoor. Eten en drinken heb ik genoeg. Maar ik heb te weinig stoelen.',
      },
      {
        voice: 'B',
        text: 'Ik heb er vier in de keuken staan. Die neem ik dan wel mee.',
      },
    ],
    question: 'Wat neemt de buur mee naar het feest?',
    options: ['Drinken.', 'Stoelen.', 'Eten.'],
    correct: 1,
    points: 10,
    explanation:
      '*Die neem ik dan wel mee*: *die* are the four chairs in the kitchen. Robin has enough to eat and to drink.',
  },
  {
    id: 'listening-furniture-chairs',
    skill: 'number',
    category: 'Winkelen',
    setting: 'U luistert naar de voicemail.',
    audioText: [
      {
        voice: 'A',
        text: 'Goedemiddag, met meubelwinkel De Stoel. Uw nieuwe tafel is binnen. De vier stoelen krijgen wij dinsdag. We willen graag alles tegelijk bij u brengen. Dat kan woensdag of donderdag, in de ochtend. Wilt u ons bellen en zeggen wanneer u thuis bent? U hoeft nu nog niets te betalen, dat doet u bij de bezorging.',
      },
    ],
    question: 'Wanneer komen de stoelen in de winkel?',
    options: ['Op dinsdag.', 'Op woensdag.', 'Op donderdag.'],
    correct: 0,
    points: 10,
    explanation:
      '*De vier stoelen krijgen wij dinsdag*. Wednesday or Thursday is when the shop can bring them to you, with the table.',
  },
  {
    id: 'listening-forest-bring',
    skill: 'rule',
    category: 'Onderwijs',
    setting: 'U luistert naar een bericht van school.',
    audioText: [
      {
        voice: 'A',
        text: 'Beste ouders, met de leraar van groep vijf. Vrijdag gaan we met de klas naar het bos. Wij zorgen voor brood en voor appels. De kinderen nemen zelf iets te drinken mee. Laat ze oude kleren aantrekken, want ze worden vies. Een warme jas is ook nodig. En let op: om kwart over acht vertrekt de bus al. De kinderen moeten dus om acht uur op school zijn, en niet pas om half negen. We zoeken nog twee ouders die mee willen. Kunt u helpen? Schrijf dan uw naam op de lijst bij de deur van de klas. Om drie uur zijn we weer terug. Regent het vrijdag hard? Dan gaan we een week later. U krijgt dan die ochtend vroeg een bericht.',
      },
    ],
    question: 'Wat moeten de kinderen zelf meenemen?',
    options: ['Appels.', 'Brood.', 'Drinken.'],
    correct: 2,
    points: 10,
    explanation:
      '*De kinderen nemen zelf iets te drinken mee*. Bread and apples come from school: *wij zorgen voor* means that they bring them.',
    second: {
      id: 'listening-forest-when',
      skill: 'number',
      question: 'Hoe laat moeten de kinderen vrijdag op school zijn?',
      options: ['Om 8.00 uur.', 'Om 8.15 uur.', 'Om 8.30 uur.'],
      correct: 0,
      explanation:
        '*Om acht uur*. A quarter past eight is when the bus leaves. Half past eight is too late on Friday: *niet pas om half negen*.',
    },
  },
  {
    id: 'listening-swap-free-day',
    skill: 'purpose',
    category: 'Werk',
    setting: 'U luistert naar een bericht van een collega.',
    audioText: [
      {
        voice: 'A',
        text: 'Hoi, met Kim. Ik moet zaterdagochtend werken, maar dan moet ik mijn broer naar het vliegveld brengen. Zou jij dan voor mij willen werken? Dan doe ik zondag jouw dienst, want jij bent zondag liever vrij, toch? Laat het me voor donderdag weten. Dan maakt de chef het nieuwe rooster.',
      },
    ],
    question: 'Wat wil Kim?',
    options: ['Donderdag vrij zijn.', 'Zaterdag vrij zijn.', 'Zondag vrij zijn.'],
    correct: 1,
    points: 10,
    explanation:
      'Kim has to work on Saturday morning, but takes a brother to the airport then. Sunday is the day that Kim will work for you, and before Thursday you answer.',
  },
  {
    id: 'listening-skin-cream-which-place',
    skill: 'action',
    category: 'Gezondheidszorg',
    setting: 'Een patiënt is bij de huisarts.',
    audioText: [
      {
        voice: 'A',
        text: 'Ik zie het al. Uw hals is heel rood, maar het is niet gevaarlijk. Op uw arm is het al bijna weg, en aan uw been zie ik niets. Voor uw hals geef ik u een zalf. Die doet u er elke ochtend en elke avond op.',
      },
      {
        voice: 'B',
        text: 'Mag ik wel gewoon douchen?',
      },
      {
        voice: 'A',
        text: 'Ja hoor, met water. Maar gebruik even geen zeep op die plek. Is het over tien dagen nog niet weg? Maak dan een nieuwe afspraak.',
      },
    ],
    question: 'Waar moet de patiënt de zalf op doen?',
    options: ['Op de arm.', 'Op de hals.', 'Op het been.'],
    correct: 1,
    points: 10,
    explanation:
      '*Voor uw hals geef ik u een zalf*. On the arm it is almost gone, and on the leg the doctor sees nothing.',
  },
  {
    id: 'listening-training-hall',
    skill: 'fact',
    category: 'Vrije tijd',
    setting: 'U luistert naar een bericht van de trainer.',
    audioText: [
      {
        voice: 'A',
        text: 'Hoi allemaal, met de trainer. De wedstrijd van zaterdag gaat niet door, want het veld is veel te nat. We spelen die wedstrijd nu in maart. Maar blijf zaterdag niet in bed liggen! We gaan trainen in de sporthal. Neem dus schoenen voor binnen mee. We beginnen een half uur later dan anders.',
      },
    ],
    question: 'Wat doet het team op zaterdag?',
    options: ['Binnen trainen.', 'Buiten trainen.', 'Een wedstrijd spelen.'],
    correct: 0,
    points: 10,
    explanation:
      '*We gaan trainen in de sporthal*, with shoes for indoors. The match is moved to March, because the field is too wet.',
  },
  {
    id: 'listening-bus-get-off',
    skill: 'action',
    category: 'Vervoer',
    setting: 'U zit in de bus.',
    audioText: [
      {
        voice: 'A',
        text: 'Goedemorgen, dit is uw chauffeur. Ze werken aan de weg, dus ik kan vandaag niet langs het ziekenhuis rijden. Moet u daarheen? Stap dan zo meteen uit bij het park. Vandaar is het vijf minuten lopen. Bij de markt kan ik ook niet stoppen. En blijf niet zitten tot het station, want dan bent u veel te ver. Sorry voor het ongemak.',
      },
    ],
    question: 'U moet naar het ziekenhuis. Waar stapt u uit?',
    options: ['Bij de markt.', 'Bij het park.', 'Bij het station.'],
    correct: 1,
    points: 10,
    explanation:
      '*Stap dan zo meteen uit bij het park*, and from there you walk. At the market (*markt*) the bus cannot stop today, and the station is too far.',
  },
  {
    id: 'listening-room-extra',
    skill: 'rule',
    category: 'Wonen',
    setting: 'Iemand belt over een kamer.',
    audioText: [
      {
        voice: 'B',
        text: 'Hallo, ik bel over de kamer in de Molenstraat. Is die nog vrij?',
      },
      {
        voice: 'A',
        text: 'Ja, vanaf één mei. Het is een mooie kamer op de tweede verdieping. De keuken en de badkamer deel je met twee anderen.',
      },
      {
        voice: 'B',
        text: 'Dat vind ik geen probleem. En wat kost hij?',
      },
      {
        voice: 'A',
        text: 'Vierhonderdvijftig euro per maand. Gas, licht en internet zitten daar al bij. Alleen water betaal je nog apart.',
      },
      {
        voice: 'B',
        text: 'Dat is goed. En staan er meubels in?',
      },
      {
        voice: 'A',
        text: 'Er staan een bed en een kast. Een tafel moet je zelf meebrengen.',
      },
      {
        voice: 'B',
        text: 'Die heb ik. O ja, ik heb ook een kat. Mag die mee?',
      },
      {
        voice: 'A',
        text: 'Nee, dat kan echt niet. Iemand anders in huis wordt ziek van katten.',
      },
      {
        voice: 'B',
        text: 'Wat jammer. Dan moet ik daar eerst over nadenken. Ik bel u morgen terug.',
      },
    ],
    question: 'Wat moet de beller nog apart betalen?',
    options: ['Gas.', 'Internet.', 'Water.'],
    correct: 2,
    points: 10,
    explanation:
      '*Alleen water betaal je nog apart*. Gas, electricity and internet are in the price already (*zitten daar al bij*).',
    second: {
      id: 'listening-room-own-furniture',
      skill: 'rule',
      question: 'Wat moet de beller zelf meebrengen?',
      options: ['Een bed.', 'Een kast.', 'Een tafel.'],
      correct: 2,
      explanation:
        '*Een tafel moet je zelf meebrengen*, and the caller has one (*Die heb ik*). A bed and a cupboard are in the room.',
    },
  },
] as const satisfies readonly ListeningRow[];
