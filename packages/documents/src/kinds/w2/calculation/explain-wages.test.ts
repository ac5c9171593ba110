import { allRules } from '@paperwage/payroll';
import { formatMoney, STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { explanationText } from '../../../explanations/explain-working.ts';
import { plainText } from '../../../explanations/phrase.ts';
import { recomputeEquation } from '../../../explanations/printed-equation.fixture.ts';
import { FORM_YEARS } from '../../../forms/form-edition.ts';
import { calculateW2 } from '../calculate.ts';
import { explainWages } from './explain-wages.ts';
import { COMPUTED_FIELDS, NO_PLAN_AMOUNTS } from '../fields.ts';
import { sampleOf } from '../fixtures/drafts.ts';
import type { W2Draft } from '../schema.ts';

const WAGES = ['wagesTipsOther', 'socialSecurityWages', 'medicareWages', 'stateWagesTips'] as const;
const withPlans = (changes: Partial<W2Draft> = {}, year = 2025) =>
  sampleOf(year, {
    field12aCode: '',
    field12a: '',
    income: '60,000.00',
    planAmounts: {
      ...NO_PLAN_AMOUNTS,
      section125: '2,400.00',
      dependentCare: '6,000.00',
      retirement401k: '3,600.00',
      roth401k: '1,000.00',
    },
    ...changes,
  });
const amountsOf = (draft: W2Draft) => calculateW2(draft, allRules).document.amounts;
const saidOf = (draft: W2Draft, box: (typeof WAGES)[number]) =>
  explainWages(amountsOf(draft)[box].wages!).map(plainText);

describe('the explanation of wages', () => {
  it('goes from the pay of the year to the box, with what lowers it and what does not', () => {
    const draft = withPlans({ socialSecurityTips: '600.00' });
    expect(saidOf(draft, 'wagesTipsOther')).toEqual([
      'Pay for the year: $60,000.00',
      'Of $6,000.00 for dependent care, only $5,000.00 is tax-free',
      '401(k) contributions: $60,000.00 − $3,600.00 = $56,400.00',
      'Section 125 plan premiums: $56,400.00 − $2,400.00 = $54,000.00',
      'Dependent care account contributions: $54,000.00 − $5,000.00 = $49,000.00',
      'Roth contributions of $1,000.00 don’t lower this box',
    ]);
    expect(saidOf(draft, 'socialSecurityWages')).toEqual([
      'Pay for the year: $60,000.00',
      'Of $6,000.00 for dependent care, only $5,000.00 is tax-free',
      '401(k) contributions of $3,600.00 don’t lower this box',
      'Section 125 plan premiums: $60,000.00 − $2,400.00 = $57,600.00',
      'Dependent care account contributions: $57,600.00 − $5,000.00 = $52,600.00',
      'Roth contributions of $1,000.00 don’t lower this box',
      'Tips go in box 7: $52,600.00 − $600.00 = $52,000.00',
    ]);
  });

  it('ends at the wage base', () => {
    expect(saidOf(withPlans({ income: '250,000.00', planAmounts: NO_PLAN_AMOUNTS }), 'socialSecurityWages')).toEqual([
      'Pay for the year: $250,000.00',
      'Of $250,000.00, only the Social Security wage base counts: $176,100.00',
    ]);
  });

  it('recomputes in every state and year, and ends with the box', () => {
    let recomputations = 0;
    for (const state of STATE_CODES) {
      for (const year of FORM_YEARS) {
        const amounts = amountsOf(withPlans({ state }, year));
        for (const box of WAGES) {
          const { amount, wages } = amounts[box];
          if (amount === undefined) continue;
          const said = explainWages(wages!);
          for (const sentence of said.map(plainText).filter((one) => one.includes(' = '))) {
            const { printed, recomputed } = recomputeEquation(sentence.replaceAll('$', ''));
            recomputations += 1;
            expect(printed, `${state} ${year} ${box}: ${sentence}`).toBe(recomputed);
          }
          // The tax-free part of dependent care limits a deduction and isn't a result.
          const results = said.filter((one) => !plainText(one).startsWith('Of $6,000.00 for dependent care'));
          const strong = results.flat().filter((part) => part.strong);
          expect(strong.at(-1)!.text, `${state} ${year} ${box}`).toBe(`$${formatMoney(amount)}`);
        }
      }
    }
    expect(recomputations).toBeGreaterThan(1_000);
  });
});

it('explains the taxes of a year without its one pay period', () => {
  for (const state of STATE_CODES) {
    const amounts = amountsOf(withPlans({ state, dependentsAmount: '2,000' }));
    for (const box of COMPUTED_FIELDS) {
      const { working } = amounts[box];
      if (working) expect(explanationText(working).join('\n'), `${state} ${box}`).not.toMatch(/period|[×÷] 1( |,|$)/m);
    }
  }
});
