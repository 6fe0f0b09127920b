import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-listening-3-days-off',
    theme: 'Werk',
    kind: 'conversation',
    setting: 'U hoort een gesprek op het werk. Amina praat met haar chef.',
    speakers: { A: 'man', B: 'woman' },
    lines: [
      { voice: 'A', text: 'Ha Amina, kom even zitten. Wat is er?' },
      {
        voice: 'B',
        text: 'Mijn broer gaat trouwen, in Frankrijk. Ik wil daarom graag een week vrij, van maandag tot en met vrijdag.',
      },
      { voice: 'A', text: 'Wat leuk! Welke week is dat?' },
      { voice: 'B', text: 'De tweede week van juni.' },
      {
        voice: 'A',
        text: 'Hm, dat is lastig. Dan is Piotr op vakantie, en ik kan in de keuken niet zonder jullie allebei. Hij komt pas op woensdagavond terug.',
      },
      {
        voice: 'B',
        text: 'De bruiloft is op zaterdag. Dan neem ik gewoon donderdag en vrijdag vrij. Dat is ook genoeg, hoor.',
      },
      { voice: 'A', text: 'Fijn. En hoe ga je erheen? Met het vliegtuig zeker?' },
      {
        voice: 'B',
        text: 'Nee, mijn nicht gaat met de auto en ik rijd met haar mee. De trein is leuker, maar ook veel duurder.',
      },
      { voice: 'A', text: 'Dat snap ik. Vul dan dit formulier even in en geef het aan Sonja, op kantoor.' },
      { voice: 'B', text: 'Moet ik het niet eerst aan jou laten zien?' },
      {
        voice: 'A',
        text: "Nee hoor, dat hoeft niet meer. Sonja regelt alles. En maak een paar foto's! Die wil ik later wel even zien.",
      },
    ],
    questions: [
      {
        id: 'mock-listening-3-days-off-which',
        skill: 'number',
        question: 'Welke dagen neemt Amina vrij?',
        options: [
          'Van maandag tot en met vrijdag.',
          'Van woensdag tot en met vrijdag.',
          'Op donderdag en vrijdag.',
          'Op vrijdag en maandag.',
        ],
        correct: 2,
        evidence: 'Dan neem ik gewoon donderdag en vrijdag vrij.',
        explanation:
          'She wanted the whole week, from Monday, but Piotr is away until Wednesday evening. So she takes *donderdag en vrijdag*. The wedding is on Saturday, and the Monday after it she does not ask for.',
      },
      {
        id: 'mock-listening-3-days-off-journey',
        skill: 'fact',
        question: 'Hoe gaat Amina naar Frankrijk?',
        options: ['Met de auto.', 'Met de trein.', 'Met het vliegtuig.'],
        correct: 0,
        evidence: 'Nee, mijn nicht gaat met de auto en ik rijd met haar mee.',
        explanation:
          'Her cousin goes by car, and *ik rijd met haar mee*: she goes with her. The boss thinks of a plane, and the train is *veel duurder*.',
      },
      {
        id: 'mock-listening-3-days-off-form',
        skill: 'action',
        question: 'Aan wie moet Amina het formulier geven?',
        options: ['Aan Piotr.', 'Aan haar chef.', 'Aan Sonja.'],
        correct: 2,
        evidence: 'Vul dan dit formulier even in en geef het aan Sonja, op kantoor.',
        explanation:
          '*Geef het aan Sonja*. She need not show it to her boss first (*dat hoeft niet meer*). Piotr is the colleague who is on holiday.',
      },
    ],
  },
  {
    id: 'mock-listening-3-mill',
    theme: 'Vrije tijd',
    kind: 'monologue',
    setting: 'U bezoekt een oude molen. U hoort de gids.',
    speakers: { A: 'man' },
    lines: [
      {
        voice: 'A',
        text: "Welkom in molen De Ooievaar! Ik ben Henk en ik werk hier al twaalf jaar. Deze molen is bijna driehonderd jaar oud. Vroeger maakten ze hier meel voor alle bakkers van de stad. In de oorlog woonde hier een gezin met zes kinderen. Nu draait de molen alleen nog op zaterdag, voor onze eigen winkel. We gaan zo met z'n allen naar boven. De trap is hoog, dus houd u goed vast. Laat grote tassen maar even hier beneden staan. Foto's maken mag overal, hoor. Maar ga boven niet naar buiten, op het balkon. Dat is vandaag dicht, want het waait veel te hard. Zijn er kleine kinderen bij? Die mogen gewoon mee, maar geef ze wel een hand. Over drie kwartier zijn we weer beneden. Dan bakt mijn collega Rachida voor iedereen een pannenkoek. Die zit bij de prijs van het kaartje. Wilt u er koffie of thee bij? Dat betaalt u apart. Een zak meel voor thuis koopt u in onze winkel. Zijn er nog vragen? Nee? Loop dan maar achter mij aan!",
      },
    ],
    questions: [
      {
        id: 'mock-listening-3-mill-not-today',
        skill: 'rule',
        question: 'Wat mogen de bezoekers vandaag niet doen?',
        options: [
          "Beneden foto's maken.",
          'Iets in de winkel kopen.',
          'Boven naar buiten gaan.',
          'Kinderen mee naar boven nemen.',
        ],
        correct: 2,
        evidence: 'Maar ga boven niet naar buiten, op het balkon.',
        explanation:
          '*Ga boven niet naar buiten*: the balcony is closed today because of the wind. Photos are allowed everywhere, children may come along, and the shop sells flour.',
      },
      {
        id: 'mock-listening-3-mill-price',
        skill: 'rule',
        question: 'Wat zit er bij de prijs van het kaartje?',
        options: ['Een kop koffie of thee.', 'Een pannenkoek.', 'Een zak meel.'],
        correct: 1,
        evidence: 'Die zit bij de prijs van het kaartje.',
        explanation:
          '*Die* is the pancake (*pannenkoek*) that Rachida bakes. Coffee and tea you pay for separately (*apart*), and flour you buy in the shop.',
      },
    ],
  },
  {
    id: 'mock-listening-3-mice',
    theme: 'Wonen',
    kind: 'phone',
    setting: 'U hoort een telefoongesprek. Een man belt naar zijn woningcorporatie.',
    speakers: { A: 'woman', B: 'man' },
    lines: [
      { voice: 'A', text: 'Woningcorporatie De Brug, met Marjan.' },
      { voice: 'B', text: 'Dag mevrouw, met Dawit Tadesse. Ik heb muizen in huis.' },
      { voice: 'A', text: 'O, wat vervelend. In de keuken zeker?' },
      {
        voice: 'B',
        text: "Dat dacht ik eerst ook, want daar ligt al het eten. Maar in de keuken is niets te zien. Ik hoor ze 's nachts op de zolder. En gisteren liep er één door de badkamer, recht voor mijn voeten!",
      },
      { voice: 'A', text: 'Heeft u ook een schuur?' },
      { voice: 'B', text: 'Ja, maar daar zijn ze nog niet geweest.' },
      {
        voice: 'A',
        text: 'Goed, ik stuur iemand van een bedrijf. Hij kan vrijdag om twee uur, of anders om vier uur.',
      },
      {
        voice: 'B',
        text: 'Ik werk tot drie uur, dus graag om vier uur. Moet ik nog iets doen? Er zit een gat in de muur. Zal ik dat dichtmaken?',
      },
      {
        voice: 'A',
        text: 'Nee, laat dat maar open. Dan kan hij zien hoe groot het is. Staat er iets voor?',
      },
      { voice: 'B', text: 'Ja, de wasmachine.' },
      { voice: 'A', text: 'Zet die dan vast een stukje naar voren.' },
      { voice: 'B', text: 'En het eten? Moet dat in dozen?' },
      { voice: 'A', text: 'Nee hoor, dat is niet nodig als ze niet in de keuken komen.' },
    ],
    questions: [
      {
        id: 'mock-listening-3-mice-where-seen',
        skill: 'fact',
        question: 'Waar heeft meneer Tadesse een muis gezien?',
        options: ['In de badkamer.', 'In de keuken.', 'In de schuur.', 'Op de zolder.'],
        correct: 0,
        evidence: 'En gisteren liep er één door de badkamer, recht voor mijn voeten!',
        explanation:
          'One ran *door de badkamer*. On the *zolder* he only hears them, and in the kitchen and the *schuur* they have not been.',
      },
      {
        id: 'mock-listening-3-mice-friday',
        skill: 'number',
        question: 'Hoe laat komt er vrijdag iemand naar de muizen kijken?',
        options: ['Om 13.00 uur.', 'Om 14.00 uur.', 'Om 15.00 uur.', 'Om 16.00 uur.'],
        correct: 3,
        evidence: 'Ik werk tot drie uur, dus graag om vier uur.',
        explanation:
          'He works until three, so two is too early for him. He chooses *vier uur*, which is 16.00 on the clock.',
      },
      {
        id: 'mock-listening-3-mice-first',
        skill: 'action',
        question: 'Wat moet meneer Tadesse zelf nog doen?',
        options: [
          'Een plek bij de muur vrijmaken.',
          'Een gat in de muur dichtmaken.',
          'Zijn eten in dozen doen.',
        ],
        correct: 0,
        evidence: 'Zet die dan vast een stukje naar voren.',
        explanation:
          '*Zet die dan vast een stukje naar voren*. The washing machine stands in front of the hole and has to be moved. The hole has to stay open (*laat dat maar open*), and with the food he need not do anything.',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
