import { emptyPayStubDraft } from '@paperwage/documents/pay-stub';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { fieldOfRegion, regionOfField } from './paper-places.ts';

const draft = emptyPayStubDraft({ today: calendarDate('2026-11-21'), random: () => 0.3 });

describe('regionOfField', () => {
  it('gathers the parts of an address and the numbers of a stub', () => {
    expect(regionOfField('employeeInfo.zipCode')).toBe('employeeInfo.address');
    expect(regionOfField('fileNumber')).toBe('identifiers');
    expect(regionOfField('checkNo')).toBe('items.0.checkNo');
  });

  it('shows either logo in the one place there is', () => {
    expect(regionOfField('companyInfo.payrollLogo')).toBe('companyInfo.employerLogo');
    const companyInfo = { ...draft.companyInfo, payrollLogo: 'data:,' };
    expect(fieldOfRegion('companyInfo.employerLogo', { ...draft, companyInfo })).toBe('companyInfo.payrollLogo');
    const both = { ...companyInfo, employerLogo: 'data:,' };
    expect(fieldOfRegion('companyInfo.employerLogo', { ...draft, companyInfo: both })).toBe('companyInfo.employerLogo');
  });

  it('finds lines of the user’s own among the others', () => {
    expect(regionOfField('items.2.customDeductions.k3x.total')).toBe('items.2.deductions.k3x');
    expect(regionOfField('items.0.earnings.regular.rate')).toBe('items.0.earnings.regular.rate');
  });

  it('has an entry among the other items as a whole', () => {
    expect(regionOfField('items.1.otherItems.timeOff.k3x.available')).toBe('items.1.otherItems.timeOff.k3x');
    expect(regionOfField('items.1.otherItems.hoursWorked')).toBe('items.1.otherItems.hoursWorked');
  });
});

describe('fieldOfRegion', () => {
  it('leads back to a field', () => {
    expect(fieldOfRegion('companyInfo.address', draft)).toBe('companyInfo.streetAddress1');
    expect(fieldOfRegion('identifiers', draft)).toBe('deptNumber');
    expect(fieldOfRegion('items.1.payPeriod', draft)).toBe('items.1.payPeriod.from');
    expect(fieldOfRegion('items.1.checkNo', draft)).toBe('checkNo');
    expect(fieldOfRegion('items.0.earnings.k3x', draft)).toBe('items.0.customEarnings.k3x');
    expect(fieldOfRegion('items.0.deductions.fica', draft)).toBe('items.0.deductions.fica');
    expect(fieldOfRegion('items.0.deductions.named-wa-cares', draft)).toBe('items.0.deductions.named-wa-cares');
    expect(fieldOfRegion('items.0.deductions.k3x', draft)).toBe('items.0.customDeductions.k3x');
    expect(fieldOfRegion('employeeInfo.employeeName', draft)).toBe('employeeInfo.employeeName');
  });

  it('leads from a sum to what it is made of', () => {
    expect(fieldOfRegion('items.0.net', draft)).toBe('items.0.earnings.regular');
    expect(fieldOfRegion('items.0.gross', { ...draft, employmentType: 'contractor' })).toBe(
      'items.0.earnings.contractor',
    );
    expect(fieldOfRegion('items.0.deductionTotal', draft)).toBe('items.0.deductions.federal');
  });
});
