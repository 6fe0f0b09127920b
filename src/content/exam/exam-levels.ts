/** Who needs which exam, in short. The law changes, so it is dated and links to the authority. */
export const EXAM_LEVELS = {
  /** The month in which the sources were last read: `2026-09`. */
  checkedIn: '2026-09',
  situations: [
    {
      who: 'You had to integrate before 1 January 2022 (the 2013 law)',
      needs:
        'A2 or higher in the four language exams, and KNM. Since 1 January 2015 also ONA (the Dutch labour market), and since 1 October 2017 the participation statement (PVT).',
    },
    {
      who: 'You have had to integrate since 1 January 2022 (the 2021 law), B1 route',
      needs:
        'B1 within 3 years, and KNM, PVT and MAP (work and participation). After at least 600 hours of lessons in which you did your best, the level may become A2, skill by skill.',
    },
    {
      who: 'The same law, education route (onderwijsroute)',
      needs: 'B1 or B2, and KNM and PVT. No MAP.',
    },
    {
      who: 'The same law, self-reliance route (Z route)',
      needs:
        'No language exam: it aims at A1, and A2 exams are allowed. You take 800 hours of lessons with KNM, do PVT and MAP, and end with a talk at the municipality. Its certificate alone is not enough to become Dutch.',
    },
    {
      who: 'You want to become Dutch, of your own choice',
      needs:
        'A2 is still enough: the four language exams, KNM and ONA. Who did MAP, or worked enough in the Netherlands, need not do ONA. A diploma of the State Exam NT2, of a Dutch secondary school or of mbo is enough by itself. The government wants B1. Check ind.nl.',
    },
    {
      who: 'You want to stay for good (a stronger residence permit), of your own choice',
      needs:
        'The same A2 exams, KNM and ONA: you need the integration diploma. Here an NT2 diploma or mbo level 1 is not enough: DUO tells you which exams are missing.',
    },
    {
      who: 'You are not in the Netherlands yet',
      needs:
        'You may have to pass the exam abroad first (basisexamen): reading and speaking at A1, and questions about Dutch society. It is another exam than this one.',
    },
  ],
  sources: [
    { name: 'DUO: inburgeren.nl', url: 'https://www.inburgeren.nl/' },
    {
      name: 'IND: becoming a Dutch citizen',
      url: 'https://ind.nl/nl/nederlanderschap/nederlander-worden-door-naturalisatie',
    },
    {
      name: 'DUO: becoming Dutch, and other residence permits',
      url: 'https://www.duo.nl/zakelijk/inburgering-ketenpartners/examens/naturalisatie-of-ander-type-verblijfsvergunning.jsp',
    },
    { name: 'The exam abroad: naarnederland.nl', url: 'https://www.naarnederland.nl/het-examen' },
  ],
} as const;

/** A part of integration without an exam that can be practised here, or another exam: in short, with the page that knows more. */
export interface OtherPart {
  readonly id: string;
  readonly name: string;
  readonly dutch: string;
  readonly who: string;
  readonly facts: readonly string[];
  readonly source: { readonly name: string; readonly url: string };
}

const DUO = { name: 'DUO: inburgeren.nl', url: 'https://www.inburgeren.nl/' };
const KNOWLEDGE_EXAMS = {
  name: 'DUO: KNM, MAP, ONA and the participation statement',
  url: 'https://www.inburgeren.nl/examen-doen/inhoud-kennisexamens.jsp',
};

