import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { csvFormatRows, csvParseRows } from 'd3-dsv';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COURSE } from './course.ts';
import { recordedTexts, sourcesOf } from '#learning/course.ts';
import { ROUTES } from '#app/routing/routes.ts';
import { readListOfIds, SHIPPED_IDS_PATH } from '#content-check/check-ids.ts';
import { LISTENING_EXAM_FRAGMENTS } from '#content/mock-exam/listening-exams.ts';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';
import { SPEAKING_EXAM_TASKS } from '#content/mock-exam/speaking-exams.ts';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import { PRACTICE_KINDS } from '#content/schema/practice-kind.ts';
import { NOUNS } from '#content/grammar/practice/nouns.ts';
import { VERBS } from '#content/grammar/practice/verbs.ts';
import type { ChoiceItem } from '#exam/screens/choose/choice-item.ts';
import { everyItemOf } from '#exam/screens/choose/choice-part.ts';
import { LESSON_PLACES } from '#subjects/grammar/lesson-places.ts';
import { newOwnList, withRows } from '#dutch/vocabulary/change-own-list.ts';
import { GAP_SOURCES } from '#subjects/grammar/practice/generators/gap-sources.ts';
import { CHOICE_SOURCES, isGap, isWordOrder } from '#subjects/grammar/practice/practice-sources.ts';
import { CULTURE_VIEWS } from '#routes/culture-views.ts';
import { GRAMMAR_VIEWS } from '#routes/grammar-views.ts';
import { INTERACTIONS_VIEWS } from '#routes/interactions-views.ts';
import type { PageViews } from '#routes/page-views.ts';
import { QUIZ_GAME_VIEWS } from '#routes/quiz-game-views.ts';
import { SPEAKING_GAME_VIEWS, WRITING_GAME_VIEWS } from '#routes/task-game-views.ts';
import { targetOf } from '#routes/routes.ts';
import { VOCABULARY_VIEWS } from '#routes/vocabulary-views.ts';
import { createCatalogue, type Bank, type Catalogue } from '#learning/catalogue.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { PATHS } from '#routes/paths.ts';
import { KNM_GAME, LISTENING_GAME, READING_GAME } from '#testing/a2-games.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';
import { isMadeUp } from '#testing/recorded-items.ts';
import { publicFiles } from '#testing/public-files.ts';
import { inEnglish } from '#testing/in-english.ts';

const SOURCES = sourcesOf(COURSE);
const BANKS = SOURCES.flatMap(({ banks }) => banks);
const catalogue = createCatalogue(SOURCES, publicFiles());
const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** All files of exam content, also those that no part knows. */
async function contentOfExams(): Promise<readonly unknown[]> {
  const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' });
  const ofExams = files.filter((file) => /^(?:mock-)?exam.*\.ts$/.test(file));
  return Promise.all(
    ofExams.map(async (file) => Object.values<unknown>(await import(resolve('src/content', file)))),
  );
}

/** The ids of what has options or model answers, at any depth. */
function askedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'options' in value || 'modelAnswer' in value || 'models' in value;
  const inside = Object.values(value).flatMap(askedIn);
  return own && 'id' in value && typeof value.id === 'string' ? [value.id, ...inside] : inside;
}

/** The ids that lead to no item. */
async function lost(ids: Iterable<string>, { find }: Catalogue = catalogue): Promise<string[]> {
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const { kind } = await find(id);
    if (kind !== 'item' && kind !== 'retired') missing.push(id);
  }
  return missing;
}

const bankWith = (prefix: Bank['prefix']): Bank => {
  const bank = BANKS.find((one) => one.prefix === prefix);
  if (bank === undefined) throw new Error(prefix);
  return bank;
};

const sourceOf = (id: string) => catalogue.bankOf(id)?.source;
const related = async (id: string) => (await catalogue.related(id)).map(({ dutch }) => dutch);

