import { FAMILY_LOOKS, type FamilyBoxKind } from '#features/misc/family/family-box.tsx';

const SIGNS: readonly { kind: FamilyBoxKind; letter: string; dutch: string; english: string }[] = [
  { kind: 'male', letter: 'm', dutch: 'man', english: 'male' },
  { kind: 'female', letter: 'v', dutch: 'vrouw', english: 'female' },
  { kind: 'extended', letter: '+', dutch: 'familie', english: 'the wider family' },
];

/** What colours, borders and letters of the tree mean. */
export function FamilyLegend() {
  return (
    <ul aria-label="Signs" className="flex flex-wrap gap-x-6 gap-y-2">
      {SIGNS.map(({ kind, letter, dutch, english }) => (
        <li key={kind} className="flex items-center gap-2">
          <svg
            aria-hidden="true"
            viewBox="0 0 34 24"
            className="h-6 w-8.5 shrink-0 bg-surface-raised forced-color-adjust-none"
          >
            <rect
              x="1.500"
              y="1.500"
              width="31"
              height="21"
              rx="6"
              className={`stroke-2 ${FAMILY_LOOKS[kind].box}`}
            />
          </svg>
          <span>
            <strong>{letter}</strong>: <span lang="nl">{dutch}</span>, {english}
          </span>
        </li>
      ))}
    </ul>
  );
}
