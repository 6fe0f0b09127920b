import { msg } from '@lingui/core/macro';
import type { WayQuestionProps } from './study-way.ts';
import { ASK_ID, Back, CardFrame, LargeDutch } from '#practice/components/question/card-frame.tsx';
import { OptionList } from '#practice/components/question/option-list.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';

const ARTICLES = ['de', 'het'] as const;

/** A noun whose article is chosen. */
export function ArticleQuestion({
  item,
  result,
  takesFocus,
  onAnswered,
  onNext,
  nextLabel,
}: WayQuestionProps) {
  const article = item.noun?.article ?? 'de';
  return (
    <CardFrame
      ask={msg`De or het?`}
      takesFocus={takesFocus}
      front={
        <>
          <LargeDutch>{item.noun?.word ?? item.dutch}</LargeDutch>
          <OptionList
            options={ARTICLES}
            correct={ARTICLES.indexOf(article)}
            chosen={result === null ? null : ARTICLES.findIndex((one) => one === result.answer)}
            onChosen={(place) => onAnswered(ARTICLES[place] ?? '', ARTICLES[place] === article)}
            labelledBy={ASK_ID}
          />
        </>
      }
      back={result !== null && <Back item={item} />}
      actions={
        result !== null && (
          <Button {...FOCUS_HERE} onClick={onNext}>
            {nextLabel}
          </Button>
        )
      }
    />
  );
}
