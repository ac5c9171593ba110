import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EndTurn, FairQueueOptions } from './fair-queue.ts';
import { FairQueue } from './fair-queue.ts';

let order: string[];
let held: EndTurn[];
beforeEach(() => {
  order = [];
  held = [];
});
// A turn still waited for would be refused a minute later, in the middle of another test.
afterEach(async () => {
  while (held.length > 0) await serve(1);
});

function queue(options: Partial<FairQueueOptions> = {}): FairQueue {
  const roomy = { atOnceEach: 1, atOnce: 1, mostWaitingEach: 100, mostWaiting: 10_000, longestWaitMs: 60_000 };
  return new FairQueue({ ...roomy, ...options });
}

/** Asks for turns; each is held until `serve` ends it. */
function ask(turns: FairQueue, caller: string, workMs: number, count = 1): void {
  for (let at = 0; at < count; at += 1) {
    void turns.take(caller, workMs).then((end) => {
      order.push(caller);
      held.push(end);
    });
  }
}

/** Works through turns, one after the other. */
async function serve(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await settle();
    held.shift()!();
  }
  await settle();
}

/** Lets everything go on that waits for nothing but its turn in the loop. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a fair queue', () => {
  it('lets callers who ask for the same take turns one after the other, no matter how many each asks for', async () => {
    const turns = queue();
    ask(turns, 'many', 10, 12);
    ask(turns, 'b', 10, 2);
    ask(turns, 'c', 10, 2);
    await serve(16);
    expect(order.slice(0, 6)).toEqual(['many', 'b', 'c', 'many', 'b', 'c']);
    expect(order).toHaveLength(16);
  });

  it('serves one who asks for little next, however many wait for much', async () => {
    const turns = queue();
    for (let at = 0; at < 64; at += 1) ask(turns, `dear ${at}`, 500, 4);
    await serve(100);
    for (let time = 0; time < 3; time += 1) {
      const before = order.length;
      ask(turns, 'light', 10);
      await serve(20);
      expect(order[before]).toBe('light');
    }
  });

  it('saves nothing up for a caller who rests', async () => {
    const turns = queue();
    ask(turns, 'worker', 100, 90);
    ask(turns, 'rested', 100);
    await serve(40);
    order = [];
    ask(turns, 'rested', 100, 20);
    await serve(20);
    const ofWorker = order.filter((caller) => caller === 'worker').length;
    expect([ofWorker, order.length - ofWorker]).toEqual([10, 10]);
  });

  it('serves who asks for little as often as before, where many ask for more than an equal share', async () => {
    const turns = queue();
    for (let at = 0; at < 64; at += 1) ask(turns, `dear ${at}`, 60, 30);
    // A second of work, of which an equal share would be 15 ms.
    for (let second = 0; second < 20; second += 1) {
      const before = order.length;
      ask(turns, 'light', 12, 3);
      await serve(17);
      expect(order.slice(before, before + 6).filter((caller) => caller === 'light')).toHaveLength(3);
    }
  });

  it('has no more turns under way than it may, of one caller and of all', async () => {
    const turns = queue({ atOnce: 3, atOnceEach: 2 });
    ask(turns, 'a', 10, 4);
    ask(turns, 'b', 10, 2);
    await settle();
    expect(order).toEqual(['a', 'a', 'b']);
    const [first] = held.splice(0, 1);
    first!();
    first!();
    await settle();
    expect(order).toEqual(['a', 'a', 'b', 'a']);
    await serve(5);
    expect(order).toHaveLength(6);
  });

  it('refuses a caller who has too many waiting', async () => {
    const turns = queue({ mostWaitingEach: 2 });
    const end = await turns.take('a', 10);
    const waiting = [turns.take('a', 10), turns.take('a', 10)];
    await expect(turns.take('a', 10)).rejects.toMatchObject({
      code: 'documentsWaiting',
      status: 429,
      retryAfterSeconds: expect.any(Number),
    });
    end();
    for (const turn of waiting) (await turn)();
  });

  it('drops the caller who would be served last once no more may wait', async () => {
    const turns = queue({ mostWaiting: 3 });
    ask(turns, 'a', 10);
    const dear = Array.from({ length: 3 }, () => turns.take('a', 100));
    const refused = expect(dear[2]).rejects.toMatchObject({ code: 'rendererBusy' });
    await expect(turns.take('a', 100)).rejects.toMatchObject({ code: 'rendererBusy', status: 503 });
    ask(turns, 'b', 10);
    await serve(2);
    expect(order).toEqual(['a', 'b']);
    await refused;
    for (const turn of dear.slice(0, 2)) (await turn)();
  });

  it('drops callers who went away, and refuses those who waited too long', async () => {
    const turns = queue({ longestWaitMs: 20 });
    const end = await turns.take('a', 10);
    const leaving = new AbortController();
    const gone = turns.take('b', 10, leaving.signal);
    leaving.abort(new Error('went away'));
    await expect(gone).rejects.toThrow('went away');
    await expect(turns.take('b', 10, leaving.signal)).rejects.toThrow('went away');
    await expect(turns.take('c', 10)).rejects.toMatchObject({ code: 'rendererBusy' });
    end();
    (await turns.take('b', 10))();
  });
});
