import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type NodePath, parseSync, traverse, types } from '@babel/core';

/** Where nothing is shown to people, or what is shown is Dutch. */
const WITHOUT_TEXTS = /^src\/(browser|content|content-check|dutch|start|testing|ui\/gallery|worker)\//;
/** What is seen while an exam is sat: all of it is Dutch (MOC-02). */
const DUTCH_SCREENS =
  /^src\/exam\/screens\/(mock\/(exam-overview|exam-sitting|sitting-frame|stop-dialog)|speak\/speaking-task|write\/writing-task)\.tsx$/;
/** Macros, and elements whose content is Dutch. */
const TEXT_ELEMENTS = new Set(['Trans', 'Plural', 'Dutch']);
/** Attributes, and properties of constants, that are shown or read aloud. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|placeholder|title|label|legend|hint|description|heading|caption|valueText|summary|instruction|text|note|question)$/;
/** For those who look after the app. */
const FOR_MAINTAINERS = /^(Error|TypeError|RangeError|log|info|warn|error|mark|defect|describe|it|expect)$/;
/** What holds Dutch says so by its name: `DUTCH_TEXTS`, `dutch: '…'`, `isDutch ? '…' : …`. */
const SAYS_DUTCH = /^nl$|^dutch|Dutch|DUTCH/;
/** The same in all languages. */
const NAMES = /Oefenpad|Dutch|inburgering|Microsoft Edge|ISO|https?:\S+/g;

interface BareText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The source files that may have texts, by their folder. */
export function foldersWithTexts(): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const entry of readdirSync('src', { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!/\.tsx?$/.test(file) || /\.test\.|\.d\.ts$/.test(file) || WITHOUT_TEXTS.test(file)) continue;
    if (DUTCH_SCREENS.test(file)) continue;
    folders.set(entry.parentPath, [...(folders.get(entry.parentPath) ?? []), file]);
  }
  return folders;
}

/** The texts in source files that no translator would get (LNG-05). */
export function bareTextsOf(files: readonly string[]): BareText[] {
  return files.flatMap((file) => bareTextsIn(readFileSync(file, 'utf8'), file));
}

