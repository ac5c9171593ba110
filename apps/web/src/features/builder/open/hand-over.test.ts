import { beforeEach, describe, expect, it, vi } from 'vitest';
import { go } from '../../../navigation/go.ts';
import { onLeavingPath } from '../../../navigation/on-leaving-path.ts';
import { handOver, takeHandedOver } from './hand-over.ts';

vi.mock('../../../navigation/go.ts', () => ({ go: vi.fn() }));
vi.mock('../../../navigation/on-leaving-path.ts', () => ({ onLeavingPath: vi.fn() }));

const INVOICE = '/invoice-generator';
const W2 = '/make-your-w2';
const invoice = new File(['%PDF-'], 'invoice.pdf');
const w2 = new File(['%PDF-'], 'w2.pdf');

/** Leaves the path of the file that was handed over as the first, the second and so on. */
const turnOff = (which: number) => vi.mocked(onLeavingPath).mock.calls[which]![1]();

beforeEach(() => {
  takeHandedOver('');
  vi.clearAllMocks();
});

describe('a file that is handed over to another builder', () => {
  it('is taken there, once', () => {
    handOver(INVOICE, invoice);
    expect(go).toHaveBeenCalledWith(INVOICE);
    expect(takeHandedOver(INVOICE)).toBe(invoice);
    expect(takeHandedOver(INVOICE)).toBeUndefined();
  });

  it('is not taken by a builder it is not meant for, nor by its own on a later visit', () => {
    handOver(INVOICE, invoice);
    expect(takeHandedOver(W2)).toBeUndefined();
    expect(takeHandedOver(INVOICE)).toBeUndefined();
  });

  it('is left behind by who turns off before its builder has opened', () => {
    handOver(INVOICE, invoice);
    expect(vi.mocked(onLeavingPath).mock.calls[0]![0]).toBe(INVOICE);
    turnOff(0);
    expect(takeHandedOver(INVOICE)).toBeUndefined();
  });

  it('makes way for the next, which leaving the way of the first does not touch', () => {
    handOver(INVOICE, invoice);
    handOver(W2, w2);
    turnOff(0);
    expect(takeHandedOver(W2)).toBe(w2);
  });
});
