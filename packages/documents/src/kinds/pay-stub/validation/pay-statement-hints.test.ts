import { allRules, loadRuleBook } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { payStubDraftSchema } from '../draft/schema.ts';
import { setEmploymentType, setPaymentType } from '../edit/edit-basics.ts';
import { setEmployeeField, setWorkState } from '../edit/edit-fields.ts';
import { addCustomEarning, setEarning } from '../edit/edit-lines.ts';
import { addOtherItem } from '../edit/edit-other-items.ts';
import { setStubCount } from '../edit/edit-stubs.ts';
import { computePayStub } from '../finish.ts';
import { otherItemFacts } from '../templates/other-items.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';

const context = testContext();
const inState = (state: 'CA' | 'OR' | 'IN' | 'NY' | 'MD' | 'AL' | 'OH' | 'MN' | 'WA') =>
  setWorkState(setEmployeeField(employeeDraft(), 'employeeId', 'CT-00318'), state);

function hints(draft: PayStubDraft): string[] {
  const { issues } = calculatePayStub(draft, allRules);
  return issues.filter(({ code }) => code === 'pay-statement-item').map(({ path, message }) => `${path}: ${message}`);
}

/** What the stub prints beyond pay and deductions. */
function otherFacts(draft: PayStubDraft): string[][] {
  const { document } = calculatePayStub(draft, allRules);
  const facts = otherItemFacts(document, document.stubs[0]!, 0);
  return facts.filter(({ value }) => value !== '').map(({ label, value }) => [label, value]);
}

function withSickLeave(draft: PayStubDraft, available: string, name = 'Sick leave'): PayStubDraft {
  const added = addOtherItem(draft, 0, 'timeOff', name, context);
  const [item, ...rest] = added.items;
  const timeOff = item!.otherItems.timeOff.map((entry) => ({ ...entry, available }));
  return { ...added, items: [{ ...item!, otherItems: { ...item!.otherItems, timeOff } }, ...rest] };
}

