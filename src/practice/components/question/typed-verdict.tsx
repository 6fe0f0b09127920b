import type { SlipKind, TypedJudgement } from '#learning/rules/typed-answer.ts';
import { TextChanges } from '#components/text-changes.tsx';

const SLIPS: Record<SlipKind, string> = {
  article: 'The article: de or het.',
  'word-order': 'The word order.',
  spelling: 'The spelling.',
  'other-word': 'This is another word.',
};

const REMARKS = {
  capital: 'Right. Look at the capital letters.',
  accent: 'Right. Look at the accent: your keyboard may not have it.',
  punctuation: 'Right. Look at the commas and full stops.',
  'another-word': 'Right. This word is also right. The card asks for this one:',
};

interface TypedVerdictProps {
  readonly judgement: TypedJudgement;
  /** Whether more than a word was expected. */
  readonly isSentence?: boolean;
}

/**
 * Whether it was typed correctly, and otherwise the kind of slip, letter by letter (MEM-09). Text only, because it is
 * announced.
 */
export function TypedVerdict({ judgement, isSentence = false }: TypedVerdictProps) {
  if (judgement.kind === 'right') {
    const { remark } = judgement;
    return <strong className="text-success">{remark === null ? 'That is right.' : REMARKS[remark]}</strong>;
  }
  return (
    <span className="flex flex-col gap-2">
      <span>
        <strong className="text-danger">Not right.</strong>{' '}
        {isSentence && judgement.slip === 'other-word' ? 'These are other words.' : SLIPS[judgement.slip]}
      </span>
      {judgement.slip !== 'other-word' && (
        <span className="text-xl break-words">
          <TextChanges changes={judgement.changes} />
        </span>
      )}
    </span>
  );
}
