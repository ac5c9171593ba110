import { describe, expect, it } from 'vitest';
import { addressWithContent, offlineFiles } from '../apps/web/offline-files.mjs';

const manifest = {
  'index.html': {
    file: 'assets/index-aaaaaaaa.js',
    css: ['assets/index-aaaaaaaa.css'],
    assets: ['assets/hanken-aaaaaaaa.woff2'],
    imports: ['_react-aaaaaaaa.js'],
    dynamicImports: [
      'src/features/invoice-builder/invoice-builder-page.tsx',
      'src/features/account/profile/account-page.tsx',
      'src/features/history/preview/document-page.tsx',
      'src/routes/document-parts.ts',
    ],
  },
  '_react-aaaaaaaa.js': { file: 'assets/react-aaaaaaaa.js' },
  'src/features/invoice-builder/invoice-builder-page.tsx': {
    file: 'assets/invoice-builder-page-aaaaaaaa.js',
    imports: ['index.html', '_builder-aaaaaaaa.js'],
    dynamicImports: ['src/features/invoice-builder/finish/finish-step.tsx'],
  },
  '_builder-aaaaaaaa.js': {
    file: 'assets/builder-aaaaaaaa.js',
    dynamicImports: ['../../packages/payroll/src/rules/2026/ca.ts'],
  },
  'src/features/invoice-builder/finish/finish-step.tsx': {
    file: 'assets/finish-step-aaaaaaaa.js',
    css: ['assets/finish-step-aaaaaaaa.css'],
    assets: ['assets/sans-aaaaaaaa.ttf', 'assets/sans-with-other-alphabets-aaaaaaaa.ttf'],
  },
  '../../packages/payroll/src/rules/2026/ca.ts': { file: 'assets/ca-aaaaaaaa.js' },
  'src/features/account/profile/account-page.tsx': { file: 'assets/account-page-aaaaaaaa.js' },
  'src/features/history/preview/document-page.tsx': { file: 'assets/document-page-aaaaaaaa.js' },
  'src/routes/document-parts.ts': { file: 'assets/document-parts-aaaaaaaa.js' },
};

describe('the files kept for use without a connection', () => {
  it('are all that the builders fetch, at once or at a press, and nothing of pages that need the server', () => {
    expect(offlineFiles(manifest)).toEqual(
      [
        'builder-aaaaaaaa.js',
        'ca-aaaaaaaa.js',
        'finish-step-aaaaaaaa.css',
        'finish-step-aaaaaaaa.js',
        'hanken-aaaaaaaa.woff2',
        'index-aaaaaaaa.css',
        'index-aaaaaaaa.js',
        'invoice-builder-page-aaaaaaaa.js',
        'react-aaaaaaaa.js',
        'sans-aaaaaaaa.ttf',
      ].map((name) => `/assets/${name}`),
    );
  });

  it('have addresses that change with their content', () => {
    const address = addressWithContent('when-online.js', 'one');
    expect(address).toMatch(/^\/when-online\.js\?\w{16}$/);
    expect(address).toBe(addressWithContent('when-online.js', 'one'));
    expect(address).not.toBe(addressWithContent('when-online.js', 'two'));
  });
});
