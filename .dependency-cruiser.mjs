/** Imports run one way. Every rule's comment says how to mend what it finds. */
const inside = (...names) => names.map((name) => `^packages/${name}/`);
const DESCRIPTORS = '^packages/documents/src/(kind-descriptors?|text-path|kinds/[^/]+/descriptor)\\.ts$';
const anyPart = '^(packages|apps)/';

/** A package or app that may import only the named ones. */
function layer(name, path, allowed, comment) {
  return {
    name,
    severity: 'error',
    comment,
    from: { path },
    to: { path: anyPart, pathNot: [path, ...allowed] },
  };
}

export default {
  forbidden: [
    layer(
      'values-stand-alone',
      '^packages/values/',
      [],
      'values imports no other package: move what needs one into that package.',
    ),
    layer(
      'payroll-needs-values-only',
      '^packages/payroll/',
      inside('values'),
      'payroll imports values alone: pass anything else in as an argument.',
    ),
    layer(
      'paper-stands-alone',
      '^packages/paper/',
      [],
      'paper could be published alone: give it text, numbers and bytes, and keep pay, tax and money in documents.',
    ),
    layer(
      'documents-below-the-apps',
      '^packages/documents/',
      inside('values', 'payroll', 'paper'),
      'documents imports values, payroll and paper: HTTP, storage and screens belong to the apps.',
    ),
    layer(
      'contract-below-the-apps',
      '^packages/api-contract/',
      inside('values', 'payroll', 'documents'),
      'The contract is schemas: handlers belong to apps/server, calls to apps/web.',
    ),
    layer(
      'server-never-web',
      '^apps/server/',
      ['^packages/'],
      'Share through packages/api-contract; the apps never import each other.',
    ),
    layer(
      'web-never-server',
      '^apps/web/',
      ['^packages/'],
      'Share through packages/api-contract; the apps never import each other.',
    ),
    {
      name: 'through-the-front-door',
      severity: 'error',
      comment:
        'Import a package by its name (`@paperwage/values`), so that its package.json decides what is public; never by a path into its folder.',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^packages/$2/'], dependencyTypes: ['local'] },
    },
    {
      name: 'only-layout-measures',
      severity: 'error',
      comment: 'Text is measured once, in packages/paper/src/layout; painters place what they are given.',
      from: {
        path: '^packages/',
        pathNot: ['^packages/paper/src/(layout|fonts)/', '\\.test\\.', '^packages/paper/src/index\\.ts$'],
      },
      to: { path: '^packages/paper/src/fonts/measure-text' },
    },
    {
      name: 'layout-never-paints',
      severity: 'error',
      comment: 'Layout returns scene nodes; let a painter turn them into SVG or PDF.',
      from: { path: '^packages/paper/src/(layout|scene|fonts)/', pathNot: '\\.test\\.' },
      to: { path: '^packages/paper/src/paint/' },
    },
    {
      name: 'painters-never-lay-out',
      severity: 'error',
      comment: 'A painter places what it is given: move measuring, wrapping and sums into layout.',
      from: { path: '^packages/paper/src/paint/', pathNot: '\\.test\\.' },
      to: { path: '^packages/paper/src/layout/' },
    },
    {
      name: 'no-kind-imports-another',
      severity: 'error',
      comment: 'What two kinds of document share moves up into packages/documents/src.',
      from: { path: '^packages/documents/src/kinds/([^/]+)/' },
      to: { path: '^packages/documents/src/kinds/', pathNot: '^packages/documents/src/kinds/$1/' },
    },
    {
      name: 'kinds-share-from-below',
      severity: 'error',
      comment:
        'What kinds of document share, such as drafts/ and look/, knows neither a kind nor what lists them: move what it needs down beside it.',
      from: {
        path: '^packages/documents/src/(?!kinds/|fixtures/)[^/]+/',
        pathNot: '\\.(test|spec|fixture)\\.',
      },
      to: { path: '^packages/documents/src/([^/]+$|kinds/)' },
    },
    {
      name: 'kinds-are-put-together-on-top',
      severity: 'error',
      comment:
        'These files put the folders of a kind together, and none of them imports one: move what a folder needs into a folder, or into a file beside it such as document.ts.',
      from: { path: '^packages/documents/src/kinds/([^/]+)/(?!fixtures/)[^/]+/', pathNot: '\\.(test|spec|fixture)\\.' },
      to: {
        path: '^packages/documents/src/kinds/$1/(calculate|descriptor|finish|index|kind|layout|paper|prepare|row|validate)\\.ts$',
      },
    },
    {
      name: 'descriptors-stay-light',
      severity: 'error',
      comment:
        'Every page carries the descriptors of all kinds: import types only, fetch the rest with import(), and put what needs a schema or a figure into the DocumentKind.',
      from: { path: DESCRIPTORS },
      to: { pathNot: DESCRIPTORS, dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-are-data',
      severity: 'error',
      comment: 'A rule file holds figures and sources: formulas belong to src/taxes.',
      from: { path: '^packages/payroll/src/rules/2' },
      to: { path: '^packages/payroll/src/taxes/' },
    },
    {
      name: 'pure-packages-need-no-machine',
      severity: 'error',
      comment:
        'This package runs in pages too and does no input or output: let the app read, and pass in what was read.',
      from: {
        path: '^packages/(values|payroll|documents|api-contract)/src/',
        pathNot: ['\\.(test|spec|fixture)\\.', '/fixtures/'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'use-cases-on-ports',
      severity: 'error',
      comment: 'A use case knows ports, not adapters or HTTP: take the port as an argument and wire it in services.ts.',
      from: { path: '^apps/server/src/features/', pathNot: '\\.test\\.' },
      to: { path: '^apps/server/src/(adapters|http)/|^(node_modules/)?fastify|^kysely' },
    },
    {
      name: 'services-at-the-top',
      severity: 'error',
      comment:
        'services.ts puts the server together: name the ports that are needed as the type of an argument, and let main.ts or http/ hand in the services.',
      from: { path: '^apps/server/src/(features|ports|adapters)/' },
      to: { path: '^apps/server/src/services\\.ts$' },
    },
    {
      name: 'http-calls-use-cases',
      severity: 'error',
      comment: 'http/ parses, calls one use case and answers: reach adapters through services.',
      from: { path: '^apps/server/src/http/', pathNot: '\\.test\\.' },
      to: { path: '^apps/server/src/adapters/' },
    },
    {
      name: 'ports-import-nothing-above',
      severity: 'error',
      comment: 'A port is an interface, and settings and problems are values: they know no adapter, feature or HTTP.',
      from: { path: '^apps/server/src/(config|ports|problems)/' },
      to: { path: '^apps/server/src/(adapters|features|http)/' },
    },
    {
      name: 'problems-by-one-door',
      severity: 'error',
      comment: 'problems/problem.ts has all of them: import from there, so that a problem may change its file.',
      from: { pathNot: '^apps/server/src/problems/' },
      to: { path: '^apps/server/src/problems/', pathNot: '/problem\\.ts$' },
    },
    {
      name: 'controls-know-no-business',
      severity: 'error',
      comment: 'ui/ holds plain controls: give them text and callbacks, and keep domain words in features/.',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^packages/(documents|payroll|api-contract)/|^apps/web/src/features/' },
    },
    {
      name: 'records-below-the-screens',
      severity: 'error',
      comment:
        'What is asked of the account, and kept of it in the browser, serves every screen: records/ knows none of them.',
      from: { path: '^apps/web/src/records/' },
      to: { path: '^apps/web/src/(?!records/|identity/)' },
    },
    {
      name: 'identity-below-the-screens',
      severity: 'error',
      comment:
        'Who is signed in is read by the shell, the routes and every screen: identity/ knows none of them. Hand in what it needs, or let the screen act on its state.',
      from: { path: '^apps/web/src/identity/' },
      to: { path: '^apps/web/src/(?!identity/)|^packages/(?!api-contract/)' },
    },
    {
      name: 'screens-stay-apart',
      severity: 'error',
      comment:
        'What two screens share moves to ui/ or a package, and what the builders share to features/builder; a feature never imports another.',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/[^/]+-builder/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'builders-share-one-frame',
      severity: 'error',
      comment:
        'A builder imports features/builder and no other feature: what is true of one kind of document stays in its own folder, what is true of all moves to features/builder.',
      from: {
        path: '^apps/web/src/features/([^/]+-builder)/',
        pathNot: '^apps/web/src/features/(w2|form-1099)-builder/',
      },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/($1|builder)/' },
    },
    {
      name: 'tax-forms-share-one-folder',
      severity: 'error',
      comment:
        'The builders of the W-2 and of the 1099 import features/builder and features/tax-form-builder: what is true of both forms moves there.',
      from: { path: '^apps/web/src/features/(w2|form-1099)-builder/' },
      to: {
        path: '^apps/web/src/features/',
        pathNot: '^apps/web/src/features/($1-builder|builder|tax-form-builder)/',
      },
    },
    {
      name: 'builder-knows-no-kind',
      severity: 'error',
      comment:
        'features/builder serves every kind of document: have the kind hand in what it needs, through kind/builder-kind.ts.',
      from: { path: '^apps/web/src/features/builder/', pathNot: '\\.test\\.' },
      to: { path: '^packages/documents/src/kinds/' },
    },
    {
      name: 'nothing-from-above',
      severity: 'error',
      comment:
        'The top of a feature puts its folders together, and none of them imports it: move what a folder needs into a folder.',
      from: {
        path: '^apps/(web|server)/src/features/([^/]+)/[^/]+/',
        // With its pages in a folder, every page weighs 4 to 10 KB more: docs/decisions/0056-calculator-tools.md.
        pathNot: ['\\.test\\.', '^apps/web/src/features/calculator/tools/'],
      },
      to: { path: '^apps/$1/src/features/$2/[^/]+$' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that need each other are one, or share a third below them.',
      from: {},
      to: { circular: true, viaOnly: { pathNot: 'node_modules' } },
    },
    {
      name: 'nothing-unused',
      severity: 'error',
      comment: 'No file imports this one: delete it, or use it.',
      from: {
        orphan: true,
        pathNot: [
          '\\.(test|spec)\\.',
          '\\.d\\.ts$',
          'vite\\.config\\.ts$',
          '\\.mjs$',
          '^apps/[^/]+/src/(main|command|render-worker|entry-[a-z]+)\\.tsx?$',
          '\\.css$',
          '/bench/',
          '^apps/web/public/',
        ],
      },
      to: {},
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'This import leads nowhere: correct the path, or add the package to the package.json of this workspace.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '/generated/', '\\.css$', '\\?'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/generated/', '\\.json$', '\\.(ttf|woff2|svg|css)$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