describe('the lists of the course', () => {
  it('QUA-24 SPK-05: each set of recorded texts begins as its group says, and as no other group does', async () => {
    const groups = recordedTexts(COURSE);
    expect(new Set(groups.map(({ title }) => title.id)).size).toBe(groups.length);
    for (const group of groups) {
      const sets = await group.load(publicFiles().files);
      expect(sets.length, inEnglish(group.title)).toBeGreaterThan(0);
      for (const { id, texts } of sets) {
        const owners = groups.filter(({ prefixes }) => prefixes.some((prefix) => id.startsWith(prefix)));
        expect(owners, id).toEqual([group]);
        expect(texts.length, id).toBeGreaterThan(0);
      }
    }
  });

  it('QUA-24: no two parts or subjects share an id, a page, a bank or a name, and a part’s id begins with its level', () => {
    const pages = [...COURSE.subjects.map(({ page }) => page), ...COURSE.parts.map(({ game }) => game)];
    for (const all of [
      SOURCES.map(({ id }) => id),
      pages.map(({ path }) => path),
      pages.map(({ title }) => title.id),
      BANKS.map(({ prefix }) => prefix),
      COURSE.parts.map(({ name }) => name.id),
    ])
      expect(all).toEqual([...new Set(all)]);
    for (const { id, level } of COURSE.parts) expect(id.startsWith(`${level}-`)).toBe(true);
    for (const path of Object.values(PATHS))
      expect(path === PATHS.login || ROUTES.has(path), path).toBe(true);
  });

  it('QUA-24 MEM-18: the prefix of every id in the app belongs to exactly one bank', () => {
    for (const id of readListOfIds(textOf(SHIPPED_IDS_PATH))) expect(catalogue.bankOf(id), id).not.toBeNull();
    for (const { id, banks } of SOURCES)
      for (const bank of banks)
        expect(catalogue.bankOf(`${bank.prefix}anything`), id).toMatchObject({ bank, source: { id } });
  });

  it('QUA-24 CON-07: every question and task of the exams is of a bank of an exam part, which hands it out', async () => {
    const asked = askedIn(await contentOfExams());
    expect(asked.length).toBeGreaterThan(500);
    const handedOut = new Map<string, string>();
    for (const { id: part, banks } of COURSE.parts)
      for (const { load } of banks) for (const { id } of await load(publicFiles())) handedOut.set(id, part);
    const isOwned = (id: string) => handedOut.has(id) && sourceOf(id)?.id === handedOut.get(id);
    expect(asked.filter((id) => !isOwned(`question:${id}`) && !isOwned(`text:${id}`))).toEqual([]);
  });
});

