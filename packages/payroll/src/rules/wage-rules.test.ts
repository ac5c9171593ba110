import { isStateCode, parseCalendarDate, STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { isOfWages } from '../taxes/items/item-wages.ts';
import { allRules } from '../loading/all-rules.ts';
import type { Sourced } from './sourced.ts';
import { PRE_TAX_RULES as preTax } from './pre-tax-rules.ts';
import { STATE_WAGE_RULES } from './wage-rules.ts';
import { FIRST_COVERED_DAY, LAST_COVERED_DAY } from '../testing/years-held.fixture.ts';

const { statePreTax, exemptEarnings, reciprocity } = STATE_WAGE_RULES;

const GROUPS: readonly (readonly [string, Sourced])[] = [
  ['federal income tax', preTax.federalIncomeTax],
  ['social security and Medicare', preTax.socialSecurityAndMedicare],
  ...statePreTax.exceptions.map((rules) => [`${rules.state} ${rules.taxed.join()}`, rules] as const),
  ...statePreTax.items.flatMap(({ source, ...rules }) =>
    source ? [[`${rules.state} ${rules.tax}`, { ...rules, source }] as const] : [],
  ),
  ...exemptEarnings.map((rules) => [`${rules.state} ${rules.earnings}`, rules] as const),
  ...reciprocity.map((rules) => [`${rules.workState} agreements`, rules] as const),
];

describe('rules of which wages are taxed and by whom', () => {
  it.each(GROUPS)('%s: has a source and a standing', (_, { source, standing }) => {
    expect(source.publication).not.toBe('');
    expect(source.publisher).not.toBe('');
    expect(source.url ?? 'https://').toMatch(/^https:\/\//);
    expect(parseCalendarDate(source.checked)).toBeDefined();
    expect(['official', 'secondary', 'inferred']).toContain(standing);
  });

  it('have dates in order, within the years held', () => {
    for (const { from, to } of [...statePreTax.exceptions, ...exemptEarnings, ...reciprocity]) {
      expect(from >= FIRST_COVERED_DAY && from <= to && to <= LAST_COVERED_DAY).toBe(true);
    }
  });

  it('name a program for pre-tax deductions only where the state has it', () => {
    for (const { state, tax } of statePreTax.items) {
      const held = allRules.items.filter((one) => one.state === state).flatMap(({ items }) => items);
      expect(
        held.map((item) => item.tax),
        state,
      ).toContain(tax);
    }
  });

  it('say once for each program that is a rate of wages what counts as wages', () => {
    const ofWages = allRules.items.flatMap(({ state, items }) =>
      items.filter(isOfWages).map(({ tax }) => `${state} ${tax}`),
    );
    const told = statePreTax.items.map(({ state, tax }) => `${state} ${tax}`);
    expect([...told].sort()).toEqual([...new Set(ofWages)].sort());
  });

  it('assume nothing that they know, and derive what has no source', () => {
    for (const { state, tax, lowers, assumed = [], source, standing } of statePreTax.items) {
      expect(
        lowers.filter((kind) => assumed.includes(kind)),
        `${state} ${tax}`,
      ).toEqual([]);
      if (!source) expect(standing, `${state} ${tax}`).toBe('inferred');
    }
  });

  it('name states, each state of work once, and the certificate to file', () => {
    const works = reciprocity.map(({ workState }) => workState);
    expect(new Set(works).size).toBe(works.length);
    for (const { workState, residentsOf, certificate } of reciprocity) {
      const homes = residentsOf === 'everyOther' ? STATE_CODES : residentsOf;
      expect(homes.every(isStateCode)).toBe(true);
      if (residentsOf !== 'everyOther') expect(residentsOf).not.toContain(workState);
      expect(certificate).toMatch(/^Form /);
    }
  });
});
