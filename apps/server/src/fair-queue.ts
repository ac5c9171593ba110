import { problems } from './problems/problem.ts';

export interface FairQueueOptions {
  /** Turns that may be in progress, per caller and in total. */
  readonly atOnceEach: number;
  readonly atOnce: number;
  /** Turns that may be waiting, per caller and in total. */
  readonly mostWaitingEach: number;
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
}

/** Gives a turn back. Doing so twice has no effect. */
export type EndTurn = () => void;

interface Waiter {
  readonly cost: number;
  readonly start: () => void;
  readonly refuse: (error: unknown) => void;
}

interface Caller {
  readonly waiting: Set<Waiter>;
  underWay: number;
  /** The total cost of all turns so far. */
  spent: number;
}

/**
 * Weighted fair queueing: the caller who has spent the least goes next, and callers with equal requests alternate. A turn
 * costs the square of its expected time, so small requests go before large ones even when too many callers send large
 * ones. An idle caller saves up nothing: it resumes at the others' level.
 */
export class FairQueue {
  private readonly options: FairQueueOptions;
  private readonly callers = new Map<string, Caller>();
  private underWay = 0;
  private waiting = 0;
  private spentByAll = 0;

  constructor(options: FairQueueOptions) {
    this.options = options;
  }

  /**
   * Waits for a turn with this expected time. Throws the problem `documentsWaiting` if the caller has too many waiting,
   * `rendererBusy` if all callers together do or the wait was too long, and the reason of `gone` once nobody waits for
   * the answer any more.
   */
  async take(name: string, expectedMs: number, gone?: AbortSignal): Promise<EndTurn> {
    gone?.throwIfAborted();
    const caller = this.callerOf(name);
    const cost = expectedMs ** 2;
    if (caller.waiting.size === 0 && this.mayStart(caller)) return this.start(caller, cost);
    if (caller.waiting.size >= this.options.mostWaitingEach) throw problems.documentsWaiting(caller.waiting.size);
    if (this.waiting >= this.options.mostWaiting) this.makeRoom(caller, cost);
    return this.wait(caller, cost, gone);
  }

  private callerOf(name: string): Caller {
    const caller = this.callers.get(name) ?? { waiting: new Set(), underWay: 0, spent: 0 };
    this.callers.set(name, caller);
    if (isIdle(caller)) caller.spent = Math.max(caller.spent, this.spentByAll);
    return caller;
  }

  private mayStart(caller: Caller): boolean {
    return this.underWay < this.options.atOnce && caller.underWay < this.options.atOnceEach;
  }

  private start(caller: Caller, cost: number): EndTurn {
    this.spentByAll = Math.max(this.spentByAll, caller.spent);
    this.underWay += 1;
    caller.underWay += 1;
    caller.spent += cost;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.underWay -= 1;
      caller.underWay -= 1;
      for (let next = this.nextCaller(); next; next = this.nextCaller()) firstOf(next)!.start();
      this.forgetRested();
    };
  }

  private wait(caller: Caller, cost: number, gone: AbortSignal | undefined): Promise<EndTurn> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(late);
        gone?.removeEventListener('abort', giveUp);
        caller.waiting.delete(waiter);
        this.waiting -= 1;
      };
      const refuse = (error: unknown) => {
        leave();
        reject(error as Error);
      };
      const giveUp = () => refuse(gone!.reason);
      const late = setTimeout(() => refuse(problems.rendererBusy()), this.options.longestWaitMs);
      const start = () => {
        leave();
        resolve(this.start(caller, cost));
      };
      const waiter = { cost, start, refuse };
      gone?.addEventListener('abort', giveUp);
      caller.waiting.add(waiter);
      this.waiting += 1;
    });
  }

  /** Among callers who are waiting and may start, the one who will have spent the least; ties go to the first to arrive. */
  private nextCaller(): Caller | undefined {
    let next: Caller | undefined;
    for (const caller of this.callers.values()) {
      if (caller.waiting.size > 0 && this.mayStart(caller) && (!next || spentAfterNext(caller) < spentAfterNext(next)))
        next = caller;
    }
    return next;
  }

  /** If the queue is full, the caller who would be served last gives way, unless that is the new one. */
  private makeRoom(coming: Caller, cost: number): void {
    const waiting = [...this.callers.values()].filter(({ waiting: { size } }) => size > 0);
    const last = waiting.reduce((a, b) => (spentAfterAll(a) > spentAfterAll(b) ? a : b));
    if (spentAfterAll(last) <= spentAfterAll(coming) + cost) throw problems.rendererBusy();
    [...last.waiting].at(-1)!.refuse(problems.rendererBusy());
  }

  /** Forgets callers who would be in the same position if they started over. */
  private forgetRested(): void {
    for (const [name, caller] of this.callers) {
      if (isIdle(caller) && (this.underWay === 0 || caller.spent <= this.spentByAll)) this.callers.delete(name);
    }
  }
}

function firstOf({ waiting }: Caller): Waiter | undefined {
  const [first] = waiting;
  return first;
}

function spentAfterNext(caller: Caller): number {
  return caller.spent + firstOf(caller)!.cost;
}

function spentAfterAll({ spent, waiting }: Caller): number {
  return [...waiting].reduce((sum, { cost }) => sum + cost, spent);
}

function isIdle({ waiting, underWay }: Caller): boolean {
  return waiting.size === 0 && underWay === 0;
}
