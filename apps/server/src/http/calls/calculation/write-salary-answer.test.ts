import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaxKey } from '@paperwage/api-contract';
import { salaryCalculateAnswerSchema, TAX_KEYS } from '@paperwage/api-contract';
import type { PayInput } from '@paperwage/payroll';
import { allRules, calculatePay, PAY_FREQUENCIES, sourceTitle } from '@paperwage/payroll';
import { calendarDate, cents, STATE_CODES, ZERO } from '@paperwage/values';
import { createSalaryAnswerWriter } from './write-salary-answer.ts';

const writeBytes = createSalaryAnswerWriter();
const write = (...of: Parameters<typeof writeBytes>) => writeBytes(...of).toString('utf8');
const NOW_MS = 1_795_132_800_000;

const amount = (most: number) => fc.integer({ min: 0, max: most }).map(cents);

const payment: fc.Arbitrary<PayInput> = fc.record({
  payDate: fc.constantFrom('2022-01-07', '2024-02-29', '2026-11-20').map(calendarDate),
  payFrequency: fc.constantFrom(...PAY_FREQUENCIES),
  grossPay: amount(99_999_999_999),
  state: fc.constantFrom(...STATE_CODES),
  w4: fc.record({
    version: fc.constant('2020' as const),
    filingStatus: fc.constantFrom('single', 'marriedJointly', 'headOfHousehold'),
    step2Checkbox: fc.boolean(),
    step3Credits: amount(1_000_000),
    otherIncome: amount(10_000_000),
    deductions: amount(10_000_000),
    extraWithholding: amount(100_000),
  }),
  yearToDate: fc.record({
    socialSecurityWages: amount(30_000_000),
    medicareWages: amount(30_000_000),
    supplementalWages: fc.constant(ZERO),
  }),
});

describe('the text of the answer', () => {
  it('fits the published schema and is ASCII, for any payment', () => {
    fc.assert(
      fc.property(payment, (input) => {
        const text = write(calculatePay(input, allRules), NOW_MS);
        expect(salaryCalculateAnswerSchema.parse(JSON.parse(text))).toEqual(JSON.parse(text));
        expect(text).toMatch(/^[\x20-\x7e]*$/);
      }),
    );
  });

  it('holds the figures of the engine, line by line and step by step', () => {
    fc.assert(
      fc.property(payment, (input) => {
        const taxes = calculatePay(input, allRules);
        const { data } = salaryCalculateAnswerSchema.parse(JSON.parse(write(taxes, NOW_MS)));
        expect(data.explanations.map((line) => Math.round(line.amount * 100))).toEqual(
          taxes.lines.map((line) => line.amount),
        );
        for (const [index, { key, amount: dollars, steps, source, from, to }] of data.explanations.entries()) {
          const { working } = taxes.lines[index]!;
          const named = data.stateTaxTypes.find(({ name }) => name === key);
          expect(named ? named.value : data[key as TaxKey]).toBe(dollars);
          const { publisher, url, checked } = working.source;
          expect(source).toEqual({ title: sourceTitle(working.source), publisher, url, checked });
          expect({ from, to }).toEqual({ from: working.from, to: working.to });
          expect(steps.map(({ step, line }) => ({ step, line }))).toEqual(
            working.steps.map(({ step, line }) => ({ step, line })),
          );
          expect(steps.map(({ figures }) => Object.keys(figures))).toEqual(
            working.steps.map(({ figures }) => Object.keys(figures)),
          );
        }
      }),
    );
  });

  it('takes any name for a row, with quotes, backslashes and letters beyond ASCII', () => {
    const [input] = fc.sample(payment, 1);
    const taxes = calculatePay({ ...input!, state: 'TX' }, allRules);
    const name = 'Doña Ana "County" \\ 東 city';
    const lines = [...taxes.lines, { ...taxes.lines[1]!, tax: `named:${name}` as const }];
    const text = write({ ...taxes, lines }, NOW_MS);
    const { data } = salaryCalculateAnswerSchema.parse(JSON.parse(text));
    expect(text).toMatch(/^[\x20-\x7e]*$/);
    expect(data.stateTaxTypes).toEqual([{ name, value: data.fica }]);
    expect(data.explanations.at(-1)?.key).toBe(name);
  });

  it('writes every amount with exactly two decimals', () => {
    fc.assert(
      fc.property(payment, (input) => {
        const text = write(calculatePay(input, allRules), NOW_MS);
        for (const key of TAX_KEYS) expect(text).toMatch(new RegExp(`"${key}":(null|\\d+\\.\\d\\d)[,}]`));
      }),
    );
  });

  it('has null, never 0, for what no rule covers', () => {
    const [input] = fc.sample(payment, 1);
    const federalAlone = { ...allRules, states: [], items: [], places: [] };
    const { data } = JSON.parse(write(calculatePay({ ...input!, state: 'MD' }, federalAlone), NOW_MS)) as {
      data: Record<string, unknown>;
    };
    expect(data).toMatchObject({ state: null, sdi: null, sui: null, wc: null, fli: null, trans: null, wst: 0 });
  });
});
