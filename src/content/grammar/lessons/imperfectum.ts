import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'imperfectum',
  cards: [
    {
      id: 'when',
      heading: {
        english: 'The past in one word: ik werkte',
        dutch: 'De verleden tijd in één woord: ik werkte',
      },
      introduction: {
        english:
          'The imperfectum is a past tense of one word: I worked, I was. You need it to describe how things were and to tell a story.',
        dutch: 'Met het imperfectum vertel je hoe het vroeger was. Je gebruikt het ook in een verhaal.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'When you use it',
          columns: ['For', 'Example', 'English'],
          rows: [
            ['how it was: *was, had*', '*Ik [was] ziek en ik [had] koorts.*', 'I was ill and I had a fever.'],
            ['habits of the past', '*Vroeger [woonde] ik in een dorp.*', 'In the past I lived in a village.'],
            ['a story', '*Ik [stopte] en [belde] mijn broer.*', 'I stopped and called my brother.'],
            ['*kon, moest, wilde, mocht*', '*Ik [kon] niet slapen.*', 'I could not sleep.'],
          ],
        },
        {
          kind: 'text',
          text: 'There is another past tense, the perfectum: *ik heb gewerkt*. When you talk, you use that one for a single thing that is done: *Ik heb gisteren brood gekocht*. The details after that come in the imperfectum: *Het [was] nog warm*.',
        },
        {
          kind: 'tip',
          text: 'Start small. With *was, had, kon, moest* and *wilde* you can already tell a lot about your past.',
        },
      ],
    },
    {
      id: 'stem-and-letters',
      heading: { english: 'te or de? Look at the stem', dutch: 'Te of de? Kijk naar de stam' },
      introduction: {
        english:
          'Regular verbs follow one rule: they get -te or -de behind the form with ik. Which one it is depends on the last sound of the stem.',
        dutch:
          'Achter de ik-vorm komt -te of -de. De laatste klank van de stam zegt welke van de twee het is.',
      },
      blocks: [
        {
          kind: 'steps',
          steps: [
            'Take *-en* from the whole verb and change nothing else. That is the stem for this rule: *wer[k]en* – *werk*, *le[v]en* – *lev* (not yet *leef*).',
            'Look at its last sound. Is it one of the consonants of *sexy softketchup*? Then *-te*. If not, *-de*.',
            'Write the form with *ik* and put the ending behind it: *werk[te]*, *leef[de]*.',
          ],
        },
        {
          kind: 'rule',
          text: 'The letters X S F T K C H P in *sexy softketchup* ask for *-te*. All other sounds ask for *-de*. Vowels do not count, and C and H stand for the sound *ch*, as in *lachen*.',
        },
        {
          kind: 'table',
          caption: 'From the verb to the past',
          columns: ['Whole verb', 'Stem ends in', 'Form with ik', 'One', 'More than one'],
          rows: [
            ['*werken* (work)', '*k*: te', '*werk*', '*werk[te]*', '*werk[ten]*'],
            ['*fietsen* (cycle)', '*s*: te', '*fiets*', '*fiets[te]*', '*fiets[ten]*'],
            ['*stoppen* (stop)', '*p*: te', '*stop*', '*stop[te]*', '*stop[ten]*'],
            ['*lachen* (laugh)', '*ch*: te', '*lach*', '*lach[te]*', '*lach[ten]*'],
            ['*praten* (talk)', '*t*: te', '*praat*', '*praat[te]*', '*praat[ten]*'],
            ['*wonen* (live somewhere)', '*n*: de', '*woon*', '*woon[de]*', '*woon[den]*'],
            ['*bellen* (call)', '*l*: de', '*bel*', '*bel[de]*', '*bel[den]*'],
            ['*antwoorden* (answer)', '*d*: de', '*antwoord*', '*antwoord[de]*', '*antwoord[den]*'],
            ['*volgen* (follow)', '*g*: de', '*volg*', '*volg[de]*', '*volg[den]*'],
            ['*leven* (live, be alive)', '*v*: de', '*leef*', '*leef[de]*', '*leef[den]*'],
            ['*reizen* (travel)', '*z*: de', '*reis*', '*reis[de]*', '*reis[den]*'],
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Zij [reiste] door Spanje.',
              right: 'Zij [reisde] door Spanje.',
              english: 'She travelled through Spain.',
              why: 'Do not look at *reis* but at *rei[z]en*. The *z* is not in *sexy softketchup*, so *-de*.',
            },
            {
              wrong: 'Ik [wachte] op de tram.',
              right: 'Ik [wachtte] op de tram.',
              english: 'I waited for the tram.',
              why: 'The stem *wacht* keeps its own *t*, and *-te* comes behind it: two times *t*.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'Feel your throat. With *k, f, s, ch, p, t* it does not buzz: *-te*. With *l, n, m, r* it buzzes: *-de*. With *v, z, g* not everybody lets it buzz. So look at the letter in the whole verb: *volgen*, with *g*, has *-de*.',
        },
      ],
    },
    {
      id: 'endings',
      heading: { english: 'Only two forms: one or more', dutch: 'Enkelvoud en meervoud' },
      introduction: {
        english:
          'This is the easy part: with ik, jij, u, hij and zij (she) the form is the same. With more people it gets an -n.',
        dutch: 'Er zijn maar twee vormen. Bij wij, jullie en zij komt er een -n achter.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'werken and wonen',
          columns: ['Who', 'werken', 'wonen'],
          rows: [
            ['*ik, jij, u, hij, zij, het*', '*werk[te]*', '*woon[de]*'],
            ['*wij, jullie, zij*', '*werk[ten]*', '*woon[den]*'],
          ],
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'Wij [woonden] boven een bakker.', english: 'We lived above a bakery.' },
            { dutch: 'Mijn opa [werkte] in een fabriek.', english: 'My grandfather worked in a factory.' },
            {
              dutch: 'De buren [belden] gisteren [aan].',
              english: 'The neighbours rang the bell yesterday.',
              note: 'A separable verb: its first part still goes to the end.',
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'We [wachten] gisteren een uur.',
              right: 'We [wachtten] gisteren een uur.',
              english: 'We waited for an hour yesterday.',
              why: 'They sound the same, but *wachten* is the present. *gisteren* asks for the past: *wacht* + *ten*.',
            },
          ],
        },
      ],
    },
    {
      id: 'irregular-verbs',
      heading: { english: 'Irregular verbs: learn these first', dutch: 'Onregelmatige werkwoorden' },
      introduction: {
        english:
          'Many everyday verbs do not follow the rule. Most of them change their vowel, as in English: come and came. Learn both forms: for one and for more people.',
        dutch: 'Veel gewone werkwoorden krijgen in het imperfectum een andere klank. Leer ze uit je hoofd.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'The verbs you need most',
          columns: ['Whole verb', 'English', 'One', 'More than one'],
          rows: [
            ['*zijn*', 'to be', '*was*', '*waren*'],
            ['*hebben*', 'to have', '*had*', '*hadden*'],
            ['*kunnen*', 'can', '*kon*', '*konden*'],
            ['*moeten*', 'must', '*moest*', '*moesten*'],
            ['*willen*', 'to want', '*wilde* or *wou*', '*wilden*'],
            ['*mogen*', 'may', '*mocht*', '*mochten*'],
            ['*worden*', 'to become', '*werd*', '*werden*'],
          ],
        },
        {
          kind: 'table',
          caption: 'More common verbs',
          columns: ['Whole verb', 'English', 'One', 'More than one'],
          rows: [
            ['*gaan*', 'to go', '*ging*', '*gingen*'],
            ['*komen*', 'to come', '*kwam*', '*kwamen*'],
            ['*doen*', 'to do', '*deed*', '*deden*'],
            ['*zeggen*', 'to say', '*zei*', '*zeiden*'],
            ['*zien*', 'to see', '*zag*', '*zagen*'],
            ['*staan*', 'to stand', '*stond*', '*stonden*'],
            ['*zitten*', 'to sit', '*zat*', '*zaten*'],
            ['*lopen*', 'to walk', '*liep*', '*liepen*'],
            ['*krijgen*', 'to get', '*kreeg*', '*kregen*'],
            ['*blijven*', 'to stay', '*bleef*', '*bleven*'],
            ['*geven*', 'to give', '*gaf*', '*gaven*'],
            ['*nemen*', 'to take', '*nam*', '*namen*'],
            ['*vinden*', 'to find', '*vond*', '*vonden*'],
            ['*denken*', 'to think', '*dacht*', '*dachten*'],
            ['*kopen*', 'to buy', '*kocht*', '*kochten*'],
            ['*eten*', 'to eat', '*at*', '*aten*'],
            ['*weten*', 'to know', '*wist*', '*wisten*'],
          ],
        },
        {
          kind: 'exceptions',
          title: 'Watch the vowel',
          items: [
            'In *was, zag, kwam, zat, at, gaf, nam* the *a* is short. With more people it is long: *w[a]ren, z[a]gen, kw[a]men*.',
            'An irregular verb has no extra *-te* or *-de*: *ging*, not *gingde*.',
          ],
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch:
                'Het [was] zondag en wij [hadden] geen brood. Mijn man [ging] naar de winkel, maar die [was] dicht.',
              english: 'It was Sunday and we had no bread. My husband went to the shop, but it was closed.',
              note: 'A small story: everything is in the imperfectum.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
