import { readFileSync } from 'node:fs';
import { type NodePath, parseSync, traverse, types } from '@babel/core';

/** What content has in English, and what may be in English where no translation of it is there. */
const NAME = String.raw`(?:english\w*|meaning|\w+Meaning|\w+En)`;
const ENGLISH = new RegExp(`^${NAME}$`);
/** A file without such a name in it needs no reading. */
const HAS_ENGLISH = new RegExp(`\\b${NAME}\\b`);
/** What says the language of what is inside. */
const MARKED = new Set(['English', 'Meaning', 'InLanguage', 'Dutch']);

interface BareEnglish {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** English that an element shows without saying that it is English (LNG-02). */
export function bareEnglishIn(code: string, file: string): BareEnglish[] {
  if (!HAS_ENGLISH.test(code)) return [];
  const tree = parseSync(code, {
    babelrc: false,
    configFile: false,
    filename: file,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  if (tree === null) throw new Error(`${file} could not be read`);
  const found: BareEnglish[] = [];
  traverse(tree, {
    JSXExpressionContainer(at) {
      if (at.parentPath.isJSXAttribute() || isMarked(at)) return;
      for (const name of namesShown(at.node.expression))
        if (ENGLISH.test(name) && !isElement(at, name))
          found.push({ file, line: at.node.loc?.start.line ?? 0, name });
    },
  });
  return found;
}

export function bareEnglishOf(files: readonly string[]): BareEnglish[] {
  return files.flatMap((file) => bareEnglishIn(readFileSync(file, 'utf8'), file));
}

/** The names of the values that an expression may show: of both sides of a choice, and of what fills the place of a message. */
function namesShown(node: types.Node): readonly string[] {
  if (types.isIdentifier(node)) return [node.name];
  if (types.isMemberExpression(node) || types.isOptionalMemberExpression(node))
    return node.computed ? namesShown(node.object) : namesShown(node.property);
  if (types.isConditionalExpression(node)) return [node.consequent, node.alternate].flatMap(namesShown);
  if (types.isLogicalExpression(node))
    return [...(node.operator === '&&' ? [] : namesShown(node.left)), ...namesShown(node.right)];
  if (types.isTemplateLiteral(node)) return node.expressions.flatMap(namesShown);
  if (types.isObjectExpression(node))
    return node.properties.flatMap((one) => (types.isObjectProperty(one) ? namesShown(one.value) : []));
  return [];
}

/** Whether the name stands for an element made above, to be put into a message. */
function isElement(at: NodePath, name: string): boolean {
  const made = at.scope.getBinding(name)?.path.node;
  if (!types.isVariableDeclarator(made)) return false;
  return types.isJSXElement(types.isLogicalExpression(made.init) ? made.init.right : made.init);
}

/** Whether the element around it says its language. What a message is made of says nothing. */
function isMarked(at: NodePath): boolean {
  const around = at.findParent(
    ({ node }) =>
      types.isJSXElement(node) && !types.isJSXIdentifier(node.openingElement.name, { name: 'Trans' }),
  );
  if (!around?.isJSXElement()) return false;
  const { name, attributes } = around.node.openingElement;
  if (types.isJSXIdentifier(name) && MARKED.has(name.name)) return true;
  return attributes.some(
    (one) => types.isJSXAttribute(one) && types.isJSXIdentifier(one.name, { name: 'lang' }),
  );
}