describe('the catalogue of all that is studied', () => {
  it('MEM-18: every id in the log of the oldest build leads to its item', async () => {
    const ids = [...textOf('tests/fixtures/study-log-2026-11-23.json').matchAll(/"itemId": ?"([^"]+)"/g)].map(
      ([, id = '']) => id,
    );
    expect(ids.length).toBeGreaterThan(200);
    expect((await lost(ids)).filter((id) => !isMadeUp(id))).toEqual([]);
  }, 60_000);

  it.each([
    ['word:afspraak', 'de afspraak', 'appointment', '/vocabulary'],
    ['culture-word:de-huurwoning', 'de huurwoning', 'rental home', '/culture'],
    ['interaction:hoe-heet-u', 'Hoe heet u?', 'What is your name?', '/vragenlijst'],
    [
      'sentence:correct-trees-park',
      'In het park staan veel bomen.',
      'There are many trees in the park.',
      '/grammar',
    ],
    ['question:practice-de-het-boom', 'de boom', 'the tree', '/grammar'],
    [
      'question:knm-keti-koti-slavery',
      'Op 1 juli is het Keti Koti. Wat herdenken mensen dan?',
      '1 July is Keti Koti. What do people commemorate on that day?',
      '/knm-game',
    ],
    ['question:clock-3-30', 'half vier', '3:30', '/misc'],
    ['question:number-42', 'tweeënveertig', '42', '/misc'],
    ['question:price-2-50', 'twee euro vijftig', '€ 2,50', '/misc'],
    ['question:body-part-het-hoofd', 'het hoofd', 'the head', '/misc'],
    [
      'text:writing-landlord-heating',
      'De verwarming is kapot',
      expect.stringContaining('You rent a home.'),
      '/writing-game',
    ],
  ])('MEM-18: %s leads to “%s”', async (id, dutch, english, page) => {
    expect(await catalogue.find(id)).toMatchObject({
      kind: 'item',
      item: { id, dutch, meaning: english, page },
    });
  });

  it('MEM-07: words lead to those that share a part with them, other items to nothing', async () => {
    expect(await related('word:huisarts')).toEqual(expect.arrayContaining(['de arts', 'het huis']));
    expect(await related('word:naam')).toContain('de voornaam');
    expect(await related('question:knm-keti-koti-slavery')).toEqual([]);
    expect(await related('word:nergens')).toEqual([]);
  });

  it('MEM-15 MEM-18: a custom word leads to its item while its list exists', async () => {
    const files = publicFiles();
    const row = {
      dutch: 'rooster',
      english: 'schedule',
      subsection: 'Words',
      article: 'het',
      kind: 'noun',
    } as const;
    const list = withRows(newOwnList('list', 'Les 1', 1), [row], 1);
    await files.database.commit({ put: [{ store: 'own-lists', key: 'list', value: list }] });
    expect(await createCatalogue(SOURCES, files).find('word:own-rooster-schedule')).toMatchObject({
      kind: 'item',
      item: {
        dutch: 'het rooster',
        answer: 'schedule',
        noun: { article: 'het', word: 'rooster' },
        page: '/vocabulary',
      },
    });
    await files.database.commit({ remove: [{ store: 'own-lists', key: 'list' }] });
    expect(await createCatalogue(SOURCES, files).find('word:own-rooster-schedule')).toEqual({
      kind: 'unknown',
    });
  });

  it.each(PRACTICE_KINDS)(
    'MEM-18: generated practice of %s is found by its id alone, with the whole question',
    async (kind) => {
      if (isWordOrder(kind)) {
        expect(await catalogue.find(`question:practice-${kind}-markt`)).toMatchObject({
          kind: 'item',
          item: { dutch: expect.stringMatching(/naar de markt\.$|omdat ik morgen naar de markt ga\.$/) },
        });
        return;
      }
      if (isGap(kind)) {
        for (const { itemId, answer, dutch } of (await GAP_SOURCES[kind]()).tasks('form')) {
          expect(await catalogue.find(itemId)).toMatchObject({
            kind: 'item',
            item: { typed: expect.any(Function), dutch, answer, options: [], page: '/grammar' },
          });
        }
        return;
      }
      const generator = await CHOICE_SOURCES[kind]();
      const random = createSeededRandom(5);
      for (let draw = 0; draw < 60; draw += 1) {
        const drawn = generator.draw([], random);
        const found = await catalogue.find(drawn?.itemId ?? '');
        expect(found).toMatchObject({
          kind: 'item',
          item: { question: drawn?.question, explanation: expect.stringMatching(/./), page: '/grammar' },
        });
        if (found.kind !== 'item') continue;
        expect(found.item.options).toHaveLength(drawn?.options.length ?? 0);
        expect(found.item.options).toContain(found.item.answer);
      }
    },
  );

  it('MEM-02 DAT-06: the ids of practice are made from its words’ ids, not from their text', async () => {
    const ids = [
      ...NOUNS.flatMap(({ id }) => [`question:practice-plural-${id}`, `question:practice-de-het-${id}`]),
      ...VERBS.flatMap(({ id }) =>
        ['ik', 'jij', 'jij-behind', 'hij', 'plural'].map((who) => `question:practice-present-${id}-${who}`),
      ),
    ];
    expect(await lost(ids)).toEqual([]);
  });
});

async function topicOf(id: string): Promise<ItemTopic | undefined> {
  const found = await catalogue.find(id);
  return found.kind === 'item' ? found.item.topic : undefined;
}

/** The views of each page, to check the links of topics. */
const VIEWS = new Map<string, PageViews<object>>([
  ['/vocabulary', VOCABULARY_VIEWS],
  ['/culture', CULTURE_VIEWS],
  ['/vragenlijst', INTERACTIONS_VIEWS],
  ['/grammar', GRAMMAR_VIEWS],
  ['/knm-game', QUIZ_GAME_VIEWS],
  ['/reading-game', QUIZ_GAME_VIEWS],
  ['/listening-game', QUIZ_GAME_VIEWS],
  ['/writing-game', WRITING_GAME_VIEWS],
  ['/speaking-game', SPEAKING_GAME_VIEWS],
]);

