import type { ExperimentName, Variants } from '@paperwage/api-contract';
import { VARIANTS_COOKIE } from '@paperwage/api-contract';
import { useEffect, useSyncExternalStore } from 'react';
import { track } from '../analytics/track.ts';
import { wantsPrivacy } from '../analytics/wants-privacy.ts';
import { call } from '../identity/call.ts';

/** As specified. */
const POLL_MS = 100;
const MOST_POLLS = 21;
/** Says nothing of any experiment, so that each shows its control. */
const NOTHING = '';

let known: string | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * The variant that this browser sees of an experiment; undefined while that is not known, which is rare: the cookie comes
 * with the page. Prerendered pages have the control. That it was seen is counted.
 */
export function useVariant<Name extends ExperimentName>(
  name: Name,
  control: Variants[Name],
): Variants[Name] | undefined {
  const text = useSyncExternalStore(subscribe, current, () => NOTHING);
  const variant = text === undefined ? undefined : variantIn(text, name, control);
  useEffect(() => {
    if (variant !== undefined) noteSeen(name, variant);
  }, [name, variant]);
  return variant;
}

/** The same once it is known, which may take two seconds; it is the control then. */
export async function knownVariant<Name extends ExperimentName>(
  name: Name,
  control: Variants[Name],
): Promise<Variants[Name]> {
  if (current() === undefined) await (asked ??= poll());
  const variant = variantIn(current()!, name, control);
  noteSeen(name, variant);
  return variant;
}

function noteSeen<Name extends ExperimentName>(name: Name, variant: Variants[Name]): void {
  track('variantSeen', `${name}.${variant}` as `pricing.monthly`);
}

function current(): string | undefined {
  known ??= wantsPrivacy() ? NOTHING : ofCookie();
  return known;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (current() === undefined) asked ??= poll();
  return () => listeners.delete(listener);
}

/** Asks the server, looks for its answer again and again, and takes the control when none comes. */
async function poll(): Promise<void> {
  void call('GET /api/feature-flags');
  for (let polls = 0; polls < MOST_POLLS && current() === undefined; polls += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  known ??= NOTHING;
  for (const listener of listeners) listener();
}

function ofCookie(): string | undefined {
  const start = `${VARIANTS_COOKIE}=`;
  const found = document.cookie.split('; ').find((one) => one.startsWith(start));
  return found?.slice(start.length);
}

/** As `variantsText` of the contract wrote it. */
function variantIn<Name extends ExperimentName>(text: string, name: Name, control: Variants[Name]): Variants[Name] {
  const found = text.split('~').find((one) => one.startsWith(`${name}.`));
  return found === undefined ? control : (found.slice(name.length + 1) as Variants[Name]);
}
