import type { IssuedFacts } from '@paperwage/documents';
import type { IssuingConfig } from '../../issuing-variables.ts';
import { issuingProblems } from '../../issuing-problems.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Records } from '../../ports/records.ts';
import type { Problem } from '../../problem-type.ts';
import { blockedLook } from './blocked-issuers.ts';

const DAY_MS = 86_400_000;

/** By what rules documents are issued. */
export interface IssuingRules extends IssuingConfig {
  /** Where a refusal is appealed. */
  readonly appealEmail: string;
}

interface Wish {
  readonly userId: string;
  /** The person who issues. */
  readonly name: string;
  readonly facts: IssuedFacts;
}

/**
 * Refuses what looks like misuse, and keeps the refusal for an admin. Throws `issuerBlocked`, `issuersTooMany` and
 * `namesTooMany`. `docs/honest-documents.md` says why.
 */
export async function requireFairUse(
  { records, clock }: { readonly records: Records; readonly clock: Clock },
  wish: Wish,
  rules: IssuingRules,
): Promise<void> {
  const refusal = await refusalOf(records, wish, rules, clock.nowMs());
  if (!refusal) return;
  const { issuer, recipient } = wish.facts;
  await records.review.addRefusal({ userId: wish.userId, rule: refusal.code, issuer, recipient }, clock.nowMs());
  throw refusal;
}

async function refusalOf(
  records: Records,
  { userId, name, facts }: Wish,
  { appealEmail, issuersPerDay, namesPerFigures }: IssuingRules,
  nowMs: number,
): Promise<Problem | undefined> {
  for (const issuer of [facts.issuer, name]) {
    const looksLike = blockedLook(issuer);
    if (looksLike !== undefined) return issuingProblems.issuerBlocked(issuer, looksLike, appealEmail);
  }
  const { issuers, recipients } = await records.issued.historyOf({ userId, facts, issuersSinceMs: nowMs - DAY_MS });
  if (issuers > issuersPerDay) return issuingProblems.issuersTooMany(issuersPerDay, appealEmail);
  if (recipients > namesPerFigures) return issuingProblems.namesTooMany(namesPerFigures, appealEmail);
  return undefined;
}