it('MOC-06 QUA-24: each part says how many mock exams it has', () => {
  const written = new Map([
    ['reading', READING_EXAM_TEXTS.length],
    ['listening', LISTENING_EXAM_FRAGMENTS.length],
    ['writing', WRITING_EXAM_TASKS.length],
    ['speaking', SPEAKING_EXAM_TASKS.length],
  ]);
  for (const { slug, mock } of COURSE.parts)
    if (written.has(slug)) expect(mock.exams, slug).toBe(written.get(slug));
});

describe('the topics of what is studied', () => {
  it('MEM-10: every item has a topic, and every topic leads to a view that its page knows', async () => {
    const without: string[] = [];
    const topics = new Map<string, ItemTopic>();
    for (const bank of BANKS) {
      if (bank.topic !== undefined) {
        const topic = await bank.topic();
        topics.set(topic.id, topic);
        continue;
      }
      for (const item of await bank.load(publicFiles())) {
        if (item.topic === undefined) without.push(item.id);
        else topics.set(item.topic.id, item.topic);
      }
    }
    expect(without).toEqual([]);
    expect(topics.size).toBeGreaterThan(150);
    for (const { id, title, link, linkToCard } of topics.values()) {
      expect(inEnglish(title), id).not.toBe('');
      for (const { to, view } of [link, linkToCard?.(3) ?? link].map(targetOf)) {
        const views = VIEWS.get(to);
        if (views !== undefined) expect(views.read(view), id).toEqual(view);
      }
    }
  });

  it('EXM-09 MEM-10 MOC-13: a topic of reading, listening or KNM leads to calm practice of questions that the game has', async () => {
    const games = new Map<string, readonly ChoiceItem[]>([
      ['/knm-game', everyItemOf(KNM_GAME)],
      ['/reading-game', everyItemOf(READING_GAME)],
      ['/listening-game', everyItemOf(LISTENING_GAME)],
    ]);
    const banks = BANKS.filter(({ prefix }) =>
      /^question:(mock-)?(knm|reading|listening)-(bank-|practice-)?$/.test(prefix),
    );
    expect(banks).toHaveLength(7);
    for (const { topic } of (await Promise.all(banks.map(({ load }) => load(publicFiles())))).flat()) {
      const { to, view: stored } = targetOf(topic?.link ?? '/');
      const view = QUIZ_GAME_VIEWS.read(stored);
      expect(view.kind, topic?.id).toBe('calm');
      const items = games.get(to) ?? [];
      if (view.theme !== null) expect(items.map(({ group }) => group.id)).toContain(view.theme);
      // What a link names is what opens (EXM-09).
      if (view.skill !== undefined) expect(items.map(({ skill }) => skill)).toContain(view.skill);
    }
    // Mistakes in a game and in an exam count together.
    const game = await topicOf('question:listening-doctor-today');
    const exam = LISTENING_EXAM_FRAGMENTS.flat()
      .flatMap(({ questions }) => questions)
      .find(({ skill }) => game?.id === `listening ${skill}`);
    expect(game?.link).toMatchObject({ view: { kind: 'calm', theme: null } });
    expect(await topicOf(`question:${exam?.id}`)).toEqual(game);
    const read = READING_EXAM_TEXTS.flat()
      .flatMap(({ questions }) => questions)
      .find(({ skill }) => skill === 'rule');
    const ruleTopic = await topicOf(`question:${read?.id}`);
    expect(inEnglish(ruleTopic?.title ?? '')).toBe('Reading: Understand rules');
    expect(ruleTopic?.link).toMatchObject({ view: { kind: 'calm', skill: 'rule' } });
  });

  it('MEM-10: the cards of lessons and games count as many questions as there are', async () => {
    const ids = (await Promise.all(BANKS.map(({ load }) => load(publicFiles())))).flat().map(({ id }) => id);
    const quizzes = LESSON_PLACES.flatMap(({ lesson }) => lesson.quizzes);
    for (const { id, questions } of quizzes) {
      expect(
        ids.filter((other) => other.startsWith(`question:${id}-`)),
        id,
      ).toHaveLength(questions);
    }
    for (const { banks, game } of COURSE.parts) {
      const counted = ids.filter((id) => catalogue.bankOf(id)?.bank === banks[0]);
      expect(counted, inEnglish(game.title)).toHaveLength(game.questions);
    }
  });

  it('MEM-11: an id alone identifies its part of the exam', () => {
    const parts = COURSE.parts.map(({ banks: [first] }) => sourceOf(`${first?.prefix}something`)?.id);
    expect(parts).toEqual(COURSE.parts.map(({ id }) => id));
    expect(sourceOf('question:knm-keti-koti-slavery')?.id).toBe('a2-knm');
    expect(sourceOf('word:afspraak')?.id).toBe('words');
  });
});

