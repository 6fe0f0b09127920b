import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'basic-conjugation',
  cards: [
    {
      id: 'the-stem',
      heading: { english: 'From the whole verb to the stem', dutch: 'Van het hele werkwoord naar de stam' },
      introduction: {
        english:
          'In a dictionary you find the whole verb, the infinitive: to work, to live. Take -en away and you have the stem, often with a small change in spelling. With the stem you make the other forms.',
        dutch:
          'In het woordenboek staat het hele werkwoord. Zonder -en heb je de stam. Soms verandert dan de spelling. Met de stam maak je de andere vormen.',
      },
      blocks: [
        {
          kind: 'steps',
          steps: [
            'Take *-en* away: *werk[en]* becomes *werk*.',
            'Is the vowel long and written with one letter? Write it twice: *m[a]ken* becomes *m[aa]k*.',
            'Are there two of the same consonant at the end? Keep one: *zi[tt]en* becomes *zi[t]*.',
            'Is *v* or *z* at the end? Write *f* or *s*: *schrij[v]en* becomes *schrij[f]*, *rei[z]en* becomes *rei[s]*.',
          ],
        },
        {
          kind: 'table',
          caption: 'The stem is also the form with ik',
          columns: ['Whole verb', 'English', 'Form with ik', 'What happens'],
          rows: [
            ['*werken*', 'to work', '*ik werk*', 'only *-en* goes'],
            ['*lopen*', 'to walk', '*ik l[oo]p*', 'the long *o* is written twice'],
            ['*bellen*', 'to call', '*ik be[l]*', 'one *l* goes'],
            ['*geven*', 'to give', '*ik g[eef]*', 'long *e*, and *v* becomes *f*'],
            ['*lezen*', 'to read', '*ik l[ees]*', 'long *e*, and *z* becomes *s*'],
            ['*worden*', 'to become', '*ik wor[d]*', 'the *d* stays, though you hear *t*'],
          ],
        },
        {
          kind: 'rule',
          text: 'The stem is the verb without *-en*, with the same sound and the right spelling.',
        },
        {
          kind: 'exceptions',
          title: 'A stem of their own',
          items: [
            '*komen* has a short sound: *ik k[o]m*, not with two *o*.',
            '*doen* and *zien* only lose the *n*: *ik [doe], ik [zie]*. *gaan* and *staan* lose an *a* too: *ik [ga], ik [sta]*.',
            'A weak *e* is never doubled: *luisteren, ik luist[e]r*.',
          ],
        },
        {
          kind: 'tip',
          text: 'You also use the stem alone to tell someone to do something: *[Wacht] even! [Kijk] eens! [Kom] binnen!*',
        },
      ],
    },
    {
      id: 'the-endings',
      heading: { english: 'The endings of the present', dutch: 'De uitgangen van de tegenwoordige tijd' },
      introduction: {
        english: 'Most verbs have only three forms: the stem, the stem with -t, and the whole verb.',
        dutch:
          'De meeste werkwoorden hebben maar drie vormen: de stam, de stam met -t en het hele werkwoord.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'werken, to work',
          columns: ['Who', 'English', 'Form', 'How'],
          rows: [
            ['*ik*', 'I', '*werk*', 'stem'],
            ['*jij, je*', 'you', '*werk[t]*', 'stem + t'],
            ['*u*', 'you, polite (one or more people)', '*werk[t]*', 'stem + t'],
            ['*hij, zij, het*', 'he, she, it', '*werk[t]*', 'stem + t'],
            ['*wij, we*', 'we', '*werk[en]*', 'whole verb'],
            ['*jullie*', 'you, more people', '*werk[en]*', 'whole verb'],
            ['*zij, ze*', 'they', '*werk[en]*', 'whole verb'],
          ],
        },
        {
          kind: 'rule',
          text: '*ik*: the stem. One other person, and always *u*: the stem + *-t*. More people: the whole verb.',
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'Ik [woon] in Almere.', english: 'I live in Almere.' },
            { dutch: 'Mijn buurvrouw [reist] met de trein.', english: 'My neighbour travels by train.' },
            { dutch: 'De kinderen [slapen] al.', english: 'The children are already asleep.' },
          ],
        },
        {
          kind: 'exceptions',
          title: 't and d at the end of the stem',
          items: [
            'A stem that ends in *t* takes no second *t*: *ik zit, hij [zit]; ik eet, jij [eet]*.',
            'A stem that ends in *d* does take the *t*: *ik word, hij wor[dt]; ik vind, zij vin[dt]*. You hear no difference, but you write it.',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Hij [word] morgen veertig.',
              right: 'Hij [wordt] morgen veertig.',
              english: "He'll be forty tomorrow.",
              why: '*hij* asks for stem + t: *word* + *t*.',
            },
            {
              wrong: 'Ik [wordt] snel moe.',
              right: 'Ik [word] snel moe.',
              english: 'I get tired quickly.',
              why: '*ik* takes the stem alone: no *t*.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'Not sure about *d* or *dt*? Put in *lopen*. *hij loopt* has a *t*, so *hij wordt*. *ik loop* has none, so *ik word*.',
        },
      ],
    },
    {
      id: 'jij-behind-the-verb',
      heading: { english: 'werk jij: the -t falls off', dutch: 'werk jij: de -t gaat weg' },
      introduction: {
        english:
          'The subject is who does it. In a question it comes behind the verb. With jij and je the form then changes.',
        dutch:
          'Het onderwerp is wie iets doet. In een vraag staat het achter het werkwoord. Bij jij en je verandert dan de vorm.',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'When *jij* or *je* comes right behind the verb as its subject, the verb has no *-t*.',
        },
        {
          kind: 'table',
          caption: 'Before and behind',
          columns: ['Who', 'Before the verb', 'Behind the verb'],
          rows: [
            ['*jij, je*', '*jij werk[t]*', '*[werk] jij?*'],
            ['*jij, je*', '*je vin[dt]*', '*[vind] je?*'],
            ['*u*', '*u werkt*', '*werkt u?*'],
            ['*hij*', '*hij werkt*', '*werkt hij?*'],
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: '[Woont] jij in Zwolle?',
              right: '[Woon] jij in Zwolle?',
              english: 'Do you live in Zwolle?',
              why: '*jij* is behind the verb, so the *-t* goes.',
            },
            {
              wrong: '[Woon] je broer in Zwolle?',
              right: '[Woont] je broer in Zwolle?',
              english: 'Does your brother live in Zwolle?',
              why: 'Here *je* means your. The subject is *je broer* (he), so the *-t* stays.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'A *t* of the stem itself never goes: *jij zit*, *zi[t] jij?* And it is not only questions: *Morgen [werk jij].*',
        },
      ],
    },
    {
      id: 'irregular-verbs',
      heading: {
        english: 'zijn, hebben and other special verbs',
        dutch: 'zijn, hebben en andere lastige werkwoorden',
      },
      introduction: {
        english: 'The two verbs you use most follow no rule. Learn them by heart.',
        dutch: 'Deze twee werkwoorden gebruik je het meest. Leer ze uit je hoofd.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'to be and to have',
          columns: ['Who', 'zijn (to be)', 'hebben (to have)'],
          rows: [
            ['*ik*', '*ben*', '*heb*'],
            ['*jij, je*', '*bent*, but *ben jij?*', '*hebt*, but *heb jij?*'],
            ['*u*', '*bent*', '*hebt* or *heeft*'],
            ['*hij, zij, het*', '*is*', '*heeft*'],
            ['*wij, jullie, zij*', '*zijn*', '*hebben*'],
          ],
        },
        {
          kind: 'exceptions',
          title: 'Small surprises',
          items: [
            '*komen*: *ik kom, hij komt, wij komen*.',
            '*gaan* and *staan* have one *a* with *ik*, and when *jij* is behind the verb: *ik g[a], g[a] jij?* All other forms have two: *hij g[aa]t, wij g[aa]n*.',
            '*rijden* and *houden*: people often leave the *d* out: *ik rij* or *ik rijd*, *ik hou* or *ik houd*. Both are right.',
          ],
        },
        {
          kind: 'examples',
          examples: [
            { dutch: '[Ben] jij de nieuwe buurman?', english: 'Are you the new neighbour?' },
            { dutch: '[Heeft] uw zoon een fiets?', english: 'Does your son have a bicycle?' },
          ],
        },
      ],
    },
    {
      id: 'no-ing-no-do',
      heading: { english: 'No am -ing, no do', dutch: 'Eén werkwoord is genoeg' },
      introduction: {
        english: 'English says: I am living, do you work, I do not work. Dutch needs only the verb itself.',
        dutch: 'In het Engels heb je soms een extra werkwoord nodig, zoals do of am. In het Nederlands niet.',
      },
      blocks: [
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik [ben leren] Nederlands.',
              right: 'Ik [leer] Nederlands.',
              english: "I'm learning Dutch.",
              why: 'The simple form *ik leer* means both I learn and I am learning.',
            },
            {
              wrong: '[Doe jij wonen] hier?',
              right: '[Woon jij] hier?',
              english: 'Do you live here?',
              why: 'A question needs no do: put the verb first, then the subject.',
            },
            {
              wrong: 'Wij [doen niet roken].',
              right: 'Wij [roken niet].',
              english: "We don't smoke.",
              why: 'To deny, use the verb with *niet*.',
            },
          ],
        },
        { kind: 'rule', text: 'One verb is enough for the present: *ik werk* is I work and I am working.' },
        {
          kind: 'tip',
          text: 'Do you want to stress that you are busy right now? Then there is also *Ik ben aan het werken*. You learn it in the lesson Position Verbs.',
        },
      ],
    },
  ],
} as const satisfies Lesson;
