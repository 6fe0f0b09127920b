import { readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import {
  type CompiledIcuChoices,
  type CompiledMessage,
  compileMessage,
} from '@lingui/message-utils/compileMessage';
import { usesTexts } from './with-texts.mjs';

/** A text of the screens: its English and what a translator made of it. */
export interface Translation {
  readonly english: string;
  readonly translation: string;
}

/** Texts whose id is the English itself (src/ui/plain-texts.ts). */
const PLAIN_TEXT = /i18n\._\(|\/\* ?i18n/;
const TAG = /<(\/?)(\w+)(\/?)>/g;
/** What says that it is Dutch, without a value or an element inside. */
const DUTCH_PIECES = [
  /<Dutch(?:\s[^<>]*)?>([^<>{}]+)<\/Dutch>/g,
  /<\w+(?:\s[^<>]*)?\slang="nl"[^<>]*>([^<>{}]+)<\/\w+>/g,
];

/** The texts in the source files, by their id, without reading a catalogue. */
export async function textsInSource(): Promise<ReadonlyMap<string, string>> {
  const catalog = await onlyCatalog();
  const files = catalog.sourcePaths.filter((file) => {
    const code = readFileSync(file, 'utf8');
    return usesTexts(code) || PLAIN_TEXT.test(code);
  });
  const found = (await catalog.collect({ files })) ?? {};
  return new Map(Object.entries(found).map(([id, { message }]) => [id, message ?? id]));
}

/** What a translator wrote, by the id of the text. */
export async function catalogueOf(language: string): Promise<ReadonlyMap<string, Translation>> {
  const read = await (await onlyCatalog()).read(language);
  return new Map(
    Object.entries(read ?? {}).map(([id, { message, translation }]) => [
      id,
      { english: message ?? id, translation: translation ?? '' },
    ]),
  );
}

async function onlyCatalog() {
  const [catalog] = await getCatalogs(getConfig());
  if (catalog === undefined) throw new Error('.linguirc.json names no catalogue');
  return catalog;
}

/** The pieces of Dutch in a source file. A translator leaves those inside a text as they are. */
export function dutchPieces(code: string): string[] {
  return DUTCH_PIECES.flatMap((piece) =>
    [...code.matchAll(piece)].map(([, text = '']) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()),
  );
}

/** Those of all source files. */
export async function dutchInSource(): Promise<ReadonlySet<string>> {
  const { sourcePaths } = await onlyCatalog();
  return new Set(sourcePaths.flatMap((file) => dutchPieces(readFileSync(file, 'utf8'))));
}

/** What a translation lost of its text, or lacks (LNG-05). */
export function faultsOf(
  { english, translation }: Translation,
  language: string,
  dutch: ReadonlySet<string>,
): string[] {
  const [wanted, found] = [contentOf(english), contentOf(translation)];
  const dutchPiecesOf = (message: string) =>
    new Set([...pieces(message)].filter((piece) => dutch.has(piece)));
  return [
    ...lost(wanted.values, found.values).map((value) => `the value {${value}} is lost`),
    ...lost(found.values, wanted.values).map((value) => `there is no value {${value}}`),
    ...lost(wanted.tags, found.tags).map((tag) => `the tag <${tag}> is lost`),
    ...lost(found.tags, wanted.tags).map((tag) => `there is no tag <${tag}>`),
    ...found.brokenTags.map((tag) => `the tag <${tag}> is not opened and closed`),
    ...(found.plurals.length < wanted.plurals.length ? ['a plural is lost'] : []),
    ...found.plurals.flatMap((forms) => formFaults(forms, language, wanted.plurals)),
    ...lost(dutchPiecesOf(english), pieces(translation)).map((piece) => `the Dutch "${piece}" is lost`),
  ];
}

/** A form that stands for several numbers, such as 2, 3 and 4, has to say which one. */
function formFaults(
  forms: ReadonlyMap<string, boolean>,
  language: string,
  wanted: MessageContent['plurals'],
): string[] {
  const saysNumber = wanted.some((form) => form.get('other') === true);
  return [...formsOf(language)].flatMap(([form, numbers]) => {
    if (!forms.has(form)) return [`the plural form "${form}" is missing`];
    return saysNumber && numbers > 1 && forms.get(form) === false
      ? [`the number # is missing in the plural form "${form}"`]
      : [];
  });
}

/** The forms that a language has for whole numbers, with how many of 0 to 200 each stands for; and `other`, for all else. */
function formsOf(language: string): ReadonlyMap<string, number> {
  const rules = new Intl.PluralRules(language);
  const forms = new Map<string, number>(rules.resolvedOptions().pluralCategories.map((form) => [form, 0]));
  for (let number = 0; number <= 200; number += 1) {
    const form = rules.select(number);
    forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  return forms;
}

const lost = (wanted: ReadonlySet<string>, found: ReadonlySet<string>) =>
  [...wanted].filter((one) => !found.has(one));

/** The texts inside tags without a value or a tag in them. */
const pieces = (message: string): ReadonlySet<string> =>
  new Set(
    [...message.matchAll(/<(\w+)>([^<>{}]+)<\/\1>/g)].map(([, , piece = '']) => piece.trim().toLowerCase()),
  );

interface MessageContent {
  readonly values: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Opened or closed alone. */
  readonly brokenTags: readonly string[];
  /** The forms of each plural, with whether the number is in them. */
  readonly plurals: readonly ReadonlyMap<string, boolean>[];
}

function contentOf(message: string): MessageContent {
  const values = new Set<string>();
  const plurals: ReadonlyMap<string, boolean>[] = [];
  const read = (parts: CompiledMessage) => {
    for (const part of parts) {
      if (typeof part === 'string') continue;
      const [name, kind, choices] = part;
      values.add(name);
      if (!isChoices(choices)) continue;
      const forms = Object.entries(choices).flatMap(([key, form]) =>
        typeof form === 'object' ? [[key, form] as const] : [],
      );
      if (kind === 'plural') plurals.push(new Map(forms.map(([key, form]) => [key, form.includes('#')])));
      for (const [, form] of forms) read(form);
    }
  };
  read(compileMessage(message));
  return { values, plurals, ...tagsOf(message) };
}

const isChoices = (format: unknown): format is CompiledIcuChoices =>
  typeof format === 'object' && format !== null;

function tagsOf(message: string): Pick<MessageContent, 'tags' | 'brokenTags'> {
  const tags = new Set<string>();
  const open: string[] = [];
  const broken: string[] = [];
  for (const [, closing, tag = '', alone] of message.matchAll(TAG)) {
    tags.add(tag);
    if (alone !== '') continue;
    if (closing === '') open.push(tag);
    else if (open.pop() !== tag) broken.push(tag);
  }
  return { tags, brokenTags: [...broken, ...open] };
}
