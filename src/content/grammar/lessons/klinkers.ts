import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'klinkers',
  cards: [
    {
      id: 'short-and-long',
      quiz: 'vowel',
      heading: { english: 'Short and long vowels', dutch: 'Korte en lange klinkers' },
      introduction: {
        english:
          'The letters a, e, i, o and u are vowels. Each can sound short or long, and that changes the word.',
        dutch:
          'De letters a, e, i, o en u zijn klinkers. Een klinker klinkt kort of lang. Zo krijg je een ander woord: man of maan.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'Listen to the pairs',
          columns: ['Vowel', 'Short', 'Long'],
          rows: [
            ['a', '*m[a]n* (man)', '*m[aa]n* (moon)'],
            ['e', '*b[e]n* (am)', '*b[ee]n* (leg)'],
            ['i', '*v[i]s* (fish)', '*v[ie]s* (dirty)'],
            ['o', '*b[o]m* (bomb)', '*b[oo]m* (tree)'],
            ['u', '*b[u]s* (bus)', '*m[uu]r* (wall)'],
          ],
        },
        {
          kind: 'rule',
          text: 'In these short words one letter is a short vowel, and two letters are a long vowel.',
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'De m[a]n kijkt naar de m[aa]n.', english: 'The man is looking at the moon.' },
            { dutch: 'De v[i]s is v[ie]s.', english: 'The fish is dirty.' },
            { dutch: 'Ik b[e]n moe en mijn b[ee]n doet pijn.', english: "I'm tired and my leg hurts." },
          ],
        },
        {
          kind: 'tip',
          text: 'A long vowel is not only longer. It has a different sound, so listen to the pairs and say them after the voice.',
        },
      ],
    },
    {
      id: 'open-and-closed',
      quiz: 'vowel',
      heading: { english: 'Open and closed syllables', dutch: 'Open en gesloten lettergrepen' },
      introduction: {
        english:
          'A syllable is a piece of a word that you can clap to. You need the pieces to spell a longer word.',
        dutch: 'Een lettergreep is een stukje van een woord. Je kunt erbij in je handen klappen.',
      },
      blocks: [
        {
          kind: 'text',
          text: 'Cut the word so that one consonant (a letter that is not a vowel) goes to the next piece: *ma-nen*. Two consonants are shared between the pieces: *man-nen*.',
        },
        {
          kind: 'table',
          caption: 'Look at the end of the first piece',
          columns: ['Syllable', 'Ends in', 'Example', 'The vowel sounds'],
          rows: [
            ['open', 'a vowel', '*[ma]-nen* (moons)', 'long'],
            ['closed', 'a consonant', '*[man]-nen* (men)', 'short'],
            ['open', 'a vowel', '*[bo]-men* (trees)', 'long'],
            ['closed', 'a consonant', '*[bom]-men* (bombs)', 'short'],
          ],
        },
        {
          kind: 'rule',
          text: 'One vowel letter at the end of a syllable sounds long. One vowel letter before a consonant in the same syllable sounds short.',
        },
        {
          kind: 'exceptions',
          title: 'Where this does not work',
          items: [
            'In *d[e]*, *lop[e]n*, *moed[e]r* and *b[e]gin* the *e* is weak: neither long nor short, only a little sound. You never say it with force.',
            '*ch* is one sound and is never doubled: *la-chen* (to laugh) has a short *a*, though the syllable looks open.',
          ],
        },
        {
          kind: 'tip',
          text: 'Reading a new word? Cut it first. *kopen* is *ko-pen*: open, so long. *koffie* is *kof-fie*: closed, so short.',
        },
      ],
    },
    {
      id: 'keep-the-sound',
      heading: {
        english: 'The sound stays, the spelling changes',
        dutch: 'De klank blijft, de spelling verandert',
      },
      introduction: {
        english:
          'With -en behind it, a word gets one more syllable. The vowel must keep its sound, so a letter goes or comes.',
        dutch:
          'Met -en krijgt een woord één lettergreep meer. De klank blijft hetzelfde. Daarom gaat er een letter weg of komt er een letter bij.',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'Long vowel in an open syllable: write it once. Short vowel with one consonant after it: double the consonant, so that the syllable stays closed.',
        },
        {
          kind: 'table',
          caption: 'One and more than one',
          columns: ['Vowel', 'One', 'More', 'What happens'],
          rows: [
            ['long', '*b[oo]m*', '*b[o]men*', 'one *o* goes'],
            ['long', '*b[ee]n*', '*b[e]nen*', 'one *e* goes'],
            ['long', '*m[uu]r*', '*m[u]ren*', 'one *u* goes'],
            ['short', '*ka[t]*', '*ka[tt]en*', 'a *t* comes'],
            ['short', '*fle[s]*', '*fle[ss]en*', 'an *s* comes'],
            ['short', '*bu[s]*', '*bu[ss]en*', 'an *s* comes'],
          ],
        },
        {
          kind: 'steps',
          steps: [
            'Say the word: is the vowel short or long?',
            'Cut it into syllables: *bo-men*, *kat-ten*.',
            'Long: one vowel letter at the end of the piece. Short: two consonants.',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Er staan b[oo]men in de straat.',
              right: 'Er staan b[o]men in de straat.',
              english: 'There are trees in the street.',
              why: '*bo-* is an open syllable, so one *o* already sounds long.',
            },
            {
              wrong: 'Wij hebben twee ka[t]en.',
              right: 'Wij hebben twee ka[tt]en.',
              english: 'We have two cats.',
              why: 'With one *t* you would read *ka-ten*, with a long *a*. The second *t* keeps it short.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Verbs do the same, but backwards. Take *-en* away and the syllable is closed: *maken* becomes *ik m[aa]k*, and *zitten* becomes *ik zi[t]*.',
        },
        {
          kind: 'exceptions',
          title: 'When nothing changes',
          items: [
            'Two different letters that make one sound stay together: *boek, b[oe]ken; deur, d[eu]ren; tuin, t[ui]nen; brief, br[ie]ven*. So do *ei*, *ij*, *ou* and *au*.',
            'Two different consonants already close the syllable: *hand, han-den; kast, kas-ten*.',
            'At the very end of a word long *e* is written twice: *z[ee]*, *tw[ee]*, *th[ee]*. One *e* at the end is weak: *d[e]*, *tant[e]*. The other long vowels need one letter there: *j[a]*, *z[o]*, *n[u]*.',
          ],
        },
      ],
    },
    {
      id: 'f-v-and-s-z',
      heading: { english: 'f and v, s and z', dutch: 'f en v, s en z' },
      introduction: {
        english:
          'Dutch writes no v or z at the end of its own words. With -en behind it they often come back.',
        dutch: 'Aan het einde van een Nederlands woord staat geen v of z. Met -en komen ze vaak terug.',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'Before *-en*, *f* often becomes *v* and *s* often becomes *z*. That is after a long vowel or a pair such as *ie* or *ui*.',
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'één brie[f], twee brie[v]en', english: 'one letter, two letters' },
            { dutch: 'één hui[s], twee hui[z]en', english: 'one house, two houses' },
            { dutch: 'één neu[s], twee neu[z]en', english: 'one nose, two noses' },
          ],
        },
        {
          kind: 'exceptions',
          title: 'Learn these',
          items: [
            'After a short vowel the letter nearly always stays and doubles: *le[s], le[ss]en*.',
            'Some words keep their *s* or *f*: *men[s], men[s]en; kan[s], kan[s]en; fotograa[f], fotogra[f]en*.',
            'Some short vowels become long, so nothing doubles: *dag, d[a]gen; weg, w[e]gen; glas, gl[a]zen; bad, b[a]den*.',
            'In *stad, st[e]den* and *schip, sch[e]pen* the vowel itself changes.',
          ],
        },
        {
          kind: 'tip',
          text: "Not every word takes *-en*. Words such as *tafel* and *foto* take *-s*: *tafels*, *foto's*. You learn that in the topic Nouns.",
        },
      ],
    },
  ],
} as const satisfies Lesson;
