import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { computeInsteadOfSum } from './summed-boxes.ts';
import { emptyW2Draft } from '../edit/empty-draft.ts';
import { typeW2Box } from '../edit/edit-fields.ts';
import { w2PlaceName } from '../place-name.ts';
import { w2StepOfIssue } from '../steps.ts';
import { summedIssues } from './summed-issues.ts';

const boxes = { wagesTipsOther: '9,052.50', medicareTax: '131.26', stateIncomeTax: '' };
const empty = emptyW2Draft({ today: calendarDate('2026-11-20') });
const draft = typeW2Box(typeW2Box(empty, 'wagesTipsOther', '9,052.50'), 'medicareTax', '131.26');
const summed = { year: '2026', boxes, disagreements: ['Stubs may be missing.'] };

describe('a sum of pay stubs in the boxes', () => {
  it('is told of with what does not agree in it, at the place where stubs are added up', () => {
    const told = summedIssues(draft, summed);
    expect(told).toMatchObject([{ path: 'stubs', severity: 'warning', message: 'Stubs may be missing.' }]);
    expect([w2StepOfIssue('stubs'), w2PlaceName(draft, 'stubs')]).toEqual([1, 'Pay stubs']);
  });

  it('is refused on the form of another year', () => {
    const [first, ...rest] = summedIssues({ ...draft, year: '2024' }, summed);
    expect(first).toMatchObject({ path: 'year', severity: 'error', code: 'w2.year' });
    expect(first!.message).toContain('pay stubs from 2026, but the form is for 2024.');
    expect(rest).toHaveLength(1);
  });

  it('is told of while one box still holds it, and no longer', () => {
    const other = { ...draft, year: '2024' as const };
    expect(summedIssues(typeW2Box(other, 'medicareTax', '1.00'), summed)).toHaveLength(2);
    const typed = typeW2Box(typeW2Box(other, 'medicareTax', '1.00'), 'wagesTipsOther', '2.00');
    expect(summedIssues(typed, summed)).toEqual([]);
    expect(summedIssues(computeInsteadOfSum(other, boxes), summed)).toEqual([]);
    expect(summedIssues(other, undefined)).toEqual([]);
  });
});
