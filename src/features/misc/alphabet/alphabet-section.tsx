import { SPELLING_PHRASES } from '#content/misc/spelling-phrases.ts';
import { LetterGrid } from '#features/misc/alphabet/letter-grid.tsx';
import { SoundGuide } from '#features/misc/alphabet/sound-guide.tsx';
import { SpellYourName } from '#features/misc/alphabet/spell-your-name.tsx';
import { SpellingGame } from '#features/misc/alphabet/spelling-game.tsx';
import { SectionPart } from '#features/misc/section-part.tsx';
import { SpokenPhrases } from '#features/misc/spoken-phrases.tsx';

/** Alphabets (MSC-12): the letters and their names, the sounds, how to spell, and a game. */
export default function AlphabetSection() {
  return (
    <>
      <SectionPart
        title="The 26 letters"
        intro="Press a letter to hear its Dutch name. Press it again to clear it."
      >
        <LetterGrid />
      </SectionPart>
      <SectionPart title="The sounds of Dutch" intro="These are new to most English speakers.">
        <SoundGuide />
      </SectionPart>
      <SectionPart
        title="How to spell something"
        intro="At a counter or on the phone you will be asked for this."
      >
        <SpokenPhrases phrases={SPELLING_PHRASES} />
      </SectionPart>
      <SectionPart
        title="Spell your own name"
        intro="On a bad line people add a name to each letter: de n van Nico. These names are the usual ones; any other name will do."
      >
        <SpellYourName />
      </SectionPart>
      <SectionPart
        title="Game: which name is it?"
        intro="A name is spelled letter by letter. Type it as you hear it."
      >
        <SpellingGame />
      </SectionPart>
    </>
  );
}
