import { CONJUNCTION_SENTENCES } from '#content/grammar/practice/conjunction-sentences.ts';
import { ER_SENTENCES } from '#content/grammar/practice/er-sentences.ts';
import { NEGATION_GAPS } from '#content/grammar/practice/negation-gaps.ts';
import { NEGATION_PLACES } from '#content/grammar/practice/negation-places.ts';
import { OM_TE_SENTENCES } from '#content/grammar/practice/om-te-sentences.ts';
import { PAST_MODAL_SENTENCES } from '#content/grammar/practice/past-modal-sentences.ts';
import { POSITION_SENTENCES } from '#content/grammar/practice/position-sentences.ts';
import { PRONOUN_SENTENCES } from '#content/grammar/practice/pronoun-sentences.ts';
import { REFERENCE_SENTENCES } from '#content/grammar/practice/reference-sentences.ts';
import { RELATIVE_SENTENCES } from '#content/grammar/practice/relative-sentences.ts';
import { nameInGrammar } from '#content/grammar/names.ts';
import { PRACTICE_TITLES } from '#content/grammar/practice-kinds.ts';
import { GAP_KINDS, type GapKind, type PracticeKind } from '#content/schema/practice-kind.ts';
import type { GapSentence } from '#content/schema/practice-words.ts';
import type { ShownText } from '#lib/shown-text.ts';
import { onePart, saidBy, sentenceVoice, type PreparedText } from '#sound/texts/prepared-text.ts';
import { setOfPack, type RecordingSet } from '#sound/texts/recorded-texts.ts';

const GAP_SENTENCES: Readonly<Record<GapKind, readonly GapSentence[]>> = {
  pronoun: PRONOUN_SENTENCES,
  'reference-word': REFERENCE_SENTENCES,
  conjunction: CONJUNCTION_SENTENCES,
  'om-te': OM_TE_SENTENCES,
  'position-verb': POSITION_SENTENCES,
  er: ER_SENTENCES,
  relative: RELATIVE_SENTENCES,
  'past-modal': PAST_MODAL_SENTENCES,
};

/** The practice sentences that are in the data in spoken form (GRA-22); the others are generated. */
export function practiceTexts(): RecordingSet[] {
  return [
    ...GAP_KINDS.map((kind) => onePart(`practice-${kind}`, titleOf(kind), GAP_SENTENCES[kind].map(filled))),
    {
      id: 'practice-niet-geen',
      title: titleOf('niet-geen'),
      parts: [
        { name: 'gaps', texts: NEGATION_GAPS.map(filled) },
        { name: 'places', texts: NEGATION_PLACES.map(({ denied }) => sentence(denied)) },
      ],
    },
  ].map((pack) => setOfPack(pack));
}

/** Its stars are taken away where it is shown. */
function titleOf(kind: PracticeKind): ShownText {
  return nameInGrammar(PRACTICE_TITLES[kind]);
}

function filled({ sentence: whole, answer }: { readonly sentence: string; readonly answer: string }) {
  return sentence(whole.replace('___', answer));
}

function sentence(text: string): PreparedText {
  return saidBy(sentenceVoice(text), text);
}
