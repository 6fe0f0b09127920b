/**
 * The floors of docs/architecture.md, held by a tool: where the files of a floor are, and on which floors they may build. A room of the
 * house (`learning`, `sound`, …) has its rules in `rules`, its pieces of screens in `components`, and beside them what lives as long as the page.
 */
const ROOMS = '(auth|data-files|learning|lexicon|practice|routes|sound|storage|updates)';
const floors = {
  lib: { path: '^src/lib/', on: [] },
  start: { path: '^src/start/', on: ['content'] },
  rules: { path: '^src/(dutch|exam/engine|practice/judge|[a-z]+/rules|subjects/[a-z]+/rules)/', on: ['lib'] },
  content: { path: '^src/content/', on: ['lib'] },
  browser: { path: '^src/browser/', on: ['lib', 'rules', 'content'] },
  ui: { path: '^src/ui/', on: ['lib'] },
  services: {
    path: `^src/${ROOMS}/([^/]+$|texts/|own-lists/)`,
    on: ['lib', 'rules', 'content', 'browser'],
  },
  components: {
    path: `^src/(components|${ROOMS}/components)/`,
    on: ['lib', 'rules', 'content', 'browser', 'ui', 'services'],
  },
  worker: { path: '^src/worker/', on: ['lib', 'content', 'browser', 'services'] },
  pages: { path: '^src/pages/', on: ['lib', 'rules', 'content', 'browser', 'ui', 'services', 'components'] },
  courses: {
    path: '^src/(subjects|exam)/',
    pathNot: '^src/(exam/engine|subjects/[a-z]+/rules)/',
    on: ['lib', 'rules', 'content', 'browser', 'ui', 'services', 'components'],
  },
};
/** What a part of the exam and a subject are: types that whoever gets the lists handed in knows, too. */
const DEFINITION_TYPES = '^src/(exam/part|subjects/subject)\\.ts$';
/** The parts themselves, by level, and the subjects. */
const DEFINITIONS = '^src/(exam/[a-c][12]|subjects/[^/]+)/';
const allowedOf = (floor) =>
  [
    'node_modules',
    floors[floor].path,
    ...floors[floor].on.map((name) => floors[name].path),
    DEFINITION_TYPES,
  ].join('|');

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
    ...Object.entries(floors).map(([floor, { path, pathNot, on }]) => ({
      name: `floor-${floor}`,
      comment: `${floor} may import: ${on.join(', ') || 'nothing'}`,
      severity: 'error',
      from: {
        path,
        pathNot: ['\\.test\\.tsx?$', '^src/content-check/', ...(pathNot === undefined ? [] : [pathNot])],
      },
      to: { path: '^src/', pathNot: allowedOf(floor) },
    })),
    {
      name: 'one-page-one-folder',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/pages/([^/]+)/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'rules-of-one-room',
      comment: 'Rules know no rules of another room: what two need is in lib, or is handed in',
      severity: 'error',
      from: {
        path: '^src/(dutch|exam/engine|[a-z]+/rules|subjects/[a-z]+/rules)/',
        pathNot: ['\\.test\\.tsx?$', '^src/content-check/'],
      },
      to: {
        path: '^src/(dutch|exam/engine|practice/judge|[a-z]+/rules|subjects/[a-z]+/rules)/',
        pathNot: '^src/$1/',
      },
    },
    {
      name: 'judge-knows-dutch',
      comment: 'The judge of typed answers builds on the rules of Dutch, and on no other room',
      severity: 'error',
      from: { path: '^src/practice/judge/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: '^src/(lib|dutch|practice/(rules|judge))/' },
    },
    {
      name: 'one-subject-one-folder',
      comment: 'Parts and subjects never import each other: app/course.ts joins them',
      severity: 'error',
      from: { path: '^src/(exam/[a-c][12]/[^/]+|subjects/[^/]+/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: DEFINITIONS, pathNot: '^src/$1' },
    },
    {
      name: 'subjects-know-no-exam',
      severity: 'error',
      from: { path: '^src/subjects/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/exam/', pathNot: '^src/exam/(engine/|part\\.ts$)' },
    },
    {
      name: 'exam-knows-no-subject',
      severity: 'error',
      from: { path: '^src/exam/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/subjects/[^/]+/' },
    },
    {
      name: 'definitions-are-composed-in-app',
      comment: 'Everybody else gets the lists handed in, and knows no part and no subject by name',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['\\.test\\.tsx?$', '^src/(app|content-check|testing|exam|subjects)/'],
      },
      to: { path: DEFINITIONS },
    },
    {
      name: 'rules-know-no-react',
      severity: 'error',
      from: {
        path: ['^src/(lib|content)/', floors.rules.path],
        pathNot: ['\\.test\\.tsx?$', '^src/content-check/'],
      },
      to: { path: 'node_modules/(react|react-dom|wouter|idb)/' },
    },
    {
      name: 'services-know-no-react',
      severity: 'error',
      from: { path: ['^src/browser/', floors.services.path], pathNot: '\\.test\\.tsx?$' },
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
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/(browser|storage|testing)/'] },
      to: { path: '^src/browser/storage/local-storage' },
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
