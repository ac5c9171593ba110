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
    expect(issue!.message).toBe('We can’t print 株 式 会. Use Latin letters.');
  });

  it('are named one by one, the first eight of many', () => {
    const [issue] = letterIssues(setCompanyField(employeeDraft(), 'employerName', 'Ⴀრთ 株式会社 株 ואר'));
    expect(issue!.message).toBe('We can’t print Ⴀ რ თ 株 式 会 社 ו and more. Use Latin letters.');
  });

  it.each([
    // Joined, they would read as another word.
    ['محمد علي', 'م ح د ع ل ي. Use Latin letters.'],
    ['अमित', 'अ मि त. Use Latin letters.'],
    ['Ana \u{1f600}', '\u{1f600}. Remove it.'],
    ['Ana \u{1f44d}\u{1f3fd}', '\u{1f44d}\u{1f3fd}. Remove it.'],
    ['Ana \u{1f1fa}\u{1f1f8}', '\u{1f1fa}\u{1f1f8}. Remove it.'],
    ['\u{1f600}\u{1f389}', '\u{1f600} \u{1f389}. Remove them.'],
    ['\u{1f600} 李', '\u{1f600} 李. Use Latin letters.'],
  ])('of %s are told of so that they can be found, with what to do', (name, told) => {
    const [issue] = letterIssues(setEmployeeField(employeeDraft(), 'employeeName', name));
    expect(issue!.message).toBe(`We can’t print ${told}`);
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
