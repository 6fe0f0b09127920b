import type { MockWritingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-writing-1-sports-form',
    theme: 'Vrije tijd',
    kind: 'form',
    title: 'Lid worden van een sportclub',
    situation:
      'U wilt gaan sporten bij sportclub De Sprong. U kunt er zwemmen, voetballen, tennissen en dansen. Vul het formulier in. Schrijf bij de laatste twee vragen hele zinnen.',
    fields: [
      { label: 'Voornaam en achternaam', asks: 'detail' },
      { label: 'Geboortedatum', asks: 'detail' },
      { label: 'Adres en woonplaats', asks: 'detail' },
      { label: 'Telefoonnummer of e-mailadres', asks: 'detail' },
      { label: 'Welke sport wilt u doen?', asks: 'detail' },
      { label: 'Op welke dagen en tijden kunt u?', asks: 'detail' },
      { label: 'Waarom wilt u deze sport doen?', asks: 'sentences' },
      { label: 'Wat wilt u nog van ons weten?', asks: 'sentences' },
    ],
    criteria: [
      {
        kind: 'told',
        task: 'Schrijf uw naam, geboortedatum, adres en telefoonnummer of e-mailadres.',
        check: 'Are your name, date of birth, address and phone number or e-mail address there?',
      },
      {
        kind: 'told',
        task: 'Schrijf welke sport u wilt doen en wanneer u kunt.',
        check: 'Does it say which sport, and on which days and at what times?',
      },
      { kind: 'told', task: 'Schrijf waarom u deze sport wilt doen.', check: 'Did you give a reason?' },
      { kind: 'told', task: 'Schrijf wat u nog wilt weten.', check: 'Did you ask something?' },
      { kind: 'sentences', atLeast: 2 },
      { kind: 'connecting-words', atLeast: 1 },
    ],
    models: {
      good: {
        text: 'Voornaam en achternaam: Rania Khalil\nGeboortedatum: 3 september 1990\nAdres en woonplaats: Duinweg 61, Waterdorp\nTelefoonnummer of e-mailadres: 06-12345678\nWelke sport wilt u doen? Zwemmen\nOp welke dagen en tijden kunt u? Maandag en donderdag, na 19.00 uur\nWaarom wilt u deze sport doen? Ik wil graag zwemmen, omdat ik vaak pijn in mijn rug heb.\nWat wilt u nog van ons weten? Ik kan nog niet goed zwemmen. Kan ik eerst lessen krijgen, en wat kosten die?',
        comment:
          'All details are there, and the two last answers are whole sentences with *omdat* and *en*. The question fits what she told about herself.',
      },
      enough: {
        text: 'Voornaam en achternaam: Rania Khalil\nGeboortedatum: 3-9-1990\nAdres en woonplaats: Duinweg 61, Waterdorp\nTelefoonnummer of e-mailadres: 06-12345678\nWelke sport wilt u doen? Zwemmen\nOp welke dagen en tijden kunt u? Maandag na 19.00 uur\nWaarom wilt u deze sport doen? Ik wil zwemmen, want dat is gezond.\nWat wilt u nog van ons weten? Hoeveel kost het?',
        comment:
          'Everything is answered and clear, and there is one connecting word, *want*. It is short: one more detail in each of the last two answers would make it good.',
      },
    },
  },
  {
    id: 'mock-writing-1-favourite-place',
    theme: 'Buren',
    kind: 'text',
    title: 'Mijn mooiste plek',
    situation:
      'De buurtkrant vraagt: wat vindt u de mooiste plek in uw buurt? Schrijf een stukje voor de krant. Schrijf minstens drie zinnen.',
    criteria: [
      { kind: 'told', task: 'Schrijf welke plek u mooi vindt.', check: 'Does it say which place?' },
      { kind: 'told', task: 'Schrijf wat u daar doet.', check: 'Does it say what you do there?' },
      { kind: 'told', task: 'Schrijf waarom u de plek mooi vindt.', check: 'Did you give a reason?' },
      { kind: 'sentences', atLeast: 3 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: 'Mijn mooiste plek is het kleine park achter de kerk. In de zomer zit ik daar vaak met mijn dochters. Zij spelen, en ik praat met de buren. Ik vind het park mooi, omdat het er rustig en groen is.',
        comment:
          'It tells where, what and why, in four sentences of different kinds. *En* and *omdat* connect them, and *daar*, *zij* and *er* point back.',
      },
      enough: {
        text: 'Mijn mooiste plek is het park. Ik zit daar vaak met mijn kinderen. Het is mooi, want het is groen en rustig.',
        comment:
          'Three right sentences with all that was asked. It would be better if it told which park it is and what the children do there.',
      },
    },
  },
  {
    id: 'mock-writing-1-day-off',
    theme: 'Werk',
    kind: 'email',
    title: 'Een dag vrij vragen',
    situation:
      'U werkt in een restaurant. Op vrijdag 21 mei trouwt een vriend van u. U wilt die dag niet werken. Schrijf een e-mail aan uw chef, mevrouw Smit.',
    to: 'Mevrouw Smit (chef)',
    subject: 'Vrije dag',
    criteria: [
      { kind: 'told', task: 'Schrijf welke dag u vrij wilt.', check: 'Does it say which day?' },
      { kind: 'told', task: 'Schrijf waarom.', check: 'Did you give the reason?' },
      {
        kind: 'told',
        task: 'Schrijf wie er misschien voor u kan werken.',
        check: 'Did you name somebody who can work for you?',
      },
      { kind: 'told', task: 'Vraag of het goed is.', check: 'Did you ask whether it is all right?' },
      { kind: 'greeting' },
      { kind: 'closing' },
      { kind: 'sentences', atLeast: 4 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: 'Geachte mevrouw Smit,\n\nOp vrijdag 21 mei wil ik graag vrij, omdat een goede vriend dan trouwt. Ik heb al met Milan gesproken. Hij is die dag vrij en wil voor mij werken. Vindt u dat goed?\n\nMet vriendelijke groet,\nTomasz Nowak',
        comment:
          'Polite (*Geachte*, *u*), with all four points in a clear order. *Omdat* and *en* connect the sentences, and after *omdat* the verb stands last.',
      },
      enough: {
        text: 'Beste mevrouw Smit,\n\nIk wil vrijdag 21 mei vrij. Een vriend trouwt en ik ga naar het feest. Milan kan werken, want hij is vrij. Is dat goed?\n\nGroeten,\nTomasz Nowak',
        comment:
          'All points are there, in short right sentences. *Ik wil graag een dag vrij* would sound more polite than *Ik wil*.',
      },
    },
  },
  {
    id: 'mock-writing-1-ill-child',
    theme: 'Onderwijs',
    kind: 'email',
    title: 'Uw kind is ziek',
    situation:
      'Uw dochter Aya zit in groep 4. Zij is ziek en kan niet naar school. Schrijf een e-mail aan haar leraar, meester Johan.',
    to: 'Meester Johan',
    subject: 'Ziek',
    criteria: [
      { kind: 'told', task: 'Schrijf wat Aya heeft.', check: 'Does it say what is the matter with her?' },
      {
        kind: 'told',
        task: 'Schrijf wanneer zij weer naar school komt, denkt u.',
        check: 'Does it say when she will be back?',
      },
      {
        kind: 'told',
        task: 'Vraag wat zij thuis kan leren of lezen.',
        check: 'Did you ask what she can learn or read at home?',
      },
      {
        kind: 'told',
        task: 'Schrijf wie haar spullen van school kan halen.',
        check: 'Does it say who can fetch her things?',
      },
      { kind: 'greeting' },
      { kind: 'closing' },
      { kind: 'sentences', atLeast: 4 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: 'Beste meester Johan,\n\nAya blijft vandaag thuis, want zij heeft koorts. Ik denk dat zij maandag weer naar school komt. Zij wil graag lezen. Welk boek is goed? Haar broer Sami kan het boek om drie uur ophalen.\n\nMet vriendelijke groet,\nSamira Azizi',
        comment:
          'It answers every point, and the teacher knows who comes and when. *Want* gives the reason, and after *dat* the verb stands last.',
      },
      enough: {
        text: 'Beste meester Johan,\n\nAya is ziek en zij heeft koorts. Zij komt maandag weer. Wat kan zij thuis lezen? Haar broer kan haar spullen ophalen, want hij zit in groep 7.\n\nGroeten,\nSamira Azizi',
        comment:
          'Four short sentences with all that was asked. The reader has to guess when the brother comes: a time would help.',
      },
    },
  },
] as const satisfies readonly MockWritingTask[];
