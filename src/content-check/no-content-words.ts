/**
 * Frequent forms that don't count as content words, although the lists of nouns, verbs and adjectives contain them: function words
 * (pronouns, prepositions, conjunctions, auxiliaries, particles, numerals), exclamations, names, and English in the subtitles that the
 * frequencies come from.
 */
export const NO_CONTENT_WORDS: ReadonlySet<string> = new Set(
  [
    // Pronouns, articles, demonstratives and question words.
    'ik je jij jou jouw jouwe u uw uwe hij hem zijn zij ze haar het wij we ons onze jullie hun hen mij me mijn mijne',
    'zich zelf zichzelf elkaar iemand niemand iets niets niks alles iedereen men wie wat welke welk waar hoe waarom',
    'wanneer de een die dat dit deze zulk zulke zo er daar hier toen nu dan wees',
    // Prepositions, conjunctions, particles.
    'aan af achter bij binnen boven buiten door in langs met na naar naast neer om onder op over per rond sinds te tegen',
    'terug tot tussen uit van vanaf via voor voorbij weg zonder en of maar want omdat als dus toch ook wel niet geen al',
    'nog even eens heel erg zeer te toe mee heen eraan alsof terwijl hoewel tenzij zodat aangezien ja nee neen nou hoor',
    // Auxiliaries.
    'hebben zullen kunnen moeten mogen willen worden zijn hoeven kan wil wilt zult waren hoef hoeft',
    // Numerals.
    'een twee drie vier vijf zes zeven acht negen tien elf twaalf tweede derde eerste honderd duizend miljoen',
    // Exclamations and foreign forms of address.
    'oh ah ha hé hey hallo oké oke okay mam pap ma pa sir lady lord captain mister miss des don high the you war big rose',
    'city release date truck plus ex',
    // Names.
    'jack frank peter tommy bob bobby mark kim jan piet max',
  ].flatMap((line) => line.split(' ')),
);
