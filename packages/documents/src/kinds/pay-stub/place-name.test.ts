import { describe, expect, it } from 'vitest';
import { setWorkState } from './edit/edit-fields.ts';
import { addCustomDeduction } from './edit/edit-lines.ts';
import { lineNameAt } from './draft/line-name.ts';
import { placeName } from './place-name.ts';
import { employeeDraft, testContext } from './fixtures/test-drafts.ts';

const draft = addCustomDeduction(employeeDraft({ stubs: 2 }), 'Union dues', testContext());
const dues = draft.items[0]!.customDeductions[0]!.id;

describe('lineNameAt', () => {
  it('is what the row is called, with the state once it is known', () => {
    const path = 'items.0.deductions.state.total';
    expect(lineNameAt(setWorkState(draft, 'CA'), path)).toBe('California income tax');
    expect(lineNameAt(setWorkState(draft, ''), path)).toBe('State income tax');
    expect(lineNameAt(setWorkState(draft, 'CA'), 'prevYtdItem.deductions.sdi.ytd')).toBe('California SDI');
  });

  it('is the name that a line of one’s own was given', () => {
    expect(lineNameAt(draft, `items.1.customDeductions.${dues}.total`)).toBe('Union dues');
    expect(lineNameAt(draft, 'items.0.earnings.overtime.rate')).toBe('Overtime');
  });

  it('is none beside the lines', () => {
    expect(lineNameAt(draft, 'items.0.payDate')).toBeUndefined();
    expect(lineNameAt(draft, 'items.9.earnings.overtime.rate')).toBeUndefined();
  });
});

describe('placeName', () => {
  it.each([
    ['companyInfo.zipCode', 'Company ZIP code'],
    ['employeeInfo.city', 'Employee city'],
    ['workState', 'State where they work'],
    ['w4.otherIncome', 'Form W-4, step 4(a)'],
    ['residenceState', 'State where the employee lives'],
    ['elections.locality', 'City or place where the employee lives'],
    ['elections.ctCode', 'State certificate'],
    ['items.1', 'Stub 2'],
    ['items.0.payDate', 'Stub 1, pay date'],
    ['items.1.earnings.overtime.hours', 'Stub 2, Overtime, hours'],
    [`items.0.customDeductions.${dues}.total`, 'Stub 1, Union dues, this period'],
    ['items.0.customEarnings.gone.name', 'Stub 1, custom line, name'],
    ['prevYtdItem.earnings.regular.ytd', 'Year to date before these stubs, Regular'],
  ])('of %s is %s', (path, name) => {
    expect(placeName(draft, path)).toBe(name);
  });

  it('is none for what is no field', () => {
    expect(placeName(draft, 'template')).toBeUndefined();
  });
});
