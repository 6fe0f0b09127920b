/** The relevant facts of a browser's voice. */
export interface VoiceFacts {
  readonly name: string;
  /** In the browser's spelling: `nl-NL`, Debian `nl`, Android `nl_NL`, Firefox for Android `nld-NLD-f000`. */
  readonly lang: string;
}

interface Language {
  /** Of two letters. */
  readonly code: string;
  /** The variant that learners hear around them. */
  readonly best: RegExp;
}
const DUTCH: Language = { code: 'nl', best: /^(nl|nld|dut)([-_](nl|nld)([-_]|$)|$)/i };
const ENGLISH: Language = { code: 'en', best: /^(en|eng)[-_](gb|gbr)([-_]|$)/i };

/** Of other languages no variant comes first. */
const ANY = /^/;

/** The code of two letters for the language of a voice, where it has one: `tr` for `tr_TR` and `tur-TUR-f000`. */
function codeOf(lang: string): string {
  const [language = ''] = lang.split(/[-_]/);
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language;
  } catch {
    return language;
  }
}

/** Best first. Other names come last. */
const KINDS_OF_VOICE = [
  /natural|neural|premium/i, // Edge's Colette, Fenna and Maarten, Apple's large downloads
  /google|android|^nld?[-_]/i, // Chrome's own and Android's, whose names are codes such as `nl-nl-x-tfb`
  /enhanced|xander|claire/i, // Apple
];

function kindRank(name: string): number {
  const rank = KINDS_OF_VOICE.findIndex((kind) => kind.test(name));
  return rank === -1 ? KINDS_OF_VOICE.length : rank;
}

/** Intelligible, but not natural. */
export function isRobotic({ name }: VoiceFacts): boolean {
  return /espeak/i.test(name);
}

/** Lower is better: first not robotic, then the country, then the kind of voice. */
function penalty(voice: VoiceFacts, { best }: Language): number {
  return (isRobotic(voice) ? 100 : 0) + (best.test(voice.lang) ? 0 : 10) + kindRank(voice.name);
}

/**
 * The Dutch voices among all voices, best first (SPK-02): natural and nl-NL, then nl-BE, eSpeak last. Voices that are
 * equally good keep the browser's order. Only the Dutch ones are weighed: some Linux machines offer 13,000.
 */
export function rankDutchVoices<Voice extends VoiceFacts>(voices: readonly Voice[]): Voice[] {
  return rankVoices(voices, DUTCH);
}

/**
 * The voices of the language in which a meaning is, by the same rules: British ones first for English (SPK-07, LNG-03).
 *
 * @param language its code of two letters
 */
export function rankMeaningVoices<Voice extends VoiceFacts>(
  voices: readonly Voice[],
  language: string,
): Voice[] {
  return rankVoices(voices, language === ENGLISH.code ? ENGLISH : { code: language, best: ANY });
}

function rankVoices<Voice extends VoiceFacts>(voices: readonly Voice[], language: Language): Voice[] {
  return voices
    .filter(({ lang }) => codeOf(lang) === language.code)
    .map((voice) => ({ voice, penalty: penalty(voice, language) }))
    .toSorted((a, b) => a.penalty - b.penalty)
    .map((weighed) => weighed.voice);
}
