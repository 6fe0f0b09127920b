import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'er',
  cards: [
    {
      id: 'there-is',
      heading: { english: 'er is, er zijn: there is, there are', dutch: 'Er is, er zijn' },
      introduction: {
        english:
          'Somebody tells you something new. Then Dutch likes to begin with er, as English does with there: there is a problem.',
        dutch: 'Je vertelt iets nieuws. Dan begin je vaak met er: er is een probleem.',
      },
      blocks: [
        {
          kind: 'rule',
          text: '*Er* + verb + something new: *[Er is] een probleem. [Er zijn] twee problemen.*',
        },
        {
          kind: 'text',
          text: 'Something new is a noun with *een*, a number, *geen* or *veel*. Or it is a noun without an article, or a word such as *iemand* or *iets*. With *de*, *het*, *mijn* or a name there is no *er*: *De trein komt*, but *[Er] komt een trein*.',
        },
        {
          kind: 'examples',
          examples: [
            { dutch: '[Er is] geen melk meer.', english: 'There is no milk left.' },
            {
              dutch: '[Er zijn] vandaag veel mensen op de markt.',
              english: 'There are many people at the market today.',
            },
            {
              dutch: '[Er staat] een fiets voor de deur.',
              english: 'There is a bicycle in front of the door.',
              note: 'Not only *is*: things also stand, lie and hang.',
            },
            {
              dutch: '[Er heeft] iemand voor je gebeld.',
              english: 'Somebody phoned for you.',
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: '[Daar] is een fout in mijn naam.',
              right: '[Er] is een fout in mijn naam.',
              english: 'There is a mistake in my name.',
              why: '*daar* points to a place. When you only say that something is there, it is *er*.',
            },
            {
              wrong: "[Zijn] veel auto's in deze straat.",
              right: "[Er zijn] veel auto's in deze straat.",
              english: 'There are many cars in this street.',
              why: 'A statement does not begin with its verb. Place 1 is for *er*.',
            },
            {
              wrong: 'Er [is] twee wachtkamers.',
              right: 'Er [zijn] twee wachtkamers.',
              english: 'There are two waiting rooms.',
              why: 'The verb looks at what there is, not at *er*: two rooms, so *zijn*.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'In a question, the *er* of *er is* comes right behind the verb. After another word at place 1 it does so too: *[Is er] hier een pinautomaat? Morgen [is er] geen les.*',
        },
      ],
    },
    {
      id: 'place',
      heading: { english: 'er for a place', dutch: 'Er voor een plaats' },
      introduction: {
        english: 'You have named a place and do not want to name it again. Then you say er: there.',
        dutch: 'Je hebt een plaats al genoemd. Die zeg je niet nog een keer: je zegt er.',
      },
      blocks: [
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Ken je Zwolle? Ja, ik heb [er] vijf jaar gewoond.',
              english: 'Do you know Zwolle? Yes, I lived there for five years.',
            },
            {
              dutch: 'Wanneer ga je naar de bibliotheek? Ik ben [er] al.',
              english: "When are you going to the library? I'm there already.",
            },
          ],
        },
        {
          kind: 'table',
          caption: 'er or daar?',
          columns: ['Word', 'How', 'Example'],
          rows: [
            ['*er*', 'without stress, behind the verb', '*Ik werk [er] graag.*'],
            ['*er*', 'behind the subject, when that follows the verb', '*Kom je [er] vaak?*'],
            ['*daar*', 'with stress; may stand first', '*[Daar] werk ik graag.*'],
          ],
        },
        {
          kind: 'rule',
          text: '*er* for a place is never the first word. To begin with the place, take *daar*.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Leiden is mooi. [Er] woont mijn zus.',
              right: 'Leiden is mooi. [Daar] woont mijn zus.',
              english: 'Leiden is beautiful. My sister lives there.',
              why: 'The place stands first, so it has stress: *daar*.',
            },
            {
              wrong: 'Mooie winkel! Kom je [het] vaak?',
              right: 'Mooie winkel! Kom je [er] vaak?',
              english: 'Nice shop! Do you go there often?',
              why: 'A place that you come to is *er* or *daar*, never *het*.',
            },
          ],
        },
      ],
    },
    {
      id: 'number',
      heading: { english: 'er with a number', dutch: 'Er met een getal' },
      introduction: {
        english:
          'How many children have you got? I have two. In Dutch a number cannot stand alone like that: it needs er.',
        dutch:
          'Hoeveel kinderen heb je? Ik heb er twee. Komt na het getal geen ding of persoon? Dan zeg je er.',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'A number or *veel*, *genoeg*, *geen* without its noun: put *er* behind the verb. Does the subject follow the verb? Then *er* comes behind the subject. *Ik heb [er] drie. Nu hebben we [er] nog drie.*',
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Wilt u een tas? Nee, ik heb [er] al een.',
              english: 'Would you like a bag? No, I already have one.',
            },
            {
              dutch: 'Hoeveel eieren zijn er nog? Ik zie [er] maar vier.',
              english: 'How many eggs are left? I only see four.',
            },
            {
              dutch: 'Zoek je een pen? Ik heb [er] geen.',
              english: "Are you looking for a pen? I haven't got one.",
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Appels? Ik heb [vijf].',
              right: 'Appels? Ik heb [er vijf].',
              english: 'Apples? I have five.',
              why: 'The word *appels* is left out after the number, and *er* takes its place.',
            },
            {
              wrong: 'Ik heb [er] twee broers.',
              right: 'Ik heb [twee broers].',
              english: 'I have two brothers.',
              why: 'Here the noun stands behind the number, so no *er*.',
            },
          ],
        },
      ],
    },
    {
      id: 'with-preposition',
      heading: { english: 'erop, ermee, ervan', dutch: 'Erop, ermee, ervan' },
      introduction: {
        english:
          'On it, with it, about it: after a preposition Dutch does not say het for a thing. It says er, together with the preposition.',
        dutch: 'Bij dingen zeg je niet op het of met het. Je zegt erop of ermee.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'er and a preposition',
          columns: ['Preposition', 'You say', 'Example'],
          rows: [
            ['*op*', '*erop*', '*Hier is een stoel. Ga [erop] zitten.*'],
            ['*met*', '*ermee*', '*Mijn pen is leeg. Ik kan [er] niet [mee] schrijven.*'],
            ['*van*', '*ervan*', '*Goed idee! Wat vind jij [ervan]?*'],
            ['*over*', '*erover*', '*Een moeilijk besluit. We praten [er] morgen [over].*'],
          ],
        },
        {
          kind: 'text',
          text: '*met* becomes *mee*. The two parts often stand apart: *er* near the verb, the preposition further on. *Ik heb [er] lang [op] gewacht.*',
        },
        {
          kind: 'exceptions',
          title: 'Only for things',
          items: [
            'For a person you keep the preposition: *Ik wacht [op hem]. Ik werk [met haar].*',
            'In a question it is *waar*: *[Waar] wacht je [op]?*',
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
