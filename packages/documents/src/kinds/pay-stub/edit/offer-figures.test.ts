import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { validatePayStub } from '../validate.ts';
import { setPaymentType } from './edit-basics.ts';
import { addCustomEarning, setEarning } from './edit-lines.ts';

const draft = employeeDraft();

function line(of: PayStubDraft, id: string) {
  const { rate, hours, untyped } = [...of.items[0]!.earnings, ...of.items[0]!.customEarnings].find(
    (one) => one.id === id,
  )!;
  return { rate, hours, ...(untyped && { untyped }) };
}

const found = (of: PayStubDraft) =>
  validatePayStub(of).map(({ path, code, severity }) => `${severity} ${path} ${code}`);

describe('a rate offered for hours', () => {
  it('is one and a half times the regular rate for overtime, and the rate itself for time off', () => {
    expect(line(setEarning(draft, 0, 'overtime', { hours: '4' }), 'overtime')).toEqual({
      rate: '48.75',
      hours: '4',
      untyped: { rate: 'offered' },
    });
    for (const key of ['holiday', 'vacation', 'float']) {
      expect(line(setEarning(draft, 0, key, { hours: '8' }), key).rate).toBe('32.50');
    }
  });

  it('follows the regular rate until it is typed over, and goes with the hours', () => {
    const offered = setEarning(draft, 0, 'overtime', { hours: '4' });
    expect(line(setEarning(offered, 0, 'regular', { rate: '40' }), 'overtime').rate).toBe('60.00');
    const typed = setEarning(offered, 0, 'overtime', { rate: '50' });
    expect(line(setEarning(typed, 0, 'regular', { rate: '40' }), 'overtime')).toEqual({ rate: '50', hours: '4' });
    expect(line(setEarning(offered, 0, 'overtime', { hours: '' }), 'overtime')).toEqual({ rate: '0.00', hours: '' });
  });

  it('comes when the regular rate does, and while it is typed', () => {
    const before = setEarning(setEarning(draft, 0, 'regular', { rate: '' }), 0, 'overtime', { hours: '4' });
    expect(found(before)).toContain('error items.0.earnings.overtime.rate rate-needed');
    expect(line(setEarning(before, 0, 'regular', { rate: '20' }), 'overtime').rate).toBe('30.00');
    expect(line(setEarning(before, 0, 'regular', { rate: '0.0001' }), 'overtime').rate).toBe('0.0002');
  });

  it('is none for a salary: hours without a rate stop the document, by name of the line', () => {
    const salaried = setEarning(setPaymentType(draft, 'salary'), 0, 'overtime', { hours: '4' });
    expect(found(salaried)).toEqual(['error items.0.earnings.overtime.rate rate-needed']);
  });
});

describe('a sum paid at once', () => {
  it('is the total, with neither rate nor hours on the stub', () => {
    const paid = setEarning(draft, 0, 'bonus', { rate: '500' });
    expect(line(paid, 'bonus')).toEqual({ rate: '500', hours: '1.00', untyped: { hours: 'offered' } });
    const printed = calculatePayStub(paid, undefined).document.stubs[0]!.earnings.find(({ key }) => key === 'bonus');
    expect(printed).toMatchObject({ rate: undefined, hours: undefined, period: 50_000 });
    expect(line(setEarning(paid, 0, 'bonus', { rate: '' }), 'bonus')).toEqual({ rate: '', hours: '0.00' });
  });

  it('keeps hours that were typed', () => {
    const named = addCustomEarning(draft, 'Tool allowance', testContext());
    const { id } = named.items[0]!.customEarnings[0]!;
    const paid = setEarning(setEarning(named, 0, id, { rate: '40' }), 0, id, { hours: '3' });
    expect(line(setEarning(paid, 0, id, { rate: '45' }), id)).toEqual({ rate: '45', hours: '3' });
  });

  it('without hours stops the document', () => {
    const sent = setEarning(setEarning(draft, 0, 'bonus', { rate: '500' }), 0, 'bonus', { hours: '0' });
    expect(found(sent)).toEqual(['error items.0.earnings.bonus.hours hours-needed']);
  });
});

it('an hourly rate without hours is worth a look and stops nothing', () => {
  expect(found(setEarning(draft, 0, 'vacation', { rate: '32.50' }))).toEqual([
    'warning items.0.earnings.vacation.hours hours-needed',
  ]);
});