/** The bare texts in one source file. */
export function bareTextsIn(code: string, file: string): BareText[] {
  const tree = parseSync(code, {
    babelrc: false,
    configFile: false,
    filename: file,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  });
  const found: BareText[] = [];
  const add = (node: types.Node, text: string) =>
    found.push({ file, line: node.loc?.start.line ?? 0, text: text.trim().replaceAll(/\s+/g, ' ') });
  if (tree === null) throw new Error(`${file} could not be read`);
  traverse(tree, {
    // Which name means what plays no part here, and to find it takes half of the time.
    noScope: true,
    JSXText(at) {
      if (hasWords(at.node.value) && !isWrapped(at)) add(at.node, at.node.value);
    },
    StringLiteral(at) {
      if (isShown(at, at.node.value)) add(at.node, at.node.value);
    },
    TemplateLiteral(at) {
      const text = at.node.quasis.map(({ value }) => value.cooked ?? '').join('…');
      if (isShown(at, text)) add(at.node, text);
    },
  });
  return found;
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(NAMES, ''));
/** Begins like a sentence and has more than one word. */
const isSentence = (text: string) =>
  /^[“‘(]?(\p{Lu}|…).*\p{Ll}{2}/u.test(text) && /\p{L}[,.:]? [\p{L}…]/u.test(text);

/** Whether a string is a text, by where it stands; elsewhere by its look. */
function isShown(at: NodePath, text: string): boolean {
  if (!hasWords(text) || isMarked(at.node) || isWrapped(at) || types.isTaggedTemplateExpression(at.parent))
    return false;
  if (at.findParent((parent) => parent.isTSType() || parent.isImportDeclaration()) !== null) return false;
  if (at.findParent((parent) => isForMaintainers(parent.node)) !== null) return false;
  if (at.find(isNamedDutch) !== null) return false;
  const place = placeOf(at);
  if (place === 'child') return true;
  if (place === 'attribute') return false;
  return place === 'shown' || isSentence(text);
}

/** Where the value of an expression goes: a choice (`a ? b : c`, `a && b`) is where its results are. */
function placeOf(at: NodePath): 'child' | 'shown' | 'attribute' | 'elsewhere' {
  const { parentPath } = at;
  if (parentPath === null) return 'elsewhere';
  if (parentPath.isConditionalExpression() && at.key === 'test') return 'attribute';
  if (parentPath.isConditionalExpression() || parentPath.isLogicalExpression()) return placeOf(parentPath);
  if (parentPath.isJSXExpressionContainer())
    return parentPath.parentPath.isJSXAttribute() ? placeOf(parentPath) : 'child';
  if (parentPath.isJSXAttribute()) return isShownName(parentPath.node.name) ? 'shown' : 'attribute';
  if (parentPath.isObjectProperty() && at.key === 'value')
    return isShownName(parentPath.node.key) && /^\p{Lu}/u.test(textOf(at.node)) ? 'shown' : 'elsewhere';
  return 'elsewhere';
}

function textOf(node: types.Node): string {
  if (types.isStringLiteral(node)) return node.value;
  return types.isTemplateLiteral(node) ? (node.quasis[0]?.value.cooked ?? '') : '';
}

function isShownName(name: types.Node): boolean {
  if (types.isJSXIdentifier(name) || types.isIdentifier(name)) return SHOWN.test(name.name);
  return types.isStringLiteral(name) && SHOWN.test(name.value);
}

/** Inside a macro, or inside what is marked as Dutch. */
function isWrapped(at: NodePath): boolean {
  return (
    at.findParent(({ node }) => {
      if (types.isTaggedTemplateExpression(node)) return isMacro(node.tag);
      if (types.isCallExpression(node)) return isMacro(node.callee) || isPlainText(node.callee);
      return types.isJSXElement(node) && isTextElement(node.openingElement);
    }) !== null
  );
}

const isMacro = (callee: types.Node) =>
  types.isIdentifier(callee) && /^(t|msg|plural|select|selectOrdinal)$/.test(callee.name);

/** `i18n._('Sign In')`, on the sign-in page. */
const isPlainText = (callee: types.Node) =>
  types.isMemberExpression(callee) &&
  types.isIdentifier(callee.object, { name: 'i18n' }) &&
  types.isIdentifier(callee.property, { name: '_' });

/** A text in a rule of the sign-in page: a comment `i18n` stands before it. */
const isMarked = ({ leadingComments }: types.Node) =>
  leadingComments?.some(({ value }) => value.trim() === 'i18n') === true;

function isTextElement({ name, attributes }: types.JSXOpeningElement): boolean {
  if (types.isJSXIdentifier(name) && TEXT_ELEMENTS.has(name.name)) return true;
  return attributes.some(
    (attribute) =>
      types.isJSXAttribute(attribute) &&
      types.isJSXIdentifier(attribute.name, { name: 'lang' }) &&
      types.isStringLiteral(attribute.value, { value: 'nl' }),
  );
}

function isNamedDutch({ parent, key }: NodePath): boolean {
  if (types.isVariableDeclarator(parent)) return saysDutch(parent.id);
  if (types.isObjectProperty(parent)) return key === 'value' && saysDutch(parent.key);
  return types.isConditionalExpression(parent) && key === 'consequent' && saysDutch(parent.test);
}

const saysDutch = (name: types.Node) => types.isIdentifier(name) && SAYS_DUTCH.test(name.name);

function isForMaintainers(node: types.Node): boolean {
  if (!types.isCallExpression(node) && !types.isNewExpression(node)) return false;
  const { callee } = node;
  const name = types.isMemberExpression(callee) ? callee.property : callee;
  return types.isIdentifier(name) && FOR_MAINTAINERS.test(name.name);
}
