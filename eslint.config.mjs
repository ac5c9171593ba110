import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Packages that are pure: what they need from outside is passed in. */
const pure = ['packages/values/src', 'packages/payroll/src', 'packages/documents/src', 'packages/api-contract/src'];
const outside = [
  'fetch',
  'process',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'window',
  'document',
  'setTimeout',
  'setInterval',
  'performance',
  'crypto',
];

/** What reads the clock without saying so. */
const clocks = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Pass in today or the time.' },
  { selector: 'CallExpression[callee.name="Date"]', message: 'Pass in today or the time.' },
];

export default tseslint.config(
  { ignores: ['**/node_modules', '**/dist', '**/generated', '.cache', 'scripts/fixtures'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    // No rule reads what is in comments.
    languageOptions: { parserOptions: { jsDocParsingMode: 'none' } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The compiler looks for both: `noUnusedLocals`, `noUnusedParameters`, `verbatimModuleSyntax`.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    files: pure.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['**/*.{test,spec}.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...outside.map((name) => ({ name, message: 'This package is pure: pass in what it needs from outside.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Pass in a source of random numbers.' },
        { object: 'Date', property: 'now', message: 'Pass in today or the time.' },
      ],
      'no-restricted-syntax': ['error', ...clocks],
    },
  },
  {
    files: ['packages/payroll/src/taxes/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...clocks,
        {
          selector: 'Literal[value>2]',
          message: 'A tax function holds no figures: put the number into src/rules with its source.',
        },
      ],
    },
  },
  {
    files: ['packages/payroll/src/rules/{2*,editions,items,certificates,places/lists}/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: ':function', message: 'Rule files are data: put the formula into src/taxes.' },
      ],
      'max-lines': 'off',
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/fixtures/**'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
  },
  {
    files: [
      ...['**/vite.config.ts', 'bench/vite.*.config.ts', 'playwright.config.ts', 'vitest*.config.ts', '**/*.d.ts'],
      'apps/web/e2e/servers.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
);
