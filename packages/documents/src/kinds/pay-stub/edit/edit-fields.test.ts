import { describe, expect, it } from 'vitest';
import {
  setAccountEnding,
  setCompanyField,
  setDirectDeposit,
  setEmployeeField,
  setEmployeeSocial,
  setIdentifier,
  setW4Field,
} from './edit-fields.ts';
import { employeeDraft } from '../fixtures/test-drafts.ts';

const draft = employeeDraft();

describe('the employee’s social security number', () => {
  it('is reduced to the masked form, keeping only the last 4 digits', () => {
    const masked = setEmployeeSocial(draft, '219-09-4821');
    expect(masked.employeeInfo.employeeSocial).toBe('XXX-XX-4821');
    expect(JSON.stringify(masked)).not.toContain('219');
    expect(setEmployeeSocial(draft, 'XXX-XX-4821').employeeInfo.employeeSocial).toBe('XXX-XX-4821');
    expect(setEmployeeSocial(draft, '4821').employeeInfo.employeeSocial).toBe('XXX-XX-4821');
  });

  it('is empty when the text cannot be one', () => {
    expect(setEmployeeSocial(draft, '482').employeeInfo.employeeSocial).toBe('');
    expect(setEmployeeSocial(draft, '12345678901').employeeInfo.employeeSocial).toBe('');
  });
});

describe('direct deposit', () => {
  it('keeps the last four digits of an account and nothing else of it', () => {
    expect(setAccountEnding(draft, '0012 3456 7730').employeeInfo.last4Digits).toBe('7730');
  });

  it('forgets the account when pay comes by check', () => {
    const deposited = setAccountEnding(setDirectDeposit(draft, true), '7730');
    expect(setDirectDeposit(deposited, false).employeeInfo).toMatchObject({ isDirectDeposit: false, last4Digits: '' });
    expect(setDirectDeposit(deposited, true)).toBe(deposited);
  });
});

describe('a plain field', () => {
  it('changes its own object alone', () => {
    const changed = setCompanyField(draft, 'city', 'Austin');
    expect(changed.companyInfo.city).toBe('Austin');
    expect(changed.employeeInfo).toBe(draft.employeeInfo);
    expect(setCompanyField(changed, 'city', 'Austin')).toBe(changed);
    expect(setEmployeeField(draft, 'maritalStatus', 'MARRIED').employeeInfo.maritalStatus).toBe('MARRIED');
    expect(setW4Field(draft, 'step2Checkbox', true).w4.step2Checkbox).toBe(true);
    expect(setIdentifier(draft, 'checkNo', '0007').checkNo).toBe('0007');
  });
});
