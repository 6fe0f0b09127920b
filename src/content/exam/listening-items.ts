import type { ListeningRow } from '#content/schema/exam-rows.ts';

export const rows = [
  {
    id: 'listening-doctor-closed',
    skill: 'action',
    category: 'Gezondheidszorg',
    setting: 'U belt naar de huisarts. U hoort de voicemail.',
    audioText: [
      {
        voice: 'A',
        text: 'Goedemorgen, dit is huisartsenpraktijk De Poort. Wij zijn vandaag gesloten, omdat wij een cursus volgen. Moet u vandaag een dokter spreken? Bel dan dokter Visser in de Kerkstraat. Daar kunt u tot vijf uur terecht. Heeft u alleen een nieuw recept nodig? Dan kunt u twee dingen doen. Bel ons morgen, of vraag het aan op onze website. Uw medicijn ligt dan na twee dagen klaar bij de apotheek. U krijgt daarover een bericht op uw telefoon. Ga dus niet eerder naar de apotheek, want dan is het er nog niet. Wij zijn er morgen weer vanaf acht uur.',
      },
    ],
    question: 'U bent ziek en wilt vandaag een dokter spreken. Wat moet u doen?',
    options: [
      'De praktijk na vijf uur bellen.',
      'De dokter in de Kerkstraat bellen.',
      'Een afspraak maken bij de apotheek.',
    ],
    correct: 1,
    points: 10,
    explanation:
      "*Bel dan dokter Visser in de Kerkstraat*: another doctor helps you today. Five o'clock is the time until which you can go there. The *apotheek* only gives medicine.",
    second: {
      id: 'listening-doctor-closed-prescription',
      skill: 'fact',
      question: 'Waar kunt u een nieuw recept aanvragen?',
      options: ['Bij de apotheek.', 'Op de website.', 'Bij dokter Visser.'],
      correct: 1,
      explanation:
        '*Vraag het aan op onze website*, or call the practice tomorrow. The *apotheek* is where your medicine lies ready after two days, and dokter Visser is for people who have to see a doctor today.',
    },
  },
  {
    id: 'listening-station-platform',
    skill: 'action',
    category: 'Vervoer',
    setting: 'U bent op het station.',
    audioText: [
      {
        voice: 'A',
        text: 'Beste reizigers. De trein naar Groningen van zestien uur twee vertrekt niet van spoor vijf, maar van spoor acht. De trein staat daar al klaar. Let op: alleen het voorste deel van de trein rijdt naar Groningen. Het achterste deel gaat niet verder dan Zwolle. Stap dus voor in de trein in.',
      },
    ],
    question: 'U gaat naar Groningen. Waar moet u instappen?',
    options: [
      'Op spoor acht, voor in de trein.',
      'Op spoor vijf, achter in de trein.',
      'Op spoor acht, achter in de trein.',
    ],
    correct: 0,
    points: 10,
    explanation:
      'The train leaves *niet van spoor vijf, maar van spoor acht*, and only the front part (*het voorste deel*) goes to Groningen. The rear part stops in Zwolle.',
  },
  {
    id: 'listening-shoes-exchange',
    skill: 'fact',
    category: 'Winkelen',
    setting: 'U bent in een schoenenwinkel.',
    audioText: [
      {
        voice: 'B',
        text: 'Hallo. Deze schoenen heb ik vorige week gekocht, maar ze zijn te klein. Kan ik mijn geld terugkrijgen?',
      },
      { voice: 'A', text: 'Heeft u de bon nog?' },
      { voice: 'B', text: 'Nee, die ben ik helaas kwijt. Ik heb wel met mijn pas betaald.' },
      {
        voice: 'A',
        text: 'Dan kan ik u toch geen geld teruggeven. Maar ze zijn nog niet gedragen, dus ruilen mag wel.',
      },
      { voice: 'B', text: 'Gelukkig! Heeft u ze dan ook in maat negenendertig?' },
      {
        voice: 'A',
        text: 'Even kijken. De zwarte zijn op. Van de bruine heb ik nog één paar, en de blauwe komen volgende week binnen.',
      },
      {
        voice: 'B',
        text: 'Blauw vind ik het mooist. Maar zo lang kan ik niet wachten, want ik heb ze zaterdag nodig voor een bruiloft. Doe dan de bruine maar.',
      },
      { voice: 'A', text: 'Prima. Ik pak ze even voor u. Wilt u ze nog passen?' },
      { voice: 'B', text: 'Ja, graag.' },
    ],
    question: 'Wat krijgt de klant?',
    options: ['Een deel van het geld.', 'Het geld van de schoenen.', 'Een grotere maat.'],
    correct: 2,
    points: 10,
    explanation:
      'The shoes are too small and exchanging is allowed (*ruilen mag wel*), so the customer asks for size 39 and gets it. Without the receipt (*de bon*) there is no money back, not even a part of it.',
    second: {
      id: 'listening-shoes-exchange-colour',
      skill: 'reason',
      question: 'Waarom kiest de klant niet voor blauwe schoenen?',
      options: [
        'Die zijn pas volgende week in de winkel.',
        'Die vindt de klant niet zo mooi.',
        'Die zijn er niet in maat negenendertig.',
      ],
      correct: 0,
      explanation:
        '*De blauwe komen volgende week binnen*, and the wedding is on Saturday. The customer likes blue best (*het mooist*); it is black that is sold out (*op*).',
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
        text: 'Dan het weer. Vanochtend is het in het hele land nog grijs en regent het. Rond twaalf uur wordt het in het westen droog en daarna schijnt de zon. In het oosten blijft het tot vanavond nat. Het wordt ongeveer elf graden. Morgen begint de dag met mist, maar later is het overal zonnig.',
      },
    ],
    question: 'Waar regent het vanmiddag nog?',
    options: ['In het westen.', 'In het oosten.', 'In het hele land.'],
    correct: 1,
    points: 10,
    explanation:
      '*In het oosten blijft het tot vanavond nat*. In the west it is dry from about twelve. In the whole country (*in het hele land*) it rains in the morning only.',
  },
  {
    id: 'listening-reading-at-home',
    skill: 'action',
    category: 'Onderwijs',
    setting: 'Een ouder praat met de leraar op school.',
    audioText: [
      {
        voice: 'A',
        text: 'Fijn dat u er bent. Het gaat goed met Sami. Rekenen vindt hij makkelijk en hij heeft veel vrienden. Alleen lezen gaat nog langzaam.',
      },
      { voice: 'B', text: 'Kan ik daar thuis iets aan doen? Mijn Nederlands is nog niet zo goed.' },
      {
        voice: 'A',
        text: 'Zeker. Lees elke avond een kwartiertje samen, dat helpt het meest. Het mag ook in uw eigen taal. En het boek kiest Sami zelf.',
      },
      { voice: 'B', text: 'We hebben thuis bijna geen boeken voor kinderen.' },
      {
        voice: 'A',
        text: 'In de bibliotheek kan Sami gratis lid worden. En op woensdagmiddag leest daar iemand voor. Veel kinderen uit de klas gaan erheen.',
      },
      {
        voice: 'B',
        text: 'Dat klinkt leuk, maar op woensdag heeft hij zwemles. Kan het ook op een andere dag?',
      },
      { voice: 'A', text: 'Jazeker. Op zaterdagochtend doen ze het nog een keer, om tien uur.' },
      { voice: 'B', text: 'Mooi, dan gaan we dan.' },
    ],
    question: 'Wat moet de ouder volgens de leraar doen?',
    options: [
      'Elke dag even met Sami lezen.',
      'Sami elke dag alleen laten lezen.',
      'Elke week een boek voor Sami kiezen.',
    ],
    correct: 0,
    points: 10,
    explanation:
      '*Lees elke avond een kwartiertje samen* is the advice: together (*samen*), so not Sami alone, and it may be in their own language. Sami chooses the book himself.',
    second: {
      id: 'listening-reading-at-home-library',
      skill: 'number',
      question: 'Wanneer gaat Sami naar de bibliotheek?',
      options: ['Op woensdagmiddag.', 'Op zaterdagmiddag.', 'Op zaterdagochtend.'],
      correct: 2,
      explanation:
        "On Wednesday he has his swimming lesson, so they go *op zaterdagochtend*, at ten o'clock.",
    },
  },
  {
    id: 'listening-first-day-questions',
    skill: 'reason',
    category: 'Werk',
    setting: 'Het is uw eerste werkdag. De chef praat met u.',
    audioText: [
      {
        voice: 'A',
        text: 'Welkom in ons magazijn! Je begint vandaag bij de dozen, samen met Ali. Hij laat je alles zien. Draag binnen altijd je werkschoenen, ook als je maar even komt. Die krijg je zo van mij, net als een jas en handschoenen. We hebben pauze om half elf en om één uur. Koffie en thee zijn gratis, maar eten neem je zelf mee. Je telefoon leg je in je kastje, want bellen mag alleen in de pauze. En heb je een vraag? Vraag het dan aan Ali en niet aan mij, want ik heb de hele dag gesprekken. Om vijf uur kom ik even bij je langs. Dan vertel je mij hoe het was.',
      },
    ],
    question: 'Waarom moet u uw vragen aan Ali stellen?',
    options: [
      'Ali werkt hier het langste.',
      'Ali kent het werk het beste.',
      'De chef heeft vandaag geen tijd.',
    ],
    correct: 2,
    points: 10,
    explanation:
      'After *want* comes the reason: the boss is in meetings all day (*de hele dag*). Ali shows you the work, but nobody says that he knows it best or has been there longest.',
    second: {
      id: 'listening-first-day-questions-bring',
      skill: 'rule',
      question: 'Wat moet u zelf meenemen naar het werk?',
      options: ['Een warme jas.', 'Uw werkschoenen.', 'Uw eten.'],
      correct: 2,
      explanation:
        '*Eten neem je zelf mee*. The shoes, a coat and gloves you get from the boss (*die krijg je zo van mij*).',
    },
  },
  {
    id: 'listening-lentil-soup',
    skill: 'number',
    category: 'Koken',
    setting: 'U luistert naar een kookprogramma.',
    audioText: [
      {
        voice: 'A',
        text: 'Vandaag maken we een lekkere linzensoep. Snijd eerst een ui en twee wortels in kleine stukjes. Bak die vijf minuten in een beetje olie. Dan gaan het water en de linzen erbij. Laat de soep een half uur zachtjes koken. Doe pas in de laatste minuten de tomaten erin, anders worden ze veel te zacht.',
      },
    ],
    question: 'Wanneer doet u de tomaten in de pan?',
    options: [
      'Samen met het water en de linzen.',
      'Als de soep bijna klaar is.',
      'Samen met de ui en de wortels.',
    ],
    correct: 1,
    points: 10,
    explanation:
      '*Pas in de laatste minuten* means only at the very end. The water and the lentils go in much earlier, half an hour before the soup is ready.',
  },
  {
    id: 'listening-heating-mechanic',
    skill: 'action',
    category: 'Wonen',
    setting: 'U luistert naar de voicemail.',
    audioText: [
      {
        voice: 'A',
        text: 'Goedemorgen, met woningstichting De Haven. U heeft gemeld dat uw verwarming koud blijft. Onze monteur komt morgenmiddag bij u langs, tussen één en vijf uur. Hij belt u een half uur van tevoren. De ketel hangt bij u in een kast. Wilt u de spullen die daar staan alvast weghalen? Dan kan hij meteen beginnen.',
      },
    ],
    question: 'Wat moet u doen voordat de monteur komt?',
    options: ['De monteur even bellen.', 'De ketel uitzetten.', 'Een kast leegmaken.'],
    correct: 2,
    points: 10,
    explanation:
      '*Wilt u de spullen die daar staan alvast weghalen?* is about the cupboard with the boiler. With the boiler (*ketel*) itself you do nothing, and it is the mechanic who calls you, half an hour before he comes.',
  },
  {
    id: 'listening-passport-evening',
    skill: 'number',
    category: 'Gemeente',
    setting: 'Iemand belt met de gemeente.',
    audioText: [
      { voice: 'B', text: 'Goedemiddag. Mijn paspoort is klaar. Kan ik het vanavond ophalen?' },
      {
        voice: 'A',
        text: 'Nee, vandaag is het dinsdag. We zijn maar één avond open, op donderdag, tot acht uur. Overdag kunt u elke werkdag komen, zonder afspraak.',
      },
      {
        voice: 'B',
        text: 'Overdag moet ik werken. Dan kom ik overmorgen, na het avondeten. Of mag mijn vrouw het voor mij halen?',
      },
      { voice: 'A', text: 'Nee, u moet zelf komen. Wij kijken of u echt de persoon op de foto bent.' },
      { voice: 'B', text: 'Ik begrijp het. Moet ik dan nog iets betalen?' },
      {
        voice: 'A',
        text: 'Nee, dat heeft u al gedaan toen u het paspoort kwam aanvragen. Vergeet alleen uw oude paspoort niet. Dat moet u weer bij ons inleveren.',
      },
      { voice: 'B', text: 'Jammer, er staan stempels in van mooie reizen.' },
      {
        voice: 'A',
        text: 'Zeg dat dan even bij de balie. Dan maken we er gaatjes in en krijgt u het weer mee naar huis.',
      },
      { voice: 'B', text: 'Dat is aardig. Tot donderdag!' },
    ],
    question: 'Wanneer wordt het paspoort opgehaald?',
    options: ['Op donderdagavond.', 'Op dinsdagavond.', 'Op woensdagavond.'],
    correct: 0,
    points: 10,
    explanation:
      'It is Tuesday, so *overmorgen* is Thursday, and *na het avondeten* is in the evening. This evening the desk is closed, and in the daytime the caller has to work.',
    second: {
      id: 'listening-passport-evening-old-passport',
      skill: 'fact',
      question: 'Wat wil de beller met het oude paspoort doen?',
      options: ['Het op reis weer gebruiken.', 'Het weer mee naar huis nemen.', 'Het bij de gemeente laten.'],
      correct: 1,
      explanation:
        'There are stamps of journeys in it. If the caller says that at the desk, it gets holes (*gaatjes*) and may go home again: *mee naar huis*. With holes in it nobody can travel on it.',
    },
  },
  {
    id: 'listening-medicine-how-long',
    skill: 'number',
    category: 'Gezondheidszorg',
    setting: 'U bent bij de apotheek.',
    audioText: [
      {
        voice: 'A',
        text: 'Dit is uw medicijn. U neemt drie keer per dag één pil, een half uur voor het eten. Drink er een glas water bij. Na drie dagen voelt u zich waarschijnlijk al beter. Maar stop dan nog niet! Ga door tot het doosje leeg is, anders kunt u weer ziek worden. Na een week bent u klaar.',
      },
    ],
    question: 'Hoelang moet u het medicijn nemen?',
    options: ['Drie dagen.', 'Zeven dagen.', 'Vijf dagen.'],
    correct: 1,
    points: 10,
    explanation:
      '*Ga door tot het doosje leeg is*, and *na een week bent u klaar*: seven days. After three days you may feel better, but you are told not to stop then.',
  },
  {
    id: 'listening-bicycle-light',
    skill: 'fact',
    category: 'Vervoer',
    setting: 'U bent bij de fietsenmaker.',
    audioText: [
      { voice: 'B', text: 'Hoi, mijn achterlicht doet het niet en mijn rem maakt lawaai.' },
      {
        voice: 'A',
        text: 'Even kijken. Die rem doe ik nu meteen, dat is zo klaar. Maar dit lampje heb ik niet in de winkel. Dat moet ik bestellen.',
      },
      { voice: 'B', text: 'Wanneer kan ik het laten maken?' },
      {
        voice: 'A',
        text: 'Overmorgen is het binnen. Neem je fiets straks gewoon mee en kom dan even terug.',
      },
    ],
    question: 'Wat doet de fietsenmaker overmorgen?',
    options: ['Het licht maken.', 'De rem maken.', 'De rem bestellen.'],
    correct: 0,
    points: 10,
    explanation:
      '*Overmorgen is het binnen* is about the light, so it is mended then. The brake is done at once, and it needs no new part.',
  },
  {
    id: 'listening-supermarket-cheaper',
    skill: 'fact',
    category: 'Winkelen',
    setting: 'U bent in de supermarkt.',
    audioText: [
      {
        voice: 'A',
        text: 'Beste klanten, ruikt u dat ook? Onze bakker is net klaar. Neemt u vandaag twee broden? Dan krijgt u het tweede voor de halve prijs. Maar wees er snel bij, want dit geldt maar tot zes uur vanavond. Verder is deze hele week alle kaas een kwart goedkoper, en zaterdag krijgt u bij de groente gratis recepten.',
      },
    ],
    question: 'Wat is morgen ook nog goedkoper?',
    options: ['Het brood.', 'De groente.', 'De kaas.'],
    correct: 2,
    points: 10,
    explanation:
      'The cheese is cheaper *deze hele week*, so tomorrow too. The bread offer ends at six this evening, and at the vegetables there are only free recipes.',
  },
  {
    id: 'listening-slippery-roads',
    skill: 'reason',
    category: 'Weer',
    setting: 'U luistert naar de radio.',
    audioText: [
      {
        voice: 'A',
        text: 'Let op als u vanavond nog de weg op gaat. Vanaf een uur of tien kan het op veel plaatsen glad worden. De wegen zijn nog nat van de regen en het gaat vriezen. Alleen in het zuiden kan ook een beetje sneeuw vallen. Rijd dus langzaam. Morgenochtend na negen uur is het overal voorbij.',
      },
    ],
    question: 'Waarom wordt het vanavond op veel plaatsen glad?',
    options: [
      'Het water op de wegen bevriest.',
      'De sneeuw op de wegen bevriest.',
      'De regen verandert in sneeuw.',
    ],
    correct: 0,
    points: 10,
    explanation:
      '*De wegen zijn nog nat van de regen en het gaat vriezen*: the rain is over, and the water on the roads turns to ice. There is a little snow, but only in the south.',
  },
  {
    id: 'listening-parcel-neighbours',
    skill: 'fact',
    category: 'Wonen',
    setting: 'Er staat een bezorger aan de deur.',
    audioText: [
      {
        voice: 'A',
        text: 'Hallo! Ik heb een pakje voor nummer achttien, maar daar is niemand thuis. Mag ik het hier laten?',
      },
      { voice: 'B', text: 'Ja hoor, geef maar. Zij zijn er vanavond pas weer.' },
      { voice: 'A', text: 'Mooi. Ik doe een briefje bij ze in de bus, dan weten ze dat het bij u ligt.' },
      {
        voice: 'B',
        text: 'Prima. Ik moet zo weg, maar na zes uur ben ik thuis. Dan kunnen ze het komen halen.',
      },
    ],
    question: 'Wat gebeurt er vanavond met het pakje?',
    options: [
      'De bezorger komt ermee terug.',
      'De buren halen het op.',
      'De bezorger brengt het naar de buren.',
    ],
    correct: 1,
    points: 10,
    explanation:
      '*Dan kunnen ze het komen halen*: the people of number eighteen fetch it after six. The man with the parcel only leaves a note (*een briefje*) there today.',
  },
  {
    id: 'listening-course-days',
    skill: 'number',
    category: 'Onderwijs',
    setting: 'U heeft de eerste les van een cursus Nederlands.',
    audioText: [
      {
        voice: 'A',
        text: 'Welkom allemaal. Tot de vakantie hebben we les op dinsdag en donderdag. Daarna verandert er iets. Dit lokaal is dan op dinsdag bezet, en daarom komen we een dag eerder bij elkaar. De donderdag blijft gewoon zo. Het boek krijgen jullie vandaag van mij. Een schrift moeten jullie zelf kopen.',
      },
    ],
    question: 'Op welke dagen is er les na de vakantie?',
    options: ['Op dinsdag en donderdag.', 'Op dinsdag en woensdag.', 'Op maandag en donderdag.'],
    correct: 2,
    points: 10,
    explanation:
      '*Een dag eerder* than Tuesday is Monday, and *de donderdag blijft*. Tuesday and Thursday are the days until the holiday.',
  },
  {
    id: 'listening-call-in-sick',
    skill: 'fact',
    category: 'Werk',
    setting: 'Iemand belt naar het werk.',
    audioText: [
      { voice: 'A', text: 'Goedemorgen, met de planning.' },
      { voice: 'B', text: 'Hallo, met Sam. Ik kan vandaag niet komen. Ik heb koorts en ik hoest veel.' },
      { voice: 'A', text: 'Wat vervelend, blijf maar lekker in bed. Sinds wanneer ben je ziek?' },
      {
        voice: 'B',
        text: 'Sinds gisteravond. Op het werk ging het nog goed, maar toen ik thuis op de bank zat, kreeg ik het heel koud. Vannacht heb ik bijna niet geslapen.',
      },
      { voice: 'A', text: 'Heb je de dokter al gebeld?' },
      { voice: 'B', text: 'Nee, dat hoeft niet. Ik blijf gewoon liggen en ik drink veel thee.' },
      { voice: 'A', text: 'Goed zo. Je moet morgen ook werken, hè?' },
      { voice: 'B', text: 'Ja, van twee tot tien. Ik bel je vanavond om te zeggen of dat lukt.' },
      {
        voice: 'A',
        text: 'Is goed. Bel wel voor acht uur, want daarna is hier niemand meer. Voor vandaag vraag ik Lisa. Beterschap!',
      },
    ],
    question: 'Wat doet Sam vanavond?',
    options: [
      'Met het werk bellen over morgen.',
      'Met koorts naar de dokter gaan.',
      'Lisa vragen om te komen werken.',
    ],
    correct: 0,
    points: 10,
    explanation:
      '*Ik bel je vanavond om te zeggen of dat lukt*: *dat* is working tomorrow. It is the planner who asks Lisa, for today, and a doctor is not needed (*dat hoeft niet*).',
    second: {
      id: 'listening-call-in-sick-start',
      skill: 'number',
      question: 'Wanneer werd Sam ziek?',
      options: ['Gisteren op het werk.', 'Gisteren thuis.', 'Vannacht in bed.'],
      correct: 1,
      explanation:
        '*Sinds gisteravond*, and *toen ik thuis op de bank zat*. At work it still went well, and in the night Sam was ill already and hardly slept.',
    },
  },
  {
    id: 'listening-traffic-advice',
    skill: 'action',
    category: 'Vervoer',
    setting: 'U luistert naar de radio.',
    audioText: [
      {
        voice: 'A',
        text: "Er staat een lange file tussen Utrecht en Den Haag. Bij Gouda zijn twee auto's tegen elkaar gereden en een deel van de weg is dicht. Dat kost u ongeveer drie kwartier extra. Neem geen andere weg, want daar staat u net zo lang stil. Kunt u wat later vertrekken? Na acht uur is het probleem waarschijnlijk voorbij.",
      },
    ],
    question: 'Wat kunnen mensen volgens de radio het beste doen?',
    options: ['Over een andere weg rijden.', 'Een kwartier eerder gaan.', 'Pas na acht uur gaan rijden.'],
    correct: 2,
    points: 10,
    explanation:
      'The advice is *wat later vertrekken*, because after eight the problem is probably over. Taking another road does not help: it is just as busy there.',
  },
  {
    id: 'listening-pool-tickets',
    skill: 'rule',
    category: 'Vrije tijd',
    setting: 'U belt naar het zwembad. U hoort de voicemail.',
    audioText: [
      {
        voice: 'A',
        text: 'Dit is zwembad De Golf. Ons buitenbad is dicht tot de zomer. In het binnenbad kunt u elke dag zwemmen, behalve op maandag. Op woensdagmiddag is er alleen zwemles voor kinderen. Op vrijdagavond is er muziek, en dan is het vaak druk. Zwemt u liever rustig? Kom dan voor negen uur. Koop uw kaartje eerst op onze website. Bij de ingang kunt u niet meer betalen. Kinderen onder de vier mogen gratis naar binnen. Neem ook een munt van één euro mee. Die heeft u nodig voor het kastje met uw kleren. Na het zwemmen krijgt u de munt weer terug.',
      },
    ],
    question: 'Wat is waar over het zwembad?',
    options: [
      'U kunt ook op maandag zwemmen.',
      'U moet uw kaartje van tevoren kopen.',
      'U kunt nu ook buiten zwemmen.',
    ],
    correct: 1,
    points: 10,
    explanation:
      '*Koop uw kaartje eerst op onze website*: you buy it before you go (*van tevoren*). *Behalve op maandag* means not on Mondays, and the outdoor pool is closed until the summer.',
    second: {
      id: 'listening-pool-tickets-coin',
      skill: 'rule',
      question: 'Waarvoor heeft u een munt van één euro nodig?',
      options: [
        'Voor het kaartje van een kind.',
        'Voor het kastje met uw kleren.',
        'Voor de douche na het zwemmen.',
      ],
      correct: 1,
      explanation:
        '*Voor het kastje met uw kleren*, and you get the coin back *na het zwemmen*. Tickets are sold on the website only, and about showers nothing is said.',
    },
  },
  {
    id: 'listening-cake-check',
    skill: 'action',
    category: 'Koken',
    setting: 'Twee vrienden bellen over een recept.',
    audioText: [
      { voice: 'A', text: 'Hoi, hoelang moet die appeltaart van jou ook weer in de oven?' },
      {
        voice: 'B',
        text: 'Een uur. Maar kijk na drie kwartier even of hij te bruin wordt. Dan leg je er een stuk papier op.',
      },
      { voice: 'A', text: 'En hoe zie ik of hij klaar is?' },
      {
        voice: 'B',
        text: 'Steek een mes in het midden. Komt dat er droog uit? Dan is hij goed. Laat hem daarna wel eerst koud worden, anders valt hij uit elkaar als je hem snijdt.',
      },
      {
        voice: 'A',
        text: 'Oké. Nog iets. In jouw recept staan rozijnen, maar die lust ik niet. Kan ik er iets anders in doen?',
      },
      { voice: 'B', text: 'Ik neem ook wel eens nootjes. Die zijn lekker bij appel.' },
      { voice: 'A', text: 'Dat kan niet. Mijn zus komt ook, en van noten wordt zij ziek.' },
      { voice: 'B', text: 'Neem dan gewoon één appel meer. Zo maakt mijn moeder hem ook altijd.' },
      { voice: 'A', text: 'Goed idee, appels heb ik genoeg.' },
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
      id: 'listening-cake-check-raisins',
      skill: 'fact',
      question: 'Wat komt er in de taart in plaats van rozijnen?',
      options: ['Een paar noten.', 'Een extra appel.', 'Een andere soort appel.'],
      correct: 1,
      explanation:
        '*Neem dan gewoon één appel meer*, and the answer is *goed idee*. Nuts would make the sister ill, and nobody speaks of another kind of apple.',
    },
  },
  {
    id: 'listening-dentist-time',
    skill: 'action',
    category: 'Gezondheidszorg',
    setting: 'U luistert naar de voicemail.',
    audioText: [
      {
        voice: 'A',
        text: 'Goedemiddag, met de praktijk van tandarts Smit. U heeft donderdag om tien over negen een afspraak. Helaas is de tandarts die ochtend niet aanwezig. U kunt dezelfde dag nog wel om kwart voor vier komen. Lukt dat niet? Bel ons dan voor woensdag twaalf uur. Horen we niets, dan zien we u donderdag.',
      },
    ],
    question: 'De nieuwe tijd is goed voor u. Wat moet u doen?',
    options: [
      'Woensdagochtend even bellen.',
      'Donderdagochtend gewoon komen.',
      'Donderdagmiddag gewoon komen.',
    ],
    correct: 2,
    points: 10,
    explanation:
      'You do not have to call: *Horen we niets, dan zien we u donderdag*, at a quarter to four, so in the afternoon. Calling before Wednesday at twelve is for people who cannot come then.',
  },
  {
    id: 'listening-beach-day',
    skill: 'reason',
    category: 'Weer',
    setting: 'Twee vrienden praten over het weekend.',
    audioText: [
      { voice: 'A', text: 'Zullen we zaterdag naar het strand gaan? Het wordt vijfentwintig graden.' },
      {
        voice: 'B',
        text: 'Lekker warm, maar heb je gezien hoe hard het gaat waaien? Dan krijgen we overal zand.',
      },
      {
        voice: 'A',
        text: 'O ja, daar heb ik geen zin in. Zondag dan? Dan is er minder wind, maar wel meer wolken.',
      },
      { voice: 'B', text: 'Wolken vind ik niet erg. Afgesproken!' },
    ],
    question: 'Waarom gaan de vrienden niet op zaterdag naar het strand?',
    options: ['Er is te veel wind.', 'Er is te veel regen.', 'Er zijn te veel wolken.'],
    correct: 0,
    points: 10,
    explanation:
      '*Hoe hard het gaat waaien* and the sand are the reason. The clouds come on Sunday, and they do not mind those. Nobody speaks of rain.',
  },
  {
    id: 'listening-municipality-menu',
    skill: 'action',
    category: 'Gemeente',
    setting: 'U belt met de gemeente. U hoort een keuzemenu.',
    audioText: [
      {
        voice: 'A',
        text: 'Welkom bij de gemeente. Heeft u een vraag over een paspoort of rijbewijs? Kies één. Wilt u een verhuizing doorgeven? Kies twee. Is er iets kapot op straat, of ligt er afval? Kies drie. Heeft u een andere vraag? Blijf dan aan de lijn. Het is nu druk. U wacht ongeveer tien minuten.',
      },
    ],
    question: 'Een lamp in uw straat doet het niet. Wat moet u doen?',
    options: ['Nummer twee kiezen.', 'Nummer drie kiezen.', 'Nummer één kiezen.'],
    correct: 1,
    points: 10,
    explanation:
      'A lamp that does not work is *iets kapot op straat*, so number three. Number one is for a passport or driving licence, number two for people who move house.',
  },
  {
    id: 'listening-party-neighbour',
    skill: 'purpose',
    category: 'Wonen',
    setting: 'Een van de buren komt aan de deur.',
    audioText: [
      {
        voice: 'A',
        text: 'Hoi, ik ben Robin van nummer twaalf. Ik word zaterdag dertig en dan geef ik een feest.',
      },
      { voice: 'B', text: 'Wat leuk! Alvast gefeliciteerd.' },
      {
        voice: 'A',
        text: 'Dank je. Er is ook muziek, maar om twaalf uur gaat die uit. Vind je het te hard? Stuur me dan een berichtje. Of kom gewoon gezellig langs!',
      },
      { voice: 'B', text: 'Graag! Dan neem ik iets te eten mee.' },
    ],
    question: 'Waarom komt Robin aan de deur?',
    options: [
      'Om hulp te vragen voor zaterdag.',
      'Om spullen te lenen voor zaterdag.',
      'Om te vertellen over zaterdag.',
    ],
    correct: 2,
    points: 10,
    explanation:
      'Robin tells about the party and the music before Saturday comes. Robin asks for no help and borrows nothing: it is the neighbour who wants to bring something to eat.',
  },
  {
    id: 'listening-furniture-why-not-yet',
    skill: 'reason',
    category: 'Winkelen',
    setting: 'U luistert naar de voicemail.',
    audioText: [
      {
        voice: 'A',
        text: 'Goedemiddag, met meubelwinkel De Stoel. Uw nieuwe tafel is binnen. De vier stoelen krijgen wij dinsdag. We willen graag alles tegelijk bij u brengen. Dat kan woensdag of donderdag, in de ochtend. Wilt u ons bellen en zeggen wanneer u thuis bent? U hoeft nu nog niets te betalen, dat doet u bij de bezorging.',
      },
    ],
    question: 'Waarom brengt de winkel de tafel nu nog niet?',
    options: ['De tafel is nog niet betaald.', 'De stoelen zijn er nog niet.', 'De tafel is nog niet klaar.'],
    correct: 1,
    points: 10,
    explanation:
      'The table is there (*binnen*), but the chairs come on Tuesday, and the shop wants to bring *alles tegelijk*, all at once. You pay when everything is delivered.',
  },
  {
    id: 'listening-forest-trip',
    skill: 'number',
    category: 'Onderwijs',
    setting: 'U luistert naar een bericht van school.',
    audioText: [
      {
        voice: 'A',
        text: 'Beste ouders, met de leraar van groep vijf. Vrijdag gaan we met de klas naar het bos. Wij zorgen voor appels en iets te drinken. De kinderen nemen zelf brood mee. Laat ze oude kleren aantrekken, want ze worden vies. Een warme jas is ook nodig. En let op: we vertrekken al om kwart over acht, een kwartier eerder dan de les normaal begint. We gaan met de bus, en we zoeken nog twee ouders die mee willen. Kunt u helpen? Schrijf dan uw naam op de lijst bij de deur van de klas. Om drie uur zijn we weer op school. Regent het vrijdag hard? Dan gaan we een week later. U krijgt dan die ochtend vroeg een bericht.',
      },
    ],
    question: 'Hoe laat begint de les normaal?',
    options: ['Om acht uur.', 'Om kwart over acht.', 'Om half negen.'],
    correct: 2,
    points: 10,
    explanation:
      'They leave at a quarter past eight, and that is *een kwartier eerder* than usual: so lessons normally start at half past eight. A quarter past eight is the time of Friday only.',
    second: {
      id: 'listening-forest-trip-help',
      skill: 'action',
      question: 'U wilt vrijdag helpen. Wat moet u doen?',
      options: [
        'Uw naam op een lijst schrijven.',
        'De leraar een bericht sturen.',
        'Vrijdag iets eerder komen.',
      ],
      correct: 0,
      explanation:
        '*Schrijf dan uw naam op de lijst bij de deur van de klas*. A message is what you get if it rains hard, and earlier on Friday is when the class leaves.',
    },
  },
  {
    id: 'listening-swap-shifts',
    skill: 'purpose',
    category: 'Werk',
    setting: 'U luistert naar een bericht van een collega.',
    audioText: [
      {
        voice: 'A',
        text: 'Hoi, met Kim. Ik moet zaterdagochtend werken, maar dan moet ik mijn broer naar het vliegveld brengen. Zou jij dan voor mij willen werken? Dan doe ik zondag jouw dienst, want jij bent zondag liever vrij, toch? Laat het me voor donderdag weten. Dan maakt de chef het nieuwe rooster.',
      },
    ],
    question: 'Wat vraagt Kim?',
    options: [
      'Of u zaterdag voor Kim wilt werken.',
      'Of u zondag voor Kim wilt werken.',
      'Of u zondag met Kim wilt werken.',
    ],
    correct: 0,
    points: 10,
    explanation:
      '*Dan* is Saturday morning: Kim asks you to work then. On Sunday it is the other way round: Kim does your shift (*jouw dienst*), and you are free.',
  },
  {
    id: 'listening-skin-cream',
    skill: 'rule',
    category: 'Gezondheidszorg',
    setting: 'Een patiënt is bij de huisarts.',
    audioText: [
      {
        voice: 'A',
        text: 'Ik zie het al. Uw arm is rood, maar het is niet gevaarlijk. Ik geef u een zalf. Die doet u er elke ochtend en elke avond op.',
      },
      { voice: 'B', text: 'Mag ik wel gewoon douchen?' },
      {
        voice: 'A',
        text: 'Ja hoor, met water. Maar gebruik even geen zeep op die plek. Is het over tien dagen nog niet weg? Maak dan een nieuwe afspraak.',
      },
    ],
    question: 'Wat mag de patiënt niet doen?',
    options: ['Elke dag gewoon douchen.', 'De arm met zeep wassen.', 'Met de arm in de zon zitten.'],
    correct: 1,
    points: 10,
    explanation:
      '*Gebruik even geen zeep op die plek*: no soap on the red arm. A shower with water is allowed, and about the sun the doctor says nothing.',
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
    id: 'listening-bus-hospital',
    skill: 'action',
    category: 'Vervoer',
    setting: 'U zit in de bus.',
    audioText: [
      {
        voice: 'A',
        text: 'Goedemorgen, dit is uw chauffeur. Ze werken aan de weg, dus ik kan vandaag niet langs het ziekenhuis rijden. Moet u daarheen? Stap dan zo meteen uit bij het park. Vandaar is het vijf minuten lopen. Blijf dus niet zitten tot het station, want dan bent u veel te ver. Sorry voor het ongemak.',
      },
    ],
    question: 'Hoe kunt u vandaag het beste naar het ziekenhuis gaan?',
    options: [
      'Bij het station een andere bus nemen.',
      'Bij het park een andere bus nemen.',
      'Bij het park uitstappen en lopen.',
    ],
    correct: 2,
    points: 10,
    explanation:
      'You get off at the park, and *vandaar is het vijf minuten lopen*. The station is too far, and nobody speaks of another bus.',
  },
  {
    id: 'listening-room-costs',
    skill: 'rule',
    category: 'Wonen',
    setting: 'Iemand belt over een kamer.',
    audioText: [
      { voice: 'B', text: 'Hallo, ik bel over de kamer in de Molenstraat. Is die nog vrij?' },
      {
        voice: 'A',
        text: 'Ja, vanaf één mei. Het is een mooie kamer op de tweede verdieping. De keuken en de badkamer deel je met twee anderen.',
      },
      { voice: 'B', text: 'Dat vind ik geen probleem. En wat kost hij?' },
      {
        voice: 'A',
        text: 'Vierhonderdvijftig euro per maand. Water, gas en licht zitten daar al bij. Alleen internet moet je nog zelf regelen.',
      },
      { voice: 'B', text: 'Dat lukt wel. En staan er meubels in?' },
      { voice: 'A', text: 'Er staan een bed en een kast. Een tafel en een stoel moet je zelf meebrengen.' },
      { voice: 'B', text: 'Die heb ik. O ja, ik heb ook een kat. Mag die mee?' },
      { voice: 'A', text: 'Nee, dat kan echt niet. Iemand anders in huis wordt ziek van katten.' },
      { voice: 'B', text: 'Wat jammer. Dan moet ik daar eerst over nadenken. Ik bel u morgen terug.' },
    ],
    question: 'Wat komt er nog bij de prijs van vierhonderdvijftig euro?',
    options: ['Kosten voor gas en licht.', 'Kosten voor internet.', 'Kosten voor water en internet.'],
    correct: 1,
    points: 10,
    explanation:
      '*Alleen internet moet je nog zelf regelen*: only the internet is not in the price. Water, gas and electricity are already included (*zitten daar al bij*).',
    second: {
      id: 'listening-room-costs-problem',
      skill: 'reason',
      question: 'Waarom neemt de beller de kamer nog niet?',
      options: [
        'De beller wil een eigen keuken.',
        'De beller wil een kamer met meubels.',
        'De beller wil een dier meenemen.',
      ],
      correct: 2,
      explanation:
        '*Ik heb ook een kat. Mag die mee?* – *Nee*. Sharing the kitchen is no problem, and the caller has a table and a chair of their own (*Die heb ik*).',
    },
  },
] as const satisfies readonly ListeningRow[];
