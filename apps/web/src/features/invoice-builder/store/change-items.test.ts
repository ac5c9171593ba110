import { sampleInvoiceDraft, setInvoiceField, setItemField } from '@paperwage/documents/invoice';
import { calendarDate } from '@paperwage/values';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBuilderStore, editDraft, redoLatest, undoLatest } from '../../builder/store/edits.ts';
import { newWork, stateFromWork } from '../../builder/store/work.ts';
import { invoiceBuilderKind } from '../kind/invoice-builder-kind.ts';
import { createCalculation } from './calculation.ts';
import { changeDiscountType } from './change-discount-type.ts';
import { duplicateItem, moveItem, removeItem } from './change-items.ts';

let seed = 1;
const context = {
  today: calendarDate('2026-11-21'),
  random: () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647,
};

function opened() {
  const draft = sampleInvoiceDraft(context);
  const store = createBuilderStore(
    invoiceBuilderKind,
    stateFromWork(invoiceBuilderKind, { ...newWork(invoiceBuilderKind, context), draft }),
  );
  const items = () => store.get().draft.items;
  return { parts: { store, context }, store, items, ids: () => items().map(({ id }) => id) };
}

let { parts, store, items, ids } = opened();
beforeEach(() => ({ parts, store, items, ids } = opened()));

describe('an item', () => {
  it('that was removed comes back where it was, and later typing stays', () => {
    const before = ids();
    removeItem(parts, before[1]!);
    expect(ids()).toEqual([before[0], before[2], before[3]]);
    editDraft(store, (draft) => setItemField(draft, before[2]!, 'qty', '9'));
    undoLatest(store);
    expect(ids()).toEqual(before);
    expect(items()[2]!.qty).toBe('9');
  });

  it('that was the last comes back in place of the empty one, and beside it once that was used', () => {
    const [first, ...others] = ids();
    for (const id of others) removeItem(parts, id);
    removeItem(parts, first!);
    expect(items()).toHaveLength(1);
    expect(items()[0]!.description).toBe('');
    const emptied = items()[0]!.id;
    undoLatest(store);
    expect(ids()).toEqual([first]);
    removeItem(parts, first!);
    expect(ids()).not.toContain(emptied);
    editDraft(store, (draft) => setItemField(draft, items()[0]!.id, 'description', 'Stone'));
    undoLatest(store);
    expect(items().map(({ description }) => description)).toEqual(['Planting plan, revised', 'Stone']);
  });

  it('that is empty and alone leaves nothing to take back', () => {
    for (const id of ids()) removeItem(parts, id);
    const { undo } = store.get();
    removeItem(parts, ids()[0]!);
    expect(store.get().undo).toBe(undo);
  });

  it('is copied below itself, and the copy is taken back', () => {
    const before = ids();
    const copy = duplicateItem(parts, before[2]!);
    expect(ids()).toEqual([...before.slice(0, 3), copy, before[3]]);
    expect(items()[3]).toEqual({ ...items()[2], id: copy });
    undoLatest(store);
    expect(ids()).toEqual(before);
  });

  it('is moved, stays within the list, and is moved back', () => {
    const before = ids();
    moveItem(parts, before[0]!, 2);
    expect(ids()).toEqual([before[1], before[2], before[0], before[3]]);
    moveItem(parts, before[3]!, 4);
    moveItem(parts, before[1]!, -1);
    expect(store.get().undo).toHaveLength(1);
    undoLatest(store);
    expect(ids()).toEqual(before);
  });

  it('takes what is wrong with it along', () => {
    const calculate = createCalculation();
    const { id } = items()[0]!;
    editDraft(store, (draft) => setItemField(draft, id, 'rate', 'x'));
    expect([...calculate(store.get()).errors.keys()]).toEqual([`items.${id}.rate`]);
    moveItem(parts, id, 3);
    expect([...calculate(store.get()).errors.keys()]).toEqual([`items.${id}.rate`]);
  });
});

