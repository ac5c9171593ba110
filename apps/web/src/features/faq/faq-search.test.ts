import { describe, expect, it } from 'vitest';
import { faqGroups } from '../../content/faq-content.ts';
import { createFaqSearch } from './faq-search.ts';
import { readFaq } from '../../content/read-faq.ts';

const entries = faqGroups.flatMap((group) => group.entries);

describe('the questions', () => {
  it('are thirty at least for every site, each with an id of its own', () => {
    for (const other of ['plans', 'noPlans']) {
      const ids = entries.filter(({ onlyWith }) => onlyWith !== other).map(({ id }) => id);
      expect(ids.length).toBeGreaterThanOrEqual(30);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const groupIds: readonly string[] = faqGroups.map(({ id }) => id);
    expect(entries.filter(({ id }) => groupIds.includes(id))).toEqual([]);
  });

  it('leave no placeholder', () => {
    expect(JSON.stringify(faqGroups)).not.toMatch(/\{\{|\}\}|undefined|NaN/);
  });

  it.each([
    ['# Group', 'f.md:1: "# Group" is neither'],
    ['### Why? {#why}\n\nBecause.', 'f.md:1: Begin with'],
    ['## G {#g}\n\n### Why? {#why}\n', 'f.md:3: "Why?" has no answer.'],
    ['## G {#g}\n\n### Why? {#why}\n\nYes.\n\n### Why not? {#why}\n\nNo.', 'f.md:7: The id "why" is taken.'],
    ['## G {#g}\n\n### Why? {#why}\n\nIt is {{plans.daily}}.', 'f.md:5: There is no number "plans.daily"'],
  ])('are refused as %j', (text, message) => {
    expect(() => readFaq('f.md', text)).toThrow(message);
  });
});

describe('the search', () => {
  const search = createFaqSearch(entries.filter(({ onlyWith }) => onlyWith !== 'noPlans'));

  it.each([
    ['how much does it cost', 'free'],
    ['take home', 'take-home'],
    ['refund', 'refund'],
    ['delete my account', 'delete'],
    ['landlord', 'verify'],
    ['social security number', 'ssn'],
    ['local city tax', 'local'],
    ['cancle', 'cancel'],
    ['moved to another state', 'moved'],
    ['lives in one state and works in another', 'two-states'],
    ['quantum gravity', undefined],
  ])('finds for "%s" the answer "%s"', (query, id) => {
    const ids = search(query).map((hit) => hit.id);
    if (id === undefined) expect(ids).toEqual([]);
    else expect(ids.slice(0, 3)).toContain(id);
  });
});
