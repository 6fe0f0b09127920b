import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, Fragment } from 'react';
import { examplesOf } from '#dutch/vocabulary/fitting-example.ts';
import { markWord, type SentencePiece } from '#dutch/vocabulary/mark-word.ts';
import { separableParts } from '#dutch/vocabulary/word-forms.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { RECOGNISED_IDS } from '#content/vocabulary/to-recognise.ts';
import { pictureOf } from '#content/pictures/word-pictures.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { WordPicture } from '#components/word-picture.tsx';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { KnowThis } from '#learning/components/know-this.tsx';
import { StarButton } from '#learning/components/star-button.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { English, Meaning } from '#components/meaning.tsx';

const MARKED = 'text-brand underline decoration-2 underline-offset-4';

const NOTHING: ReadonlySet<string> = new Set();
const LISTEN_LABELS = [
  msg`Listen to the sentence`,
  msg`Listen to the second sentence`,
  msg`Listen to the third sentence`,
];

interface WordDetailsProps {
  readonly word: Word;
  /** The forms of the words that the person knows: they decide which sentence comes first (PTH-04). */
  readonly known?: ReadonlySet<string>;
}

/** The back of a word card: the meaning, the example with its English, and the word's forms (VOC-05). */
export default function WordDetails({ word, known = NOTHING }: WordDetailsProps) {
  const { i18n } = useLingui();
  const { secondExample } = word;
  const second = secondExample === undefined ? [] : [{ dutch: secondExample, english: word.secondExampleEn }];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <Meaning as="p" of={word} className="min-w-0 text-2xl font-semibold" />
        <WordPicture address={pictureOf(word.id)} size="medium" />
      </div>
      {[...examplesOf(word, known), ...second].map(({ dutch, english }, place) => (
        <Example
          key={dutch}
          word={word}
          dutch={dutch}
          english={english}
          listenLabel={i18n._(LISTEN_LABELS[place] ?? msg`Listen`)}
        />
      ))}
      {RECOGNISED_IDS.has(itemId('word', word.id)) && (
        <p className="text-ink-soft">
          <Trans>To recognise: you are not asked to type this word.</Trans>
        </p>
      )}
      {word.note !== undefined && (
        <p className="text-ink-soft">
          <MarkedText text={word.note} />
        </p>
      )}
      <WordForms word={word} />
      <div className="flex flex-wrap gap-x-6">
        <AddToReview itemIds={[itemId('word', word.id)]} />
        <StarButton itemId={itemId('word', word.id)} />
        <KnowThis itemId={itemId('word', word.id)} />
      </div>
    </div>
  );
}

interface ExampleProps {
  readonly word: Word;
  readonly dutch: string;
  readonly english: string | undefined;
  readonly listenLabel: string;
}

/** A sentence with the word marked in it, in whatever form it occurs. */
function Example({ word, dutch, english, listenLabel }: ExampleProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 border-s-4 border-brand ps-4">
      <div className="min-w-0 flex-1 basis-64">
        {/* Pieces of a text never change places: they need no keys. */}
        <p lang="nl">{createElement(Fragment, null, ...markWord(dutch, word).map(drawPiece))}</p>
        {english !== undefined && (
          <English as="p" className="text-ink-soft">
            {english}
          </English>
        )}
      </div>
      <ListenButton text={dutch} label={listenLabel} />
    </div>
  );
}

function drawPiece({ text, isWord }: SentencePiece) {
  return isWord ? <strong className={MARKED}>{text}</strong> : text;
}

function WordForms({ word }: { word: Word }) {
  const { i18n } = useLingui();
  const forms = formsOf(word);
  if (forms.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {forms.map(({ name, form }) => (
        <div key={name.id} className="min-w-0">
          <dt className="text-sm text-ink-soft">{i18n._(name)}</dt>
          {form === null ? (
            <dd>
              <Trans>not used</Trans>
            </dd>
          ) : (
            <dd lang="nl">{form}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const AUXILIARY_FORMS = { hebben: 'heeft', zijn: 'is', both: 'heeft / is' };

interface NamedForm {
  readonly name: MessageDescriptor;
  /** Null: there is no such form. */
  readonly form: string | null;
}

function formsOf(word: Word): NamedForm[] {
  const { kind, past, comparative } = word;
  const parts = separableParts(word);
  return [
    ...(kind === 'noun' ? [pluralOf(word)] : []),
    ...(parts ? [{ name: msg`Separable`, form: `${parts.particle} + ${parts.verb}` }] : []),
    ...(past === undefined ? [] : [{ name: msg`Past`, form: past }]),
    ...perfectOf(word),
    ...(comparative === undefined ? [] : [{ name: msg`Comparative`, form: comparative }]),
  ];
}

/** Every noun of the lists has its plural, unless none is in use (CON-02). */
function pluralOf({ dutch, plural }: Word): NamedForm {
  if (plural === undefined) return { name: msg`Plural`, form: null };
  if (plural === dutch) return { name: msg`Singular`, form: null };
  return { name: msg`Plural`, form: `de ${plural}` };
}

/** With its auxiliary, and with `zich` where the verb has it: `heeft zich aangemeld`. */
function perfectOf({ dutch, participle, auxiliary }: Word): NamedForm[] {
  if (participle === undefined) return [];
  const helper = auxiliary === undefined ? '' : `${AUXILIARY_FORMS[auxiliary]} `;
  const reflexive = helper !== '' && dutch.startsWith('zich ') ? 'zich ' : '';
  return [{ name: msg`Perfect`, form: helper + reflexive + participle }];
}
