import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { computePayStub } from '../finish.ts';
import { employeeDraft } from '../fixtures/test-drafts.ts';
import { checkShiftIssues } from './check-shift-issues.ts';

const draftOf = (checkRightMm: string, checkDownMm = '') => ({ ...employeeDraft(), checkRightMm, checkDownMm });
const shiftOf = (right: string, down = '') => calculatePayStub(draftOf(right, down), allRules).document.checkShift;

describe('how far the check moves', () => {
  it('is read in tenths of a millimeter, to the right and down', () => {
    expect(shiftOf('2.54', '')).toEqual({ x: 0, y: 0 });
    expect(shiftOf('2.5', ' -2.5 ').x).toBeCloseTo((2.5 * 72) / 25.4, 9);
    expect(shiftOf('', '\u22129.0').y).toBeCloseTo((-9 * 72) / 25.4, 9);
    expect(shiftOf('+.5').x).toBeCloseTo((0.5 * 72) / 25.4, 9);
    expect(calculatePayStub(employeeDraft(), allRules).document.checkShift).toEqual({ x: 0, y: 0 });
  });

  it.each(['', ' ', '0', '-0.0', '9.0', '-9', '1.'])('takes %j', (text) => {
    expect(checkShiftIssues(draftOf(text, text))).toEqual([]);
  });

  const tooFar = 'At more than 9 mm up or down, the check leaves the paper. Enter millimeters from −9 to 9.';
  const notTenths = 'Enter millimeters with one decimal, such as 3.5 or −2.0.';

  it.each([
    ...['9.1', '-9.1', '12', '−20', '9.55'].map((text) => [text, tooFar]),
    ...['1.25', '1,5', 'left', '1 mm', '-', '.'].map((text) => [text, notTenths]),
  ])('refuses %j by its field, and the file', (text = '', message) => {
    expect(checkShiftIssues(draftOf('', text))).toMatchObject([{ path: 'checkDownMm', severity: 'error', message }]);
    expect(() => computePayStub(draftOf(text), allRules)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ path: 'checkRightMm' })] }),
    );
    expect(shiftOf(text, text)).toEqual({ x: 0, y: 0 });
  });
});
