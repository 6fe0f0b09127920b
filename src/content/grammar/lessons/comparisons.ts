import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'comparisons',
  cards: [
    {
      id: 'bigger',
      heading: { english: 'Bigger, nicer, cheaper: -er', dutch: 'Groter, mooier, goedkoper: -er' },
      introduction: {
        english:
          'An adjective says how something is: big, nice, cheap. To compare two things you put -er behind it. This form is called the comparative.',
        dutch:
          'Woorden als groot en mooi zeggen hoe iets is. Vergelijk je twee dingen? Dan komt er -er achter het woord.',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'Adjective + *-er* + *dan*: *Een auto is snel[ler dan] een fiets.*',
        },
        {
          kind: 'table',
          caption: 'The spelling follows the sound',
          columns: ['What happens', 'Adjective', 'Comparative', 'English'],
          rows: [
            ['nothing', '*klein*', '*klein[er]*', 'smaller'],
            ['a long vowel is written once', '*gr[oo]t*', '*gr[o]ter*', 'bigger'],
            ['after a short vowel the consonant is doubled', '*di[k]*', '*di[kk]er*', 'thicker'],
            ['*f* often becomes *v*', '*lie[f]*', '*lie[v]er*', 'sweeter'],
            ['*s* often becomes *z*', '*vie[s]*', '*vie[z]er*', 'dirtier'],
          ],
        },
        {
          kind: 'exceptions',
          title: 'After r comes -der',
          items: [
            '*duur – duur[der]* (more expensive), *zwaar – zwaar[der]* (heavier), *ver – ver[der]* (further).',
            'Also in longer words: *lekker – lekker[der]* (tastier), *donker – donker[der]* (darker).',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Dit huis is [meer groot].',
              right: 'Dit huis is [groter].',
              english: 'This house is bigger.',
              why: 'English uses more with long words. Dutch puts *-er* behind nearly every adjective, long or short.',
            },
            {
              wrong: 'De trein is [duurer] dan de bus.',
              right: 'De trein is [duurder] dan de bus.',
              english: 'The train is more expensive than the bus.',
              why: '*duur* ends in *r*, so the ending is *-der*.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'Before a noun the comparative is an ordinary adjective. So it often has *-e*: *een groter[e] tas*, but *een groter huis*. Why? You see that in the lesson Inflection.',
        },
      ],
    },
    {
      id: 'the-biggest',
      heading: { english: 'The biggest: het + -st', dutch: 'Het grootst: het + -st' },
      introduction: {
        english: 'Of three or more things one is the biggest. For this form, the superlative, you use -st.',
        dutch: 'Vergelijk je drie of meer dingen? Dan is er één het grootst. Je gebruikt het en -st.',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'Without a noun behind it: *het* + adjective + *-st*. *Deze tas is [het] goedkoop[st].*',
        },
        {
          kind: 'text',
          text: 'The spelling is easy here. You write the adjective as it is and put *-st* behind it: *groot, groot[st]*; *dik, dik[st]*; *lief, lief[st]*. After *r* there is no *d*: *duur, duur[st]*.',
        },
        {
          kind: 'table',
          caption: 'Three steps',
          columns: ['Adjective', 'Comparative', 'Superlative', 'English'],
          rows: [
            ['*klein*', '*kleiner*', '*het kleinst*', 'small'],
            ['*groot*', '*groter*', '*het grootst*', 'big'],
            ['*snel*', '*sneller*', '*het snelst*', 'fast'],
            ['*duur*', '*duurder*', '*het duurst*', 'expensive'],
            ['*lief*', '*liever*', '*het liefst*', 'sweet'],
            ['*vies*', '*viezer*', '*het viest*', 'dirty'],
          ],
        },
        {
          kind: 'exceptions',
          title: 'Good to know',
          items: [
            'Does the adjective end in *s*? Then only *-t* comes behind it: *vies – het vies[t], fris – het fris[t]*.',
            'Before a noun it has *-e*, with *de* or *het* of the noun: *[de] grootst[e] stad, [het] mooist[e] park*.',
            'Without a noun you may also hear and write an *-e*: *Deze tas is het goedkoop[ste].* That is right too.',
            'With adjectives that end in *-isch* you say *meest*: *het [meest] praktisch*.',
          ],
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Van ons drieën loopt Noor [het snelst].',
              english: 'Of the three of us Noor walks fastest.',
            },
            {
              dutch: 'Dit is [het oudste] huis van de straat.',
              english: 'This is the oldest house in the street.',
            },
            { dutch: 'Januari is [de koudste] maand.', english: 'January is the coldest month.' },
          ],
        },
      ],
    },
    {
      id: 'irregular',
      heading: {
        english: 'Good, better, best: four that differ',
        dutch: 'Goed, beter, best: vier andere woorden',
      },
      introduction: {
        english: 'Four words that you use every day have forms of their own.',
        dutch: 'Vier woorden die je elke dag gebruikt, hebben een eigen vorm.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'Learn them as small songs',
          columns: ['Word', 'Comparative', 'Superlative', 'English'],
          rows: [
            ['*goed*', '*beter*', '*het best*', 'good, better, best'],
            ['*veel*', '*meer*', '*het meest*', 'much or many, more, most'],
            ['*weinig*', '*minder*', '*het minst*', 'little or few, less or fewer, least'],
            ['*graag*', '*liever*', '*het liefst*', 'gladly, rather, most of all'],
          ],
        },
        {
          kind: 'text',
          text: '*graag* has no good English word. You put it beside a verb to say that you like doing it: *Ik kook [graag]* is I like cooking. With *liever* you say what you like better, with *het liefst* what you like most.',
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'Ik drink [graag] thee.', english: 'I like drinking tea.' },
            { dutch: 'Drink je [liever] koffie?', english: 'Would you rather drink coffee?' },
            { dutch: 'Mijn zoon drinkt [het liefst] melk.', english: 'My son likes milk most of all.' },
            {
              dutch: 'Vandaag zijn er [minder] mensen in de trein.',
              english: 'There are fewer people on the train today.',
            },
            {
              dutch: 'Fatma is mijn [beste] vriendin.',
              english: 'Fatma is my best friend.',
              note: 'Before a noun *best* has *-e*.',
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Mijn Nederlands is nu [goeder].',
              right: 'Mijn Nederlands is nu [beter].',
              english: 'My Dutch is better now.',
              why: '*goed* has a form of its own: *goed, beter, best*.',
            },
          ],
        },
      ],
    },
    {
      id: 'dan-and-als',
      heading: { english: 'dan or als?', dutch: 'Dan of als?' },
      introduction: {
        english:
          'After a comparative, such as bigger, comes dan. To say that two things are the same, or not the same, you use als.',
        dutch: 'Na groter of beter komt dan. Bij even groot en niet zo groot komt als.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'With dan and with als',
          columns: ['You say', 'Dutch', 'English'],
          rows: [
            ['more', '*Ali is groter [dan] Bram.*', 'Ali is taller than Bram.'],
            ['the same', '*Ali is [even] groot [als] Bram.*', 'Ali is as tall as Bram.'],
            ['the same', '*Ali is [net zo] groot [als] Bram.*', 'Ali is just as tall as Bram.'],
            ['not the same', '*Bram is [niet zo] groot [als] Ali.*', 'Bram is not as tall as Ali.'],
          ],
        },
        {
          kind: 'rule',
          text: 'Comparative with *dan*; *even*, *net zo* and *niet zo* with *als*.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Fietsen is gezonder [als] autorijden.',
              right: 'Fietsen is gezonder [dan] autorijden.',
              english: 'Cycling is healthier than driving.',
              why: '*gezonder* is a comparative, so *dan*. You will hear Dutch people say *als* here, but in an exam or a letter it is a mistake.',
            },
            {
              wrong: 'Mijn zus is ouder dan [mij].',
              right: 'Mijn zus is ouder dan [ik].',
              english: 'My sister is older than me.',
              why: 'Finish the sentence in your head: *ouder dan [ik ben]*. So you need *ik*. Some people say *dan mij*, but in an exam or a letter it is a mistake.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'Is *-er* put behind the adjective, as in *groter* and *lekkerder*? Then *dan*. So too after *meer, minder* and *anders* (different). But *lekker* itself is no comparative: *even lekker [als]*.',
        },
      ],
    },
  ],
} as const satisfies Lesson;
