import { SPELLING_PHRASES } from '#content/misc/spelling-phrases.ts';
import { EarGame } from './ear-game.tsx';
import { HintGuide } from './hint-guide.tsx';
import { LetterGrid } from './letter-grid.tsx';
import { SoundGuide } from './sound-guide.tsx';
import { SpellYourName } from './spell-your-name.tsx';
import { SpellingGame } from './spelling-game.tsx';
import { SectionPart } from '#subjects/misc/section-part.tsx';
import { SpokenPhrases } from '#subjects/misc/spoken-phrases.tsx';

/** Alphabets (MSC-12): the letters and their names, the sounds, the signs of the hints, how to spell, and two games. */
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
        title="The signs of the hints"
        intro="Word cards show how to say a word. Each sign is one sound. Say the part in CAPITALS with more force: bə-GIN-ən, to begin."
      >
        <HintGuide />
      </SectionPart>
      <SectionPart
        title="Game: which word do you hear?"
        intro="Two words with one different sound. Listen, and choose the word that you hear."
      >
        <EarGame />
      </SectionPart>
      <SectionPart
        title="How to spell something"
        intro="People ask you to do this at a desk or on the phone."
      >
        <SpokenPhrases phrases={SPELLING_PHRASES} listTitle="Spelling" />
      </SectionPart>
      <SectionPart
        title="Spell your own name"
        intro="When a phone line is bad, people add a name to each letter: de n van Nico. These are the usual names, but you can use other names."
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
