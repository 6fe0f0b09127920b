/** A question and its options as they are read aloud: from top to bottom, each a sentence of its own. */
export function spokenQuestion(
  { question, options }: { readonly question: string; readonly options: readonly string[] },
  order: readonly number[],
): string {
  return [question, ...order.map((option) => options[option]?.replace(/[.!?]?$/, '.'))].join(' ');
}
