import type { Phrase } from './phrase.ts';

export const SCHOOL_LEVEL_IDS = [
  'primary',
  'vmbo',
  'havo',
  'vwo',
  'mbo',
  'hbo',
  'wo',
  'master',
  'phd',
] as const;
export type SchoolLevelId = (typeof SCHOOL_LEVEL_IDS)[number];

/** A kind of school or study (MSC-06). In texts Dutch is between `*…*`. */
export interface SchoolLevel {
  readonly id: SchoolLevelId;
  /** The name in the diagram. */
  readonly name: string;
  /** The full Dutch name, with its article. */
  readonly dutch: string;
  readonly english: string;
  /** The usual age in years, for people who go straight on. */
  readonly age: string;
  readonly duration: string;
  readonly about: string;
  readonly parts?: { readonly title: string; readonly rows: readonly Phrase[] };
  readonly exams?: string;
  /** Advice for parents, or for adults who go back to school. */
  readonly advice: readonly string[];
  readonly words: readonly Phrase[];
}

/** In the order in which people go through them (MSC-06). */
export const SCHOOL_LEVELS: readonly SchoolLevel[] = [
  {
    id: 'primary',
    name: 'basisschool',
    dutch: 'de basisschool',
    english: 'primary school',
    age: '4–12',
    duration: '8 years, *groep 1* to *groep 8*',
    about:
      'Almost every child starts at four. School is compulsory from the age of 5. Children learn to read, write and do sums, and much more. English comes at about the age of 10 (*groep 7*) at the latest.',
    exams:
      'In *groep 8* every child gets a *schooladvies*: the school says which level fits. There is a test too, the *doorstroomtoets*. If the result is higher than the advice, the school normally raises the advice.',
    advice: [
      'Public and denominational schools are both paid for by the state. The *ouderbijdrage* is voluntary: a child may join in with everything, whether or not the parents pay.',
      'For a holiday outside the school holidays you need permission.',
      'A few times a year you have a talk with the teacher. You can always ask for one yourself too.',
    ],
    words: [
      { dutch: 'de juf', english: 'the teacher (a woman)' },
      { dutch: 'de meester', english: 'the teacher (a man)' },
      { dutch: 'de groep', english: 'the year group' },
      { dutch: 'het schooladvies', english: 'the school’s advice' },
      { dutch: 'leerplichtig', english: 'of compulsory school age' },
    ],
  },
  {
    id: 'vmbo',
    name: 'vmbo',
    dutch: 'het voorbereidend middelbaar beroepsonderwijs',
    english: 'pre-vocational secondary education',
    age: '12–16',
    duration: '4 years',
    about:
      'About half of all children go here. It prepares for learning an occupation in the *mbo*. There are four tracks, *leerwegen*, from very practical to mostly theory.',
    parts: {
      title: 'Four tracks',
      rows: [
        { dutch: 'basis', english: '*basisberoepsgerichte leerweg* (bb): the most practical one' },
        { dutch: 'kader', english: '*kaderberoepsgerichte leerweg* (kb): practical, with more theory' },
        { dutch: 'gemengd', english: '*gemengde leerweg* (gl): theory and one practical subject' },
        { dutch: 'theoretisch', english: '*theoretische leerweg* (tl), also called *mavo*: theory' },
      ],
    },
    exams: 'School exams, and central exams at the end of year 4.',
    advice: [
      'After the *vmbo* you go on learning. Until you are 18 you must, unless you have a *startkwalificatie*. That is a diploma of havo, vwo or at least mbo level 2.',
      'The first year, the *brugklas*, is often for more than one level; at some schools the second year is too. So the choice need not be final.',
    ],
    words: [
      { dutch: 'de leerweg', english: 'the track' },
      { dutch: 'de brugklas', english: 'the first year of secondary school' },
      { dutch: 'het vak', english: 'the subject' },
      { dutch: 'het diploma', english: 'the diploma' },
    ],
  },
  {
    id: 'havo',
    name: 'havo',
    dutch: 'het hoger algemeen voortgezet onderwijs',
    english: 'senior general secondary education',
    age: '12–17',
    duration: '5 years',
    about:
      'General education that prepares for the *hbo*. From year 4 on pupils follow one of four *profielen*, sets of subjects.',
    exams: '50% school exams and 50% central exams.',
    advice: [
      'Some studies ask for certain subjects: look at that before the *profiel* is chosen.',
      'A *havo* diploma is a *startkwalificatie*.',
    ],
    words: [
      { dutch: 'het profiel', english: 'the set of subjects' },
      { dutch: 'het eindexamen', english: 'the final exams' },
      { dutch: 'slagen', english: 'to pass' },
      { dutch: 'zakken', english: 'to fail' },
    ],
  },
  {
    id: 'vwo',
    name: 'vwo',
    dutch: 'het voorbereidend wetenschappelijk onderwijs',
    english: 'pre-university education',
    age: '12–18',
    duration: '6 years',
    about:
      'General education that prepares for university. At a *gymnasium* pupils learn Latin, Greek or both as well; at an *atheneum* they don’t.',
    exams: '50% school exams and 50% central exams.',
    advice: [
      'As in the *havo* there is a *profiel* from year 4 on, and some studies ask for certain subjects.',
    ],
    words: [
      { dutch: 'het gymnasium', english: 'vwo with Latin, Greek or both' },
      { dutch: 'het atheneum', english: 'vwo without them' },
      { dutch: 'de leerling', english: 'the pupil' },
      { dutch: 'het cijfer', english: 'the mark, from 1 to 10' },
    ],
  },
  {
    id: 'mbo',
    name: 'mbo',
    dutch: 'het middelbaar beroepsonderwijs',
    english: 'vocational education',
    age: '16 and over',
    duration: '1 to 4 years',
    about:
      'Here you learn an occupation: in health care, technology, trade, hospitality and much else. You are mostly at school (*bol*) or mostly at work (*bbl*).',
    parts: {
      title: 'Four levels',
      rows: [
        {
          dutch: 'niveau 1',
          english: '*entree*, 1 year at most: for people of 16 and over without a diploma',
        },
        { dutch: 'niveau 2', english: 'basic occupational training, 1 to 2 years' },
        { dutch: 'niveau 3', english: 'full occupational training, 2 to 3 years' },
        {
          dutch: 'niveau 4',
          english:
            'middle management, 3 years, sometimes 4; after level 3 also a course for specialists, 1 year',
        },
      ],
    },
    exams: 'Exams at school and at work, and in Dutch and arithmetic; at level 4 in English too.',
    advice: [
      'Adults can go to the *mbo* too, often alongside a job.',
      'From the age of 18 there may be money from DUO: *studiefinanciering*.',
    ],
    words: [
      { dutch: 'het beroep', english: 'the occupation' },
      { dutch: 'de opleiding', english: 'the course of training' },
      { dutch: 'de stage', english: 'the work placement' },
      { dutch: 'het niveau', english: 'the level' },
    ],
  },
  {
    id: 'hbo',
    name: 'hbo',
    dutch: 'het hoger beroepsonderwijs',
    english: 'higher professional education',
    age: 'about 17–21',
    duration: '4 years, bachelor',
    about:
      'Studies for a profession at a *hogeschool*: for example teacher, nurse, engineer or accountant. Work placements are part of it.',
    exams:
      'Exams all year. In most studies the first year is the *propedeuse*. At the end you get a bachelor’s degree.',
    advice: [
      'Students pay *collegegeld*. For loans and grants there is DUO.',
      'A foreign diploma can be compared with Dutch ones: *diplomawaardering*.',
    ],
    words: [
      { dutch: 'de hogeschool', english: 'the university of applied sciences' },
      { dutch: 'de propedeuse', english: 'the first-year diploma' },
      { dutch: 'het collegegeld', english: 'the tuition fee' },
      { dutch: 'de studiefinanciering', english: 'the student finance' },
    ],
  },
  {
    id: 'wo',
    name: 'wo',
    dutch: 'het wetenschappelijk onderwijs',
    english: 'university education',
    age: 'about 18–21',
    duration: '3 years, bachelor',
    about:
      'Studies at a *universiteit*, with a good deal of theory and research. Most students go on to a master’s degree.',
    exams: 'Exams all year. At the end you write a thesis and get a bachelor’s degree.',
    advice: [
      'Students pay *collegegeld*. For loans and grants there is DUO.',
      'Some studies select their students, and you have to apply early.',
    ],
    words: [
      { dutch: 'de universiteit', english: 'the university' },
      { dutch: 'de student', english: 'the student' },
      { dutch: 'de scriptie', english: 'the thesis' },
      { dutch: 'het tentamen', english: 'the exam in one subject' },
    ],
  },
  {
    id: 'master',
    name: 'master',
    dutch: 'de master',
    english: 'master’s degree',
    age: '21 and over',
    duration: '1 to 2 years',
    about:
      'A year or two to go deeper into one subject, at a university or, for some professions, at a *hogeschool*. A few, such as medicine, take 3 years.',
    advice: ['Each master’s course says which bachelor’s degree it asks for.'],
    words: [
      { dutch: 'de bachelor', english: 'the bachelor’s degree' },
      { dutch: 'het onderzoek', english: 'the research' },
      { dutch: 'afstuderen', english: 'to graduate' },
    ],
  },
  {
    id: 'phd',
    name: 'PhD',
    dutch: 'de promotie',
    english: 'doctorate',
    age: '22 and over',
    duration: '4 years',
    about:
      'Four years of research at a university, usually as a paid job. It ends with a book, the *proefschrift*.',
    advice: ['You apply for it as for a job.'],
    words: [
      { dutch: 'promoveren', english: 'to take a doctorate' },
      { dutch: 'het proefschrift', english: 'the doctoral thesis' },
      { dutch: 'de hoogleraar', english: 'the professor' },
    ],
  },
];

/** What the diagram leaves out. */
export const SCHOOL_SIMPLIFICATIONS =
  'This is a simple picture of a system with more doors. It leaves out special schools, *praktijkonderwijs* and mixed first years. It also leaves out the two-year *associate degree*, and ways for adults such as the *vavo*. Ages and years are the usual ones, and a school or study may ask for more than is said here.';