const FILES = [
  ['word', '/vocabulary.csv'],
  ['culture-word', '/culture.csv'],
  ['interaction', '/thema3.csv'],
] as const;

describe.each(FILES)('the ids of %s under edits', (kind, path) => {
  const [header = [], ...rows] = csvParseRows(textOf(`public${path}`));
  const idAt = header.indexOf('id');
  const textColumns = header.flatMap((name, place) =>
    ['dutch', 'english', 'example', 'definition', 'question', 'answer', 'questionEn'].includes(name)
      ? [place]
      : [],
  );
  const anyPlace = fc.nat({ max: rows.length - 1 });

  it('MEM-02 MEM-18 DAT-06: editing a text, reordering rows or adding a homonym changes none', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(anyPlace, fc.constantFrom(...textColumns)), { maxLength: 20 }),
        fc.array(fc.tuple(anyPlace, anyPlace), { maxLength: 20 }),
        anyPlace,
        async (edits, swaps, model) => {
          const changed = rows.map((row) => [...row]);
          for (const [place, column] of edits) {
            const row = changed[place];
            if (row) row[column] = `${row[column]} en nog wat`;
          }
          const homonym = (changed[model] ?? []).with(idAt, 'een-homoniem');
          changed.splice(model, 0, homonym);
          for (const [one, other] of swaps) {
            [changed[one], changed[other]] = [changed[other] ?? [], changed[one] ?? []];
          }
          const text = csvFormatRows([header, ...changed]);
          const edited = createCatalogue(SOURCES, publicFiles(new Map([[path, text]])));
          const ids = rows.map((row) => `${kind}:${row[idAt]}`);
          expect(await lost([...ids, `${kind}:een-homoniem`], edited)).toEqual([]);
          for (const row of changed.filter((_, place) => place % 7 === 0)) {
            const found = await edited.find(`${kind}:${row[idAt]}`);
            expect(JSON.stringify(found)).toContain(JSON.stringify(row[0]).slice(1, -1));
          }
        },
      ),
      // The word lists are long.
      { numRuns: rows.length > 1000 ? 3 : 10 },
    );
  }, 60_000);

  it('MEM-20: the next step is the rest of the started list, then the next list at its first open word', async () => {
    const begun = new Set(['word:voornaam', 'word:achternaam']);
    const next = (prefix: Bank['prefix'], last: string | null) =>
      catalogue.nextTopic(bankWith(prefix), (id) => !begun.has(id), last);
    const rest = await next('word:', 'word:voornaam');
    expect(rest).toMatchObject({ link: { view: { list: 'Personal Details', card: 2 } } });
    expect(inEnglish(rest?.title ?? '')).toBe('Who Are You? / Personal Details');
    expect(await next('question:reading-', null)).toMatchObject({ link: { to: '/reading-game' } });
    expect(await next('question:', null)).toMatchObject({
      link: { view: { kind: 'lesson', lesson: 'pronouns' } },
    });
    expect(await next('interaction:', null)).toMatchObject({
      link: { view: { kind: 'practice', theme: 1, card: 0 } },
    });
    expect(await catalogue.nextTopic(bankWith('word:'), () => false, null)).toBeNull();
  });
});
