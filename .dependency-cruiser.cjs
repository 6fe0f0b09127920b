/** The layers of docs/architecture.md, held by a tool. */
const layers = {
  lib: [],
  start: [],
  'exam/engine': ['lib'],
  domain: ['lib', 'exam/engine'],
  content: ['lib'],
  platform: ['lib', 'domain', 'content'],
  ui: ['lib'],
  services: ['lib', 'domain', 'exam/engine', 'content', 'platform'],
  shared: ['lib', 'domain', 'content', 'platform', 'ui', 'services'],
  worker: ['lib', 'content', 'platform', 'services'],
  features: ['lib', 'domain', 'exam/engine', 'content', 'platform', 'ui', 'services', 'shared'],
  exam: ['lib', 'domain', 'content', 'platform', 'services', 'features'],
  subjects: ['lib', 'domain', 'content', 'platform', 'services', 'features'],
};
/** What a part of the exam and a subject are: types that whoever gets the lists handed in knows, too. */
const DEFINITION_TYPES = '^src/(exam/part|subjects/subject)\\.ts$';
/** The parts themselves, by level, and the subjects. */
const DEFINITIONS = '^src/(exam/[a-c][12]|subjects/[^/]+)/';
const allowedOf = (layer) =>
  ['node_modules', ...layers[layer].map((name) => `^src/${name}/`), DEFINITION_TYPES].join('|');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '^src/(main|entry-server|start/(start|boot)|worker/(service-worker|kill-switch)|ui/gallery/main)',
        ],
      },
      to: {},
    },
    ...Object.keys(layers).map((layer) => ({
      name: `layer-${layer}`,
      comment: `src/${layer} may import: ${layers[layer].join(', ') || 'nothing'}`,
      severity: 'error',
      from: { path: `^src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: [allowedOf(layer), `^src/${layer}/`].join('|') },
    })),
    {
      name: 'one-feature-one-folder',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/pages/([^/]+)/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'one-domain-one-area',
      severity: 'error',
      from: { path: '^src/domain/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/domain/([^/]+)/', pathNot: '^src/domain/$1/' },
    },
    {
      name: 'one-subject-one-folder',
      comment: 'Parts and subjects never import each other: app/course.ts joins them',
      severity: 'error',
      from: { path: '^src/(exam/[a-c][12]/[^/]+|subjects/[^/]+/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: DEFINITIONS, pathNot: '^src/$1' },
    },
    {
      name: 'definitions-are-composed-in-app',
      comment: 'Everybody else gets the lists handed in, and knows no part and no subject by name',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/(app|testing|exam|subjects)/'] },
      to: { path: DEFINITIONS },
    },
    {
      name: 'rules-know-no-react',
      severity: 'error',
      from: { path: '^src/(lib|domain|exam/engine|content)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|wouter|idb)/' },
    },
    {
      name: 'services-know-no-react',
      severity: 'error',
      from: { path: '^src/(services|platform)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['node_modules/(react|react-dom|wouter)/', '^src/ui/'] },
    },
    {
      name: 'start-is-inlined',
      severity: 'error',
      comment:
        'scripts/vite compiles src/start into the pages by itself; imported by the app it would run twice',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/start/'] },
      to: { path: '^src/start/' },
    },
    {
      name: 'stored-through-the-registry',
      severity: 'error',
      comment: 'Who makes a storage key can store past the registry (DAT-07)',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/(platform|storage|testing)/'] },
      to: { path: '^src/browser/storage/storage-key' },
    },
    {
      name: 'content-is-checked-before-it-ships',
      severity: 'error',
      comment: 'The content check and its reference lists stay on the machine that builds (DAT-08)',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/content-check/'] },
      to: { path: '^src/content-check/' },
    },
    {
      name: 'fakes-are-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/(testing|content-check)/'] },
      to: { path: '^src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