describe('what the state requires on the stub', () => {
  it('names what is missing with its law, and stops no file', () => {
    expect(hints(inState('CA'))).toEqual([
      'companyInfo.streetAddress1: California requires the employer’s address, with street and city, on the stub (Labor Code 226(a)). Add it.',
      'items.0.otherItems.timeOff: California requires available sick leave on the stub (Labor Code 246(i)). Add it, or give it separately.',
    ]);
    // A number that we generated is nobody's ID.
    expect(hints(setEmployeeField(inState('CA'), 'employeeId', '')).join()).toContain('an employee ID');
    expect(computePayStub(inState('CA'), allRules).calculation.status).toBe('valid');
    expect(hints(inState('OR'))).toContain(
      'companyInfo.registryNumber: Oregon requires the employer’s business registry number on the stub (ORS 652.610). Add it.',
    );
  });

  it('takes a city alone for no address, nor a street without its city', () => {
    const at = (streetAddress1: string, city: string) => {
      const draft = inState('OH');
      return hints({ ...draft, employeeInfo: { ...draft.employeeInfo, streetAddress1, city, state: 'OH' } });
    };
    const sentence = 'Ohio requires the employee’s address, with street and city, on the stub (R.C. 4113.14). Add it.';
    expect(at('', 'Dayton')).toEqual([`employeeInfo.streetAddress1: ${sentence}`]);
    expect(at('9 Oak St', ' ')).toEqual([`employeeInfo.city: ${sentence}`]);
    expect(at('9 Oak St', 'Dayton')).toEqual([]);
  });

  it('asks hourly employees for the overtime rate, and takes that of overtime that is paid', () => {
    const asks = (draft: PayStubDraft) => hints(draft).join().includes('requires the overtime rate');
    for (const state of ['NY', 'OR'] as const) {
      expect(asks(inState(state)), state).toBe(true);
      expect(asks(setEarning(inState(state), 0, 'overtime', { rate: '30', hours: '2' })), state).toBe(false);
      expect(asks(setPaymentType(inState(state), 'salary')), state).toBe(false);
    }
    expect(asks(inState('OH'))).toBe(false);
    const draft = inState('NY');
    const [item] = draft.items as [PayStubDraft['items'][number]];
    const typed = { ...draft, items: [{ ...item, otherItems: { ...item.otherItems, overtimeRate: '30.00' } }] };
    expect(asks(typed)).toBe(false);
    expect(otherFacts(typed)).toContainEqual(['Overtime rate', '30.00']);
    expect(otherFacts(setEarning(typed, 0, 'overtime', { rate: '45', hours: '2' }))).not.toContainEqual([
      'Overtime rate',
      '30.00',
    ]);
  });

  it('prints the basis of pay where the law names it', () => {
    for (const state of ['NY', 'OR', 'MN', 'WA'] as const) {
      expect(otherFacts(inState(state)), state).toContainEqual(['Basis of pay', 'Hourly']);
      expect(otherFacts(setPaymentType(inState(state), 'salary')), state).toContainEqual(['Basis of pay', 'Salary']);
      expect(otherFacts(setEmploymentType(inState(state), 'contractor')), state).toEqual([]);
    }
    expect(otherFacts(inState('CA'))).toEqual([]);
  });

  it('is content once it is given, also as zero hours', () => {
    expect(hints(withSickLeave(inState('CA'), '0'))).toHaveLength(1);
    expect(hints(withSickLeave(inState('CA'), '24.00', 'PTO'))).toHaveLength(1);
    expect(hints(withSickLeave(inState('CA'), ''))).toHaveLength(2);
    expect(hints(withSickLeave(inState('CA'), '16', 'Vacation'))).toHaveLength(2);
  });

  it('asks for hours of a salary where the law excepts no salaried employee', () => {
    expect(hints(setPaymentType(inState('IN'), 'salary')).join()).toContain('Indiana requires the hours worked');
    expect(hints(setPaymentType(inState('CA'), 'salary')).join()).not.toContain('hours');
    expect(hints(inState('IN'))).toEqual([]);
  });

  it('asks for pieces and allowances only where there are such earnings', () => {
    expect(hints(inState('MD')).join()).not.toContain('piece');
    const piece = addCustomEarning(inState('MD'), 'Piece work', context);
    const paid = setEarning(piece, 0, piece.items[0]!.customEarnings[0]!.id, { rate: '1.25', hours: '40' });
    expect(hints(paid).join()).toContain('Maryland requires piece units and rates');
    expect(hints(inState('NY')).join()).not.toContain('tips');
    expect(hints(setEarning(inState('NY'), 0, 'tips', { rate: '50' })).join()).toContain('counted toward minimum wage');
  });

  it('says a thing once, at the first stub that lacks it', () => {
    const two = setStubCount(withSickLeave(inState('CA'), '24'), 3, context);
    expect(hints(two)[1]).toContain('items.1.otherItems.timeOff');
    expect(hints(two)).toHaveLength(2);
    expect(two.items[1]!.otherItems.timeOff).toMatchObject([{ name: 'Sick leave', available: '' }]);
  });

  it('is silent where there is no law, for contractors, without a state and before the rules are loaded', async () => {
    expect(hints(inState('AL'))).toEqual([]);
    expect(hints(setEmploymentType(inState('CA'), 'contractor'))).toEqual([]);
    expect(calculatePayStub(inState('CA'), undefined).issues.some(({ code }) => code === 'pay-statement-item')).toBe(
      false,
    );
    const loaded = await loadRuleBook('CA');
    expect(calculatePayStub(inState('CA'), loaded).issues).toEqual(calculatePayStub(inState('CA'), allRules).issues);
  });
});

describe('other items', () => {
  it('are told of where they cannot be read or have no name', () => {
    const codes = (draft: PayStubDraft) => calculatePayStub(draft, allRules).issues.map(({ code }) => code);
    expect(codes(withSickLeave(inState('AL'), 'ten'))).toContain('not-a-number');
    expect(codes(withSickLeave(inState('AL'), '10', ' '))).toContain('item-name-missing');
    expect(codes(withSickLeave(inState('AL'), '', ' '))).not.toContain('item-name-missing');
    expect(codes(withSickLeave(inState('AL'), '10', 'x'.repeat(41)))).toContain('text-too-long');
  });

  it('are not in drafts from before, which open without them', () => {
    const { items, companyInfo, ...draft } = employeeDraft();
    const { legalName, registryNumber, ...company } = companyInfo;
    const [{ otherItems, ...item }] = items as [PayStubDraft['items'][number]];
    const old = { ...draft, companyInfo: company, items: [item] };
    expect(payStubDraftSchema.parse(old)).toEqual(employeeDraft());
    expect([legalName, registryNumber, otherItems.timeOff]).toEqual(['', '', []]);
  });
});
