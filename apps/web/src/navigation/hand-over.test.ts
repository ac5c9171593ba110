import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { go } from './go.ts';
import { handOver, takeHandedOver } from './hand-over.ts';

vi.mock('./go.ts', () => ({ go: vi.fn() }));

const INVOICE = '/invoice-generator';
const W2 = '/make-your-w2';
const invoice = new File(['%PDF-'], 'invoice.pdf');
const w2 = new File(['%PDF-'], 'w2.pdf');

let place: { pathname: string };
let page: EventTarget;

beforeEach(() => {
  takeHandedOver('');
  vi.clearAllMocks();
  place = { pathname: '/here' };
  page = new EventTarget();
  vi.stubGlobal('location', place);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

function arriveAt(pathname: string, event: 'popstate' | 'pushState' = 'pushState') {
  place.pathname = pathname;
  page.dispatchEvent(new Event(event));
}

describe('a file that is handed over to another builder', () => {
  it('is taken there, once', () => {
    handOver(INVOICE, invoice);
    expect(go).toHaveBeenCalledWith(INVOICE);
    arriveAt(INVOICE);
    expect(takeHandedOver(INVOICE)).toBe(invoice);
    expect(takeHandedOver(INVOICE)).toBeUndefined();
  });

  it('is not taken by a builder it is not meant for, nor by its own on a later visit', () => {
    handOver(INVOICE, invoice);
    expect(takeHandedOver(W2)).toBeUndefined();
    expect(takeHandedOver(INVOICE)).toBeUndefined();
  });

  it.each(['popstate', 'pushState'] as const)(
    'is dropped when the page leaves before its builder opens, by %s',
    (event) => {
      handOver(INVOICE, invoice);
      arriveAt(INVOICE);
      arriveAt('/', event);
      expect(takeHandedOver(INVOICE)).toBeUndefined();
    },
  );

  it('is kept while the page stays on its path', () => {
    handOver(INVOICE, invoice);
    arriveAt(INVOICE, 'pushState');
    arriveAt(INVOICE, 'popstate');
    expect(takeHandedOver(INVOICE)).toBe(invoice);
  });

  it('is replaced by the next, which leaving the path of the first does not drop', () => {
    handOver(INVOICE, invoice);
    arriveAt(INVOICE);
    handOver(W2, w2);
    arriveAt(W2);
    expect(takeHandedOver(W2)).toBe(w2);
  });

  it('stops listening once the page has left its path', () => {
    const listen = vi.spyOn(page, 'addEventListener');
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    handOver(INVOICE, invoice);
    const signals = listen.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal!);
    arriveAt(INVOICE);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    arriveAt('/');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});
