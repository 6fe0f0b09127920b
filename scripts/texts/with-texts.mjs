import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { transformAsync, types } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';

export const USES_TEXTS = /from ['"]@lingui\/(?:core|react)\/macro['"]/;

const linguiConfig = getConfig();

/** What was made before, by this build, a test or a script: each of them needs most of the app. */
const FOLDER = 'node_modules/.cache/oefenpad/texts';
mkdirSync(FOLDER, { recursive: true });
/** All that a result depends on besides the source: the tools, their settings and this file. */
const MADE_WITH = ['package-lock.json', '.linguirc.json', 'scripts/texts/with-texts.mjs'].reduce(
  (hash, file) => hash.update(readFileSync(file)),
  createHash('sha256'),
);

/** @param {string} code */
export const usesTexts = (code) => USES_TEXTS.test(code);

/** @typedef {{ code: string, map: string }} Made */

/**
 * What was made of each file last: a build reads the same files for the client, for the first screens and for its counts.
 *
 * @type {Map<string, { of: string, made: Promise<Made> }>}
 */
const madeLast = new Map();

/**
 * Makes messages of the texts in a source file: each gets its id, its English and its values. What comes out is still TypeScript and JSX.
 *
 * @param {string} code
 * @param {string} path
 * @returns {Promise<Made>}
 */
export function withTexts(code, path) {
  const last = madeLast.get(path);
  if (last?.of === code) return last.made;
  const made = madeBefore(code, path);
  madeLast.set(path, { of: code, made });
  return made;
}

/**
 * @param {string} code
 * @param {string} path
 * @returns {Promise<Made>}
 */
async function madeBefore(code, path) {
  const file = `${FOLDER}/${MADE_WITH.copy().update(`${path}\n${code}`).digest('hex')}.json`;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const made = await makeTexts(code, path);
    // Written elsewhere first: nobody may find half of it.
    const written = `${file}.${process.pid}`;
    writeFileSync(written, JSON.stringify(made));
    renameSync(written, file);
    return made;
  }
}

/**
 * @param {string} code
 * @param {string} path
 * @returns {Promise<Made>}
 */
async function makeTexts(code, path) {
  const result = await transformAsync(code, {
    filename: path,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [[macro, { stripMessageField: false, linguiConfig }], compileEnglish],
  });
  if (typeof result?.code !== 'string') throw new Error(`No texts could be made of ${path}`);
  return { code: result.code, map: JSON.stringify(result.map) };
}

/**
 * The English stands in the code, and no catalogue of it is loaded. It is parsed here, so that the app needs no parser of messages.
 *
 * @returns {import('@babel/core').PluginObj}
 */
function compileEnglish() {
  return {
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            ObjectProperty(at) {
              const { node, parent } = at;
              if (!types.isStringLiteral(node.value) || !isMadeByMacro(parent)) return;
              if (isNamed(node.key, 'message')) node.value = parsed(node.value.value);
              // For translators only.
              if (isNamed(node.key, 'comment')) at.remove();
            },
          });
        },
      },
    },
  };
}

/** @param {string} message in ICU format */
const parsed = (message) => types.valueToNode(compileMessage(message));

/**
 * @param {import('@babel/core').types.Node} key
 * @param {string} name
 */
const isNamed = (key, name) => types.isIdentifier(key, { name });

/**
 * Lingui marks its messages by a comment.
 *
 * @param {import('@babel/core').types.Node} object
 */
function isMadeByMacro(object) {
  return object.leadingComments?.some(({ value }) => value.trim() === 'i18n') === true;
}
