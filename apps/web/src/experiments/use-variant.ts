import type { ExperimentName, Variants } from '@paperwage/api-contract';
import { CONTROL, VARIANTS_COOKIE, variantsOf } from '@paperwage/api-contract';
import { useEffect, useSyncExternalStore } from 'react';
import { track } from '../analytics/track.ts';
import { wantsPrivacy } from '../analytics/wants-privacy.ts';

/** As specified. */
const POLL_MS = 100;
const MOST_POLLS = 21;

let known: Variants | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * The variant that this browser sees of an experiment; undefined while that is not known, which is rare: the cookie comes
 * with the page. Prerendered pages have the control. That it was seen is counted.
 */
export function useVariant<Name extends ExperimentName>(name: Name): Variants[Name] | undefined {
  const variant = useSyncExternalStore(subscribe, current, () => CONTROL)?.[name];
  useEffect(() => {
    if (variant !== undefined) track('variantSeen', `${name}.${variant}` as `pricing.monthly`);
  }, [name, variant]);
  return variant;
}

/** The same once it is known, which may take two seconds; it is the control then. */
export async function knownVariant<Name extends ExperimentName>(name: Name): Promise<Variants[Name]> {
  if (!current()) await (asked ??= poll());
  const variant = current()![name];
  track('variantSeen', `${name}.${variant}` as `pricing.monthly`);
  return variant;
}

function current(): Variants | undefined {
  known ??= wantsPrivacy() ? CONTROL : ofCookie();
  return known;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!current()) asked ??= poll();
  return () => listeners.delete(listener);
}

/** Asks the server, looks for its answer again and again, and takes the control when none comes. */
async function poll(): Promise<void> {
  void fetch('/api/feature-flags').catch(() => undefined);
  for (let polls = 0; polls < MOST_POLLS && !current(); polls += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  known ??= CONTROL;
  for (const listener of listeners) listener();
}

function ofCookie(): Variants | undefined {
  const start = `${VARIANTS_COOKIE}=`;
  const found = document.cookie.split('; ').find((one) => one.startsWith(start));
  return found === undefined ? undefined : variantsOf(decodeURIComponent(found.slice(start.length)));
}
