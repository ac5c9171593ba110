import { describe, expect, it } from 'vitest';
import { setCompanyField, setEmployeeField } from '../edit/edit-fields.ts';
import { addCustomEarning } from '../edit/edit-lines.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { letterIssues } from './letter-issues.ts';

describe('letters that the paper lacks', () => {
  it('are named where they are written', () => {
    const [issue, ...others] = letterIssues(setEmployeeField(employeeDraft(), 'employeeName', '株式会 Ortiz'));
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ path: 'employeeInfo.employeeName', severity: 'error' });
    expect(issue!.message).toBe('We can’t print 株式会. Use Latin letters.');
  });

  it('are named in a row, the first eight of many', () => {
    const [issue] = letterIssues(setCompanyField(employeeDraft(), 'employerName', 'Ⴀრთ 株式会社 株 ואר'));
    expect(issue!.message).toBe('We can’t print Ⴀრთ株式会社ו and more letters. Use Latin letters.');
  });

  it('are found in addresses and in lines of one’s own', () => {
    const street = setCompanyField(employeeDraft(), 'streetAddress1', '東京 1');
    const named = addCustomEarning(street, '給 pay', testContext());
    expect(letterIssues(named).map(({ path }) => path.replace(/Earnings\..*\.name/, 'Earnings.ID.name'))).toEqual([
      'companyInfo.streetAddress1',
      'items.0.customEarnings.ID.name',
    ]);
  });

  it('are told of where the nearest letter prints instead, which stops no document', () => {
    expect(letterIssues(setEmployeeField(employeeDraft(), 'employeeName', 'Thĳs Why?'))).toMatchObject([
      {
        path: 'employeeInfo.employeeName',
        severity: 'warning',
        message: 'We can’t print ĳ, so it prints as “Thijs Why?”. Use Latin letters.',
      },
    ]);
  });

  it('are found in numbers of the paper', () => {
    const numbered = { ...employeeDraft(), deptNumber: '部-12' };
    expect(letterIssues(numbered)).toMatchObject([{ path: 'deptNumber', severity: 'error' }]);
  });

  it('print without their second accent where a face has only one', () => {
    expect(letterIssues(setEmployeeField(employeeDraft(), 'employeeName', 'Ἑλένη'))).toMatchObject([
      { severity: 'warning', message: 'We can’t print Ἑ, so it prints as “Ελένη”. Use Latin letters.' },
    ]);
  });

  it('are none in the names of Latin, Greek and Cyrillic script', () => {
    for (const name of ['Núria Nguyễn-Ortega', 'Łukasz Ștefan', 'O’Brien – Peña', 'Ελένη Ξένου', 'Жанна Їжак']) {
      expect(letterIssues(setEmployeeField(employeeDraft(), 'employeeName', name))).toEqual([]);
    }
  });
});

describe('a Social Security number in a text that is not for one', () => {
  it('is warned of where it was typed, and nothing that only looks like digits', () => {
    expect(letterIssues(setEmployeeField(employeeDraft(), 'employeeName', 'Lu 412-56-7890'))).toMatchObject([
      { path: 'employeeInfo.employeeName', code: 'ssn.otherPlace', severity: 'warning' },
    ]);
    for (const id of ['CT-00318', '(512) 555-0178', '4125678901']) {
      expect(letterIssues(setEmployeeField(employeeDraft(), 'employeeId', id))).toEqual([]);
    }
  });
});
