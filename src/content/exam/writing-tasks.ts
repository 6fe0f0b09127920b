import type { WritingTask } from '#content/schema/exam-rows.ts';

export const rows = [
  {
    id: 'writing-landlord-heating',
    title: 'De verwarming is kapot',
    instruction:
      'U huurt een woning. De verwarming is kapot en het is koud in huis. Schrijf een e-mail aan uw verhuurder, mevrouw De Groot.',
    mustHave: [
      'Schrijf in welke straat u woont.',
      'Schrijf wat er kapot is en sinds wanneer.',
      'Schrijf waarom dat een probleem voor u is.',
      'Vraag of er iemand kan komen en schrijf wanneer u thuis bent.',
      'Begin met een groet. Schrijf aan het einde ook een groet en uw naam.',
    ],
    instructionEn:
      'You rent a home. The heating is broken and it is cold inside. Write an e-mail to your landlady, Ms De Groot. Write in which street you live, what is broken and since when, and why that is a problem for you. Ask if somebody can come and write when you are at home. Begin and end with a greeting, and write your name.',
    maxScore: 10,
    timeLimitMinutes: 30,
    type: 'email',
    hints: [
      'You do not know Ms De Groot well: begin with *Geachte mevrouw De Groot* and write *u*, never *je*.',
      'Say what you want: *Ik heb een vraag:* Then comes a real question, with a question mark: *wanneer komt er een monteur?*',
      'After *omdat* the verb comes last: *omdat mijn kind ziek [is]*. After *want* it keeps its place: *want mijn kind [is] ziek*.',
      'Write at least 50 words, and end with *Met vriendelijke groet* and your name.',
    ],
    modelAnswer:
      "Geachte mevrouw De Groot,\n\nIk huur een woning van u in de Tuinstraat. Sinds maandag doet de verwarming het niet. Dat is een groot probleem, want het is erg koud en mijn zoontje van twee jaar is verkouden. Ik heb een kachel van mijn buurman geleend, maar die is te klein voor de hele kamer.\n\nIk heb een vraag: kan er deze week iemand komen? Ik ben elke dag na 14.00 uur thuis, omdat ik alleen 's ochtends werk.\n\nMet vriendelijke groet,\nLeyla Yilmaz",
  },
  {
    id: 'writing-computer-course-form',
    title: 'Een formulier voor een cursus',
    instruction:
      'U wilt een computercursus doen in de bibliotheek. De docent is meneer Bakker. Vul het formulier in. Hieronder staat wat u moet opschrijven.',
    mustHave: [
      'Uw voornaam en achternaam',
      'Uw geboortedatum',
      'Uw adres, met postcode en woonplaats',
      'Uw telefoonnummer of e-mailadres',
      'De dagen en tijden waarop u kunt',
      'Een kort bericht aan de docent, met een groet: waarom wilt u de cursus doen, wat kunt u al en wat nog niet?',
    ],
    instructionEn:
      'You want to take a computer course in the library. The teacher is Mr Bakker. Fill in the form with all that it asks for: your first name and surname, your date of birth, your address with postcode and town, your phone number or e-mail address, the days and times that suit you, and a short message to the teacher, with a greeting: why do you want to take the course, what can you do already and what not yet?',
    maxScore: 8,
    timeLimitMinutes: 25,
    type: 'form',
    hints: [
      'Write each detail on a line of its own, with its name before it: *Voornaam: Ana*. You may invent the details.',
      'Months have a small letter in Dutch: *14 maart 1988*. In a postcode there are four digits and two capitals.',
      'The message has whole sentences. Begin it with *Beste meneer Bakker* and end it with *Met vriendelijke groet*.',
      'Connect your sentences with *maar*, *want*, *dus* or *omdat*: *Ik kan goed typen, maar ik heb nog geen e-mailadres*. Write at least 50 words in all.',
    ],
    modelAnswer:
      "Voornaam: Tesfay\nAchternaam: Haile\nGeboortedatum: 14 maart 1988\nAdres: Molenweg 27\nPostcode en woonplaats: 1234 AB Rietdorp\nTelefoonnummer: 06-12345678\nDagen en tijden: dinsdag na 19.00 uur, zaterdag de hele dag\n\nBericht aan de docent:\nBeste meneer Bakker,\n\nIk wil de cursus graag doen, omdat ik op mijn nieuwe werk met een computer moet werken. Ik kan al e-mails sturen, maar ik vind het moeilijk om online een afspraak te maken. Ik werk overdag, dus ik kan alleen 's avonds of in het weekend.\n\nMet vriendelijke groet,\nTesfay Haile",
  },
  {
    id: 'writing-neighbourhood-paper',
    title: 'Een stukje voor de wijkkrant',
    instruction:
      'De wijkkrant vraagt aan bewoners: hoe is het leven in onze buurt? Schrijf een stukje voor de wijkkrant. Schrijf hele zinnen.',
    mustHave: [
      'Schrijf wie u bent en hoelang u in de buurt woont.',
      'Schrijf wat u leuk vindt en waarom.',
      'Schrijf wat er beter kan.',
      'Schrijf een idee op: wat kunnen de buren samen doen?',
      'Begin met een groet aan de buren. Schrijf aan het einde ook een groet en uw naam.',
    ],
    instructionEn:
      'The neighbourhood paper asks residents: what is life like in our neighbourhood? Write a short piece for the paper, in whole sentences. Write who you are and how long you have lived there, what you like and why, and what could be better. Write down an idea: what can the neighbours do together? Begin and end with a greeting, and write your name.',
    maxScore: 10,
    timeLimitMinutes: 20,
    type: 'text',
    hints: [
      'Your readers are your neighbours: begin with *Beste buren* and end with *Groeten* and your name.',
      'Use the present for what is still so: *Ik [woon] hier nu drie jaar*, not *ik heb hier drie jaar gewoond*. That sounds as if you have moved away.',
      'Say why, with *want* or *omdat*: *Ik vind de markt leuk, omdat ik daar veel mensen [ken]*.',
      'Write at least three sentences that end with a full stop, and at least 50 words in all.',
    ],
    modelAnswer:
      'Beste buren,\n\nMijn naam is Mariam en ik woon nu drie jaar in deze buurt. Ik vind de markt op vrijdag heel leuk, want het fruit is goedkoop en ik ken daar veel mensen. Ook het park is mooi. Maar er is ook een probleem: naast de flats ligt vaak afval op de grond. Dat vind ik jammer, omdat onze kinderen daar spelen. Zullen we in april samen de straat schoonmaken? Ik neem koffie en koekjes mee.\n\nGroeten,\nMariam Osman',
  },
  {
    id: 'writing-colleague-swap-shift',
    title: 'Een dag ruilen met een collega',
    instruction:
      'U werkt in een bakkerij. Volgende week zaterdag moet u werken, maar u kunt dan niet. Schrijf een e-mail aan uw collega Thomas.',
    mustHave: [
      'Schrijf wanneer u moet werken en waarom u dan niet kunt.',
      'Vraag of Thomas op die dag voor u wil werken.',
      'Schrijf wat u voor hem kunt doen.',
      'Vraag of hij snel antwoord wil geven.',
      'Begin met een groet. Schrijf aan het einde ook een groet en uw naam.',
    ],
    instructionEn:
      'You work in a bakery. On Saturday next week you have to work, but you cannot. Write an e-mail to your colleague Thomas. Write when you have to work and why you cannot. Ask if Thomas will work for you on that day, write what you can do for him, and ask him to answer soon. Begin and end with a greeting, and write your name.',
    maxScore: 10,
    timeLimitMinutes: 30,
    type: 'email',
    hints: [
      'Thomas is a colleague: begin with *Beste Thomas* and write *je* and *jij*, not *u*.',
      'Say that you want to ask something: *Ik heb een vraag*. In your question the verb comes first, and before *jij* or *je* it has no -t: *Werk jij zondag?*',
      'With the time at the beginning, the verb comes before *ik*: *Zaterdag [moet ik] werken*.',
      'Write at least 50 words, and end with *Groeten* and your name.',
    ],
    modelAnswer:
      'Beste Thomas,\n\nHoe gaat het? Ik heb een vraag. Volgende week zaterdag moet ik van 8.00 tot 16.00 uur werken, maar dan trouwt mijn nicht in Groningen. Wil jij die dag voor mij werken? Dan kan ik zondag voor jou werken, want die dag ben ik vrij. Onze chef vindt het goed. Kun je me snel antwoord geven? Alvast bedankt!\n\nGroeten,\nLinh',
  },
] as const satisfies readonly WritingTask[];
