import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { emptyPayStubDraft } from '../draft/empty-draft.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { mainPayKey } from '../draft/lines.ts';
import { setEmploymentType, setPaymentType } from './edit-basics.ts';
import { setEarning } from './edit-lines.ts';

function mainLine(draft: PayStubDraft) {
  const { rate, hours, untyped } = draft.items[0]!.earnings.find(({ key }) => key === mainPayKey(draft))!;
  return { rate, hours, ...(untyped && { untyped }) };
}

const hourly = employeeDraft();

describe('pay after a change of how it is paid', () => {
  it('is the same for a year: 32.50 × 80 every two weeks is a salary of 67,600.00', () => {
    expect(mainLine(setPaymentType(hourly, 'salary'))).toEqual({ rate: '67,600.00', hours: '0.00' });
    expect(mainLine(setEmploymentType(hourly, 'contractor'))).toEqual({ rate: '32.50', hours: '80.00' });
  });

  it('comes back as it was typed, and follows what was changed meanwhile', () => {
    const salaried = setPaymentType(hourly, 'salary');
    expect(mainLine(setPaymentType(salaried, 'hourly'))).toEqual({ rate: '32.50', hours: '80.00' });
    const raised = setEarning(salaried, 0, 'salary', { rate: '83,200.00' });
    expect(mainLine(setPaymentType(raised, 'hourly'))).toEqual({ rate: '40.00', hours: '80.00' });
  });

  it('of a salary is one sum for a contractor, without hours on the stub', () => {
    const contractor = setEmploymentType(setPaymentType(hourly, 'salary'), 'contractor');
    const once = setEmploymentType(
      setEarning(setPaymentType(hourly, 'salary'), 0, 'salary', { rate: '52000' }),
      'contractor',
    );
    expect(mainLine(contractor)).toEqual({ rate: '2,600.00', hours: '1.00', untyped: { hours: 'offered' } });
    expect(mainLine(once)).toEqual({ rate: '2,000.00', hours: '1.00', untyped: { hours: 'offered' } });
    expect(calculatePayStub(once, undefined).document.stubs[0]!.earnings).toMatchObject([
      { key: 'contractor', rate: undefined, hours: undefined, period: 200_000 },
    ]);
  });

  it('stays an example while nothing was typed', () => {
    const salaried = setPaymentType(emptyPayStubDraft(testContext()), 'salary');
    expect(mainLine(salaried)).toEqual({ rate: '10.00', hours: '0.00', untyped: { rate: 'example' } });
  });
});
