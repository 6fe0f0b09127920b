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
      {
        voice: 'B',
        text: 'Mijn paspoort wel. Het contract ligt thuis. Kan ik u dat met mijn telefoon sturen?',
      },
      {
        voice: 'A',
        text: 'Ja, dat mag. Als u dat vandaag doet, is alles morgen klaar. Anders wordt het volgende week.',
      },
      { voice: 'B', text: 'Dan doe ik dat zo meteen. Moet ik ook een nieuw paspoort aanvragen?' },
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
        question: 'De vrouw doet wat de man vraagt. Wanneer is alles klaar?',
        options: ['Vandaag.', 'Morgen.', 'Volgende week.'],
        correct: 1,
        evidence: 'Als u dat vandaag doet, is alles morgen klaar.',
        explanation:
          'She sends the contract today (*zo meteen*), and then *is alles morgen klaar*. Next week it would be if she waited.',
      },
      {
        id: 'mock-listening-1-new-address-herself',
        skill: 'action',
        question: 'Wat moet de vrouw zelf nog doen?',
        options: [
          'De Belastingdienst bellen.',
          'Een paspoort aanvragen.',
          'Haar adres doorgeven aan de bank.',
        ],
        correct: 2,
        evidence: 'Maar aan uw bank moet u het wel zelf vertellen.',
        explanation:
          'The bank she has to tell herself: *wel zelf vertellen*. The *Belastingdienst* hears it from the municipality, and there is no address in a passport.',
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
        text: 'Beste bezoekers van het Spoormuseum. Het is nu half vijf. Om vijf uur gaat ons museum dicht. Wilt u nog iets kopen in de winkel? Die is beneden bij de uitgang en blijft een kwartier langer open. Het café op de eerste verdieping is al gesloten. Ligt uw jas of tas nog in een kluisje? Vergeet deze dan niet! In de avond maken wij alle kluisjes leeg. Verder zoeken wij de ouders van een meisje van ongeveer zes jaar. Zij heeft een gele jas aan en heet Noor. Zij stond alleen bij de kluisjes. Zij wacht nu bij de oude trein in de grote hal, samen met een medewerker van het museum. Bent u haar vader of moeder? Kom dan meteen naar de grote hal. Morgen zijn wij er weer vanaf tien uur. Tot ziens!',
      },
    ],
    questions: [
      {
        id: 'mock-listening-1-museum-shop',
        skill: 'number',
        question: 'Hoe laat sluit de winkel?',
        options: ['Om 16.30 uur.', 'Om 17.00 uur.', 'Om 17.15 uur.'],
        correct: 2,
        evidence: 'Die is beneden bij de uitgang en blijft een kwartier langer open.',
        explanation:
          'The museum closes at five. The shop stays open *een kwartier langer*: until a quarter past five, which is 17.15. Half past four is now.',
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
      { voice: 'B', text: 'Dat kan niet. Ik ben drie maanden weg geweest.' },
      { voice: 'A', text: 'O, was u op vakantie?' },
      {
        voice: 'B',
        text: 'Nee, ik was bij mijn vader. Hij kwam net uit het ziekenhuis, en mijn broer moest werken.',
      },
      { voice: 'A', text: 'Heeft u de cijfers van uw meter aan ons doorgegeven?' },
      { voice: 'B', text: 'Nee, want ik was er niet.' },
      {
        voice: 'A',
        text: 'Dan snap ik het. Als wij geen cijfers krijgen, schatten we het zelf. Dat getal was te hoog. Kunt u de cijfers nog sturen?',
      },
      { voice: 'B', text: 'Ja, dat kan ik vanavond doen. Moet ik die tweehonderd euro dan wel betalen?' },
      {
        voice: 'A',
        text: 'Nee hoor, wacht daar nog even mee. U krijgt binnen twee weken een nieuwe rekening. Die betaalt u dan binnen één maand.',
      },
      { voice: 'B', text: 'En blijft mijn bedrag per maand hetzelfde?' },
      {
        voice: 'A',
        text: 'Ja, maar dat kunt u later zelf veranderen in de app.',
      },
      { voice: 'B', text: 'Heel fijn. Dank u wel voor uw hulp.' },
    ],
    questions: [
      {
        id: 'mock-listening-1-energy-bill-three-months',
        skill: 'fact',
        question: 'Waar was meneer Bondar dit jaar drie maanden?',
        options: ['Bij zijn vader.', 'Bij zijn broer.', 'In het ziekenhuis.', 'Op vakantie.'],
        correct: 0,
        evidence: 'Nee, ik was bij mijn vader.',
        explanation:
          '*Ik was bij mijn vader*, who had just left the hospital. His brother had to work, and a holiday it was not: *nee*.',
      },
      {
        id: 'mock-listening-1-energy-bill-two-hundred',
        skill: 'action',
        question: 'Wat moet meneer Bondar met de tweehonderd euro doen?',
        options: ['Nog niet betalen.', 'Vanavond betalen.', 'Binnen twee weken betalen.'],
        correct: 0,
        evidence: 'Nee hoor, wacht daar nog even mee.',
        explanation:
          '*Wacht daar nog even mee*: he waits. Tonight he sends the numbers of his meter (*cijfers*), and within two weeks a new bill comes.',
      },
      {
        id: 'mock-listening-1-energy-bill-how-soon',
        skill: 'number',
        question: 'Wanneer krijgt meneer Bondar de nieuwe rekening?',
        options: ['Binnen 2 weken.', 'Binnen 1 maand.', 'Binnen 3 maanden.'],
        correct: 0,
        evidence: 'U krijgt binnen twee weken een nieuwe rekening.',
        explanation:
          '*Binnen twee weken*: in two weeks or sooner. One month is the time in which he has to pay it. Three months is how long he was away.',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
