import type { VisitEvent } from '@paperwage/api-contract';

const happened: VisitEvent[] = [];
let onTracked: () => void = () => undefined;

/** Notes that something happened in this visit. `after-start/send-events.ts` sends it, if this browser is to be counted at all. */
export function track(name: VisitEvent['name'], detail: VisitEvent['detail'] = ''): void {
  happened.push({ name, detail });
  onTracked();
}

/** Takes what happened, a batch at most; `onMore` is called when there is more. */
export function takeEvents(most: number, onMore: () => void): VisitEvent[] {
  onTracked = onMore;
  return happened.splice(0, most);
}
