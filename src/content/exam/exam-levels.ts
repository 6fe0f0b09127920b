import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OfficialSource } from './official-sources.ts';

/** Who needs which exam, in short. The law changes, so it is dated and links to the authority. */
export const EXAM_LEVELS = {
  /** The month in which the sources were last read: `2026-09`. */
  checkedIn: '2026-09',
  situations: [
    {
      who: msg`Your duty to integrate began before 1 January 2022 (the 2013 law)`,
      needs: msg`A2 or higher in the four language exams, and KNM. Since 1 January 2015 also ONA (the Dutch labour market). Since 1 October 2017 also the participation statement (PVT).`,
    },
    {
      who: msg`Your duty to integrate began on or after 1 January 2022 (the 2021 law), B1 route`,
      needs: msg`B1 within 3 years, and KNM, PVT and MAP (work and participation). Did you do your best in at least 600 hours of lessons? Then the level may become A2 for one or more skills.`,
    },
    {
      who: msg`The same law, education route (onderwijsroute)`,
      needs: msg`B1 or B2, and KNM and PVT. No MAP.`,
    },
    {
      who: msg`The same law, self-reliance route (Z route)`,
      needs: msg`No language exam: the goal is A1, and A2 exams are allowed. You take 800 hours of lessons with KNM, and do PVT and MAP. It ends with a talk at the municipality. Its certificate alone is not enough to become Dutch.`,
    },
    {
      who: msg`You want to become Dutch, of your own choice`,
      needs: msg`A2 is still enough: the four language exams, KNM and ONA. You do not need ONA if you did MAP, or if you worked enough in the Netherlands. A diploma of the State Exam NT2, a Dutch secondary school or mbo is enough by itself. The government wants B1. Check ind.nl.`,
    },
    {
      who: msg`You want to stay forever (a stronger residence permit), of your own choice`,
      needs: msg`The same A2 exams, KNM and ONA: you need the integration diploma. Here an NT2 diploma or mbo level 1 is not enough. DUO tells you which exams are missing.`,
    },
    {
      who: msg`You are not in the Netherlands yet`,
      needs: msg`You may have to pass the exam abroad first (basisexamen). It has reading and speaking at A1, and questions about Dutch society. It is another exam than this one.`,
    },
  ],
  sources: [
    { name: msg`DUO: inburgeren.nl`, url: 'https://www.inburgeren.nl/' },
    {
      name: msg`IND: becoming a Dutch citizen`,
      url: 'https://ind.nl/nl/nederlanderschap/nederlander-worden-door-naturalisatie',
    },
    {
      name: msg`DUO: becoming Dutch, and other residence permits`,
      url: 'https://www.duo.nl/zakelijk/inburgering-ketenpartners/examens/naturalisatie-of-ander-type-verblijfsvergunning.jsp',
    },
    { name: msg`The exam abroad: naarnederland.nl`, url: 'https://www.naarnederland.nl/het-examen' },
  ],
} as const;

/** A part of integration without an exam that can be practised here, or another exam: in short, with the page that knows more. */
export interface OtherPart {
  readonly id: string;
  readonly name: MessageDescriptor;
  readonly dutch: string;
  readonly who: MessageDescriptor;
  readonly facts: readonly MessageDescriptor[];
  readonly source: OfficialSource;
}

const DUO = { name: msg`DUO: inburgeren.nl`, url: 'https://www.inburgeren.nl/' };
const KNOWLEDGE_EXAMS = {
  name: msg`DUO: KNM, MAP, ONA and the participation statement`,
  url: 'https://www.inburgeren.nl/examen-doen/inhoud-kennisexamens.jsp',
};

