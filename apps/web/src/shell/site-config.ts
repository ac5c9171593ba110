import { useSyncExternalStore } from 'react';
import type { GetPath, SiteConfig } from '@paperwage/api-contract';

type BillingMode = SiteConfig['billing']['mode'];

/** The way to charge that the server made this HTML for. None is said by a development server. */
const sentFor =
  typeof document === 'undefined'
    ? undefined
    : (document.documentElement.dataset['billing'] as BillingMode | undefined);

/** What the server says when nothing is configured; pages are prerendered with it. Plainly fictional. */
let defaults: SiteConfig = {
  companyName: 'Paperwage Example Company',
  phone: '(555) 555-0142',
  address: '100 Example Street, Springfield, IL 62701',
  email: 'support@paperwage.example',
  shares: { visits: false, errors: false },
  billing: {
    mode: sentFor ?? 'sandbox',
    salesTaxPercent: '0',
    timeZone: 'America/New_York',
    tokenizerUrl: '',
    publishableKey: '',
  },
};

let current = defaults;
const listeners = new Set<() => void>();

/** Who runs this site and how to reach them. */
export function useSiteConfig(): SiteConfig {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => defaults,
  );
}

/** Has pages be drawn as where people pay in one way. For the build: the first render of a browser has to equal it. */
export function drawFor(mode: BillingMode): void {
  defaults = { ...defaults, billing: { ...defaults.billing, mode } };
  current = defaults;
}

/** Whether issuing is part of a plan here. What nobody issues then has the SAMPLE mark. */
export function useHasPlans(): boolean {
  return useSiteConfig().billing.mode !== 'off';
}

/** The same for code that draws nothing. */
export function hasPlans(): boolean {
  return current.billing.mode !== 'off';
}

/** The same as `useSiteConfig` for code that draws nothing. */
export function siteConfig(): SiteConfig {
  return current;
}

/**
 * Asks the server, early: `loadSiteConfig` shows what it says. By hand, since this answer lacks the `ok` and `data` that
 * `call` reads.
 */
export function askSiteConfig(): Promise<Response | undefined> {
  return fetch('/site-config.json' satisfies GetPath).catch(() => undefined);
}

/** Shows what the server says. When it does not answer, the page stays as it was made. */
export async function loadSiteConfig(asked = askSiteConfig()): Promise<void> {
  const answer = await asked;
  if (answer?.ok) take(await answer.json());
  document.documentElement.dataset['billing'] = current.billing.mode;
}

/** Takes each value that has the type of the one it replaces. */
function take(answer: Partial<Record<keyof SiteConfig, unknown>>): void {
  const entries = Object.entries(defaults).map(([key, fallback]) => {
    const value = answer[key as keyof SiteConfig];
    return [key, typeof value === typeof fallback && value !== null ? value : fallback];
  });
  current = Object.fromEntries(entries) as SiteConfig;
  for (const listener of listeners) listener();
}
