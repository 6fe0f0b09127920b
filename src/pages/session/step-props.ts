import type { SessionStep, StudySession } from '#learning/rules/session.ts';
import type { Catalogue } from '#learning/catalogue.ts';

export interface StepProps {
  readonly catalogue: Catalogue;
  readonly session: StudySession;
  readonly step: SessionStep;
  readonly itemId: string;
  /** False for the first one of a visit: then the page's heading has the focus. */
  readonly takesFocus: boolean;
  readonly onDone: (isMissed?: boolean) => void;
  /** It can't be asked here and now. */
  readonly onPassed: () => void;
  readonly onStepPassed: () => void;
  /** The rest of the step is left out. Was it the last one, this work comes in its place, and the session is so many minutes long. */
  readonly onStepReplaced: (steps: readonly SessionStep[], minutes: number) => void;
  readonly onPageOpened: (at: number) => void;
}
