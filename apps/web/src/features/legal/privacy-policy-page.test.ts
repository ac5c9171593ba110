import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FromOthers, PrivacyPolicyPage } from './privacy-policy-page.tsx';

const TABLE = new URL('../../../../../docs/privacy.md', import.meta.url);
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** The sentences of the page, without its headings. */
function sentences(element: ReactElement): string[] {
  const blocks = renderToStaticMarkup(element).matchAll(/<(p|li)\b[^>]*>(.*?)<\/\1>/g);
  return [...blocks].flatMap(([, , html = '']) => {
    const text = html.replace(/<[^>]*>/g, '').replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);
    return text.split(/(?<=[.:”])\s+(?=[A-Z“])/).map((sentence) => sentence.trim());
  });
}

/** The first cells of the table rows. */
const statements = new Set(
  readFileSync(TABLE, 'utf8')
    .split('\n')
    .map((line) => line.split('|')[1]?.trim()),
);

it('says nothing that docs/privacy.md has no row for, with what happens and the test that proves it', () => {
  const said = sentences(createElement(PrivacyPolicyPage));
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((sentence) => !statements.has(sentence))).toEqual([]);
});

it.each(['off', 'sandbox', 'sticky', 'stripe'] as const)(
  'says what comes from other companies with BILLING=%s',
  (mode) => {
    const said = sentences(createElement('p', null, createElement(FromOthers, { mode })));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((sentence) => !statements.has(sentence))).toEqual([]);
    expect(/Stripe/.test(said.join())).toBe(mode === 'stripe');
    expect(/sticky\.io/.test(said.join())).toBe(mode === 'sticky');
    // All of it is untrue where the card fields come from Stripe.
    expect(said.some((sentence) => /and load nothing from other companies/.test(sentence))).toBe(mode !== 'stripe');
  },
);
