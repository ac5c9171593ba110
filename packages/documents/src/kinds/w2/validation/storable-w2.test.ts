import { describe, expect, it } from 'vitest';
import { emptyOf } from '../fixtures/drafts.ts';
import { storableW2Texts, otherTextIssues } from './storable-w2.ts';

const NUMBER = '517-22-4821';
const line = (label: string) => ({ label, amount: '12.00' });
const misplaced = {
  ...emptyOf(2026),
  controlNumber: NUMBER,
  companyStateId: '517 22 4821',
  companyStateIdB: NUMBER,
  localityName: NUMBER,
  localityNameB: NUMBER,
  employeeName: `Ana ${NUMBER}`,
  employeeFirstName: 'Ana',
  employeeLastName: NUMBER,
  employeeSuffix: '517\u201322\u20134821',
  employeeCity: `Reno, ${NUMBER}.`,
  companyAddress: `12 SSN\u00a0517 - 22 - 4821 34 Main St`,
  employeeAddress: `${NUMBER} 12 Main St, Apt 4 ${NUMBER}`,
  field14: [line('Union dues'), line(NUMBER)],
};

describe('the number of a person in a text of a W-2 that is not for one', () => {
  it('is kept by its last four digits', () => {
    const kept = storableW2Texts(misplaced);
    expect(JSON.stringify(kept)).not.toMatch(/517.{0,3}22/);
    expect(kept).toMatchObject({ employeeName: 'Ana XXX-XX-4821', employeeCity: 'Reno, XXX-XX-4821.' });
    expect(kept).toMatchObject({ controlNumber: 'XXX-XX-4821', field14: [line('Union dues'), line('XXX-XX-4821')] });
  });

  it('is told of, whole and after it was cut', () => {
    for (const draft of [misplaced, storableW2Texts(misplaced)]) {
      const issues = otherTextIssues(draft);
      expect(issues).toHaveLength(11);
      expect(issues.map(({ path }) => path)).toContain('controlNumber');
      expect(issues[0]).toMatchObject({ code: 'ssn.otherPlace', severity: 'warning' });
      expect(issues.at(-1)!.path).toBe('field14.1.label');
    }
  });

  it('is none of the numbers that belong there, which stay as they were typed', () => {
    const draft = {
      ...emptyOf(2026),
      controlNumber: '517224821',
      companyStateId: '517-22',
      localityName: 'Ward 517',
      companyStateIdB: '10-517-22-4821',
      companyZip: '51722-4821',
    };
    expect(storableW2Texts(draft)).toBe(draft);
    expect(otherTextIssues(draft)).toEqual([]);
  });
});
