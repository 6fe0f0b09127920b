import type { WritingTask } from '#content/schema/exam-rows.ts';

/** Tasks to practise a kind with, besides those of the game: none of them is in a mock exam (EXM-09, MOC-14). */
export const rows = [
  {
    id: 'writing-practice-lost-bag-form',
    title: 'Tas verloren in de bus',
    instruction:
      'U heeft gisteren uw tas in de bus laten liggen. U vult een formulier van het busbedrijf in. Hieronder staat wat u moet opschrijven.',
    mustHave: [
      'Uw voornaam en achternaam',
      'Uw telefoonnummer of e-mailadres',
      'De dag, de tijd en het nummer van de bus',
      'Hoe uw tas eruitziet en wat erin zit',
      'Een kort bericht aan de medewerker, met een groet: waar zat u in de bus, en waarom heeft u de tas snel nodig?',
    ],
    instructionEn:
      'Yesterday you left your bag on the bus. You fill in a form of the bus company with all that it asks for: your first name and surname, your phone number or e-mail address, the day, the time and the number of the bus, what your bag looks like and what is in it, and a short message to the employee, with a greeting: where were you sitting on the bus, and why do you need the bag soon?',
    maxScore: 8,
    timeLimitMinutes: 20,
    type: 'form',
    hints: [
      'Write each detail on a line of its own, with its name before it: *Busnummer: 12*. You may invent the details.',
      'Before a noun with *de* the adjective gets an *-e*: *een grote, groene tas*. After the noun it has none: *de tas is groen*.',
      'What is over stands in the past: *Ik [zat] achter in de bus. Ik [heb] mijn tas [vergeten].*',
      'The message has whole sentences. Begin it with *Beste medewerker* and end it with *Met vriendelijke groet*. Write at least 50 words in all.',
    ],
    modelAnswer:
      'Voornaam: Samira\nAchternaam: Aziz\nTelefoonnummer: 06-12345678\nDag en tijd: dinsdag 9 maart om 17.20 uur\nBusnummer: 12, van het station naar de Parkweg\nTas: een grote, groene tas met een zwarte rits\nIn de tas: mijn werkkleren en een boek\n\nBericht:\nBeste medewerker,\n\nIk zat helemaal achter in de bus, bij het raam. Mijn tas stond op de stoel naast mij, maar ik heb hem vergeten. Ik heb de tas snel nodig, want morgen moet ik weer werken.\n\nMet vriendelijke groet,\nSamira Aziz',
  },
  {
    id: 'writing-practice-tip-new-residents',
    title: 'Een tip voor nieuwe bewoners',
    instruction:
      'De gemeente maakt een boekje voor nieuwe bewoners. U schrijft een stukje: welke plek of activiteit is goed voor iemand die hier nog niemand kent? Schrijf hele zinnen.',
    mustHave: [
      'Schrijf welke plek of activiteit u een goede tip vindt.',
      'Schrijf wat je daar kunt doen.',
      'Schrijf waarom dat goed is voor nieuwe bewoners.',
      'Schrijf wanneer het is en wat het kost.',
      'Begin met een groet aan de bewoners. Schrijf aan het einde ook een groet en uw naam.',
    ],
    instructionEn:
      'The municipality is making a booklet for new residents. You write a short piece for it, in whole sentences: which place or activity is good for somebody who does not know anyone here yet? Write which place or activity is a good tip, what you can do there, why that is good for new residents, when it is and what it costs. Begin and end with a greeting, and write your name.',
    maxScore: 10,
    timeLimitMinutes: 20,
    type: 'text',
    hints: [
      'Your readers are new residents: begin with *Beste bewoners* and end with *Groeten* and your name.',
      'With the place or the day at the beginning, the verb comes next: *Op maandag [drinken] we koffie*.',
      'Say why, with *want* or *omdat*: *omdat je daar snel mensen [leert kennen]*.',
      'Write at least three sentences that end with a full stop, and at least 50 words in all.',
    ],
    modelAnswer:
      'Beste bewoners,\n\nMijn tip is het taalcafé in de bibliotheek. Daar praat je Nederlands met andere mensen en drink je samen koffie. Er zijn mensen uit veel landen, en ook vrijwilligers uit de buurt. Voor mij was het heel goed, omdat ik toen nog niemand kende. Nu heb ik daar twee vriendinnen. Het taalcafé is elke maandag van 10.00 tot 12.00 uur. Je hoeft niets te betalen.\n\nGroeten,\nOksana Bondar',
  },
  {
    id: 'writing-practice-note-parcel',
    title: 'Een briefje bij het pakket',
    instruction:
      'De bezorger heeft een pakket voor uw buurman Henk bij u gebracht. U belt bij Henk aan, maar hij is niet thuis. Schrijf een briefje en doe het in zijn brievenbus.',
    mustHave: [
      'Schrijf dat u een pakket voor hem heeft en wanneer het kwam.',
      'Schrijf wanneer hij het kan ophalen.',
      'Schrijf wat hij kan doen als hij dan niet kan.',
      'Begin met een groet. Schrijf aan het einde ook een groet en uw naam.',
    ],
    instructionEn:
      'The delivery man has brought you a parcel for your neighbour Henk. You ring at the door of Henk, but he is not at home. Write a note and put it in his letter box. Write that you have a parcel for him and when it came, when he can fetch it, and what he can do if he cannot come then. Begin and end with a greeting, and write your name.',
    maxScore: 8,
    timeLimitMinutes: 20,
    type: 'note',
    hints: [
      'A note is short and friendly: begin with *Beste Henk* or *Hallo Henk* and end with *Groeten* and your name.',
      'You know Henk, so *je* is fine: *Je [kunt] mij bellen*. Behind another first word it is *kun je*: *Dan [kun je] mij bellen*.',
      'With *als* at the beginning the second part begins with its verb: *Als je niet kunt, [breng] ik het pakket*.',
      'This practice counts words: write at least 50. In the exam a good note may be a little shorter.',
    ],
    modelAnswer:
      'Beste Henk,\n\nVanmorgen om elf uur kwam de bezorger met een pakket voor je. Je was niet thuis, dus heb ik het aangenomen. Het pakket staat bij mij in de gang. Vanavond ben ik tot half tien thuis, dus je kunt het dan ophalen. Als je vanavond niet kunt, breng ik het morgen na mijn werk. Je kunt mij ook bellen: 06-12345678.\n\nGroeten,\nRachid van nummer 14',
  },
  {
    id: 'writing-practice-note-party',
    title: 'Een briefje over een feest',
    instruction:
      'U geeft zaterdag een feest in uw flat. Schrijf een briefje aan uw buren. U hangt het op naast de lift.',
    mustHave: [
      'Schrijf waarom u een feest geeft en hoe laat het begint.',
      'Schrijf hoe laat de muziek stopt.',
      'Schrijf wat de buren kunnen doen als ze last hebben van het geluid.',
      'Begin met een groet. Schrijf aan het einde ook een groet en uw naam.',
    ],
    instructionEn:
      'On Saturday you are giving a party in your flat. Write a note to your neighbours, which you put up next to the lift. Write why you are giving a party and at what time it begins, at what time the music stops, and what the neighbours can do if the noise bothers them. Begin and end with a greeting, and write your name.',
    maxScore: 8,
    timeLimitMinutes: 20,
    type: 'note',
    hints: [
      'You write to all of them: begin with *Beste buren* and end with *Groeten* and your name.',
      'With the day first the verb comes next: *Zaterdag [geef] ik een feest*.',
      'Say the reason with *want* or *omdat*: *want mijn zoon [wordt] achttien*.',
      'This practice counts words: write at least 50. In the exam a good note may be a little shorter.',
    ],
    modelAnswer:
      'Beste buren,\n\nZaterdag geef ik een feest, want mijn dochter heeft haar diploma gehaald. Er komen twintig gasten. Het begint om zeven uur, en om elf uur zetten we de muziek uit. Ik hoop dat u er weinig last van heeft. Is het toch te hard? Bel dan bij ons aan of stuur een berichtje naar 06-12345678. Dan zetten wij de muziek zachter.\n\nGroeten,\nAmina Hassan, nummer 32',
  },
] as const satisfies readonly WritingTask[];
