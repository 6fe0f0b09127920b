/** The worker that holds the dictionary, so that loading it does not block the page. */
import affixesUrl from 'dictionary-files/index.aff?url';
import wordsUrl from 'dictionary-files/index.dic?url';
import { createDutchSpeller } from '#browser/spelling/dutch-speller.ts';
import { unknownWords } from '#browser/spelling/unknown-words.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  lookUp(data).then(
    (unknown) => self.postMessage(unknown, []),
    () => self.postMessage(null, []),
  );
});

async function lookUp(words: readonly string[]) {
  const [affixes, list] = await Promise.all([textOf(affixesUrl), textOf(wordsUrl)]);
  return unknownWords(words, await createDutchSpeller({ affixes, words: list }));
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
