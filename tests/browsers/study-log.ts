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
          const reading = database.transaction(['events', 'arrivals']);
          const all = reading.objectStore('events').getAll();
          const arrivals = reading.objectStore('arrivals').getAll();
          reading.addEventListener('complete', () => {
            database.close();
            // Those of the same moment in the order in which they arrived: their ids are random.
            const place = (id: string) => arrivals.result.indexOf(id);
            const events: { id: string; at: number; itemId: string; grade: string }[] = all.result;
            const inOrder = events.toSorted((a, b) => a.at - b.at || place(a.id) - place(b.id));
            resolve(inOrder.map(({ itemId, grade }) => `${itemId} ${grade}`));
          });
        });
      }),
  );
}
