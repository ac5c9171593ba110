import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculateW2 } from '../calculate.ts';
import { typeW2Box } from '../edit/edit-fields.ts';
import { NO_PLAN_AMOUNTS } from '../fields.ts';
import { sampleOf } from '../fixtures/drafts.ts';
import type { W2Draft } from '../schema.ts';

const told = (draft: W2Draft, code: string) =>
  calculateW2(draft, allRules)
    .issues.filter((issue) => issue.code === code)
    .map(({ path, severity, message }) => ({ path, severity, message }));
const worksIn = (state: string, employeeState: string, changes: Partial<W2Draft> = {}) =>
  sampleOf(2025, { state, employeeState, ...changes });

describe('an agreement between the states of work and home', () => {
  const CODE = 'w2.state.agreement';

  it.each([
    ['PA', 'NJ', /^Pennsylvania and New Jersey have an agreement: .* lives in New Jersey goes to New Jersey\./],
    ['IL', 'WI', /^Illinois and Wisconsin have an agreement: /],
    ['DC', 'MD', /doesn’t tax the wages of someone who lives in another state, .* is in Maryland\./],
  ])('of %s and %s is told at box 17, which keeps its figure', (work, home, words) => {
    const [issue, ...more] = told(worksIn(work, home), CODE);
    expect(more).toEqual([]);
    expect(issue).toMatchObject({ path: 'stateIncomeTax', severity: 'warning' });
    expect(issue!.message).toMatch(words);
    expect(issue!.message).toContain('Check the state in box 15, or enter what you withheld.');
    const taxOf = (draft: W2Draft) => calculateW2(draft, allRules).document.amounts.stateIncomeTax.amount;
    expect(taxOf(worksIn(work, home))).toBe(taxOf(worksIn(work, work)));
  });

  it('is not told where there is none, where one lives and works, or once box 17 is typed', () => {
    expect(told(worksIn('NY', 'NJ'), CODE)).toEqual([]);
    expect(told(worksIn('PA', 'PA'), CODE)).toEqual([]);
    expect(told(worksIn('PA', ''), CODE)).toEqual([]);
    expect(told(typeW2Box(worksIn('PA', 'NJ'), 'stateIncomeTax', '0.00'), CODE)).toEqual([]);
  });
});

describe('tables that changed during the year', () => {
  const CODE = 'w2.tables.changed';

  it('are named at box 17, which uses the last ones for the whole year', () => {
    expect(told(worksIn('OH', 'OH'), CODE)).toEqual([
      {
        path: 'stateIncomeTax',
        severity: 'warning',
        message:
          'Box 17 uses the Ohio tables in force since 10/01/2025 for the whole year. If you withheld by earlier tables, ' +
          'enter what you withheld.',
      },
    ]);
  });

  it('are not named where one table covers the year, or box 17 is typed', () => {
    expect(told(worksIn('CA', 'CA'), CODE)).toEqual([]);
    expect(told(typeW2Box(worksIn('OH', 'OH'), 'stateIncomeTax', '900.00'), CODE)).toEqual([]);
  });
});

describe('a certificate that a W-2 doesn’t ask for', () => {
  it.each([
    ['OR', 'Box 17 is 8%, as Oregon requires with no Form OR-W-4 on file.'],
    ['CT', 'Box 17 is 6.99%, as Connecticut requires with no Form CT-W4 on file.'],
  ])('of %s has the rate that the state takes without it', (state, words) => {
    const [issue] = told(worksIn(state, state), 'state-certificate-not-filed');
    expect(issue!.message).toContain(words);
  });
});

describe('the form that a state withholds by', () => {
  const said = (state: string) => told(worksIn(state, state), 'state-certificate-not-filed')[0]?.message;

  it('is the federal one where the state has none', () => {
    expect(said('NM')).toContain('New Mexico goes by Form W-4. Box 17 uses its filing status');
  });

  it('is its own in Delaware, whose name says W-4 too', () => {
    expect(said('DE')).toMatch(/^Box 17 assumes that the employee filed no Form (DE )?W-4 with you/);
  });
});

describe('box 17 of Maryland', () => {
  it('has the county tax with the state\u2019s own, as its steps say', () => {
    const { amount, working } = calculateW2(worksIn('MD', 'MD'), allRules).document.amounts.stateIncomeTax;
    const last = working!.steps.at(-1)!;
    expect(last).toMatchObject({ step: 'addAdditionalTax', figures: { total: { value: amount } } });
    expect(working!.steps.map(({ step }) => step)).toContain('noCountyGiven');
  });
});

describe('boxes 18 to 20', () => {
  const named = (state: string, city: string, zip: string, changes: Partial<W2Draft> = {}) =>
    told(
      worksIn(state, state, { employeeCity: city, employeeZip: zip, companyState: '', localityName: '', ...changes }),
      'w2.local.blank',
    )[0]?.message;
  const tax = 'has a local tax on wages, and boxes 18 to 20 are blank.';

  it.each([
    ['NY', 'Brooklyn', '11201', `New York City ${tax}`],
    ['NY', 'New York', '10001', `New York City ${tax}`],
    ['NY', 'Yonkers', '10701', `Yonkers ${tax}`],
    ['OH', 'Columbus', '43215', `Columbus ${tax}`],
    ['PA', 'Philadelphia', '19103', `Philadelphia ${tax}`],
  ])('in %s of %s name the city that taxes wages', (state, city, zip, words) => {
    expect(named(state, city, zip)).toContain(words);
  });

  it('name the employer’s city too, and the state where neither is known to tax', () => {
    const both = { companyState: 'OH', companyCity: 'Dayton' };
    expect(named('OH', 'Columbus', '43215', both)).toMatch(/^Columbus and Dayton have local taxes on wages/);
    expect(named('NY', 'Buffalo', '14201')).toMatch(/^New York has local taxes on wages/);
  });

  it('name New York City once, and not for who only works there', () => {
    const inManhattan = { companyState: 'NY', companyCity: 'New York', companyZip: '10001' };
    expect(named('NY', 'Brooklyn', '11201', inManhattan)).toMatch(/^New York City has a local tax on wages/);
    expect(named('NY', 'Buffalo', '14201', inManhattan)).toMatch(/^New York has local taxes on wages/);
  });
});

describe('what is estimated', () => {
  it('has box 14, whose programs round by the paycheck', () => {
    const [issue] = told(worksIn('NJ', 'NJ'), 'w2.estimate');
    expect(issue!.message).toMatch(/^Boxes 2, 4, 6, 14 and 17 are estimates/);
    expect(told(worksIn('TX', 'TX'), 'w2.estimate')[0]!.message).toMatch(/^Boxes 2, 4 and 6 are estimates/);
  });
});

describe('dependent care above the limit', () => {
  const planAmounts = { ...NO_PLAN_AMOUNTS, dependentCare: '6,000.00' };

  it('is told once where the boxes have the rest already', () => {
    expect(told(worksIn('CA', 'CA', { planAmounts }), 'w2.limit.box10')).toEqual([
      {
        path: 'planAmounts.dependentCare',
        severity: 'warning',
        message: 'Only $5,000.00 is tax-free in 2025. We added the other $1,000.00 to boxes 1, 3 and 5.',
      },
    ]);
  });

  it('is left to the user where box 10 is typed', () => {
    const [issue] = told(worksIn('CA', 'CA', { dependentCareBenefits: '6,000.00' }), 'w2.limit.box10');
    expect(issue!.message).toMatch(/^In 2025, only \$5,000\.00 of box 10 is tax-free\. Include the rest/);
  });
});
