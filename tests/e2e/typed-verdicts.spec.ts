import { expect, test, type Page } from '@playwright/test';
import { OM_TE_SENTENCES } from '#content/grammar/practice/om-te-sentences.ts';
import type { GapSentence } from '#content/schema/practice-words.ts';
import { lookByTurns } from './support/accessibility.ts';
import { openApp, signIn } from './support/app.ts';
import { expectLogged, readStudyLog } from './support/study-log.ts';
import { openCards } from './support/vocabulary.ts';
import { giveVoices } from './support/voices.ts';
import { serveWords } from './support/word-list.ts';

const field = (page: Page) =>
  page.getByRole('textbox', { name: /^(Your answer|The whole sentence|The rest of the sentence)$/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text);

async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** `word:afspraak wrong`, the oldest first. A person's word about an answer comes in the same moment and has no grade. */
const logged = async (page: Page): Promise<readonly string[]> =>
  (await readStudyLog(page)).flatMap(({ itemId, grade }) =>
    grade === undefined ? [] : [`${itemId} ${grade}`],
  );

const rows: readonly GapSentence[] = OM_TE_SENTENCES;
const sentenceOf = ({ sentence, answer }: GapSentence) => sentence.replace('___', answer);
/** Good Dutch with the same meaning, without *om … te*. */
const AVOIDING: ReadonlyMap<string, string> = new Map([
  ['brood', 'Ik fiets naar de bakker, want ik wil brood kopen.'],
  ['boek', 'Lina neemt de bus naar de bibliotheek, want ze wil een boek lenen.'],
  ['afspraak', 'Ik bel de dokter omdat ik een afspraak wil maken.'],
  ['auto', 'We sparen, want we willen een auto kopen.'],
  ['ophalen', 'Ik rijd naar school, want ik wil mijn zoon ophalen.'],
  ['aanvragen', 'Ze is bij de gemeente, want ze wil een paspoort aanvragen.'],
  ['werk', 'Amir is naar Nederland gekomen, want hij wil werk zoeken.'],
  ['thee', 'Ik kook water, want ik wil thee zetten.'],
  ['vragen', 'Ik schrijf u, want ik wil iets vragen.'],
  ['terugbrengen', 'Ik ben hier, want ik wil de broek terugbrengen.'],
  ['invullen', 'Je hebt een pen nodig, want je wilt het formulier invullen.'],
]);

const isAvoidable = ({ id }: GapSentence): boolean => AVOIDING.has(id);
/** The mistake of people who say *for* in English. */
const withVoor = (row: GapSentence) => sentenceOf(row).replace(/\bom\b/i, 'voor');

/** The sentence that is asked, once it is on the screen: the way to ask is chosen before its sentences are loaded. */
async function rowOnScreen(page: Page): Promise<GapSentence> {
  let row: GapSentence | undefined;
  await expect(async () => {
    await expect(field(page)).toHaveValue('', { timeout: 1000 });
    // The lesson above has some of these sentences, too.
    const lines = (await page.getByRole('main').innerText()).split('\n').filter((line) => line !== '');
    const shown = lines[lines.indexOf('Type it in Dutch.') + 1];
    row = rows.find(({ english }) => english === shown);
    expect(row, `a row with the English ${shown}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  if (row === undefined) throw new Error('no row is asked');
  return row;
}

test('JDG-02 MEM-09: in practice an answer that avoids what is practised is turned back, a mistake is named, and of an unknown one the person says what it was', async ({
  page,
}) => {
  const look = await lookByTurns(page, { theme: 'light', width: 390 });
  await openApp(page, '/grammar');
  await button(page, 'To Do Something (om … te)').click();
  await page.getByRole('button', { name: 'Practise this' }).first().click();
  await page.getByRole('radio', { name: 'From English' }).check();

  // Right answers, until a sentence comes that can be said without what is practised.
  let row = await rowOnScreen(page);
  let count = 0;
  while (!AVOIDING.has(row.id)) {
    await type(page, sentenceOf(row));
    await expect(said(page, /^(That is right|Right)\./)).toBeVisible();
    await button(page, 'Next').click();
    count += 1;
    row = await rowOnScreen(page);
  }
  const avoiding = AVOIDING.get(row.id) ?? '';
  await type(page, avoiding);
  await expect(said(page, 'Good Dutch, but it does not use what you practise here.')).toBeVisible();
  await expect(field(page)).toHaveValue(avoiding);
  await expect(field(page)).toBeEditable();
  await look('turned back');
  await expectLogged(page, count);

  await type(page, withVoor(row));
  await expect(said(page, 'Not right.')).toBeVisible();
  await expect(said(page, /^The preposition\./)).toBeVisible();
  await look('a mistake with its name');
  await expectLogged(page, count + 1);
  await button(page, 'Next').click();

  const other = await rowOnScreen(page);
  await type(page, 'Dat zeg ik liever op een heel andere manier.');
  await expect(said(page, 'We don’t know this answer.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(sentenceOf(other));
  await look('not one of ours');
  // Nothing counts before the person has answered.
  await expectLogged(page, count + 1);
  await button(page, 'Mine was right').click();
  await expect(said(page, 'Counted as right.')).toBeVisible();
  // The answer, and that it was the person's word.
  await expectLogged(page, count + 3);
  expect((await logged(page)).slice(count, count + 2)).toEqual([
    `question:practice-om-te-${row.id} wrong`,
    `question:practice-om-te-${other.id} right`,
  ]);
});

test('JDG-01 JDG-02 MEM-21: in the exercises of a list a wrong article is named and another word is asked about', async ({
  page,
}) => {
  await giveVoices(page, { ends: true });
  await serveWords(page);
  await openCards(page);
  await button(page, 'More with this list').click();
  await button(page, 'Other exercises').click();
  await button(page, 'English to Dutch').click();
  for (const place of [1, 2]) {
    await expect(said(page, `Word ${place} of 2`)).toBeVisible();
    const isNoun = (await page.getByRole('main').innerText()).includes('appointment');
    await type(page, isNoun ? 'het afspraak' : 'telefoneren met iemand');
    if (isNoun) await expect(said(page, /^(De or het|The article)/)).toBeVisible();
    else {
      await expect(said(page, 'We don’t know this answer.')).toBeVisible();
      await expect(page.getByText('opbellen', { exact: true }).first()).toBeVisible();
      await button(page, 'Mine was right').click();
      await expect(said(page, 'Counted as right.')).toBeVisible();
    }
    await button(page, /^(Next|See the result)$/).click();
  }
  await expect(page.getByRole('heading', { name: '1 of 2 right.' })).toBeVisible();
  await button(page, 'Back to the exercises').click();
  await button(page, 'Listen and type').click();
  await expect(said(page, 'Word 1 of 2')).toBeVisible();
  await type(page, 'zomaar');
  await expect(said(page, 'We don’t know this answer.')).toBeVisible();
  await button(page, 'Mine was wrong').click();
  await expect(said(page, 'Counted as wrong.')).toBeVisible();
});

test('JDG-01 JDG-02 MEM-15: one’s own words are judged as all others', async ({ page }) => {
  await serveWords(page);
  await openApp(page, '/vocabulary');
  await page.getByRole('button', { name: 'My own words' }).click();
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'Werk.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('dutch,english,article\r\npauze,break,de\r\n'),
  });
  await page.getByRole('button', { name: 'Save the list' }).click();
  await expect(said(page, /saved in “Werk”/)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Werk' }).click();
  await page
    .getByRole('button', { name: /Werk|Words/ })
    .last()
    .click();
  await button(page, 'More with this list').click();
  await button(page, 'Other exercises').click();
  await button(page, 'English to Dutch').click();
  await type(page, 'het pauze');
  await expect(said(page, 'Not right.')).toBeVisible();
  await expect(said(page, /^(De or het|The article)/)).toBeVisible();
});

test('JDG-01 JDG-02 MEM-09: review judges a sentence as practice did: turned back, a mistake with its name, not one of ours, right', async ({
  page,
}) => {
  await page.clock.install();
  const look = await lookByTurns(page, { theme: 'dark', width: 390 });
  await openApp(page, '/grammar');
  await button(page, 'To Do Something (om … te)').click();
  await page.getByRole('button', { name: 'Practise this' }).first().click();
  await page.getByRole('radio', { name: 'From English' }).check();
  // Practice may ask a sentence again.
  const missed = new Set<GapSentence>();
  while (missed.size < 3 || ![...missed].some(isAvoidable)) {
    const row = await rowOnScreen(page);
    const wrong = withVoor(row);
    if (wrong !== sentenceOf(row)) missed.add(row);
    await type(page, wrong);
    await button(page, 'Next').click();
  }
  await page.clock.fastForward('24:00:00');

  await signIn(page, { path: '/review' });
  const before = (await readStudyLog(page)).length;
  const rated: string[] = [];
  const open = new Set(['mistake', 'unknown', 'right']);
  while (open.size > 0) {
    await expect(field(page)).toHaveValue('');
    const shown = await page.getByRole('main').innerText();
    const row = [...missed].find(({ english }) => shown.includes(english));
    if (row === undefined) throw new Error(`none of the missed sentences is asked: ${shown}`);
    const avoiding = AVOIDING.get(row.id);
    if (avoiding !== undefined && open.delete('mistake')) {
      await type(page, avoiding);
      await expect(said(page, 'Good Dutch, but it does not use what you practise here.')).toBeVisible();
      await expect(field(page)).toHaveValue(avoiding);
      await look('turned back in review');
      await expectLogged(page, before + rated.length);
      await type(page, withVoor(row));
      await expect(said(page, /^The preposition\./)).toBeVisible();
      await look('a mistake in review');
      rated.push(`${row.id} again`);
    } else if (open.delete('unknown')) {
      await type(page, 'Dat zeg ik liever op een heel andere manier.');
      await expect(said(page, 'We don’t know this answer.')).toBeVisible();
      await look('not one of ours in review');
      await button(page, 'Mine was wrong').click();
      rated.push(`${row.id} again`);
    } else {
      await type(page, sentenceOf(row));
      await expect(said(page, /^(That is right|Right)\./)).toBeVisible();
      open.delete('right');
      rated.push(`${row.id} good`);
    }
    await page.getByRole('button', { name: /^(Next|Good)\b.*comes back/ }).click();
    await expectLogged(page, before + rated.length);
  }
  expect((await logged(page)).slice(-rated.length)).toEqual(
    rated.map((answer) => `question:practice-om-te-${answer}`),
  );
});
