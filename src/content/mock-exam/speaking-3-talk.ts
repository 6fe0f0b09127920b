import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-speaking-3-family-far-away',
    theme: 'Vrije tijd',
    kind: 'answer',
    speaker: 'man',
    question:
      'Hallo, ik ben Hans. Mijn zus woont in Canada en ik bel haar elke week. Hoe praat u met familie die ver weg woont? Vertel ook met wie u het vaakst praat.',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Bijna mijn hele familie woont nog in mijn land. Ik praat het vaakst met mijn moeder. Wij bellen elke avond met beeld, want dan kan zij ook mijn kinderen zien. Mijn broers sturen vaak een bericht of een foto.',
    enoughAnswer:
      'Ik bel het vaakst met mijn vader. Hij woont in een ander land. Met mijn neef schrijf ik korte berichten op mijn telefoon.',
    wanted: [
      'It tells how you talk with your family.',
      'It tells with whom most often.',
      'It gives a reason or an example.',
    ],
  },
  {
    id: 'mock-speaking-3-loud-music',
    theme: 'Buren',
    kind: 'answer',
    speaker: 'woman',
    question:
      'Dag, ik ben Els, uw buurvrouw. Er was gisteravond harde muziek in uw huis en ik kon niet slapen. Wat was er aan de hand? Vertel ook wat u de volgende keer anders doet.',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Dag Els, het spijt me heel erg. Mijn zoon is geslaagd voor zijn examen en daarom waren er veel vrienden bij ons. De volgende keer zetten we de muziek om tien uur uit. En ik vertel het u dan een dag eerder.',
    enoughAnswer:
      'Sorry Els, mijn dochter had een feestje. Dat was te laat, dat begrijp ik. De volgende keer doen we de muziek zachter.',
    wanted: [
      'It says sorry.',
      'It tells what there was yesterday evening, with verbs in the past.',
      'It tells what you will do another time.',
    ],
  },
  {
    id: 'mock-speaking-3-child-ill-at-school',
    theme: 'Onderwijs',
    kind: 'answer',
    speaker: 'man',
    question:
      'Goedemorgen, met meester Joost van de basisschool. Uw dochter is ziek geworden in de klas. Kunt u haar nu halen? Vertel ook hoe laat u op school kunt zijn.',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Goedemorgen, meester Joost. Ik ben nu op mijn werk, maar ik kom haar halen. Ik moet het eerst even aan mijn chef vragen. De bus gaat over tien minuten, dus ik ben om elf uur op school. Heeft ze koorts?',
    enoughAnswer:
      'O, wat vervelend. Ik kan nu niet komen, want ik zit in de les. Mijn man is om half twaalf op school.',
    wanted: [
      'It answers the question: yes or no.',
      'It tells at what time, and who comes.',
      'It has a reason or a question of your own.',
    ],
  },
  {
    id: 'mock-speaking-3-seasons',
    theme: 'Vrije tijd',
    kind: 'answer',
    speaker: 'woman',
    question:
      'Hoi, ik ben Fatma. Ik houd veel van de winter, maar mijn man houdt van de zomer. Wat vindt u de mooiste tijd van het jaar? Vertel ook wat u dan graag doet.',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ik vind de lente de mooiste tijd van het jaar. De bomen worden groen en het is niet te warm. Dan ga ik elke zaterdag met mijn kinderen naar buiten. We fietsen naar een park en we nemen brood mee.',
    enoughAnswer:
      'De zomer vind ik het mooist. Dan is het warm en lang licht. Ik zit in de avond buiten en zwem vaak.',
    wanted: [
      'It names a time of the year.',
      'It tells what you like to do then.',
      'After *dan* the verb comes before *ik*: *dan ga ik*.',
    ],
  },
  {
    id: 'mock-speaking-3-smoking-at-playground',
    theme: 'Gezondheid',
    kind: 'picture',
    speaker: 'woman',
    question:
      'Dirk zit op een bank bij de speeltuin. Vertel wat er gebeurt. Vertel ook wat u daarvan vindt en waarom. Gebruik het plaatje.',
    seconds: 60,
    pictures: [
      // A playground: a girl comes down a slide, a boy sits on a swing. On a bench beside it a man smokes a cigarette; the smoke drifts over. A mother with a baby looks angry.
      {
        id: 'speaking-3-smoking-at-playground',
        alt: 'Een man rookt op een bank bij een speeltuin. Een vrouw met een baby kijkt boos.',
      },
    ],
    modelAnswer:
      'In de speeltuin spelen twee kinderen. Dirk zit op een bank en rookt een sigaret. De moeder met de baby is boos. Ik vind het ook niet goed, want rook is slecht voor kinderen. Hij kan toch ergens anders roken?',
    enoughAnswer:
      'Een man rookt waar kinderen spelen. Een vrouw kijkt boos naar hem. Dat begrijp ik, want de baby krijgt de rook.',
    wanted: [
      'It tells what the man does, and how the woman reacts.',
      'It gives an opinion: *ik vind*.',
      'It gives a reason.',
    ],
  },
  {
    id: 'mock-speaking-3-reading-to-children',
    theme: 'Vrije tijd',
    kind: 'picture',
    speaker: 'man',
    question:
      'Meneer De Boer is 75 jaar. Elke woensdag gaat hij naar de bibliotheek. Vertel wat hij daar doet. Vertel ook of u dat wilt doen en waarom. Gebruik het plaatje.',
    seconds: 60,
    pictures: [
      // A library: an old man sits on a chair in front of bookshelves and reads from a big book; four children sit on a rug before him and listen.
      {
        id: 'speaking-3-reading-to-children',
        alt: 'Een oude man leest in de bibliotheek een boek voor aan kinderen.',
      },
    ],
    modelAnswer:
      'Meneer De Boer zit in de bibliotheek en leest een boek voor. De kinderen zitten op de grond en luisteren goed. Ik wil dat later ook wel doen, omdat ik kinderen leuk vind. Maar eerst moet mijn Nederlands beter worden.',
    enoughAnswer:
      'De oude man leest een verhaal voor. Vier kinderen luisteren. Ik wil dat niet doen, want ik heb drie kinderen en weinig tijd.',
    wanted: [
      'It tells what the man and the children do.',
      'It says whether you would like to do it.',
      'It gives a reason.',
    ],
  },
  {
    id: 'mock-speaking-3-car-mechanic',
    theme: 'Werk',
    kind: 'picture',
    speaker: 'woman',
    question:
      'Naomi werkt in een garage. Vertel wat u ziet. Vertel ook of u dat werk wilt doen en waarom. Gebruik het plaatje.',
    seconds: 60,
    pictures: [
      // A garage: a young woman in overalls bends over the engine of a red car with its bonnet open, a spanner in her hand. Beside the car stand a tool box and two tyres; a man in a suit waits.
      {
        id: 'speaking-3-car-mechanic',
        alt: 'Een vrouw repareert een auto in een garage. Een man wacht.',
      },
    ],
    modelAnswer:
      "Naomi repareert een rode auto. De auto is open en zij heeft iets in haar hand. Een man wacht op zijn auto. Ik wil dat werk niet doen, want ik weet niets van auto's. Maar ik vind het leuk dat een vrouw het doet.",
    enoughAnswer:
      'In de garage staat een rode auto. Een vrouw maakt hem. Dit werk wil ik ook, want ik werk graag met mijn handen.',
    wanted: [
      'It tells what the woman does, and what is around her.',
      'It says whether you would like that work.',
      'It gives a reason.',
    ],
  },
  {
    id: 'mock-speaking-3-children-help',
    theme: 'Wonen',
    kind: 'picture',
    speaker: 'man',
    question:
      'Het is zaterdag bij de familie Mensah. Vertel wat de vader en de kinderen doen. Vertel ook wat u daarvan vindt en waarom. Gebruik het plaatje.',
    seconds: 60,
    pictures: [
      // A kitchen: a father washes plates at the sink, a boy of about eight dries a plate with a cloth, a girl of about ten sweeps the floor with a broom.
      {
        id: 'speaking-3-children-help',
        alt: 'Een vader wast af. Een jongen droogt een bord en een meisje veegt de vloer.',
      },
    ],
    modelAnswer:
      'De vader wast de borden af en zijn zoon droogt ze af. De dochter maakt de vloer schoon. Ik vind het goed als kinderen thuis helpen. Zo leren ze het, en de ouders hebben dan meer tijd voor hun kinderen.',
    enoughAnswer:
      'De vader doet de afwas. Een kind helpt hem en het meisje maakt de keuken schoon. Ik vind dat normaal in een gezin.',
    wanted: [
      'It tells what the father does and what the children do.',
      'It gives an opinion.',
      'It gives a reason or tells how it is in your home.',
    ],
  },
] as const satisfies readonly MockSpeakingTask[];
