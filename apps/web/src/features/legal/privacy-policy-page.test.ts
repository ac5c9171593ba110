import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrivacyPolicyPage } from './privacy-policy-page.tsx';

const TABLE = new URL('../../../../../docs/privacy.md', import.meta.url);
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** The sentences of the page, without its headings. */
function sentences(): string[] {
  const blocks = renderToStaticMarkup(createElement(PrivacyPolicyPage)).matchAll(/<(p|li)\b[^>]*>(.*?)<\/\1>/g);
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
  const said = sentences();
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((sentence) => !statements.has(sentence))).toEqual([]);
});
