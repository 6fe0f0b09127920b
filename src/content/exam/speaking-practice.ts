import type { SpeakingRow } from '#content/schema/exam-rows.ts';

/** Tasks to practise a kind with that the game doesn't have, with drawings of their own: none of them is in a mock exam (EXM-09, MOC-14). */
export const rows = [
  {
    id: 'speaking-practice-waiting-room',
    kind: 'picture',
    question:
      'Yusuf zit bij de huisarts in de wachtkamer. Vertel wat de mensen daar doen. Vertel ook wat u doet als u lang moet wachten. Gebruik het plaatje.',
    questionEn:
      'Yusuf is in the waiting room at the doctor. Say what the people there are doing. Say also what you do when you have to wait for a long time. Use the picture.',
    pictures: [
      // A waiting room: a man coughs, a woman looks at her phone, a child builds with blocks on the floor.
      {
        id: 'speaking-practice-waiting-room',
        alt: 'Een man, een vrouw en een kind in een wachtkamer.',
      },
    ],
    sampleAnswer:
      'Yusuf is verkouden, want hij hoest. De vrouw naast hem kijkt op haar telefoon en een kind speelt met blokken op de grond. Als ik lang moet wachten, lees ik een boek. Soms praat ik ook met andere mensen.',
    sampleAnswerEn:
      'Yusuf has a cold, because he is coughing. The woman next to him is looking at her phone, and a child is playing with blocks on the floor. When I have to wait for a long time, I read a book. Sometimes I also talk to other people.',
    enoughAnswer:
      'Een man hoest en een vrouw heeft een telefoon. Een kind speelt op de grond. In een wachtkamer luister ik altijd naar muziek.',
    enoughAnswerEn:
      'A man is coughing and a woman has a phone. A child is playing on the floor. In the waiting room I always listen to music.',
    timeLimitSeconds: 60,
  },
  {
    id: 'speaking-practice-painting',
    kind: 'picture',
    question:
      'Kim heeft een nieuw huis. Haar vader is bij haar. Vertel wat zij samen doen. Vertel ook wie u helpt met klussen in huis. Gebruik het plaatje.',
    questionEn:
      'Kim has a new home. Her father is with her. Say what they are doing together. Say also who helps you with jobs in your home. Use the picture.',
    pictures: [
      // An empty room: a woman on a ladder paints a wall green, an older man helps with a roller; boxes on the floor.
      { id: 'speaking-practice-painting', alt: 'Een vrouw en een man werken in een lege kamer.' },
    ],
    sampleAnswer:
      'Kim en haar vader schilderen de kamer. De muur wordt groen. Kim staat op een ladder, omdat ze niet bij het plafond kan. Mijn broer helpt mij altijd. Hij is sterk en hij kan alles maken, maar ik moet wel voor hem koken.',
    sampleAnswerEn:
      'Kim and her father are painting the room. The wall is going to be green. Kim is standing on a ladder, because she cannot reach the ceiling. My brother always helps me. He is strong and can repair everything, but I have to cook for him.',
    enoughAnswer:
      'Zij maken de muur groen. De vader staat op de grond en Kim staat op een trap. Mijn buren helpen mij vaak met klussen.',
    enoughAnswerEn:
      'They are painting the wall green. The father is standing on the floor and Kim is standing on a ladder. My neighbours often help me with jobs at home.',
    timeLimitSeconds: 60,
  },
  {
    id: 'speaking-practice-ball-or-book',
    kind: 'choice',
    question:
      'Uw vriendin Sara heeft een zoon. Hij wordt zes. U geeft hem een bal of een boek. Wat geeft u liever? Vertel ook waarom. Gebruik de plaatjes.',
    questionEn:
      'Your friend Sara has a son. He is going to be six. You give him a ball or a book. Which would you rather give? Say also why. Use the pictures.',
    pictures: [
      // A boy kicks a football in a park.
      { id: 'speaking-practice-ball-or-book-1', alt: 'Een jongen speelt buiten met een bal.' },
      // The same boy reads in an armchair next to a bookcase.
      { id: 'speaking-practice-ball-or-book-2', alt: 'Een jongen zit binnen en leest een boek.' },
    ],
    sampleAnswer:
      'Ik geef liever een bal, want kinderen zitten al zo veel binnen. Met een bal kan hij buiten met zijn vrienden spelen. Een boek is ook mooi, maar hij is nog jong en kan niet alleen lezen.',
    sampleAnswerEn:
      'I would rather give a ball, because children sit inside so much already. With a ball he can play outside with his friends. A book is nice too, but he is still young and cannot read alone.',
    enoughAnswer:
      'Een boek vind ik beter. Zijn moeder kan hem voorlezen als hij naar bed gaat. Een bal is snel kapot of weg.',
    enoughAnswerEn:
      'I think a book is better. His mother can read to him when he goes to bed. A ball soon breaks or gets lost.',
    timeLimitSeconds: 60,
  },
  {
    id: 'speaking-practice-train-or-car',
    kind: 'choice',
    question:
      'Joris gaat met de trein naar zijn familie in een andere stad. Malika gaat met de auto. Hoe gaat u liever? Vertel ook waarom. Gebruik de plaatjes.',
    questionEn:
      'Joris goes by train to his family in another town. Malika goes by car. How would you rather go? Say also why. Use the pictures.',
    pictures: [
      // A yellow train with passengers at the windows.
      { id: 'speaking-practice-train-or-car-1', alt: 'Mensen zitten in een trein.' },
      // A red car with two people and luggage on its roof.
      { id: 'speaking-practice-train-or-car-2', alt: 'Twee mensen rijden in een auto met koffers.' },
    ],
    sampleAnswer:
      'Ik neem liever de trein. Dan kan ik slapen of met mijn kinderen een spelletje doen, en ik hoef geen plek voor de auto te zoeken. De auto is wel makkelijk als je veel spullen hebt, maar benzine is duur.',
    sampleAnswerEn:
      'I would rather take the train. Then I can sleep or play a game with my children, and I do not have to look for a place for the car. The car is easy when you have a lot of things, but petrol is expensive.',
    enoughAnswer:
      'Wij gaan met de auto. Mijn familie woont ver van het station. In een auto is er ook veel plaats voor de koffers.',
    enoughAnswerEn:
      'We go by car. My family lives far from the station. In a car there is also a lot of room for the suitcases.',
    timeLimitSeconds: 60,
  },
  {
    id: 'speaking-practice-dog-and-cake',
    kind: 'story',
    question:
      'Samuel en zijn dochter maken een taart. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    questionEn:
      'Samuel and his daughter are making a cake. Say what happens. Begin with the first picture. Say something about all pictures.',
    pictures: [
      // A kitchen: a man and a girl decorate a cake on the table.
      { id: 'speaking-practice-dog-and-cake-1', alt: 'Een man en een meisje staan bij een taart.' },
      // The same kitchen: a dog eats from the cake; the man comes in and is startled.
      { id: 'speaking-practice-dog-and-cake-2', alt: 'Een hond eet van de taart. De man ziet het.' },
      // A bakery: the man and the girl get a box with a bow.
      { id: 'speaking-practice-dog-and-cake-3', alt: 'De man en het meisje staan bij de bakker.' },
    ],
    sampleAnswer:
      'Samuel en zijn dochter hebben een mooie taart gemaakt. Daarna gaan ze even weg. De hond komt in de keuken en eet van de taart. Samuel is boos, maar zijn dochter lacht. Ze gaan naar de bakker en kopen een nieuwe.',
    sampleAnswerEn:
      'Samuel and his daughter have made a beautiful cake. Then they go away for a moment. The dog comes into the kitchen and eats from the cake. Samuel is angry, but his daughter laughs. They go to the bakery and buy a new one.',
    enoughAnswer:
      'De vader en het meisje maken een taart. De hond vindt hem lekker en eet hem op. Dan kopen zij een andere taart.',
    enoughAnswerEn:
      'The father and the girl are making a cake. The dog likes it and eats it up. Then they buy another cake.',
    timeLimitSeconds: 60,
  },
  {
    id: 'speaking-practice-plants',
    kind: 'story',
    question:
      'Nadia gaat twee weken op vakantie. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    questionEn:
      'Nadia goes on holiday for two weeks. Say what happens. Begin with the first picture. Say something about all pictures.',
    pictures: [
      // A living room: a woman waters three plants on the windowsill; a packed suitcase stands behind her.
      {
        id: 'speaking-practice-plants-1',
        alt: 'Een vrouw staat bij haar planten. Achter haar staat een koffer.',
      },
      // Two halves: the woman on the beach; an older man waters the plants in her living room.
      {
        id: 'speaking-practice-plants-2',
        alt: 'De vrouw is op het strand. Een man is bij de planten.',
      },
      // The living room: the plants bloom; the woman, with her suitcase, gives the man a present.
      { id: 'speaking-practice-plants-3', alt: 'De vrouw geeft de man een cadeau.' },
    ],
    sampleAnswer:
      'Nadia geeft haar planten water, want ze gaat op vakantie. Haar koffer is klaar. Als ze aan zee is, zorgt haar buurman voor de planten. Na twee weken komt ze thuis en ziet ze overal bloemen. Ze geeft hem een cadeau.',
    sampleAnswerEn:
      'Nadia waters her plants, because she is going on holiday. Her suitcase is ready. While she is at the seaside, her neighbour looks after the plants. After two weeks she comes home and sees flowers everywhere. She gives him a present.',
    enoughAnswer:
      'Nadia gaat weg met haar koffer. Op het strand is het mooi weer. Haar buurman geeft de planten water en krijgt een cadeau.',
    enoughAnswerEn:
      'Nadia goes away with her suitcase. At the beach the weather is fine. Her neighbour waters the plants and gets a present.',
    timeLimitSeconds: 60,
  },
] as const satisfies readonly SpeakingRow[];