describe('another kind of discount', () => {
  it('clears what was typed, which can be brought back', () => {
    changeDiscountType(store, 'flat_amount');
    expect(store.get().draft).toMatchObject({ discountType: 'flat_amount', discountRate: '0' });
    undoLatest(store);
    expect(store.get().draft).toMatchObject({ discountType: 'percent', discountRate: '5' });
  });

  it('gives back what was typed when the kind of before is chosen again', () => {
    changeDiscountType(store, 'flat_amount');
    editDraft(store, (draft) => setInvoiceField(draft, 'discountRate', '12.50'));
    changeDiscountType(store, 'percent');
    expect(store.get().draft).toMatchObject({ discountType: 'percent', discountRate: '5' });
    changeDiscountType(store, 'none');
    changeDiscountType(store, 'flat_amount');
    expect(store.get().draft).toMatchObject({ discountType: 'flat_amount', discountRate: '12.50' });
    undoLatest(store);
    expect(store.get().draft).toMatchObject({ discountType: 'percent', discountRate: '5' });
  });

  it('gives back nothing of another invoice', () => {
    changeDiscountType(store, 'flat_amount');
    editDraft(store, (draft) => setInvoiceField(draft, 'number', 'INV-2'));
    changeDiscountType(store, 'percent');
    expect(store.get().draft.discountRate).toBe('0');
  });

  it('is no loss where nothing was typed', () => {
    editDraft(store, (draft) => setInvoiceField(draft, 'discountRate', ' '));
    changeDiscountType(store, 'none');
    expect(store.get().undo).toHaveLength(0);
    expect(store.get().draft.discountType).toBe('none');
  });
});

describe('any sequence of steps', () => {
  /** What is done, with which item, and to which place. */
  const steps = fc.array(
    fc.tuple(fc.constantFrom('remove', 'move', 'duplicate', 'undo', 'redo', 'type'), fc.nat(11), fc.nat(11)),
    { maxLength: 24 },
  );
  const typed = new Map<string, string>();

  function take([what, which, place]: readonly [string, number, number]): void {
    const id = ids()[which % ids().length]!;
    if (what === 'remove') removeItem(parts, id);
    else if (what === 'move') moveItem(parts, id, place % ids().length);
    else if (what === 'duplicate') duplicateItem(parts, id);
    else if (what === 'undo') undoLatest(store);
    else if (what === 'redo') redoLatest(store);
    else {
      typed.set(id, `Typed ${which} ${place}`);
      editDraft(store, (draft) => setItemField(draft, id, 'description', typed.get(id)!));
    }
  }

  beforeEach(() => typed.clear());

  it('is taken back to the draft of before, and done again to that of after', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        ({ parts, store, items, ids } = opened());
        const drafts = [store.get().draft];
        let at = 0;
        for (const step of taken.filter(([what]) => what !== 'type')) {
          const { draft } = store.get();
          take(step);
          if (step[0] === 'undo') at = Math.max(0, at - 1);
          else if (step[0] === 'redo') at = Math.min(drafts.length - 1, at + 1);
          else if (store.get().draft !== draft) {
            at += 1;
            drafts.splice(at, drafts.length, store.get().draft);
          }
          expect(store.get().draft).toEqual(drafts[at]);
        }
        while (undoLatest(store));
        expect(store.get().draft).toEqual(drafts[0]);
        while (redoLatest(store));
        expect(store.get().draft).toEqual(drafts.at(-1));
      }),
    );
  });

  it('is taken back without a word of what was typed', () => {
    let kept = 0;
    fc.assert(
      fc.property(steps, (taken) => {
        ({ parts, store, items, ids } = opened());
        typed.clear();
        for (const step of [...taken, ...taken.map(() => ['undo', 0, 0] as const)]) {
          const before = items();
          take(step);
          if (step[0] !== 'undo') continue;
          for (const { id, description } of before) {
            if (typed.get(id) !== description) continue;
            kept += 1;
            expect(items().find((item) => item.id === id)?.description).toBe(description);
          }
        }
      }),
    );
    expect(kept).toBeGreaterThan(200);
  });
});
