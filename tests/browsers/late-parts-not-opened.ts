const LIKE_OTHER_BANKS =
  'asked for by the catalogue as the banks of late-parts.ts are, when something of it is in review';
const ONLY_MORE = 'what it adds is left out where it can’t be had, and nothing is said';
const OF_THE_ROOM = 'asked for with the nine other files of texts, which /reading reports and retries as one';
const OF_A_LANGUAGE =
  'loaded before anything is shown, in another language than English; without it the app is in English';
const NOT_OF_A_PRESS = 'asked for by no press of the person, and tried again by itself';

/** The parts that late-parts.ts doesn't open, and why. A part in neither list fails the test. */
export const NOT_OPENED: Readonly<Record<string, string>> = {
  'src/exam/exam-bank.ts': LIKE_OTHER_BANKS,
  'src/content/exam/knm-bank.ts': LIKE_OTHER_BANKS,
  'src/content/mock-exam/reading-exams.ts': LIKE_OTHER_BANKS,
  'src/content/mock-exam/listening-exams.ts': LIKE_OTHER_BANKS,
  'src/content/mock-exam/speaking-exams.ts': LIKE_OTHER_BANKS,
  'src/content/mock-exam/writing-exams.ts': LIKE_OTHER_BANKS,
  'src/subjects/grammar/grammar-bank.ts': LIKE_OTHER_BANKS,
  'src/subjects/misc/alphabet/spelling-bank.ts': LIKE_OTHER_BANKS,
  'src/subjects/misc/alphabet/ear-bank.ts': LIKE_OTHER_BANKS,
  'src/subjects/misc/body/body-bank.ts': LIKE_OTHER_BANKS,
  'src/subjects/misc/family/family-bank.ts': LIKE_OTHER_BANKS,
  'src/subjects/misc/time/clock-bank.ts': LIKE_OTHER_BANKS,
  'src/subjects/misc/directions/route-bank.ts': LIKE_OTHER_BANKS,
  'src/subjects/misc/numbers/number-bank.ts': LIKE_OTHER_BANKS,
  'src/subjects/reading/room-bank.ts': LIKE_OTHER_BANKS,
  'src/content/reading-room/messages.ts': OF_THE_ROOM,
  'src/content/reading-room/letters.ts': OF_THE_ROOM,
  'src/content/reading-room/news.ts': OF_THE_ROOM,
  'src/content/reading-room/recipes.ts': OF_THE_ROOM,
  'src/content/reading-room/stories.ts': OF_THE_ROOM,
  'src/content/reading-room/instructions.ts': OF_THE_ROOM,
  'src/content/reading-room/notices.ts': OF_THE_ROOM,
  'src/content/reading-room/interviews.ts': OF_THE_ROOM,
  'src/content/reading-room/tables.ts': OF_THE_ROOM,
  'src/content/reading-room/diaries.ts': OF_THE_ROOM,
  'src/app/languages/chosen-language.tsx': OF_A_LANGUAGE,
  'src/components/settings/language-extent.tsx': ONLY_MORE,
  'src/content/languages/ar.po': OF_A_LANGUAGE,
  'src/content/languages/nl.po': OF_A_LANGUAGE,
  'src/content/languages/tr.po': OF_A_LANGUAGE,
  'src/content/languages/uk.po': OF_A_LANGUAGE,
  'src/auth/notice-texts.ts': ONLY_MORE,
  'src/subjects/reading/words-read.tsx': ONLY_MORE,
  'src/subjects/reading/reading-lead.tsx':
    'comes in a session, before the questions of a text, when its plan has them',
  'src/subjects/grammar/grammar-item-topic.ts': ONLY_MORE,
  'src/subjects/grammar/lesson/lesson-lead.tsx':
    'comes in a session, before the questions of a lesson, when its plan has them',
  'src/subjects/words/related-words.ts': ONLY_MORE,
  'src/pages/review/leech-help.tsx': 'comes beside a card that was forgotten eight times',
  'src/browser/spelling/browser-spelling.ts': ONLY_MORE,
  'src/exam/screens/write/letter-advisor.ts': ONLY_MORE,
  'src/exam/screens/choose/under-way-note.tsx':
    'comes when one is led from /progress to practise something and has begun something else there',
  'src/pages/home/today-block.tsx': ONLY_MORE,
  'src/pages/home/plan-explanation.tsx':
    'comes once an exam date is set, in a line of the plan that is closed at first',
  'src/app/shell/due-link.tsx': ONLY_MORE,
  'src/browser/texts/browser-texts.ts': ONLY_MORE,
  'src/components/words/word-help.tsx': ONLY_MORE,
  'src/learning/components/how-far-line.tsx': ONLY_MORE,
  'src/app/shell/install-entry.tsx': ONLY_MORE,
  'src/browser/device/browser-install.ts': ONLY_MORE,
  'src/browser/service-worker/kept-files.ts': ONLY_MORE,
  'src/app/shell/install-help-dialog.tsx': 'for iPhone, iPad and Safari on a Mac',
  'src/app/shell/update-notice.tsx': NOT_OF_A_PRESS,
  'src/browser/service-worker/browser-worker.ts': NOT_OF_A_PRESS,
  'src/browser/service-worker/saved-sounds.ts': NOT_OF_A_PRESS,
  'src/learning/projection-store.ts': NOT_OF_A_PRESS,
  'src/pages/sign-in/session-expiry-dialog.tsx': 'comes when a session is about to end; fetched ahead for it',
  'src/app/shell/signed-in-app.tsx': 'comes by signing in, in a journey of its own',
  'src/sound/recordings.ts':
    'reported by the button that was pressed to hear something, and retried by the next press: app-speech.test.ts',
  'src/browser/synthesis/browser-synthesis.ts':
    'reported by the button that was pressed to hear something, and retried by the next press: app-speech.test.ts',
  'src/browser/media/browser-media.ts': ONLY_MORE,
  'src/pages/record/export-pack.ts': 'needs a microphone, after a recording; reported next to its button',
  'src/exam/screens/speak/speaking-result.tsx': 'needs a microphone, after its last question',
  'src/exam/screens/speak/speaking-exam-result.tsx': 'comes when an exam of three tasks is handed in',
  'src/exam/screens/write/writing-exam-result.tsx': 'comes when an exam of three tasks is handed in',
  'src/browser/recorder/browser-recorder.ts':
    'needs a microphone, which not every engine has; reported like one that can’t be opened',
  'src/ui/toaster.tsx': 'a notice that comes late would be about something else: src/ui/toast.test.ts',
};
