import { describe, expect, it } from 'vitest';
import {
  addCustomDeduction,
  addCustomEarning,
  canAddCustomLine,
  removeCustomDeduction,
  removeCustomEarning,
  renameCustomDeduction,
  renameCustomEarning,
  setDeductionTyped,
  setEarningTyped,
  setPrevYtd,
  setPrevYtdEntry,
} from './edit-lines.ts';
import { MAX_CUSTOM_LINES } from '../draft/keys.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';

const context = testContext();

describe('custom earnings and deductions', () => {
  const draft = employeeDraft({ stubs: 2 });
  const withEarning = addCustomEarning(draft, 'Tool Allowance', context);
  const withDeduction = addCustomDeduction(draft, 'Union dues', context);

  it('have an id, a name and a key', () => {
    const [line] = withEarning.items[0]!.customEarnings;
    expect(line).toMatchObject({
      name: 'Tool Allowance',
      key: 'tool allowance',
      isCustom: true,
      rate: '0.00',
      hours: '0.00',
    });
    expect(line!.id).toMatch(/^[0-9a-z]{10}$/);
    expect(withDeduction.items[0]!.customDeductions[0]).toMatchObject({
      name: 'Union dues',
      key: 'union dues',
      isCustom: true,
    });
  });

  it('are added to every stub and to the previous year to date', () => {
    const ids = withEarning.items.map((item) => item.customEarnings[0]!.id);
    expect(new Set(ids).size).toBe(1);
    expect(withEarning.prevYtdItem.customEarnings).toEqual([
      { id: ids[0], key: 'tool allowance', name: 'Tool Allowance', ytd: '' },
    ]);
    expect(withDeduction.items.every((item) => item.customDeductions.length === 1)).toBe(true);
    expect(withDeduction.prevYtdItem.customDeductions).toHaveLength(1);
  });

  it('are renamed everywhere, and the key is the lower-cased name', () => {
    const { id } = withEarning.items[0]!.customEarnings[0]!;
    const renamed = renameCustomEarning(withEarning, id, 'Boot ALLOWANCE');
    for (const item of renamed.items)
      expect(item.customEarnings[0]).toMatchObject({ id, name: 'Boot ALLOWANCE', key: 'boot allowance' });
    expect(renamed.prevYtdItem.customEarnings[0]).toMatchObject({ id, key: 'boot allowance' });
    const dues = withDeduction.items[0]!.customDeductions[0]!.id;
    expect(renameCustomDeduction(withDeduction, dues, 'Garnishment').items[1]!.customDeductions[0]!.key).toBe(
      'garnishment',
    );
  });

  it('are removed everywhere', () => {
    const { id } = withEarning.items[0]!.customEarnings[0]!;
    const removed = removeCustomEarning(withEarning, id);
    expect(removed.items.map((item) => item.customEarnings)).toEqual([[], []]);
    expect(removed.prevYtdItem.customEarnings).toEqual([]);
    const dues = withDeduction.items[0]!.customDeductions[0]!.id;
    expect(removeCustomDeduction(withDeduction, dues).items[0]!.customDeductions).toEqual([]);
  });

  it('end at the most a stub can hold', () => {
    let full = draft;
    for (let added = 0; added < MAX_CUSTOM_LINES; added += 1) full = addCustomEarning(full, `Line ${added}`, context);
    expect(canAddCustomLine(full, 'customEarnings')).toBe(false);
    expect(canAddCustomLine(full, 'customDeductions')).toBe(true);
    expect(addCustomEarning(full, 'One more', context)).toBe(full);
  });
});

describe('figures written over computed ones', () => {
  const draft = employeeDraft();
  const federal = (changed: typeof draft) => changed.items[0]!.deductions.find(({ key }) => key === 'federal');

  it('are marked as typed, total and year to date apart', () => {
    const total = setDeductionTyped(draft, 0, 'federal', { total: '100.00' });
    expect(federal(total)).toMatchObject({ total: '100.00', typed: true, ytdTyped: false });
    const both = setDeductionTyped(total, 0, 'federal', { ytd: '900.00' });
    expect(federal(both)).toMatchObject({ total: '100.00', ytd: '900.00', typed: true, ytdTyped: true });
  });

  it('are given back to the calculation', () => {
    const typed = setDeductionTyped(draft, 0, 'federal', { total: '100.00', ytd: '1' });
    expect(federal(setDeductionTyped(typed, 0, 'federal', 'clear'))).toMatchObject({ typed: false, ytdTyped: false });
  });

  it('need no mark with auto-calculation off, where every figure is the user’s', () => {
    const manual = setEarningTyped({ ...draft, autoCalculator: 'false' }, 0, 'regular', { total: '50', ytd: '60' });
    expect(manual.items[0]!.earnings.find(({ key }) => key === 'regular')).toMatchObject({
      total: '50',
      ytd: '60',
      typed: false,
      ytdTyped: false,
    });
  });
});

describe('the previous year to date', () => {
  it('is switched on and typed line by line', () => {
    const draft = setPrevYtdEntry(setPrevYtd(employeeDraft(), true), 'earnings', 'regular', '40,000');
    expect(draft.prevYtd).toBe('true');
    expect(draft.prevYtdItem.earnings.filter(({ ytd }) => ytd !== '')).toEqual([
      { id: 'regular', key: 'regular', name: 'Regular', ytd: '40,000' },
    ]);
    expect(setPrevYtd(draft, false).prevYtd).toBe('false');
  });
});
