import type { TaxRulesData } from '@paperwage/api-contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../identity/call.ts';

/** What the server has returned about the rules so far. */
export type TaxRules =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: TaxRulesData }
  | { readonly status: 'failed' };

const LOADING: TaxRules = { status: 'loading' };

/** Once it has come it is kept, for the next time the page is opened. */
let kept: TaxRules = LOADING;

/** Asks the server for all rules, once, and again on request when that failed. */
export function useTaxRules(): { readonly rules: TaxRules; readonly ask: () => void } {
  const [rules, setRules] = useState(kept);
  const ask = useCallback(() => {
    setRules(LOADING);
    void asked().then((fetched) => {
      if (fetched.status === 'ready') kept = fetched;
      setRules(fetched);
    });
  }, []);
  useEffect(() => {
    if (kept.status !== 'ready') ask();
  }, [ask]);
  return { rules, ask };
}

async function asked(): Promise<TaxRules> {
  const answer = await call('GET /api/tax-rules', { cache: 'default' });
  return answer.ok ? { status: 'ready', data: answer.data } : { status: 'failed' };
}
