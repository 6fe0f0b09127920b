import { msg } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { CardGrades } from './card-grades.tsx';
import type { ReviewCardViewProps } from './card-view-props.ts';
import { shuffled } from '#lib/random.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { ASK_ID, Back, CardFrame, Front, LargeDutch } from '#practice/components/question/card-frame.tsx';
import { FragmentTold, HeardFragment } from '#practice/components/question/heard-fragment.tsx';
import { OptionList } from '#practice/components/question/option-list.tsx';
import { ExamEnglishBox, useExamEnglish } from '#practice/components/question/exam-english.tsx';
import type { ShownText } from '#lib/shown-text.ts';
import { type TextLanguage, answerLanguage, Meaning } from '#components/meaning.tsx';

/** A card with options to choose from. Loaded late, hence the default export. */
export default function ChosenCard(props: ReviewCardViewProps) {
  const { card, item } = props;
  return card.kind === 'article' && item.noun !== undefined ? (
    <ArticleCard {...props} noun={item.noun} />
  ) : (
    <OptionCard {...props} />
  );
}

/** A question with its options in another order each day: the person should know the answer, not its place. */
function OptionCard(props: ReviewCardViewProps) {
  const { card, item, dayStart } = props;
  const isEnglishShown = useExamEnglish();
  const [order] = useState(() => shuffled([...item.options.keys()], seededRandom(`${card.id} ${dayStart}`)));
  const inOrder = (texts: readonly string[]) => order.map((place) => texts[place] ?? '');
  const { optionsEnglish } = item;
  const isPromptShown = item.prompt !== null && item.text === undefined && item.fragment === undefined;
  return (
    <ChoiceCard
      {...props}
      ask={item.question}
      isAskLarge={!isPromptShown || optionsEnglish !== undefined}
      front={
        <>
          {isPromptShown && <Front item={item} />}
          {optionsEnglish !== undefined && (
            <>
              {isEnglishShown && <Meaning as="p" of={item} className="text-ink-soft" />}
              <ExamEnglishBox />
            </>
          )}
        </>
      }
      options={inOrder(item.options)}
      optionsAre={answerLanguage(item)}
      english={optionsEnglish !== undefined && isEnglishShown ? inOrder(optionsEnglish) : undefined}
      correct={order.indexOf(item.options.indexOf(item.answer))}
    />
  );
}

/** De or het. */
function ArticleCard({
  noun: { article, word },
  ...props
}: ReviewCardViewProps & { readonly noun: NonNullable<CatalogueItem['noun']> }) {
  return (
    <ChoiceCard
      {...props}
      ask={msg`De or het?`}
      front={<LargeDutch>{word}</LargeDutch>}
      options={['de', 'het']}
      correct={article === 'de' ? 0 : 1}
    />
  );
}

interface ChoiceCardProps extends ReviewCardViewProps {
  readonly ask: ShownText;
  readonly isAskLarge?: boolean;
  readonly front: ReactNode;
  readonly options: readonly string[];
  readonly optionsAre?: TextLanguage | undefined;
  readonly english?: readonly string[] | undefined;
  readonly correct: number;
}

function ChoiceCard({ ask, front, options, correct, item, onAnswered, ...card }: ChoiceCardProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const isRight = chosen === correct;
  return (
    <CardFrame
      ask={ask}
      isAskLarge={card.isAskLarge}
      text={item.text}
      takesFocus={card.takesFocus}
      front={
        <>
          {card.sound}
          {item.fragment !== undefined && (
            <HeardFragment fragment={item.fragment} isAnswered={chosen !== null} />
          )}
          {front}
          {card.isMeaningShown === true && <Meaning as="p" of={item} className="text-ink-soft" />}
          <OptionList
            options={options}
            optionsAre={card.optionsAre}
            english={card.english}
            correct={correct}
            chosen={chosen}
            onChosen={setChosen}
            labelledBy={ASK_ID}
          />
        </>
      }
      back={chosen !== null && <Back item={item} />}
      help={
        <>
          {item.fragment !== undefined && <FragmentTold fragment={item.fragment} />}
          {card.help}
        </>
      }
      actions={
        chosen !== null && (
          <CardGrades
            returns={card.returns}
            isRight={isRight}
            isChosen
            onGraded={(grade) => onAnswered({ grade, given: options[chosen] ?? null })}
          />
        )
      }
    />
  );
}
