import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { builtRow, builtRows } from './built-rows.ts';
import { documentRows } from './document-rows.ts';
import { pageHeads } from './page-heads.ts';

/** Routes named in the specification, and those we decided where it leaves them open. */
const knownPaths = [
  '/',
  '/pricing',
  '/faq',
  '/blog',
  '/contact',
  '/privacy-policy',
  '/terms',
  '/auth/login',
  '/user/account',
  '/user/history/paystub',
  '/user/history/paystub/1',
  '/user/history/invoice/1',
  '/user/history/w2/1',
  '/user/history/1099/1',
  '/make-your-paystub',
  '/invoice-generator',
  '/make-your-w2',
  '/make-your-1099',
  '/auth/sign-up',
  '/auth/forgot-password',
  '/auth/account-deleted',
  '/auth/reset-password',
  '/auth/email-link',
  '/auth/phone-code',
  '/auth/verify-email',
  '/checkout',
  '/checkout/success',
  '/user/history',
  '/user/history/invoice',
  '/user/history/w2',
  '/user/history/1099',
  '/user/history/deleted',
  '/user/drafts',
  '/verify',
  '/verify/7KQ4',
  '/tax-rules',
  '/for-landlords',
];

describe('the route table', () => {
  it.each(knownPaths)('has one page at %s', (path) => {
    expect([builtRow(path), documentRows.find((row) => row.path === path)].filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ['/user/history', 'history-index-page'],
    ['/user/history/paystub', 'history-list-page'],
    ['/user/history/invoice', 'history-list-page'],
    ['/user/history/w2', 'history-list-page'],
    ['/user/history/1099', 'history-list-page'],
    ['/user/history/paystub/1', 'document-page'],
    ['/user/history/invoice/1', 'document-page'],
    ['/user/history/w2/1', 'document-page'],
    ['/user/history/1099/1', 'document-page'],
    ['/user/history/deleted', 'deleted-page'],
    ['/user/drafts', 'drafts-page'],
  ])('has at %s the %s', (path, page) => {
    expect(pageHeads[builtRow(path)!.path]?.source).toMatch(new RegExp(`/${page}\\.tsx$`));
  });

  it('has a head for each page that is built, or for each page of its pattern, and for no other', () => {
    const rows = new Set(Object.keys(pageHeads).map((path) => builtRow(path)?.path));
    expect([...rows].sort()).toEqual(builtRows.map(({ path }) => path).sort());
    const calculators = Object.keys(pageHeads).filter((path) => path.startsWith('/paycheck-calculator/'));
    expect(calculators).toHaveLength(51);
    const texts = calculators.flatMap((path) => [pageHeads[path]!.title, pageHeads[path]!.description]);
    expect(new Set(texts).size).toBe(102);
  });

  it('has every path once', () => {
    const paths = [...builtRows, ...documentRows].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each([...new Set([...Object.values(pageHeads), ...documentRows].map(({ source }) => source))])(
    'names a file that is there: %s',
    (source) => {
      expect(existsSync(fileURLToPath(new URL(`../../${source}`, import.meta.url)))).toBe(true);
    },
  );

  it('matches a parameter with exactly one part', () => {
    expect(builtRow('/verify/a')?.path).toBe('/verify/$code');
    expect(builtRow('/verify/a/b')).toBeUndefined();
    expect(builtRow('/no-such-page')).toBeUndefined();
  });

  it('gives each document a description of its own', () => {
    const descriptions = [
      ...Object.entries(pageHeads).filter(([path]) => !path.includes('$') && path !== '/verify'),
      ...documentRows.map((row) => [row.path, row] as const),
    ].map(([, head]) => head.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('describes each article and the questions to search engines', () => {
    const described = documentRows.filter(({ path }) => path.startsWith('/blog/'));
    expect(described.length).toBeGreaterThanOrEqual(10);
    for (const { title, structuredData } of described) {
      expect(structuredData?.()).toEqual([expect.objectContaining({ '@type': 'Article', headline: title })]);
    }
    const [faq] = pageHeads['/faq']!.structuredData!();
    expect(JSON.stringify(faq)).toContain('"@type":"FAQPage"');
    expect(JSON.stringify(faq).match(/"@type":"Question"/g)!.length).toBeGreaterThanOrEqual(30);
  });
});
