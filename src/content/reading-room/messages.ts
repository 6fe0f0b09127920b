import type { RoomText } from '#content/schema/room-text.ts';

export const rows = [
  {
    id: 'room-message-lost-key',
    genre: 'message',
    level: 'A1',
    reader: 'woman',
    title: 'Geen sleutel',
    new: ['sleutel', 'thuis', 'deur', 'raam', 'koffie', 'slapen'],
    blocks: [
      {
        kind: 'paragraph',
        from: 'Hawa',
        sentences: ['Hoi Karin, ben je thuis?', 'Ik sta voor de deur.', 'Ik heb geen sleutel.'],
      },
      {
        kind: 'paragraph',
        from: 'Karin',
        sentences: ['Nee, ik ben nog op mijn werk.', 'Waar is je sleutel?'],
      },
      {
        kind: 'paragraph',
        from: 'Hawa',
        sentences: ['In huis.', 'Hij ligt op de tafel.', 'Ik zie hem door het raam!'],
      },
      { kind: 'paragraph', from: 'Karin', sentences: ['O nee!', 'En waar is je man?'] },
      {
        kind: 'paragraph',
        from: 'Hawa',
        sentences: ['Hij zit in de trein.', 'Hij komt om zeven uur.', 'Het is nu vijf uur en het regent.'],
      },
      {
        kind: 'paragraph',
        from: 'Karin',
        sentences: ['Mijn zoon is thuis.', 'Bel maar bij ons aan.', 'Hij kan koffie maken.'],
      },
      { kind: 'paragraph', from: 'Hawa', sentences: ['Dank je wel!', 'Maar Karin, je zoon doet niet open.'] },
      {
        kind: 'paragraph',
        from: 'Karin',
        sentences: ['Hij slaapt.', 'Bel nog een keer.', 'En nog een keer!'],
      },
      {
        kind: 'paragraph',
        from: 'Hawa',
        sentences: ['Ik ben binnen.', 'De koffie is lekker.', 'En je zoon slaapt weer.'],
      },
    ],
    questions: [
      {
        id: 'room-message-lost-key-where',
        question: 'Waar is de sleutel van Hawa?',
        options: ['Bij haar man in de trein.', 'Bij Karin op haar werk.', 'Op de tafel in haar huis.'],
        correct: 2,
        explanation:
          'Hawa sees the key through the window: *Hij ligt op de tafel.* She left it inside the house.',
      },
      {
        id: 'room-message-lost-key-who',
        question: 'Wie kan Hawa nu helpen?',
        options: ['De zoon van Karin.', 'Karin, op haar werk.', 'De man van Hawa.'],
        correct: 0,
        explanation:
          "Karin writes *Mijn zoon is thuis.* Karin is still at work, and Hawa's husband is on the train until seven.",
      },
      {
        id: 'room-message-lost-key-after',
        question: 'Wat doet de zoon na de koffie?',
        options: ['Hij doet de deur open.', 'Hij gaat weer slapen.', 'Hij gaat naar zijn werk.'],
        correct: 1,
        explanation:
          'The last message says it: *En je zoon slaapt weer.* He opened the door before he made the coffee.',
      },
    ],
  },
  {
    id: 'room-message-birthday-cake',
    genre: 'message',
    level: 'A1+',
    reader: 'man',
    title: 'Een taart voor oma',
    new: ['taart', 'jarig', 'bakken', 'suiker', 'zout', 'appel', 'proeven'],
    blocks: [
      {
        kind: 'paragraph',
        from: 'Youssef',
        sentences: ['Hallo allemaal!', 'Oma is zaterdag jarig.', 'Zij wordt tachtig.', 'Wie maakt de taart?'],
      },
      {
        kind: 'paragraph',
        from: 'Samira',
        sentences: ['Ik kan niet bakken, dat weten jullie.', 'Maar ik kan wel een taart kopen.'],
      },
      {
        kind: 'paragraph',
        from: 'Youssef',
        sentences: [
          'Oma houdt niet van taart uit de winkel.',
          'Ik bak hem zelf.',
          'Ik heb de hele vrijdag vrij.',
        ],
      },
      {
        kind: 'paragraph',
        from: 'Samira',
        sentences: ['Jij?', 'De laatste keer heb je zout gebruikt en geen suiker!'],
      },
      {
        kind: 'paragraph',
        from: 'Youssef',
        sentences: ['Dat was één keer.', 'Nu lees ik eerst wat er op het pak staat.'],
      },
      {
        kind: 'paragraph',
        from: 'Opa',
        sentences: ['Ik heb nog appels uit de tuin.', 'Kom ze donderdag maar halen.'],
      },
      {
        kind: 'paragraph',
        from: 'Youssef',
        sentences: ['Goed idee, opa.', 'Dan wordt het een taart met appel.', 'Zeg niets tegen oma!'],
      },
      {
        kind: 'paragraph',
        from: 'Opa',
        sentences: ['Ik zeg niets.', 'Maar oma zit naast mij en leest mee.'],
      },
      { kind: 'paragraph', from: 'Samira', sentences: ['Opa!'] },
      {
        kind: 'paragraph',
        from: 'Opa',
        sentences: [
          'Zij vraagt of er ook slagroom bij komt.',
          'En zij wil de taart vrijdag al proeven.',
          'Voor het zout.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-message-birthday-cake-why',
        question: 'Waarom koopt Samira de taart niet?',
        options: [
          'Oma wil geen taart uit de winkel.',
          'Samira kan zelf een taart bakken.',
          'Opa heeft al een taart met appel.',
        ],
        correct: 0,
        explanation:
          'Youssef says *Oma houdt niet van taart uit de winkel.* Samira offered to buy one because she cannot bake.',
      },
      {
        id: 'room-message-birthday-cake-last-time',
        question: 'Wat was er de laatste keer met de taart?',
        options: [
          'Er zat geen appel in de taart.',
          'Er zat zout in en geen suiker.',
          'Er zat suiker in en geen zout.',
        ],
        correct: 1,
        explanation:
          'Samira remembers it: *De laatste keer heb je zout gebruikt en geen suiker!* That is why Grandma wants to taste it first.',
      },
      {
        id: 'room-message-birthday-cake-surprise',
        question: 'Hoe weet oma van de taart?',
        options: [
          'Youssef heeft het haar zelf gezegd.',
          'Zij ziet de appels uit de tuin.',
          'Zij leest de berichten met opa mee.',
        ],
        correct: 2,
        explanation:
          'Grandpa says nothing, but *oma zit naast mij en leest mee*. So there is no surprise left.',
      },
    ],
  },
  {
    id: 'room-message-football-shirt',
    genre: 'message',
    level: 'A2',
    reader: 'man',
    title: 'De shirts van het team',
    new: ['team', 'wedstrijd', 'wasmachine', 'sok', 'trots', 'winnen'],
    blocks: [
      {
        kind: 'paragraph',
        from: 'Danilo',
        sentences: [
          'Beste ouders van het team, morgen om tien uur hebben we een wedstrijd.',
          'Neem water en een handdoek mee.',
          'Wie heeft de was gedaan?',
        ],
      },
      { kind: 'paragraph', from: 'Mirjam', sentences: ['Ik niet.', 'Ik had de tas vorige week.'] },
      {
        kind: 'paragraph',
        from: 'Okan',
        sentences: [
          'Dat was ik.',
          'Maar er is iets gebeurd.',
          'Onze shirts waren wit.',
          'Nu zijn ze een beetje roze.',
        ],
      },
      { kind: 'paragraph', from: 'Danilo', sentences: ['Hoe kan dat nou?'] },
      {
        kind: 'paragraph',
        from: 'Okan',
        sentences: [
          'De rode sok van mijn dochter zat nog in de wasmachine.',
          'Ik heb het pas gezien toen alles klaar was.',
          'Het spijt me echt.',
        ],
      },
      { kind: 'paragraph', from: 'Mirjam', sentences: ['Kun je ze niet nog een keer wassen?'] },
      {
        kind: 'paragraph',
        from: 'Okan',
        sentences: [
          'Dat heb ik al drie keer gedaan.',
          'Ze worden steeds mooier roze.',
          'Ik kan nieuwe shirts betalen, maar die zijn er morgen nog niet.',
        ],
      },
      {
        kind: 'paragraph',
        from: 'Danilo',
        sentences: [
          'Nieuwe shirts zijn niet nodig.',
          'We spelen morgen gewoon in het roze.',
          'Wat vinden de kinderen ervan?',
        ],
      },
      { kind: 'paragraph', from: 'Mirjam', sentences: ['Mijn zoon zegt dat hij thuis wil blijven.'] },
      {
        kind: 'paragraph',
        from: 'Okan',
        sentences: ['Mijn dochter vindt ze juist prachtig.', 'Zij is heel trots op haar sok.'],
      },
      {
        kind: 'paragraph',
        from: 'Danilo',
        sentences: [
          'Het is elf uur, beste ouders.',
          'We hebben met zes tegen één gewonnen!',
          'De kinderen willen nooit meer in het wit spelen.',
        ],
      },
      { kind: 'paragraph', from: 'Mirjam', sentences: ['En mijn zoon slaapt vannacht in zijn shirt.'] },
    ],
    questions: [
      {
        id: 'room-message-football-shirt-what-happened',
        question: 'Waarom zijn de shirts roze geworden?',
        options: [
          'De kinderen vonden wit niet mooi.',
          'Er zat een rode sok bij de was.',
          'Okan heeft ze drie keer gewassen.',
        ],
        correct: 1,
        explanation:
          'Okan explains it: *De rode sok van mijn dochter zat nog in de wasmachine.* The three extra washes came later and did not help.',
      },
      {
        id: 'room-message-football-shirt-new-shirts',
        question: 'Waarom koopt Okan voor morgen geen nieuwe shirts?',
        options: [
          'Hij kan ze niet op tijd krijgen.',
          'Hij vindt het roze juist prachtig.',
          'Hij heeft er geen geld genoeg voor.',
        ],
        correct: 0,
        explanation:
          'He offers to pay, *maar die zijn er morgen nog niet*. So money is not the problem, but time is.',
      },
      {
        id: 'room-message-football-shirt-son',
        question: 'Wat vindt de zoon van Mirjam na de wedstrijd?',
        options: [
          'Hij wil liever een wit shirt.',
          'Hij wil niet meer met het team spelen.',
          'Hij is blij met het roze shirt.',
        ],
        correct: 2,
        explanation:
          'First he wants to stay at home, but after the game he *slaapt vannacht in zijn shirt*. That is what somebody does who loves it.',
      },
    ],
  },
  {
    id: 'room-message-neighbour-cat',
    genre: 'message',
    level: 'A2+',
    reader: 'woman',
    title: 'De kat van nummer twaalf',
    new: ['kat', 'vakantie', 'sleutel', 'dik', 'bezorgd', 'vreemd', 'poot'],
    blocks: [
      {
        kind: 'paragraph',
        from: 'Ling',
        sentences: [
          'Goedemiddag buren!',
          'Wij gaan zaterdag twee weken op vakantie.',
          'Wie kan onze kat Karel eten geven?',
          'Hij is heel lief en hij krijgt twee keer per dag een klein bakje.',
        ],
      },
      {
        kind: 'paragraph',
        from: 'Tamara',
        sentences: ['Dat wil ik wel doen.', 'Ik werk thuis, dus ik ben er altijd.'],
      },
      {
        kind: 'paragraph',
        from: 'Ling',
        sentences: [
          'Geweldig, dank je wel!',
          'De sleutel ligt bij meneer Bakker op nummer tien.',
          'Het eten staat in de keuken naast de koelkast.',
          'Geef hem niet meer, ook als hij huilt.',
          'De dokter zegt dat hij te dik is.',
        ],
      },
      {
        kind: 'paragraph',
        from: 'Tamara',
        sentences: [
          'Ling, het gaat goed hier, maar Karel eet bijna niets.',
          'Ik ben bezorgd.',
          'Is dat normaal?',
        ],
      },
      {
        kind: 'paragraph',
        from: 'Ling',
        sentences: ['Nee, dat is vreemd.', 'Hij heeft altijd honger!', 'Slaapt hij wel?'],
      },
      {
        kind: 'paragraph',
        from: 'Tamara',
        sentences: ['Ja, heel veel.', 'En hij lijkt me ook niet dunner.', 'Eerder het tegendeel.'],
      },
      {
        kind: 'paragraph',
        from: 'Bakker',
        sentences: [
          'Mag ik iets zeggen?',
          'Die grijze kat komt elke ochtend bij mij.',
          'Ik dacht dat hij geen huis had.',
          'Ik geef hem kip.',
        ],
      },
      {
        kind: 'paragraph',
        from: 'Noor',
        sentences: [
          'Grijs, met één witte poot?',
          "Die zit 's middags bij ons op de bank.",
          'Mijn kinderen geven hem vis.',
        ],
      },
      {
        kind: 'paragraph',
        from: 'Farid',
        sentences: [
          'Bij ons heet hij Prins.',
          'Hij eet met ons mee, om zes uur.',
          'Hij houdt vooral van rijst met vlees.',
        ],
      },
      {
        kind: 'paragraph',
        from: 'Ling',
        sentences: [
          'Nu begrijp ik waarom hij na elke vakantie zo dik is!',
          'Lieve buren, willen jullie hem alsjeblieft niets meer geven?',
        ],
      },
      {
        kind: 'paragraph',
        from: 'Bakker',
        sentences: [
          'Natuurlijk, het spijt me.',
          'Maar wie zegt het tegen Karel?',
          'Hij zit al voor mijn deur en hij kijkt naar de klok.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-message-neighbour-cat-help',
        question: 'Wat heeft Tamara beloofd?',
        options: [
          'Zij geeft Karel twee keer per dag eten.',
          'Zij geeft de sleutel aan meneer Bakker.',
          'Zij gaat met Karel naar de dokter.',
        ],
        correct: 0,
        explanation:
          'Ling asks who can feed the cat, *twee keer per dag een klein bakje*. Tamara says *Dat wil ik wel doen.* The key is already with Mr Bakker.',
      },
      {
        id: 'room-message-neighbour-cat-worry',
        question: 'Waarom is Tamara bezorgd?',
        options: [
          "Karel wil 's nachts niet meer slapen.",
          'Karel eet weinig van zijn eigen eten.',
          'Karel is in twee weken dun geworden.',
        ],
        correct: 1,
        explanation:
          'She writes *Karel eet bijna niets*. He sleeps a lot, and she says that he does not look thinner.',
      },
      {
        id: 'room-message-neighbour-cat-why-fat',
        question: 'Waarom is Karel na de vakantie altijd dik?',
        options: [
          'Hij krijgt van Tamara een te vol bakje.',
          'Hij slaapt veel en komt nooit buiten.',
          'Hij krijgt bij verschillende buren te eten.',
        ],
        correct: 2,
        explanation:
          'He gets *kip* from one neighbour, *vis* from another and *rijst met vlees* from the third. Tamara gives him only his small bowl.',
      },
    ],
  },
] as const satisfies readonly RoomText[];
