import { allRules, federalRulesOn } from '@paperwage/payroll';
import { applyRate, calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { BOX_12_SOURCE, box12CodesOf } from './box-12-codes.ts';
import { BOX_14_LABELS_SOURCE } from './box-14-labels.ts';
import { FORM_YEARS } from './form-edition.ts';
import {
  ADDITIONAL_MEDICARE_RATE,
  ADDITIONAL_MEDICARE_THRESHOLD,
  FORM_FACTS_SOURCE,
  formFacts,
  formFactsOf,
  LATE_PENALTIES_SOURCE,
  MEDICARE_RATE,
  PAYROLL_TAX_SOURCE,
  SOCIAL_SECURITY_RATE,
} from './form-facts.ts';
import { TIN_SOURCE } from './tins/tin-rules.ts';
import { W2_COPIES_SOURCE, w2Copies } from './w2-copies.ts';
import { w2Editions } from './w2-editions.ts';

describe('the facts of the forms', () => {
  it('are held for every year, and refused for another', () => {
    expect(formFacts.map(({ year }) => year)).toEqual([...FORM_YEARS]);
    expect(() => formFactsOf(2021)).toThrow('There are no 2021 forms');
  });

  it('have the tax on the wage base as the most social security tax', () => {
    for (const { socialSecurity } of formFacts) {
      expect(socialSecurity.mostTax).toBe(applyRate(socialSecurity.wageBase, SOCIAL_SECURITY_RATE));
    }
  });

  it.each(formFacts)('have the Social Security and Medicare of the federal rules of $year', (facts) => {
    const rules = federalRulesOn(calendarDate(`${facts.year}-12-31`), allRules);
    expect(rules.socialSecurity).toMatchObject({
      rate: SOCIAL_SECURITY_RATE,
      wageBase: facts.socialSecurity.wageBase,
    });
    expect(rules.medicare).toMatchObject({
      rate: MEDICARE_RATE,
      additionalRate: ADDITIONAL_MEDICARE_RATE,
      additionalThreshold: ADDITIONAL_MEDICARE_THRESHOLD,
    });
  });

  it('have the thresholds of Public Law 119-21 from 2026', () => {
    expect(formFacts.map(({ thresholds }) => thresholds.nonemployeeCompensation)).toEqual([
      60_000, 60_000, 60_000, 60_000, 200_000,
    ]);
    expect(formFactsOf(2026).thresholds).toMatchObject({ royalties: 1_000, attorneyAndFish: 60_000, w2: 200_000 });
  });

  it('have rising penalties for late returns where they are known', () => {
    expect(formFacts.filter(({ latePenalties }) => latePenalties).map(({ year }) => year)).toEqual([2026]);
    expect(Object.values(formFactsOf(2026).latePenalties!)).toEqual([6_000, 13_000, 34_000, 69_000]);
  });

  it('have deadlines in the year after, none on a weekend', () => {
    for (const { year, deadlines } of formFacts) {
      for (const day of Object.values(deadlines) as string[]) {
        expect(day.slice(0, 4)).toBe(String(year + 1));
        expect([0, 6]).not.toContain(new Date(`${day}T12:00:00Z`).getUTCDay());
      }
    }
    expect(formFactsOf(2025).deadlines.w2).toBe('2026-02-02');
  });

  it('have the codes TA, TP and TT of box 12 from 2026', () => {
    const codes = (year: number) => box12CodesOf(year).map(({ code }) => code);
    expect(codes(2025)).not.toContain('TP');
    expect(codes(2026)).toEqual(expect.arrayContaining(['TA', 'TP', 'TT']));
    expect(codes(2023)).not.toContain('II');
  });

  it('say where they come from', () => {
    const sources = [
      FORM_FACTS_SOURCE,
      LATE_PENALTIES_SOURCE,
      PAYROLL_TAX_SOURCE,
      BOX_12_SOURCE,
      TIN_SOURCE,
      W2_COPIES_SOURCE,
      BOX_14_LABELS_SOURCE,
      ...w2Editions.map((one) => one.source),
    ];
    for (const { title, publisher, checked } of sources) {
      expect(title.length).toBeGreaterThan(20);
      expect(publisher).not.toBe('');
      expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('have captions for every copy and no Copy A', () => {
    expect(w2Copies.map(({ id }) => id)).toEqual(['B', 'C', '2', 'D', '1']);
    expect(w2Copies.every(({ caption }) => caption[0]!.length > 10)).toBe(true);
  });
});
