import { useMemo, useSyncExternalStore } from 'react';
import { taxRulesHref } from '../../shell/tax-rules-href.ts';
import type { Jurisdiction } from './jurisdictions.ts';
import { isJurisdiction } from './jurisdictions.ts';

/** What the address asks for: rules of a year or of every year, of all states or of one. */
export interface View {
  /** Left out for the present year. */
  readonly year?: number | 'all';
  readonly state?: Jurisdiction;
  /** What the address names as a state and is none. */
  readonly unknownState?: string;
}

/** How the view that is shown came about: by loading the page, by a link on it, by the list of states, or by going back. */
export type Cause = 'load' | 'link' | 'list' | 'history';

/** Reads the query of an address; what it does not understand is left out. */
export function viewOf(search: string): View {
  const query = new URLSearchParams(search);
  const year = query.get('year') ?? '';
  const state = (query.get('state') ?? '').toUpperCase();
  return {
    ...(year === 'all' ? { year } : /^\d{4}$/.test(year) ? { year: Number(year) } : {}),
    ...(isJurisdiction(state) ? { state } : state ? { unknownState: state } : {}),
  };
}

const listeners = new Set<() => void>();
let cause: Cause = 'load';

/** How the view that is shown now came about. */
export function causeOfView(): Cause {
  return cause;
}

/** Shows another view. A state chosen after another one takes its place, so that one step back leads to the table. */
export function show(view: View, by: 'link' | 'list'): void {
  cause = by;
  const href = taxRulesHref(view);
  const replaces = by === 'list' && viewOf(location.search).state !== undefined;
  if (replaces) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onHistory = () => {
    cause = 'history';
    listener();
  };
  listeners.add(listener);
  addEventListener('popstate', onHistory);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', onHistory);
  };
}

const searchNow = () => location.search;
/** The page is prerendered without a query. */
const searchOfPrerendering = () => '';

/** The view of the address, which changes with it. */
export function useView(): View {
  const search = useSyncExternalStore(subscribe, searchNow, searchOfPrerendering);
  return useMemo(() => viewOf(search), [search]);
}
