import type { MockWritingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-writing-3-patient-form',
    theme: 'Gezondheid',
    kind: 'form',
    title: 'Een nieuwe huisarts',
    situation:
      'U bent verhuisd en zoekt een nieuwe huisarts. Vul het formulier van praktijk De Linde in. Schrijf bij de laatste twee vragen hele zinnen.',
    fields: [
      { label: 'Voornaam en achternaam', asks: 'detail' },
      { label: 'Geboortedatum', asks: 'detail' },
      { label: 'Adres en woonplaats', asks: 'detail' },
      { label: 'Telefoonnummer of e-mailadres', asks: 'detail' },
      { label: 'Hoeveel mensen wonen er in uw huis?', asks: 'detail' },
      { label: 'Welke medicijnen gebruikt u?', asks: 'detail' },
      { label: 'Waarom zoekt u een nieuwe huisarts?', asks: 'sentences' },
      { label: 'Wat moeten wij over uw gezondheid weten?', asks: 'sentences' },
    ],
    criteria: [
      {
        kind: 'told',
        task: 'Schrijf uw naam, geboortedatum, adres en telefoonnummer of e-mailadres.',
        check: 'Are your name, date of birth, address and phone number or e-mail address there?',
      },
      {
        kind: 'told',
        task: 'Schrijf hoeveel mensen er in uw huis wonen en welke medicijnen u gebruikt.',
        check: 'Does it say how many people live in your home, and which medicines you use?',
      },
      {
        kind: 'told',
        task: 'Schrijf waarom u een nieuwe huisarts zoekt.',
        check: 'Did you give the reason?',
      },
      {
        kind: 'told',
        task: 'Schrijf wat de huisarts over uw gezondheid moet weten.',
        check: 'Did you tell something about your health?',
      },
      { kind: 'sentences', atLeast: 2 },
      { kind: 'connecting-words', atLeast: 1 },
    ],
    models: {
      good: {
        text: 'Voornaam en achternaam: Linh Tran\nGeboortedatum: 27 juni 1985\nAdres en woonplaats: Stationsstraat 104, Waterdorp\nTelefoonnummer of e-mailadres: 06-12345678\nHoeveel mensen wonen er in uw huis? Vier: mijn man, twee kinderen en ik\nWelke medicijnen gebruikt u? Geen\nWaarom zoekt u een nieuwe huisarts? Wij zijn verhuisd, dus onze oude huisarts is te ver weg.\nWat moeten wij over uw gezondheid weten? Ik ben gezond, maar ik kan niet tegen melk. Mijn jongste zoon hoest vaak.',
        comment:
          'The details are complete, and the last answers tell something useful in whole sentences, with *dus* and *maar*.',
      },
      enough: {
        text: 'Voornaam en achternaam: Linh Tran\nGeboortedatum: 27-6-1985\nAdres en woonplaats: Stationsstraat 104, Waterdorp\nTelefoonnummer of e-mailadres: 06-12345678\nHoeveel mensen wonen er in uw huis? Vier\nWelke medicijnen gebruikt u? Geen\nWaarom zoekt u een nieuwe huisarts? Ik woon nu in Waterdorp.\nWat moeten wij over uw gezondheid weten? Ik ben gezond, maar ik mag geen melk drinken.',
        comment:
          'It is complete and easy to understand. *Ik ben verhuisd* would say more exactly why she needs another doctor.',
      },
    },
  },
  {
    id: 'mock-writing-3-to-work',
    theme: 'Vervoer',
    kind: 'text',
    title: 'Hoe gaat u?',
    situation:
      'De wijkkrant vraagt: hoe gaat u naar uw werk, naar school of naar de winkel? Schrijf een stukje voor de krant. Schrijf minstens drie zinnen.',
    criteria: [
      { kind: 'told', task: 'Schrijf waar u heen gaat en hoe.', check: 'Does it say where you go, and how?' },
      { kind: 'told', task: 'Schrijf hoelang het duurt.', check: 'Does it say how long it takes?' },
      {
        kind: 'told',
        task: 'Schrijf wat u daar fijn of niet fijn aan vindt.',
        check: 'Does it say what you like or do not like about it?',
      },
      { kind: 'sentences', atLeast: 3 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: 'Ik ga vijf dagen per week naar mijn werk in het centrum. Meestal neem ik de fiets, en dat duurt twintig minuten. Ik vind fietsen fijn, omdat ik dan wakker word. Als het hard regent, neem ik de bus.',
        comment:
          'Every point is told, with a second way to travel for when it rains. *En*, *omdat* and *als* make it one story.',
      },
      enough: {
        text: 'Ik ga met de fiets naar mijn werk. Het duurt twintig minuten. Ik vind dat fijn, want het is gezond. Maar met regen is het niet leuk.',
        comment:
          'Short, right and complete. The sentences often begin with *ik* or *het*; *Als het regent* would be another beginning.',
      },
    },
  },
  {
    id: 'mock-writing-3-street-party',
    theme: 'Gemeente',
    kind: 'email',
    title: 'Een feest in de straat',
    situation:
      'U wilt in juni met uw buren een feest in uw straat geven. Schrijf een e-mail aan de gemeente Rietveen.',
    to: 'Gemeente Rietveen',
    subject: 'Feest in onze straat',
    criteria: [
      {
        kind: 'told',
        task: 'Schrijf wat u wilt doen en waar.',
        check: 'Does it say what you want to do, and where?',
      },
      {
        kind: 'told',
        task: 'Schrijf op welke dag en hoe laat.',
        check: 'Does it say on which day and at what time?',
      },
      {
        kind: 'told',
        task: 'Schrijf hoeveel mensen er ongeveer komen.',
        check: 'Does it say about how many people will come?',
      },
      {
        kind: 'told',
        task: "Vraag of u de straat mag afsluiten voor auto's.",
        check: 'Did you ask whether you may close the street to cars?',
      },
      { kind: 'greeting' },
      { kind: 'closing' },
      { kind: 'sentences', atLeast: 4 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: "Geachte heer of mevrouw,\n\nOp zaterdag 19 juni willen wij een feest in de Beukstraat geven. Het duurt van drie tot negen uur. Er komen ongeveer zestig mensen en veel kinderen. Mogen wij de straat dan afsluiten voor auto's?\n\nMet vriendelijke groet,\nBabak Rahimi",
        comment:
          'The municipality can decide with this: what, where, when, how many. *Dan* points back to the party, and the question is polite.',
      },
      enough: {
        text: 'Beste mensen,\n\nWij willen een feest in de Beukstraat. Het is op zaterdag 19 juni en het begint om drie uur. Er komen zestig mensen, dus het is druk. Mogen wij de straat afsluiten?\n\nGroeten,\nBabak Rahimi',
        comment:
          'All points are there. It does not say when the party ends or why the street has to be closed. The municipality will ask that.',
      },
    },
  },
  {
    id: 'mock-writing-3-paid-twice',
    theme: 'Geld',
    kind: 'email',
    title: 'Twee keer betaald',
    situation:
      'U bent lid van sportschool Fit. Deze maand heeft de sportschool twee keer geld van uw rekening gehaald. Schrijf een e-mail.',
    to: 'Sportschool Fit',
    subject: 'Twee keer betaald',
    criteria: [
      {
        kind: 'told',
        task: 'Schrijf sinds wanneer u lid bent.',
        check: 'Does it say since when you have been a member?',
      },
      { kind: 'told', task: 'Schrijf wat er fout is gegaan.', check: 'Does it say what went wrong?' },
      {
        kind: 'told',
        task: 'Schrijf wat de sportschool nu moet doen.',
        check: 'Does it say what the sports club has to do?',
      },
      {
        kind: 'told',
        task: 'Schrijf hoe zij u kunnen bereiken.',
        check: 'Does it say how they can reach you?',
      },
      { kind: 'greeting' },
      { kind: 'closing' },
      { kind: 'sentences', atLeast: 4 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: 'Geachte heer of mevrouw,\n\nSinds januari ben ik lid van uw sportschool. Deze maand heeft u twee keer geld van mijn rekening gehaald, maar ik heb één abonnement. Wilt u twintig euro terugbetalen en mij bellen? Mijn nummer is 06-12345678.\n\nMet vriendelijke groet,\nAndrei Popescu',
        comment:
          'The sports club knows what went wrong and what to do. *Maar* and *en* connect the sentences, and the question is polite.',
      },
      enough: {
        text: 'Beste mensen van Fit,\n\nIk ben lid sinds januari. Deze maand heb ik twee keer betaald, en dat is fout. Ik wil mijn geld terug, want ik betaal altijd één keer. Mijn nummer is 06-12345678.\n\nMet vriendelijke groet,\nAndrei Popescu',
        comment:
          'Clear and complete, but *Ik wil mijn geld terug* is hard. *Kunt u het geld terugbetalen?* asks the same in a polite way.',
      },
    },
  },
] as const satisfies readonly MockWritingTask[];
