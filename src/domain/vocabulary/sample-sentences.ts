/** Sentences for frequent words whose row has none (DAT-03). */
const SAMPLE_SENTENCES: ReadonlyMap<string, string> = new Map([
  ['afspraak', 'Ik heb morgen om tien uur een afspraak bij de tandarts.'],
  ['boodschappen', 'Zullen we na het werk samen boodschappen doen?'],
  ['brood', 'Haal jij even een vers brood bij de bakker?'],
  ['buurman', 'Onze buurman geeft de planten water als wij weg zijn.'],
  ['dokter', 'De dokter zegt dat ik een paar dagen moet rusten.'],
  ['fiets', 'Mijn fiets staat nog bij het station.'],
  ['hallo', 'Hallo, wat leuk dat je er bent!'],
  ['huis', 'Zij wonen in een klein huis met een grote tuin.'],
  ['kind', 'Het kind slaapt nog, dus praat een beetje zacht.'],
  ['rekening', 'Mogen wij de rekening, alstublieft?'],
  ['school', 'De kinderen gaan lopend naar school.'],
  ['station', 'Hoe laat vertrekt de bus naar het station?'],
  ['water', 'Wil je een glas water bij de koffie?'],
  ['werk', 'Na mijn werk ga ik meteen naar huis.'],
]);

/** The row's own sentence, else a sample sentence for the word, else one that fits any word (DAT-03). */
export function exampleFor({ dutch, example }: { dutch: string; example?: string }): string {
  return example ?? SAMPLE_SENTENCES.get(dutch.toLowerCase()) ?? `Ik gebruik het woord "${dutch}".`;
}
