import { allRules, LAST_COVERED_DAY } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { samplePayStubDraft } from './sample-draft.ts';
import { payStubDraftSchema } from '../draft/schema.ts';
import { testContext } from '../fixtures/test-drafts.ts';

describe('the fictional sample', () => {
  const sample = samplePayStubDraft(testContext());
  const { document, issues, calculation } = calculatePayStub(sample, allRules);

  it('fills a draft of which nothing is missing', () => {
    expect(payStubDraftSchema.parse(sample)).toEqual(sample);
    expect(issues).toEqual([]);
    expect(calculation.status).toBe('valid');
    expect(document.company.logo).toMatchObject({ mediaType: 'image/png' });
  });

  it('has three bi-weekly stubs with regular pay, overtime, tips and a custom line', () => {
    expect(document.stubs.map(({ payDate }) => payDate)).toEqual(['2026-11-20', '2026-11-06', '2026-10-23']);
    for (const { earnings, gross } of document.stubs) {
      expect(earnings.map(({ name, period }) => [name, period])).toEqual([
        ['Regular', 260_000],
        ['Overtime', 29_250],
        ['Tips', 8_500],
        ['Tool allowance', 4_000],
      ]);
      expect(gross.period).toBe(301_750);
    }
  });

  it.each(['2027-01-15', '2027-12-31', '2028-02-29'])('has pay dates that rules are held for on %s', (today) => {
    const later = calculatePayStub(samplePayStubDraft(testContext(today)), allRules);
    expect(later.calculation.status).toBe('valid');
    expect(later.issues).toEqual([]);
    const [newest] = later.document.stubs;
    expect(newest!.payDate! <= LAST_COVERED_DAY).toBe(true);
  });

  it('uses numbers that nobody has', () => {
    expect(sample.companyInfo.employerTelephone).toMatch(/ 555-01\d\d$/);
    expect(sample.employeeInfo.employeeTelephone).toMatch(/ 555-01\d\d$/);
    expect(sample.employeeInfo.employeeSocial).toMatch(/^XXX-XX-\d{4}$/);
  });
});
