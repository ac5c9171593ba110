import type { Sourced, StateItem } from '@paperwage/payroll';
import { allRules } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { calendarDate, dollars, percent } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { comparisonWords, federalWords, incomeTaxWords, itemWords, supplementalWords } from './rule-words.ts';
import { standingSentence, standingWord } from './standing-words.ts';

const DAY = calendarDate('2026-11-20');
const isOn = ({ from, to }: { readonly from: string; readonly to: string }) => from <= DAY && DAY <= to;

const incomeTax = (state: StateCode) =>
  incomeTaxWords(allRules.states.find((rules) => rules.state === state && isOn(rules))!.incomeTax);

const supplemental = (state: StateCode) =>
  supplementalWords(allRules.supplemental.find((rules) => rules.state === state && isOn(rules))!.how);

describe('what a rule was compared with, in words', () => {
  const { source, standing } = allRules.federal[0]!.socialSecurity;
  const words = (evidence: Omit<Sourced, 'source' | 'standing'>) => comparisonWords({ source, standing, ...evidence });

  it('says nothing where the publication itself was read and no other record', () => {
    expect(words({ note: 'An oddity.' })).toBe('');
  });

  it('names whose record was read in place of the original', () => {
    expect(words({ recordedBy: ['A'] })).toBe(
      'From A; we did not read the original. We haven’t compared it with anything else.',
    );
  });

  it('names records that were read for the same figures together, and what was taken from elsewhere', () => {
    const evidence = {
      recordedBy: ['A', 'B'],
      comparedWith: [
        { record: 'C', figures: 'the rate' },
        { record: 'D' },
        { record: 'E', figures: 'the rate' },
        { record: 'F', figures: 'the rate' },
      ],
      takenFrom: [
        { record: 'G', figures: 'the date' },
        { record: 'H', figures: 'the rounding' },
      ],
    };
    expect(words(evidence)).toBe(
      'From A and B; we did not read the original. Compared with C, E and F: the rate; with D. ' +
        'Taken from G instead: the date. Taken from H instead: the rounding.',
    );
  });
});

describe('a rule in words', () => {
  it.each([
    ['TX', 'No tax on wages'],
    ['PA', '3.07% of the wages'],
    ['MI', '4.25% of the wages minus what the certificate claims'],
    ['AZ', 'The rate the employee chooses from 0.5%, 1%, 1.5%, 2%, 2.5%, 3% and 3.5%; 2% if the employee chooses none'],
    ['NM', 'Yearly wages, at 1.5% to 5.9%'],
    ['VA', 'Yearly wages minus a standard deduction and what the certificate claims, at 2% to 5.75%'],
    ['UT', '4.45% of the wages, minus a credit that shrinks as wages rise'],
    ['OR', 'Yearly wages minus federal tax up to a cap and a standard deduction, at 4.75% to 9.9%, minus credits'],
    ['MA', '5% of yearly wages minus payroll taxes and exemptions, and 4% more above $1,107,750.00 a year'],
  ] as const)('tells how %s withholds its income tax', (state, words) => {
    expect(incomeTax(state)).toBe(words);
  });

  it('tells every income tax, program and rate for supplemental pay that is held', () => {
    const phrases = [
      ...allRules.states.map((rules) => incomeTaxWords(rules.incomeTax)),
      ...allRules.items.flatMap(({ items }) => items.map(itemWords)),
      ...allRules.supplemental.map(({ how }) => supplementalWords(how)),
      ...allRules.federal.flatMap((rules) => federalWords(rules).map(({ text }) => text)),
    ];
    for (const phrase of phrases) {
      expect(phrase).not.toMatch(/undefined|NaN|\[object|\.$|^\s|\s$/);
    }
  });

  it('tells what employees pay by what it is taken of', () => {
    const base = allRules.items.find(({ items }) => items.length > 0)!.items[0]!;
    const { source, standing } = base;
    const item = (method: object) =>
      itemWords({ ...method, source, standing, tax: 'transit', title: 'T' } as StateItem);
    const rate = percent('0.5');
    expect(item({ method: 'rateToWageBase', rate, wageBase: dollars(50_000) })).toBe(
      '0.5% of wages up to $50,000.00 a year',
    );
    expect(item({ method: 'rateOfWages', rate, withoutTips: true })).toBe('0.5% of all wages, not counting tips');
    expect(item({ method: 'rateToYearlyMaximum', rate, maximum: dollars(300) })).toBe(
      '0.5% of wages, at most $300.00 a year',
    );
    expect(item({ method: 'rateToWeeklyMaximum', rate, maximum: dollars(0.6) })).toBe(
      '0.5% of wages, at most $0.60 a week',
    );
    expect(item({ method: 'perQuarter', amount: dollars(2) })).toBe('$2.00 a quarter');
  });

  it('tells rates for supplemental pay by how they are found', () => {
    expect(supplemental('CA')).toBe('10.23% of bonuses and stock options, 6.6% of other supplemental pay');
    expect(supplemental('VT')).toBe('30% of the federal tax on it');
    expect(supplemental('WI')).toMatch(/^[\d.]+% to [\d.]+%, by the regular wages of a year$/);
  });

  it('tells every group of the federal rules', () => {
    const words = federalWords(allRules.federal.find(isOn)!);
    expect(words.map(({ rules }) => rules).sort()).toEqual([
      'medicare',
      'nonresidentAlien',
      'socialSecurity',
      'standardSchedules',
      'step2Schedules',
      'supplemental',
      'w4Step3',
      'worksheet1A',
    ]);
    const texts = words.map(({ text }) => text);
    expect(texts).toContain('6.2% of wages up to $184,500.00 a year');
    expect(texts).toContain('1.45% of all wages, and 0.9% more above $200,000.00 a year');
    expect(texts).toContain(
      'Added to yearly wages for income tax only: $16,100.00, or $11,800.00 with a Form W-4 from 2019 or earlier',
    );
    expect(texts).toContain('22%, and 37% of what is above $1,000,000.00 a year');
  });
});

describe('a standing in words', () => {
  it('has a word and a sentence for each, all different', () => {
    const standings = ['official', 'secondary', 'inferred'] as const;
    expect(standings.map(standingWord)).toEqual(['Official', 'Secondhand', 'Derived']);
    expect(new Set(standings.map(standingSentence)).size).toBe(3);
  });
});
