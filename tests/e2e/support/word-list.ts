import type { Page } from '@playwright/test';
import { allowAnyLength } from './data-files.ts';

export const HEADER =
  'dutch,english,topic,subsection,example,article,pronunciation,id,kind,plural,past,participle,auxiliary,example_en';

export const THREE_WORDS = [
  'afspraak,appointment,Who Are You?,Personal Details,"Ik heb morgen een afspraak, om negen uur.",de,AF-spraak,afspraak,noun,afspraken,,,,"I have an appointment tomorrow, at nine."',
  'opbellen,to call,Who Are You?,Personal Details,Ik bel je vanavond op.,,OP-bel-len,opbellen,verb,,belde op,opgebeld,hebben,I will call you tonight.',
  'reünie,reunion,Who Are You?,Languages,De reünie is in juni.,de,ree-uu-NIE,reunie,noun,reünies,,,,The reunion is in June.',
];

/** Answers the app's request for its words with these rows. */
export async function serveWords(page: Page, rows: readonly string[] = THREE_WORDS): Promise<void> {
  await allowAnyLength(page);
  await page.route('**/vocabulary.csv*', (route) =>
    route.fulfill({ contentType: 'text/csv', body: `\uFEFF${[HEADER, ...rows].join('\r\n')}\r\n` }),
  );
}
