import type { Visit } from './driver/visit.ts';

/** The study log of this browser, oldest first: `word:huis good`. */
export function readStudyLog(visit: Visit): Promise<string[]> {
  return visit.run(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('oefenpad');
        opening.addEventListener('error', () => reject(new Error('no study log')));
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          const all = database.transaction('events').objectStore('events').getAll();
          all.addEventListener('success', () => {
            database.close();
            const events: { at: number; itemId: string; grade: string }[] = all.result;
            resolve(events.toSorted((a, b) => a.at - b.at).map(({ itemId, grade }) => `${itemId} ${grade}`));
          });
        });
      }),
  );
}
