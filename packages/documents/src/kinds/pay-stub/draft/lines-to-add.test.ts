import { allRules } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { setWorkState } from '../edit/edit-fields.ts';
import { addCustomDeduction, setDeductionTyped } from '../edit/edit-lines.ts';
import { DEDUCTION_ORDER } from './lines.ts';
import type { KnownDeduction } from './lines-to-add.ts';
import { KNOWN_DEDUCTIONS, taxesOfStub } from './lines-to-add.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';

const FEDERAL = ['federal', 'fica', 'medicare'];
const inState = (state: StateCode | '') => setWorkState(employeeDraft(), state);

describe('the taxes that a stub may have', () => {
  it.each<[StateCode, string[]]>([
    ['TX', []],
    ['FL', []],
    ['IL', ['state']],
    ['CA', ['state', 'sdi']],
    ['NJ', ['state', 'sdi', 'sui', 'fli']],
    ['OR', ['state', 'wc', 'fli', 'trans']],
    ['WA', ['wc', 'fli']],
  ])('in %s are those of its programs', (state, ofState) => {
    expect(taxesOfStub(inState(state), 0, undefined, allRules)).toEqual([...FEDERAL, ...ofState]);
  });

  it('follow the pay date, and the state whose income tax is withheld', () => {
    const before = setWorkState(employeeDraft({ payDate: '2024-11-20' }), 'DE');
    expect(taxesOfStub(before, 0, undefined, allRules)).toEqual([...FEDERAL, 'state']);
    expect(taxesOfStub(inState('DE'), 0, undefined, allRules)).toContain('fli');
    expect(taxesOfStub(inState('TX'), 0, 'IL', allRules)).toContain('state');
  });

  it('may be any while nothing is known', () => {
    expect(taxesOfStub(inState(''), 0, undefined, allRules)).toEqual(DEDUCTION_ORDER);
    expect(taxesOfStub(inState('TX'), 0, undefined, undefined)).toEqual(DEDUCTION_ORDER);
    const undated = { ...inState('TX'), items: inState('TX').items.map((item) => ({ ...item, payDate: '' })) };
    expect(taxesOfStub(undated, 0, undefined, allRules)).toEqual(DEDUCTION_ORDER);
  });
});

describe('deductions that are known by name', () => {
  const taxesWith = (known: KnownDeduction) => {
    const named = addCustomDeduction(inState('CA'), known, testContext());
    const { id } = named.items[0]!.customDeductions[0]!;
    const draft = setDeductionTyped(named, 0, id, { total: '200.00' });
    const { deductions } = calculatePayStub(draft, allRules).document.stubs[0]!;
    return (key: string) => deductions.find((line) => line.key === key)!.period!;
  };
  const known = (name: string) => taxesWith(KNOWN_DEDUCTIONS.find((one) => one.name === name)!);
  const plain = taxesWith({ name: 'Plain' });

  it('lower the taxes that they are taken before', () => {
    expect(known('401(k)')('federal')).toBeLessThan(plain('federal'));
    expect(known('401(k)')('fica')).toBe(plain('fica'));
    for (const name of ['Health insurance', 'HSA', 'Health FSA', 'Dependent care FSA']) {
      expect(known(name)('federal'), name).toBeLessThan(plain('federal'));
      expect(known(name)('fica'), name).toBeLessThan(plain('fica'));
    }
    // California taxes what goes into a health savings account.
    expect(known('HSA')('state')).toBe(plain('state'));
  });

  it.each(['Roth 401(k)', 'Garnishment', 'Union dues'])('lower none when they are taken after: %s', (name) => {
    for (const key of ['federal', 'fica', 'medicare', 'state', 'sdi']) expect(known(name)(key)).toBe(plain(key));
  });
});
