import { Play, RotateCcw, Square } from 'lucide-react';
import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';
import { paperOfTexts, wholePaper } from '#domain/exam/mock/paper.ts';
import { useFragmentPlayer } from '#features/exam/listening/fragment-player.ts';
import {
  inGroups,
  type MockFrameProps,
  type MockItem,
  type MockPart,
} from '#features/exam/mock/mock-part.ts';
import type { MockPartProps } from '#features/exam/mock/exam-flow-screen.tsx';
import { MockPartScreen } from '#features/exam/mock/mock-part-screen.tsx';
import { LISTENING_EXAMS } from '#services/storage/sittings.ts';
import { ComputerVoiceLabel } from '#shared/speech/computer-voice-label.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface ListeningExamItem extends MockItem {
  readonly fragment: MockListeningFragment;
}

const EXAMS = LISTENING_EXAM_FRAGMENTS.map((fragments) => fragments.flatMap(itemsOf));
const ITEMS = EXAMS.flat();

function itemsOf(fragment: MockListeningFragment): ListeningExamItem[] {
  const group = { id: fragment.id, dutch: fragment.setting, english: '' };
  return fragment.questions.map((question) => ({ ...question, group, fragment }));
}

/** Listening as it is examined (MOC-01, MOC-06, MOC-08), and in the format that the exam page promises (MOC-12). */
const LISTENING_PART: MockPart<ListeningExamItem> = {
  title: 'Listening',
  sitting: LISTENING_EXAMS,
  exams: [
    ...EXAMS.map((items, place) => ({
      id: `listening-${place + 1}`,
      title: `Exam ${place + 1}`,
      format: OFFICIAL_FORMATS.listening,
      paper: (_seen: ReadonlySet<string>, random: () => number) => wholePaper(inGroups(items), random),
    })),
    {
      id: 'listening-practice',
      title: 'Practice exam',
      format: PRACTICE_FORMATS.listening,
      paper: (seen, random) =>
        paperOfTexts(inGroups(ITEMS), { count: PRACTICE_FORMATS.listening.count, seen, random }),
    },
  ],
  items: new Map(ITEMS.map((item) => [item.id, item])),
  groupsAre: 'Fragments',
  hasDividers: false,
  isQuestionHeard: true,
  rules: [
    'Read the question first, or listen to it. Then play the fragment.',
    'Each fragment has two or three questions.',
  ],
  Frame: FragmentPlayerFrame,
  Source: SpokenText,
};

export default function ListeningExam(props: MockPartProps) {
  return <MockPartScreen part={LISTENING_PART} {...props} />;
}

/** The question on the screen, and below it the fragment; its text comes with the result. */
function FragmentPlayerFrame({
  item: { fragment },
  format,
  playedTimes,
  onPlayed,
  isRead,
  onTextWanted,
  children,
}: MockFrameProps<ListeningExamItem>) {
  const { state, play, stop } = useFragmentPlayer(fragment.id);
  const isPlaying = state.phase === 'playing';
  const mayPlay = format.isReplayed || playedTimes === 0;
  const Icon = isPlaying ? Square : playedTimes > 0 ? RotateCcw : Play;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="min-w-0">{children}</div>
      <Card className="flex flex-col gap-4">
        <p lang="nl" className="text-lg font-semibold">
          {fragment.setting}
        </p>
        {state.source === 'recording' && <ComputerVoiceLabel />}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            tone="secondary"
            disabled={!mayPlay}
            onClick={() =>
              isPlaying ? stop() : play({ id: fragment.id, audioText: fragment.lines }, onPlayed)
            }
          >
            <Icon aria-hidden size={20} />
            {isPlaying ? 'Stop' : playedTimes > 0 ? 'Play again' : 'Play the fragment'}
          </Button>
          {!mayPlay && <span className="text-ink-soft">You heard it once, as this format allows.</span>}
        </div>
        {state.phase === 'idle' && state.problem !== null && !isRead && (
          <Problem isBlocked={state.problem === 'blocked'} onTextWanted={onTextWanted} />
        )}
        {isRead && <Lines fragment={fragment} />}
      </Card>
    </div>
  );
}

/** Nobody is kept from an exam by a device without a voice: then it is read, and the result says so. */
function Problem({
  isBlocked,
  onTextWanted,
}: {
  readonly isBlocked: boolean;
  readonly onTextWanted: () => void;
}) {
  if (isBlocked) {
    return (
      <Alert tone="info">
        <p>Your browser wants one more press: please play the fragment again.</p>
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title="The fragment could not be played">
      <p>Your device has no working Dutch voice. You can read the text instead. Your result will say so.</p>
      <Button tone="secondary" className="mt-3" onClick={onTextWanted}>
        Show the text
      </Button>
    </Alert>
  );
}

/** What was said, folded away. */
function SpokenText({ item: { fragment } }: { readonly item: ListeningExamItem }) {
  return (
    <details>
      <summary lang="en" className="min-h-11 cursor-pointer py-2 font-semibold">
        Show what was said
      </summary>
      <Lines fragment={fragment} />
    </details>
  );
}

function Lines({ fragment: { lines, speakers } }: { readonly fragment: MockListeningFragment }) {
  return (
    <div lang="nl" className="flex flex-col gap-2 text-lg leading-relaxed">
      {lines.map(({ voice, text }) => (
        <p key={text}>
          {speakers.B !== undefined && (
            <strong className="font-semibold">{voice === 'A' ? 'Spreker 1' : 'Spreker 2'}: </strong>
          )}
          {text}
        </p>
      ))}
    </div>
  );
}
