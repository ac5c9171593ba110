import type { PayInput } from '@paperwage/payroll';
import { allRules, calculatePay, STEP_NAMES } from '@paperwage/payroll';
import { calendarDate, dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { coverageSentence, notStatedSentence, stateItemsSentence } from './coverage-sentence.ts';
import { explainWorking, explanationText } from './explain-working.ts';
import { standingSentence } from './standing-words.ts';
import { SENTENCES } from './sentences.ts';

const w4 = {
  version: '2020',
  filingStatus: 'single',
  step2Checkbox: false,
  step3Credits: dollars(500),
  otherIncome: dollars(1_000),
  deductions: dollars(2_000),
  extraWithholding: dollars(5),
} as const;

function pay(wagesBefore: number, changes: Partial<PayInput> = {}): PayInput {
  return {
    payDate: calendarDate('2026-11-20'),
    payFrequency: 'BI_WEEKLY',
    grossPay: dollars(3_017.5),
    state: 'TX',
    w4,
    yearToDate: {
      socialSecurityWages: dollars(wagesBefore),
      medicareWages: dollars(wagesBefore),
      supplementalWages: dollars(0),
    },
    ...changes,
  };
}

const ROUNDED_ONE_BY_ONE =
  'Each payment is rounded to the cent, so the year’s total may differ from the yearly maximum by a few cents';

function sentencesOf(input: PayInput, tax: string): string[] {
  const line = calculatePay(input, allRules).lines.find((taxLine) => taxLine.tax === tax);
  return explanationText(line!.working);
}

describe('explanations of a computed tax', () => {
  it('tells federal income tax step by step, ending with the tax itself', () => {
    expect(sentencesOf(pay(63_070), 'federalIncomeTax')).toEqual([
      'Taxable wages this period: 3,017.50',
      'As yearly wages: 3,017.50 × 26 pay periods = 78,455.00',
      'Other income from Form W-4, step 4(a): 78,455.00 + 1,000.00 = 79,455.00',
      'Yearly amount not taxed for single or married filing separately: 8,600.00',
      'Deductions from Form W-4, step 4(b): 8,600.00 + 2,000.00 = 10,600.00',
      'Yearly wages to look up: 79,455.00 − 10,600.00, at least zero = 68,855.00',
      'Rates: the standard schedule for single or married filing separately',
      'Above 57,900.00 by 10,955.00: 5,800.00 + 10,955.00 × 22% = 8,210.10 a year',
      'For one period: 8,210.10 ÷ 26 = 315.77',
      'Credits from Form W-4, step 3, for one period: 500.00 ÷ 26 = 19.23',
      'Minus the credits: 315.77 − 19.23, at least zero = 296.54',
      'Extra withholding requested: 296.54 + 5.00 = 301.54',
    ]);
  });

  it('tells social security as wages times rate', () => {
    expect(sentencesOf(pay(0), 'socialSecurity').slice(-2)).toEqual([
      'Taxable wages: 3,017.50',
      '3,017.50 × 6.2% = 187.09',
    ]);
  });

  it('tells what part of the pay still fits under the wage base', () => {
    expect(sentencesOf(pay(182_000), 'socialSecurity')[0]).toBe(
      'Of 3,017.50, only 2,500.00 counts: 182,000.00 of the wage base of 184,500.00 a year is already paid',
    );
    expect(sentencesOf(pay(199_000), 'socialSecurity')).toEqual([
      'With 199,000.00 already paid, the wage base of 184,500.00 a year is reached, so the tax is 0.00',
      ROUNDED_ONE_BY_ONE,
    ]);
  });

  it('tells that payments are rounded one by one, once the wage base is reached within the year', () => {
    const tells = (before: number) => sentencesOf(pay(before), 'socialSecurity').includes(ROUNDED_ONE_BY_ONE);
    expect([tells(0), tells(181_482.5), tells(182_000), tells(184_500)]).toEqual([false, false, true, true]);
    const inCalifornia = pay(182_000, { state: 'CA', payDate: calendarDate('2023-11-20') });
    expect(sentencesOf(inCalifornia, 'stateDisability')).toContain(ROUNDED_ONE_BY_ONE);
  });

  it('tells of entries that the certificate of the state does not ask', () => {
    const elections = { allowances: 3, filingStatus: 'married' } as const;
    expect(sentencesOf(pay(0, { state: 'AZ', elections }), 'stateIncomeTax').slice(0, 3)).toEqual([
      'The Arizona certificate has no allowances, so the 3 entered don’t count here',
      'The Arizona certificate has no filing status, so married doesn’t count here',
      'With this answer, we assume the employee filed the Arizona certificate',
    ]);
  });

  it('tells the additional Medicare tax above the threshold', () => {
    expect(sentencesOf(pay(199_000), 'medicare').slice(-3)).toEqual([
      'With 199,000.00 already paid, 2,017.50 of this pay is above 200,000.00 a year',
      'Additional tax on it: 2,017.50 × 0.9% = 18.16',
      'Together: 43.75 + 18.16 = 61.91',
    ]);
  });

  it('marks the figure each sentence leads up to', () => {
    const line = calculatePay(pay(0), allRules).lines.find(({ tax }) => tax === 'socialSecurity')!;
    const { steps, source, standing, inForce } = explainWorking(line.working);
    expect(steps.at(-1)).toEqual([
      { text: '3,017.50 × 6.2% = ', strong: false },
      { text: '187.09', strong: true },
    ]);
    expect(source).toEqual({
      title: 'Contribution and Benefit Base',
      publisher: 'Social Security Administration',
      url: 'https://www.ssa.gov/oact/cola/cbb.html',
    });
    expect(inForce).toBe('In force on pay dates from 01/01/2026 to 12/31/2026.');
    expect(standingSentence(standing)).toMatch(/^These numbers .*\.$/);
  });

  it('has a sentence for every step of the engine, each with all its text filled in', () => {
    for (const name of STEP_NAMES) {
      const everyFigure = new Proxy({}, { get: (_, figure) => `<${String(figure)}>` });
      const tell = SENTENCES[name] as (figures: object) => readonly (readonly { text: string }[])[];
      const told = tell(everyFigure).map((phrase) => phrase.map(({ text }) => text).join(''));
      expect(told.length, name).toBeGreaterThan(0);
      for (const sentence of told) expect(sentence, name).not.toMatch(/undefined|\[object|^\s|\s$|\.$|!/);
    }
  });
});

describe('what the rules hold for a state', () => {
  const coverage = (stateIncomeTax: 'none' | 'calculated' | 'missing', stateItems: 'none' | 'missing' = 'none') => ({
    state: 'CA' as const,
    payDate: calendarDate('2026-11-20'),
    stateIncomeTax,
    stateItems,
  });

  it('says plainly that a state is not worked out yet and can be entered', () => {
    expect(coverageSentence(coverage('missing'))).toBe(
      'We don’t cover California income tax yet. Enter the amount yourself.',
    );
    expect(coverageSentence(coverage('none'))).toBe('California has no income tax on wages.');
    expect(coverageSentence(coverage('calculated'))).toBe('California income tax follows the rules for the pay date.');
  });

  it('names the home state where an agreement leaves the tax to it', () => {
    expect(coverageSentence({ ...coverage('none'), incomeTaxState: 'NJ' })).toBe(
      'New Jersey, where the employee lives, gets the income tax instead of California. New Jersey has no income ' +
        'tax on wages.',
    );
  });

  it('says when other payroll items of the state are missing', () => {
    expect(stateItemsSentence(coverage('missing', 'missing'))).toMatch(
      /^We don’t yet cover other California payroll deductions/,
    );
    expect(stateItemsSentence(coverage('missing'))).toBeUndefined();
  });

  it('says what is asked for and was not given', () => {
    expect(notStatedSentence(coverage('none'))).toBeUndefined();
    const asked = { ...coverage('none'), itemsNotStated: ['Washington workers’ comp (L&I)'] };
    expect(notStatedSentence(asked)).toMatch(/^We can’t calculate Washington workers’ comp \(L&I\) without/);
  });
});
