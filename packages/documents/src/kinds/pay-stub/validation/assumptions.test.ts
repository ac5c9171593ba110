import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { setEmploymentType, setFirstPaycheck, setPaymentType } from '../edit/edit-basics.ts';
import { setElection, setResidenceState } from '../edit/edit-elections.ts';
import { setEmployeeField, setWorkState } from '../edit/edit-fields.ts';
import { setEarning, setEarningTyped, setPrevYtd } from '../edit/edit-lines.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { emptyPayStubDraft } from '../draft/empty-draft.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { confirmEarlierPaychecks } from '../year-to-date/assumed-pay.ts';
import { confirmMostAllowed } from './assumed-figures.ts';
import { withAssumedNote } from './assumed-note.ts';
import { assumptionIssues } from './assumptions.ts';

const W4 = 'No Form W-4: taxed as single, no dependents.';
const dates = 'Assumes the pay period 11/07/2026 to 11/20/2026 and pay date 11/20/2026.';
/** As a program sends it: with dates of its own, and without a word on what it leaves out. */
const sent: PayStubDraft = { ...employeeDraft(), untypedDates: undefined };

const issues = (draft: PayStubDraft) =>
  assumptionIssues(draft, allRules, calculatePayStub(draft, allRules).document.stubs);
const told = (draft: PayStubDraft) => issues(draft).map(({ message }) => message);

describe('what a draft that a program sends assumes', () => {
  it('is told in the words of the form, as warnings', () => {
    expect(told(sent)).toEqual(['Year to date assumes 23 equal paychecks before this one.', W4]);
    expect(issues(sent)).toMatchObject([
      { path: 'confirmedEarlierPeriods', code: 'year-to-date-assumed', severity: 'warning' },
      { path: 'employeeInfo.maritalStatus', code: 'certificates-assumed', severity: 'warning' },
    ]);
    expect(told({ ...sent, untypedDates: true })).toContain(dates);
  });

  it('is not told of what it says', () => {
    const first = setFirstPaycheck(sent, true);
    expect(told(setEmployeeField(first, 'maritalStatus', 'MARRIED'))).toEqual([]);
    expect(told(setEmploymentType(setFirstPaycheck(sent, true), 'contractor'))).not.toContain(W4);
  });

  it('has the paychecks that the previous year to date includes', () => {
    const { prevYtdItem } = sent;
    const earnings = prevYtdItem.earnings.map((line) =>
      line.key === 'regular' ? { ...line, ytd: '59,800.00', assumedPaychecks: 23 } : line,
    );
    const carried = setPrevYtd({ ...sent, prevYtdItem: { ...prevYtdItem, earnings } }, true);
    expect(told(carried)).toContain('Year to date includes 23 assumed paychecks.');
  });

  it('has the form on which an agreement between two states rests, until it is answered', () => {
    const lives = setResidenceState(setWorkState(sent, 'PA'), 'NJ');
    const assumed = 'Assumes Form REV-419 is on file, so no Pennsylvania income tax.';
    expect(told(lives)).toContain(assumed);
    expect(told(setElection(lives, 'reciprocityFormOnFile', 'yes'))).not.toContain(assumed);
  });

  it('has hours that a program charges for, and the most that an employer may withhold', () => {
    const salary = setEarning(setPaymentType(setWorkState(sent, 'OR'), 'salary'), 0, 'salary', { rate: '52000.00' });
    expect(issues(salary)).toContainEqual({
      path: 'items.0.otherItems.hoursWorked',
      code: 'hours-assumed',
      message: 'Assumes 80 hours worked (2,080 a year).',
      severity: 'warning',
    });
    const hawaii = setWorkState(sent, 'HI');
    expect(told(hawaii)).toContain('Assumes the most an employer may withhold for Hawaii TDI.');
    expect(told(confirmMostAllowed(hawaii)).join()).not.toContain('the most');
  });

  it('has the certificate of Delaware, which takes no federal one', () => {
    expect(told(setWorkState(sent, 'DE')).join(' ')).toContain('No DE W-4: no personal credits.');
  });

  it('has the pay that every new stub starts with', () => {
    const example = setEarning(sent, 0, 'regular', { rate: '10.00', hours: '40.00' });
    expect(issues(example)).toContainEqual({
      path: 'items.0.earnings.regular.rate',
      code: 'pay-is-default',
      message: '$10.00 × 40.00 is what a new pay stub starts with. Check that it’s the real pay.',
      severity: 'warning',
    });
    expect(told(setEarning(sent, 0, 'regular', { rate: '10.00', hours: '41.00' })).join()).not.toContain('starts with');
    expect(told(setEarningTyped(example, 0, 'regular', { total: '400.00' })).join()).not.toContain('starts with');
    const marked = { ...emptyPayStubDraft(testContext()), confirmedEarlierPeriods: undefined };
    expect(told(marked).join()).not.toContain('starts with');
  });
});

describe('what a draft that the form began assumes', () => {
  it('is told once: what the form asks to confirm is an issue already', () => {
    const begun = setWorkState(emptyPayStubDraft(testContext()), 'TX');
    expect(told(begun)).toEqual([expect.stringMatching(/^Assumes the pay period/), W4]);
    expect(told(confirmEarlierPaychecks({ ...sent, confirmedEarlierPeriods: 0 }))).toEqual([W4]);
  });
});

describe('the line on paper', () => {
  const noteOf = (draft: PayStubDraft) =>
    withAssumedNote(calculatePayStub(draft, allRules), draft, allRules).document.assumed;

  it('names what nobody typed or confirmed', () => {
    const begun = { ...setWorkState(emptyPayStubDraft(testContext()), 'TX'), confirmedEarlierPeriods: 0 };
    expect(noteOf(begun)).toBe(
      'Assumed: pay frequency, pay period and pay date, filing status and claims (no Form W-4), 9 equal earlier paychecks.',
    );
    expect(noteOf(setWorkState(sent, 'HI'))).toBe(
      'Assumed: filing status and claims (no Form W-4 or HW-4), the most allowed for Hawaii TDI, 23 equal earlier paychecks.',
    );
  });

  it('is left out where all was typed or confirmed', () => {
    const first = setFirstPaycheck(sent, true);
    expect(noteOf(setEmployeeField(first, 'maritalStatus', 'MARRIED'))).toBeUndefined();
    expect(noteOf({ ...first, confirmedCertificates: true })).toBeUndefined();
  });
});
