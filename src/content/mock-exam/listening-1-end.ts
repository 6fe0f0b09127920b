import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-listening-1-new-address',
    theme: 'Gemeente',
    kind: 'conversation',
    setting: 'U hoort een gesprek aan de balie van de gemeente.',
    speakers: { A: 'man', B: 'woman' },
    lines: [
      { voice: 'B', text: 'Goedemorgen. Ik ben vorige week verhuisd en wil mijn nieuwe adres doorgeven.' },
      { voice: 'A', text: 'Dat kan. U kunt dat trouwens ook thuis op de computer doen, met DigiD.' },
      { voice: 'B', text: 'Dat heb ik geprobeerd, maar ik ben mijn wachtwoord vergeten.' },
      { voice: 'A', text: 'Geen probleem. Mag ik uw paspoort zien? En heeft u uw huurcontract bij u?' },
      { voice: 'B', text: 'Mijn paspoort wel. Het contract ligt thuis. Heeft u dat echt nodig?' },
      { voice: 'A', text: 'Ja, maar u mag het ook mailen. Als u het vandaag stuurt, is alles morgen klaar.' },
      { voice: 'B', text: 'Dan doe ik dat straks. Moet ik ook een nieuw paspoort aanvragen?' },
      { voice: 'A', text: 'Nee, uw adres staat niet in uw paspoort.' },
      { voice: 'B', text: 'En moet ik zelf naar de Belastingdienst bellen?' },
      {
        voice: 'A',
        text: 'Nee, dat hoeft niet. Wij geven uw adres door aan de Belastingdienst. Maar aan uw bank moet u het wel zelf vertellen.',
      },
      { voice: 'B', text: 'Goed, dat schrijf ik even op. Dank u wel.' },
    ],
    questions: [
      {
        id: 'mock-listening-1-new-address-why-here',
        skill: 'reason',
        question: 'Waarom geeft de vrouw haar adres niet op de computer door?',
        options: [
          'Zij heeft thuis geen computer.',
          'Zij heeft nog geen DigiD.',
          'Zij weet haar wachtwoord niet meer.',
        ],
        correct: 2,
        evidence: 'Dat heb ik geprobeerd, maar ik ben mijn wachtwoord vergeten.',
        explanation:
          '*Vergeten* means that she does not know it any more. She did try it at home with DigiD.',
      },
      {
        id: 'mock-listening-1-new-address-ready',
        skill: 'number',
        question: 'De vrouw stuurt vandaag nog een e-mail. Wanneer is alles dan klaar?',
        options: ['Vandaag.', 'Morgen.', 'Volgende week.'],
        correct: 1,
        evidence: 'Als u het vandaag stuurt, is alles morgen klaar.',
        explanation: '*Als u het vandaag stuurt, is alles morgen klaar*. Last week is when she moved.',
      },
      {
        id: 'mock-listening-1-new-address-at-home',
        skill: 'fact',
        question: 'Wat heeft de vrouw thuis laten liggen?',
        options: ['Haar huurcontract.', 'Haar paspoort.', 'Haar bankpas.'],
        correct: 0,
        evidence: 'Het contract ligt thuis.',
        explanation:
          'She has her passport with her, but *het contract ligt thuis*. He does not ask for a bank card: she only has to give her bank the new address.',
      },
    ],
  },
  {
    id: 'mock-listening-1-museum',
    theme: 'Vrije tijd',
    kind: 'announcement',
    setting: 'U bent in een museum. U hoort dit bericht.',
    speakers: { A: 'man' },
    lines: [
      {
        voice: 'A',
        text: 'Beste bezoekers van het Spoormuseum. Ons museum gaat over een half uur, om vijf uur, dicht. Wilt u nog iets kopen in de winkel? Die is beneden bij de uitgang en blijft een kwartier langer open. Het café op de eerste verdieping is al gesloten. Ligt uw jas of tas nog in een kluisje? Vergeet deze dan niet! In de avond maken wij alle kluisjes leeg. Verder zoeken wij de ouders van een meisje van ongeveer zes jaar. Zij heeft een gele jas aan en heet Noor. Zij stond alleen bij de kluisjes. Zij wacht nu bij de oude trein in de grote hal, samen met een medewerker van het museum. Bent u haar vader of moeder? Kom dan meteen naar de grote hal. Morgen zijn wij er weer vanaf tien uur. Tot ziens!',
      },
    ],
    questions: [
      {
        id: 'mock-listening-1-museum-shop',
        skill: 'number',
        question: 'Hoe laat sluit de winkel?',
        options: ['Om half vijf.', 'Om vijf uur.', 'Om kwart over vijf.'],
        correct: 2,
        evidence: 'Die is beneden bij de uitgang en blijft een kwartier langer open.',
        explanation:
          'The museum closes at five, and the shop stays open *een kwartier langer*: until a quarter past five. Half past four is now.',
      },
      {
        id: 'mock-listening-1-museum-noor',
        skill: 'fact',
        question: 'Waar kunnen de ouders Noor vinden?',
        options: ['Bij een oude trein.', 'Bij de kluisjes.', 'In het café.', 'Bij de uitgang.'],
        correct: 0,
        evidence: 'Zij wacht nu bij de oude trein in de grote hal, samen met een medewerker van het museum.',
        explanation:
          'She waits *bij de oude trein in de grote hal*. The lockers (*kluisjes*) are where she was found.',
      },
    ],
  },
  {
    id: 'mock-listening-1-energy-bill',
    theme: 'Geld',
    kind: 'phone',
    setting: 'U hoort een telefoongesprek. Een man belt naar zijn energiebedrijf.',
    speakers: { A: 'woman', B: 'man' },
    lines: [
      { voice: 'A', text: 'Energiebedrijf Zonnig, u spreekt met Chantal.' },
      {
        voice: 'B',
        text: 'Dag mevrouw, met Oleksandr Bondar. Ik heb de rekening van dit jaar gekregen. Ik moet tweehonderd euro extra betalen, maar dat klopt niet.',
      },
      { voice: 'A', text: 'Ik kijk even. U heeft dit jaar meer gas gebruikt dan vorig jaar.' },
      { voice: 'B', text: 'Dat kan niet. Ik ben drie maanden bij mijn zieke vader geweest.' },
      { voice: 'A', text: 'Heeft u de cijfers van uw meter aan ons doorgegeven?' },
      { voice: 'B', text: 'Nee. Jullie hebben een brief gestuurd, maar ik was weg.' },
      {
        voice: 'A',
        text: 'Dan snap ik het. Als wij geen cijfers krijgen, schatten we het zelf. Dat getal was nu te hoog. Kunt u de cijfers nog sturen? Dan maken wij een nieuwe rekening.',
      },
      { voice: 'B', text: 'Ja, dat kan ik vanavond doen. Moet ik die tweehonderd euro dan wel betalen?' },
      { voice: 'A', text: 'Nee, wacht daar nog even mee. U krijgt binnen twee weken een nieuwe rekening.' },
      { voice: 'B', text: 'En blijft mijn bedrag per maand hetzelfde?' },
      {
        voice: 'A',
        text: 'Ja. Is de nieuwe rekening lager? Dan kunt u dat bedrag later zelf veranderen in de app.',
      },
      { voice: 'B', text: 'Heel fijn. Dank u wel voor uw hulp.' },
    ],
    questions: [
      {
        id: 'mock-listening-1-energy-bill-too-high',
        skill: 'reason',
        question: 'Waarom was de rekening te hoog?',
        options: [
          'De cijfers van de man waren fout.',
          'De man gebruikte te veel gas.',
          'Het bedrijf had geen cijfers.',
        ],
        correct: 2,
        evidence: 'Als wij geen cijfers krijgen, schatten we het zelf.',
        explanation:
          'He sent no figures of his meter, neither right nor wrong, so the company guessed the number itself (*schatten we het zelf*), and that was too high.',
      },
      {
        id: 'mock-listening-1-energy-bill-three-months',
        skill: 'fact',
        question: 'Waar was meneer Bondar dit jaar drie maanden?',
        options: ['Bij zijn vader.', 'Bij zijn broer.', 'In een ziekenhuis.'],
        correct: 0,
        evidence: 'Ik ben drie maanden bij mijn zieke vader geweest.',
        explanation:
          '*Ik ben drie maanden bij mijn zieke vader geweest*: his father was ill, but nobody speaks of a hospital.',
      },
      {
        id: 'mock-listening-1-energy-bill-new-bill',
        skill: 'number',
        question: 'Wanneer komt de nieuwe rekening?',
        options: ['Over een maand.', 'Binnen twee weken.', 'Over drie maanden.'],
        correct: 1,
        evidence: 'U krijgt binnen twee weken een nieuwe rekening.',
        explanation:
          '*Binnen twee weken*: in two weeks or sooner. Three months is how long he was with his father.',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
