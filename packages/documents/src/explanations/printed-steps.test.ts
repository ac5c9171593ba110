import { allRules, calculatePay } from '@paperwage/payroll';
import type { TaxLine } from '@paperwage/payroll';
import { add, cents } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { recomputeEquation } from './printed-equation.fixture.ts';
import { wrongSteps } from './recompute-steps.fixture.ts';
import { samplePayments } from './sample-payments.fixture.ts';

const SHOWN = 20;
/** From day to day one payment in so many is explained. */
const APART = process.env.TEST_ALL ? 1 : 7;

describe('the printed steps of an explanation', () => {
  it('give their results in every state, year, pay frequency and filing status, and end with the tax', () => {
    const wrong: string[] = [];
    let explanations = 0;
    for (const payment of [...samplePayments()].filter((_, at) => at % APART === 0)) {
      for (const line of calculatePay(payment, allRules).lines) {
        explanations += 1;
        const { state, payDate, payFrequency } = payment;
        for (const one of wrongSteps(line)) wrong.push(`${state} ${payDate} ${payFrequency} ${line.tax}: ${one}`);
      }
    }
    expect(wrong.slice(0, SHOWN)).toEqual([]);
    expect(explanations).toBeGreaterThan(28_000 / APART);
  });

  it('are noticed when one is wrong', () => {
    const [payment] = samplePayments();
    const [line] = calculatePay(payment!, allRules).lines as [TaxLine];
    expect(wrongSteps(line)).toEqual([]);
    expect(wrongSteps({ ...line, amount: add(line.amount, cents(1)) })).toHaveLength(1);
    for (const step of line.working.steps) {
      const without = line.working.steps.filter((one) => one !== step);
      const figures = Object.entries(step.figures).map(([name, figure]) => [
        name,
        figure.unit === 'cents' ? { ...figure, value: figure.value + 123 } : figure,
      ]);
      const changed = line.working.steps.map((one) =>
        one === step ? { ...step, figures: Object.fromEntries(figures) as never } : one,
      );
      const isEquation = wrongSteps({ ...line, working: { ...line.working, steps: without } }).length > 0;
      if (isEquation) expect(wrongSteps({ ...line, working: { ...line.working, steps: changed } })).not.toEqual([]);
    }
  });
});

describe('a printed equation', () => {
  it.each([
    ['Above 57,900.00 by 10,955.00: 5,800.00 + 10,955.00 × 22% = 8,210.10 a year', '8210.10'],
    ['Exemptions: 1 × 4,400.00 and 2 further × 1,000.00 = 6,400.00 a year', '6400.00'],
    ['Less the credits: 15.77 − 19.23, at least zero = 0.00', '0.00'],
    ['Standard deduction of the state: 30,000.00 × 15%, from 1,600.00 to 2,550.00 = 2,550.00 a year', '2550.00'],
    ['At most 6.59 a week: 6.59 × 52 ÷ 12, rounded down = 28.55', '28.55'],
    ['For one period: (100.00 + 3.33 × 10%) ÷ 4 = 25.00', '25.08'],
    ['The hours were not given, so full-time work is assumed: 2,080.00 ÷ 24 = 86.6667 hours', '86.6667'],
  ])('%s', (sentence, recomputed) => {
    expect(recomputeEquation(sentence).recomputed).toBe(recomputed);
  });

  it('is refused where it cannot be read', () => {
    expect(() => recomputeEquation('Twice two = 4.00')).toThrow('"Twice two" is no number');
    expect(() => recomputeEquation('1.00 + 2.00, more or less = 3.00')).toThrow('"more or less" cannot be read');
  });
});
