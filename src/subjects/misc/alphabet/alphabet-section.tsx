import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  return (
    <>
      <SectionPart
        title={t`The 26 letters`}
        intro={t`Press a letter to hear its Dutch name. Press it again to clear it.`}
      >
        <LetterGrid />
      </SectionPart>
      <SectionPart title={t`The sounds of Dutch`} intro={t`These are new to most English speakers.`}>
        <SoundGuide />
      </SectionPart>
      <SectionPart
        title={t`The signs of the hints`}
        intro={t`Word cards show how to say a word. Each sign is one sound. Say the part in CAPITALS with more force: bə-GIN-ən, to begin.`}
      >
        <HintGuide />
      </SectionPart>
      <SectionPart
        title={t`Game: which word do you hear?`}
        intro={t`Two words with one different sound. Listen, and choose the word that you hear.`}
      >
        <EarGame />
      </SectionPart>
      <SectionPart
        title={t`How to spell something`}
        intro={t`People ask you to do this at a desk or on the phone.`}
      >
        <SpokenPhrases phrases={SPELLING_PHRASES} listTitle={t`Spelling`} />
      </SectionPart>
      <SectionPart
        title={t`Spell your own name`}
        intro={t`When a phone line is bad, people add a name to each letter: de n van Nico. These are the usual names, but you can use other names.`}
      >
        <SpellYourName />
      </SectionPart>
      <SectionPart
        title={t`Game: which name is it?`}
        intro={t`A name is spelled letter by letter. Type it as you hear it.`}
      >
        <SpellingGame />
      </SectionPart>
    </>
  );
}
