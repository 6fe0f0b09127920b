import type { ReactNode } from 'react';

/** Of a text that no message has. A `meaning` is in the chosen language, or as the person wrote it. */
export type TextLanguage = 'dutch' | 'english' | 'meaning';

/** The letters of a meaning decide which way it runs: brackets don't count (LNG-02). */
const MARKS = {
  dutch: { lang: 'nl' },
  english: { lang: 'en', dir: 'ltr' },
  meaning: { dir: 'auto' },
} as const satisfies Record<TextLanguage, object>;

interface InLanguageProps {
  readonly language: TextLanguage;
  readonly as?: 'span' | 'p' | 'strong' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A text in a page of any language: read aloud in its own, and running its way (QUA-15, LNG-02). */
export function InLanguage({ language, as: Tag = 'span', ...rest }: InLanguageProps) {
  return <Tag {...MARKS[language]} {...rest} />;
}

/** Content that is not translated. What a message says is not English: it is in the language of the screen. */
export function English(props: Omit<InLanguageProps, 'language'>) {
  return <InLanguage language="english" {...props} />;
}

/** What has a meaning: a word, a question, a card, a line of a list that is played. */
export interface Meant {
  /** Null: it has none, or none that may be shown. */
  readonly meaning: string | null;
  /** In the chosen language, or as the person wrote it; otherwise in English (LNG-03). */
  readonly isTranslated?: boolean | undefined;
}

/** A meaning in the language that it is in. */
export function Meaning({
  of,
  ...rest
}: Omit<InLanguageProps, 'language' | 'children'> & { readonly of: Meant }) {
  if (of.meaning === null) return null;
  return (
    <InLanguage language={meaningLanguage(of)} {...rest}>
      {of.meaning}
    </InLanguage>
  );
}

const meaningLanguage = ({ isTranslated }: Meant) => (isTranslated === true ? 'meaning' : 'english');

interface Answered extends Meant {
  readonly answer: string;
  readonly answerIs?: 'english';
}

/** In which language a question is answered: its options, what was given, and what is right. */
export function answerLanguage(question: Answered): TextLanguage {
  const { answer, answerIs = 'dutch', meaning } = question;
  return answer === meaning ? meaningLanguage(question) : answerIs;
}