/** As of `EXAM_LEVELS.checkedIn`; the source of each was read by others, or in a stored copy. */
export const OTHER_PARTS: readonly OtherPart[] = [
  {
    id: 'pvt',
    name: 'PVT: the participation statement',
    dutch: 'participatieverklaringstraject',
    who: 'Everybody who has to integrate since 1 October 2017.',
    facts: [
      'It is at your municipality and takes at least 12 hours. There is no exam.',
      'You talk about four values: *vrijheid*, *gelijkwaardigheid*, *solidariteit* and *participatie*, and take part in one activity, such as a visit.',
      'At the end you put your signature under the statement. About three weeks later it stands in *Mijn Inburgering*.',
      'By the law of 2021 you have the same 3 years for it as for your exams, by the law of 2013 one year.',
    ],
    source: KNOWLEDGE_EXAMS,
  },
  {
    id: 'map',
    name: 'MAP: work and participation',
    dutch: 'module arbeidsmarkt en participatie',
    who: 'People of the B1 route and the Z route (the law of 2021). It takes the place of ONA.',
    facts: [
      'It is at your municipality, and free. By assignments you learn which jobs there are, which one fits you, and how to apply.',
      'At least 40 hours are practice, such as paid work, work experience or volunteering.',
      'It ends with a talk at the municipality: what you did, and what you want to do.',
    ],
    source: KNOWLEDGE_EXAMS,
  },
  {
    id: 'ona',
    name: 'ONA: looking for work in the Netherlands',
    dutch: 'oriëntatie op de Nederlandse arbeidsmarkt',
    who: 'People of the law of 2013 who had to begin on 1 January 2015 or later, and most people who take the exam of their own choice.',
    facts: [
      'You fill in 8 cards (*resultaatkaarten*) about the work that you want, and add proof: together they are your *portfolio*.',
      'DUO reads them. After that you take a course of 64 hours, or have a talk with DUO (*eindgesprek*).',
      'Reading the cards takes 6 weeks, also when you send them again. Waiting for the talk takes another 6, its result 8. Begin early.',
      'Who has worked enough in the Netherlands, or has a Dutch diploma of mbo level 1 (*entree*), need not do it.',
    ],
    source: {
      name: 'DUO: the ONA exam',
      url: 'https://www.inburgeren.nl/examen-doen/examen-ona.jsp',
    },
  },
  {
    id: 'z-route',
    name: 'The Z route: no exam, but lessons and taking part',
    dutch: 'zelfredzaamheidsroute',
    who: 'People of the law of 2021 for whom A2 is too much. The municipality decides it with you.',
    facts: [
      'You take at least 800 hours of lessons. They aim at A1, and KNM is a part of them.',
      'Who came as a refugee also takes part for 800 hours: work, a course, or help in the neighbourhood.',
      'PVT and MAP belong to it. It ends with a talk at the municipality and a certificate.',
      'With the certificate alone you can’t become Dutch. You may take exams at A2 later, and this app helps with those.',
    ],
    source: DUO,
  },
  {
    id: 'b1',
    name: 'B1: the State Exam Dutch (NT2), programme I',
    dutch: 'Staatsexamen Nt2, programma I',
    who: 'People of the B1 route (the law of 2021), and whoever needs B1 for school or work.',
    facts: [
      'Another exam by another body: four parts, all on a computer. You can take them one by one.',
      'Reading: 110 minutes, 6 texts of 400 to 700 words, 35 questions with 3 options. At A2 it is 65 minutes, and the texts have 100 to 250 words.',
      'Listening: 90 minutes, 6 long conversations in pieces, about 39 questions with 3 options. You get 25 seconds to read a question, and hear each piece once.',
      'Writing: 100 minutes, 12 tasks: finish 8 sentences, fill in a form or complete a message, write 2 e-mails. A Dutch dictionary for learners is allowed. At A2 you write 4 tasks on paper.',
      'Speaking: about 25 minutes, 16 tasks: 8 answers of 20 seconds, and 8 of 30 seconds that you may prepare for 15.',
      'The words, lessons and sentences of this app are a good base for B1. The mock exams here are for A2 only.',
    ],
    source: {
      name: 'State exams NT2: the parts of the exam',
      url: 'https://www.staatsexamensnt2.nl/item/examenonderdelen',
    },
  },
  {
    id: 'abroad',
    name: 'The exam abroad, before you come',
    dutch: 'basisexamen inburgering buitenland',
    who: 'Many people who want to come and live with a partner or family in the Netherlands.',
    facts: [
      'It is at A1, a level below this app’s exam, and you take it at a Dutch embassy or consulate.',
      'Dutch society (*KNS*): 30 questions in 30 minutes. Reading: 35 minutes. Speaking: 22 tasks in 30 minutes.',
      'The first words, lessons and the sound of letters here help with it. The mock exams are for A2.',
    ],
    source: { name: 'The exam abroad: naarnederland.nl', url: 'https://www.naarnederland.nl/het-examen' },
  },
];
