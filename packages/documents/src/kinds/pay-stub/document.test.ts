import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from './calculate.ts';
import { setAccountEnding, setCompanyField, setDirectDeposit, setEmployeeField } from './edit/edit-fields.ts';
import { setEarning } from './edit/edit-lines.ts';
import { SAMPLE_LOGO } from './edit/sample-draft.ts';
import type { PayStubDraft } from './draft/schema.ts';
import { employeeDraft } from './fixtures/test-drafts.ts';

describe('the document', () => {
  it('shows who pays, who is paid and how', () => {
    let draft = setCompanyField(employeeDraft(), 'employerLogo', SAMPLE_LOGO);
    draft = setCompanyField(setCompanyField(draft, 'city', 'Austin'), 'zipCode', '78702');
    draft = setEmployeeField(setEmployeeField(draft, 'streetAddress1', ' 2207 Larkspur Ave '), 'state', 'TX');
    const { document } = calculatePayStub(setAccountEnding(setDirectDeposit(draft, true), '7730'), allRules);
    expect(document).toMatchObject({
      recipient: 'employee',
      company: {
        name: 'Cascade Timber Works LLC',
        address: ['Austin, 78702'],
        logo: { width: 64, height: 64, mediaType: 'image/png' },
      },
      employee: { name: 'Núria Nguyễn', address: ['2207 Larkspur Ave', 'TX'] },
      payFrequency: 'BI_WEEKLY',
      payBasis: 'hourly',
      directDeposit: { accountEnding: '7730' },
    });
  });

  it('prints no employee number until there is one of the employer’s own', () => {
    const draft = employeeDraft();
    const idOf = (changed: PayStubDraft) => calculatePayStub(changed, allRules).document.employee.employeeId;
    expect(idOf(draft)).toBe('');
    expect(idOf(setEmployeeField(draft, 'employeeId', 'CT-00318'))).toBe('CT-00318');
  });

  it('numbers the checks of earlier stubs downwards', () => {
    const draft: PayStubDraft = { ...employeeDraft({ stubs: 3 }), checkNo: '0001' };
    const numbers = (changed: PayStubDraft) =>
      calculatePayStub(changed, allRules).document.stubs.map((stub) => stub.checkNumber);
    expect(numbers(draft)).toEqual(['0001', '0000', '9999']);
    expect(numbers({ ...draft, checkNo: 'A-17' })).toEqual(['A-17', 'A-17', 'A-17']);
  });

  it('keeps the logo the same object while the company stays the same', () => {
    const draft = setCompanyField(employeeDraft(), 'employerLogo', SAMPLE_LOGO);
    const logoOf = (changed: PayStubDraft) => calculatePayStub(changed, allRules).document.company.logo;
    expect(logoOf(setEarning(draft, 0, 'regular', { hours: '7' }))).toBe(logoOf(draft));
  });
});
