import { loadLexicon } from '#practice/practice-lexicon.ts';
import type { FakePlatform } from './fake-platform.ts';
import { settlePage } from './render-page.tsx';

const WORD_FILE = `dutch,english,topic,subsection,example,article,pronunciation,id,kind,plural
huis,house,Who Are You?,Personal Details,Wij wonen in een klein huis.,het,HUIS,huis,noun,huizen
`;

/** Loads what the judge of typed answers knows, so that a page in a test judges at once. The word list is one of a word. */
export async function loadJudge(platform: FakePlatform): Promise<void> {
  platform.files.put(`/vocabulary.csv?t=${platform.clock.now()}`, WORD_FILE);
  const loading = loadLexicon(platform);
  // The file is read in pieces, between which the clock goes on.
  for (let piece = 0; piece < 8; piece += 1) {
    await settlePage();
    platform.advance(0);
  }
  await loading;
}
