/**
 * Replaces the generated part of a document: the text between `<!-- NAME` and `<!-- end NAME -->`.
 *
 * @param {string} text of the document
 * @param {string} name of the part
 * @param {string} part
 */
export function withGeneratedPart(text, name, part) {
  const [before, after] = [`<!-- ${name}:`, `<!-- end ${name} -->`].map((marker) => text.indexOf(marker));
  if (before === undefined || after === undefined || before === -1 || after < before)
    throw new Error(`There are no markers for ${name}`);
  const start = text.indexOf('-->', before) + '-->'.length;
  return `${text.slice(0, start)}\n\n${part.trim()}\n\n${text.slice(after)}`;
}
