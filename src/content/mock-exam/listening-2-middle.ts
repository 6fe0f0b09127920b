import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-listening-2-leak',
    theme: 'Wonen',
    kind: 'voicemail',
    setting: 'U hoort een bericht op de voicemail. Een loodgieter belt een vrouw.',
    speakers: { A: 'man' },
    lines: [
      {
        voice: 'A',
        text: 'Goedemiddag mevrouw Chaudhry, met Wesley van installatiebedrijf De Kraan. Uw woningcorporatie heeft mij gebeld over het lek in uw badkamer. Ik zou morgen tussen acht en tien uur komen, maar dat lukt helaas niet. Mijn bus staat bij de garage en is pas morgenavond klaar. Daarom kom ik overmorgen, tussen twaalf en twee. Bent u dan niet thuis? Breng de sleutel dan naar een buur en stuur mij een bericht met het nummer van zijn huis. Nog iets belangrijks: gebruik de douche niet tot ik er geweest ben. Anders loopt het water bij uw buren door het plafond. De wastafel en het toilet mag u wel gewoon gebruiken. Maakt u ook vast de kast onder de wastafel leeg? Dan kan ik er goed bij. Tot overmorgen!',
      },
    ],
    questions: [
      {
        id: 'mock-listening-2-leak-why-later',
        skill: 'reason',
        question: 'Waarom komt Wesley morgen niet?',
        options: [
          'Hij wacht nog op een nieuwe kraan.',
          'Hij wacht nog op zijn bus.',
          'Hij wacht nog op de woningcorporatie.',
        ],
        correct: 1,
        evidence: 'Mijn bus staat bij de garage en is pas morgenavond klaar.',
        explanation:
          'His van (*bus*) is at the garage until tomorrow evening. The *woningcorporatie* has called him already, and *De Kraan* is only the name of his company.',
      },
      {
        id: 'mock-listening-2-leak-not-use',
        skill: 'rule',
        question: 'Wat mag mevrouw Chaudhry nu niet gebruiken?',
        options: ['De kast onder de wastafel.', 'Het toilet.', 'De wastafel.', 'De douche.'],
        correct: 3,
        evidence: 'Nog iets belangrijks: gebruik de douche niet tot ik er geweest ben.',
        explanation:
          '*Gebruik de douche niet*: the water would run to the neighbours. Washbasin and toilet are all right (*mag u wel*), and the cupboard only has to be empty.',
      },
    ],
  },
  {
    id: 'mock-listening-2-parents-evening',
    theme: 'Onderwijs',
    kind: 'conversation',
    setting: 'U hoort een gesprek op school. Een leraar praat met een moeder.',
    speakers: { A: 'man', B: 'woman' },
    lines: [
      {
        voice: 'A',
        text: 'Gaat u zitten, mevrouw Haddad. We gaan het over Younes hebben. Gaat hij met plezier naar school?',
      },
      { voice: 'B', text: 'Ja, vooral lezen vindt hij leuk.' },
      {
        voice: 'A',
        text: 'Dat zie ik. Met lezen is hij een van de besten, en schrijven gaat ook goed. Maar bij het rekenen maakt hij nog veel fouten.',
      },
      { voice: 'B', text: 'Thuis spreken we Arabisch. Moeten we in het Nederlands met hem rekenen?' },
      {
        voice: 'A',
        text: 'Nee hoor, thuis hoeft u niets te doen. Maar op woensdagmiddag hebben we hier op school een club voor rekenen. Die is gratis. Misschien is dat iets voor hem?',
      },
      {
        voice: 'B',
        text: 'Zwemles heeft hij op vrijdag. Op woensdag heeft hij muziekles, maar die is pas om vier uur. Dus dat kan.',
      },
      { voice: 'A', text: 'Mooi, dan zet ik hem op de lijst.' },
      { voice: 'B', text: 'En heeft hij vrienden in de klas? Hij neemt nooit iemand mee naar huis.' },
      {
        voice: 'A',
        text: 'Zeker. Hij speelt elke pauze met Daan. Misschien durft hij het niet te vragen. Waarom stuurt u de moeder van Daan niet even een bericht?',
      },
      { voice: 'B', text: 'Dat is een goed idee. Dat ga ik vanavond doen.' },
    ],
    questions: [
      {
        id: 'mock-listening-2-parents-evening-weak',
        skill: 'fact',
        question: 'Wat moet Younes nog beter leren?',
        options: ['Rekenen.', 'Schrijven.', 'Lezen.'],
        correct: 0,
        evidence: 'Maar bij het rekenen maakt hij nog veel fouten.',
        explanation:
          'With sums he makes many mistakes (*fouten*). He is one of the best at reading, and writing goes well.',
      },
      {
        id: 'mock-listening-2-parents-evening-wednesday-lesson',
        skill: 'fact',
        question: 'Wat doet Younes al op woensdag?',
        options: ['Hij heeft zwemles.', 'Hij heeft muziekles.', 'Hij gaat naar een club.'],
        correct: 1,
        evidence: 'Op woensdag heeft hij muziekles, maar die is pas om vier uur.',
        explanation:
          '*Op woensdag heeft hij muziekles*. Swimming is on Friday, and the club at school is new for him.',
      },
      {
        id: 'mock-listening-2-parents-evening-tonight',
        skill: 'action',
        question: 'Wat gaat mevrouw Haddad vanavond doen?',
        options: [
          'Younes met rekenen helpen.',
          'Younes voor een club opgeven.',
          'Een moeder een bericht sturen.',
        ],
        correct: 2,
        evidence: 'Waarom stuurt u de moeder van Daan niet even een bericht?',
        explanation:
          'The teacher suggests a message (*een bericht*) to the mother of Daan, and she says *Dat ga ik vanavond doen*. For sums she need not do anything at home, and the teacher puts him on the list of the club.',
      },
    ],
  },
  {
    id: 'mock-listening-2-repair',
    theme: 'Buren',
    kind: 'interview',
    setting: 'U hoort een interview op de radio.',
    speakers: { A: 'man', B: 'woman' },
    lines: [
      { voice: 'A', text: 'Gülsen, jij bent hier in de buurt met een repaircafé begonnen. Wat is dat?' },
      {
        voice: 'B',
        text: 'Mensen komen met iets wat kapot is: een lamp, een radio, een broek. Onze vrijwilligers maken het samen met hen. Het kost niets.',
      },
      { voice: 'A', text: 'Hoe kwam je op dat idee?' },
      {
        voice: 'B',
        text: 'Mijn stofzuiger was kapot. Mijn buurman kon hem niet maken, en in de winkel zeiden ze: koop maar een nieuwe. Maar mijn zoon had hem in tien minuten gemaakt! Toen dacht ik: er zijn vast meer mensen in deze buurt die zoiets kunnen.',
      },
      { voice: 'A', text: 'En was dat zo?' },
      {
        voice: 'B',
        text: 'Ja, nu zijn we met tien vrijwilligers. Voor fietsen, lampen en kleren hebben we genoeg mensen. Alleen voor computers zoeken we nog iemand.',
      },
      { voice: 'A', text: 'Komen er veel bezoekers?' },
      {
        voice: 'B',
        text: 'Elke zaterdag ongeveer vijftien. Alleen in de eerste week waren het er veertig! Sommigen hebben helemaal niets wat kapot is. Die komen voor de koffie en om met anderen te praten. Dat vind ik zelf het mooiste: dat je hier nieuwe mensen ontmoet.',
      },
      { voice: 'A', text: 'En waar kunnen luisteraars je vinden?' },
      { voice: 'B', text: 'In het buurthuis aan het Plein, elke zaterdag van tien tot één uur.' },
    ],
    questions: [
      {
        id: 'mock-listening-2-repair-not-able',
        skill: 'fact',
        question: 'Wie kon de stofzuiger van Gülsen niet maken?',
        options: ['Haar buurman.', 'Haar zoon.', 'Een vrijwilliger.'],
        correct: 0,
        evidence: 'Mijn buurman kon hem niet maken, en in de winkel zeiden ze: koop maar een nieuwe.',
        explanation:
          '*Mijn buurman kon hem niet maken.* Her son could, in ten minutes, and of volunteers (*vrijwilligers*) there were none yet.',
      },
      {
        id: 'mock-listening-2-repair-looking-for',
        skill: 'fact',
        question: 'Wie zoekt Gülsen nog?',
        options: [
          'Iemand die kleren kan maken.',
          'Iemand die computers kan maken.',
          'Iemand die fietsen kan maken.',
          'Iemand die lampen kan maken.',
        ],
        correct: 1,
        evidence: 'Alleen voor computers zoeken we nog iemand.',
        explanation:
          '*Alleen voor computers*. For bicycles, lamps and clothes there are enough people: *genoeg mensen*.',
      },
      {
        id: 'mock-listening-2-repair-each-saturday',
        skill: 'number',
        question: 'Hoeveel bezoekers komen er elke zaterdag ongeveer?',
        options: ['10.', '15.', '40.'],
        correct: 1,
        evidence: 'Elke zaterdag ongeveer vijftien.',
        explanation:
          '*Elke zaterdag ongeveer vijftien*. Ten is the number of volunteers (*vrijwilligers*), and there were forty visitors in the first week only.',
      },
    ],
  },
  {
    id: 'mock-listening-2-sports-club',
    theme: 'Vrije tijd',
    kind: 'conversation',
    setting: 'U hoort een gesprek bij een sportclub.',
    speakers: { A: 'woman', B: 'man' },
    lines: [
      { voice: 'B', text: 'Hallo, ik wil graag weten wat sporten hier kost.' },
      { voice: 'A', text: 'Wanneer wilt u komen?' },
      { voice: 'B', text: 'Ik werk overdag, dus alleen in de avond.' },
      {
        voice: 'A',
        text: 'Dan kunt u de kaart voor overdag niet nemen. Die kost vijftien euro per maand, maar u mag dan alleen tot vijf uur sporten. Met de gewone kaart kunt u altijd komen. Die kost vijfentwintig euro per maand.',
      },
      { voice: 'B', text: 'Mag ik dan ook zwemmen?' },
      {
        voice: 'A',
        text: 'Ja, dat hoort erbij. Wilt u ook les van een trainer? Dan betaalt u veertig euro, met alles erbij.',
      },
      {
        voice: 'B',
        text: 'Ja, die les wil ik graag, want ik heb nog nooit gesport. En kan ik elke maand stoppen?',
      },
      {
        voice: 'A',
        text: 'Nee, het eerste jaar kan dat niet. Maar u kunt eerst een keer gratis meedoen. Dan weet u of u het leuk vindt.',
      },
      { voice: 'B', text: 'Dat lijkt me een goed idee. Kan dat vanavond?' },
      {
        voice: 'A',
        text: 'Vanavond is het vol. Morgen om zeven uur is er nog plaats, en overmorgen ook. Neem een handdoek mee en schone schoenen.',
      },
      { voice: 'B', text: 'Overmorgen is mijn zoon jarig. Dan kom ik een dag eerder.' },
    ],
    questions: [
      {
        id: 'mock-listening-2-sports-club-costs',
        skill: 'number',
        question: 'Hoeveel gaat de man per maand betalen als hij lid wordt?',
        options: ['15 euro.', '25 euro.', '40 euro.'],
        correct: 2,
        evidence: 'Dan betaalt u veertig euro, met alles erbij.',
        explanation:
          'He wants lessons from a trainer (*die les wil ik graag*), so he pays *veertig euro, met alles erbij*. The ordinary card is 25 euros, and the one for 15 is for the daytime.',
      },
      {
        id: 'mock-listening-2-sports-club-birthday',
        skill: 'number',
        question: 'Wanneer gaat de man voor het eerst sporten?',
        options: ['Vanavond.', 'Morgen.', 'Overmorgen.'],
        correct: 1,
        evidence: 'Dan kom ik een dag eerder.',
        explanation:
          'This evening it is full (*vol*), and the day after tomorrow is the birthday of his son. He comes *een dag eerder*, which is *morgen*.',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
