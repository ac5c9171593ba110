import { describe, expect, it } from 'vitest';
import { taxRulesHref } from '../../shell/tax-rules-href.ts';
import type { View } from './view.ts';
import { viewOf } from './view.ts';

describe('the address of the tax rules', () => {
  it.each<[View, string]>([
    [{}, '/tax-rules'],
    [{ year: 2026 }, '/tax-rules?year=2026'],
    [{ year: 'all' }, '/tax-rules?year=all'],
    [{ year: 2024, state: 'CA' }, '/tax-rules?year=2024&state=CA'],
    [{ state: 'US' }, '/tax-rules?state=US'],
  ])('%j is %s, both ways', (view, href) => {
    expect(taxRulesHref(view)).toBe(href);
    expect(viewOf(new URL(href, 'http://localhost').search)).toEqual(view);
  });

  it('leaves out what it does not understand', () => {
    expect(viewOf('?year=soon&page=3')).toEqual({});
    expect(viewOf('?year=20266&state=ca')).toEqual({ state: 'CA' });
  });

  it('keeps what is no state, to say so', () => {
    expect(viewOf('?year=2026&state=zz')).toEqual({ year: 2026, unknownState: 'ZZ' });
  });
});