/** As of `EXAM_LEVELS.checkedIn`; the source of each was read by others, or in a stored copy. */
export const OTHER_PARTS: readonly OtherPart[] = [
  {
    id: 'pvt',
    name: msg`PVT: the participation statement`,
    dutch: 'participatieverklaringstraject',
    who: msg`Everybody who has to integrate since 1 October 2017.`,
    facts: [
      msg`It is at your municipality and takes at least 12 hours. There is no exam.`,
      msg`You talk about four values: *vrijheid*, *gelijkwaardigheid*, *solidariteit* and *participatie*. You also take part in one activity, such as a visit.`,
      msg`At the end you sign the statement. About three weeks later you see it in *Mijn Inburgering*.`,
      msg`Under the law of 2021 you have 3 years for it, the same as for your exams. Under the law of 2013 you have one year.`,
    ],
    source: KNOWLEDGE_EXAMS,
  },
  {
    id: 'map',
    name: msg`MAP: work and participation`,
    dutch: 'module arbeidsmarkt en participatie',
    who: msg`People of the B1 route and the Z route (the law of 2021). It takes the place of ONA.`,
    facts: [
      msg`It is at your municipality, and it is free. You do tasks. They show which jobs there are, which one is right for you, and how to apply.`,
      msg`At least 40 hours are practice, such as paid work, work experience or volunteering.`,
      msg`It ends with a talk at the municipality: what you did, and what you want to do.`,
    ],
    source: KNOWLEDGE_EXAMS,
  },
  {
    id: 'ona',
    name: msg`ONA: looking for work in the Netherlands`,
    dutch: 'oriëntatie op de Nederlandse arbeidsmarkt',
    who: msg`People of the law of 2013 who had to begin on 1 January 2015 or later. Also most people who take the exam of their own choice.`,
    facts: [
      msg`You fill in 8 cards (*resultaatkaarten*) about the work that you want, and add proof. Together they are your *portfolio*.`,
      msg`DUO reads them. After that you take a course of 64 hours, or have a talk with DUO (*eindgesprek*).`,
      msg`DUO needs 6 weeks to read the cards, also when you send them again. Then you wait 6 weeks for the talk, and 8 weeks for its result. Begin early.`,
      msg`Have you worked enough in the Netherlands? Or do you have a Dutch diploma of mbo level 1 (*entree*)? Then you do not have to do it.`,
    ],
    source: {
      name: msg`DUO: the ONA exam`,
      url: 'https://www.inburgeren.nl/examen-doen/examen-ona.jsp',
    },
  },
  {
    id: 'z-route',
    name: msg`The Z route: no exam, but lessons and taking part`,
    dutch: 'zelfredzaamheidsroute',
    who: msg`People of the law of 2021 for whom A2 is too difficult. The municipality decides it with you.`,
    facts: [
      msg`You take at least 800 hours of lessons. The goal is A1, and KNM is a part of them.`,
      msg`People who came as refugees also take part for 800 hours. They work, take a course, or help in the neighbourhood.`,
      msg`PVT and MAP belong to it. It ends with a talk at the municipality and a certificate.`,
      msg`With the certificate alone you can’t become Dutch. You may take exams at A2 later, and this app helps with those.`,
    ],
    source: DUO,
  },
  {
    id: 'b1',
    name: msg`B1: the State Exam Dutch (NT2), programme I`,
    dutch: 'Staatsexamen Nt2, programma I',
    who: msg`People of the B1 route (the law of 2021). Also people who need B1 for school or work.`,
    facts: [
      msg`Another exam by another body: four parts, all on a computer. You can take them one by one.`,
      msg`Reading: 110 minutes, 6 texts of 400 to 700 words, 35 questions with 3 options. At A2 it is 65 minutes, and the texts have 100 to 250 words.`,
      msg`Listening: 90 minutes, 6 long conversations in pieces, about 39 questions with 3 options. You get 25 seconds to read a question, and hear each piece once.`,
      msg`Writing: 100 minutes, 12 tasks. You finish 8 sentences, fill in a form or complete a message, and write 2 e-mails. A Dutch dictionary for learners is allowed. At A2 you write 4 tasks on paper.`,
      msg`Speaking: about 25 minutes, 16 tasks. There are 8 answers of 20 seconds. And there are 8 of 30 seconds, with 15 seconds to prepare.`,
      msg`The words, lessons and sentences of this app are a good base for B1. The mock exams here are for A2 only.`,
    ],
    source: {
      name: msg`State exams NT2: the parts of the exam`,
      url: 'https://www.staatsexamensnt2.nl/item/examenonderdelen',
    },
  },
  {
    id: 'abroad',
    name: msg`The exam abroad, before you come`,
    dutch: 'basisexamen inburgering buitenland',
    who: msg`Many people who want to come and live with a partner or family in the Netherlands.`,
    facts: [
      msg`It is at A1, a level below this app’s exam. You take it at a Dutch embassy or consulate.`,
      msg`Dutch society (*KNS*): 30 questions in 30 minutes. Reading: 35 minutes. Speaking: 22 tasks in 30 minutes.`,
      msg`The first words, lessons and the sound of letters here help with it. The mock exams are for A2.`,
    ],
    source: { name: msg`The exam abroad: naarnederland.nl`, url: 'https://www.naarnederland.nl/het-examen' },
  },
];
