import type { IssuedFacts } from '@paperwage/documents';
import { DAY_MS, formatLongDate, fromTimestamp } from '@paperwage/values';
import type { IssuingConfig } from '../../config/issuing-variables.ts';
import type { Problem } from '../../problems/problem.ts';
import { problems } from '../../problems/problem.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Records } from '../../ports/records.ts';
import { blockedLineLook, blockedLook } from './blocked-issuers.ts';

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
 * Refuses what looks like misuse, and keeps the refusal for an admin; and all of an account that an admin stopped. Throws
 * `issuingStopped`, `issuerBlocked`, `issuersTooMany` and `namesTooMany`. `docs/honest-documents.md` says why.
 */
export async function requireFairUse(
  { records, clock }: { readonly records: Records; readonly clock: Clock },
  wish: Wish,
  rules: IssuingRules,
): Promise<void> {
  await requireNotStopped(records, wish.userId, rules.appealEmail);
  const refusal = await refusalOf(records, wish, rules, clock.nowMs());
  if (!refusal) return;
  const { issuer, recipient } = wish.facts;
  const { problem, name, typed } = refusal;
  await records.review.addRefusal(
    {
      userId: wish.userId,
      rule: problem.code,
      ...(name !== undefined && { name }),
      ...(typed !== undefined && typed !== name && { typed }),
      issuer,
      recipient,
    },
    clock.nowMs(),
  );
  throw problem;
}

/** Refuses an account that an admin stopped from issuing. Throws `issuingStopped`. */
export async function requireNotStopped(records: Records, userId: string, appealEmail: string): Promise<void> {
  const problem = await stopProblemOf(records, userId, appealEmail);
  if (problem) throw problem;
}

/** What an account is refused with that an admin stopped from issuing; undefined for all others. */
export async function stopProblemOf(
  { review }: Pick<Records, 'review'>,
  userId: string,
  appealEmail: string,
): Promise<Problem | undefined> {
  const stop = await review.findStop(userId);
  return stop && problems.issuingStopped(formatLongDate(fromTimestamp(stop.atMs)!), stop.reason, appealEmail);
}

/** Why, and the name that is meant, if the rule is about one: an admin can lift it for that. */
interface Refusal {
  readonly problem: Problem;
  readonly name?: string;
  readonly typed?: string | undefined;
}

async function refusalOf(
  records: Records,
  { userId, name, facts }: Wish,
  { appealEmail, issuersPerDay, namesPerFigures }: IssuingRules,
  nowMs: number,
): Promise<Refusal | undefined> {
  const isAllowed = (rule: string, allowed?: string) => records.review.isAllowed({ userId, rule, name: allowed });
  const looks = [
    ...[facts.issuer, ...facts.otherNames, name].map((text, at) => ({
      text,
      typed: facts.typedNames?.[at],
      looksLike: blockedLook(text),
    })),
    ...facts.lines.map((text) => ({ text, typed: undefined, looksLike: blockedLineLook(text) })),
  ];
  for (const { text, typed, looksLike } of looks) {
    if (looksLike === undefined || (await isAllowed('issuerBlocked', text))) continue;
    return { problem: problems.issuerBlocked(text, looksLike, appealEmail), name: text, typed };
  }
  const { issuers, recipients } = await records.issued.historyOf({ userId, facts, issuersSinceMs: nowMs - DAY_MS });
  if (issuers > issuersPerDay && !(await isAllowed('issuersTooMany'))) {
    return { problem: problems.issuersTooMany(issuersPerDay, appealEmail) };
  }
  if (recipients > namesPerFigures && !(await isAllowed('namesTooMany', facts.issuer))) {
    return { problem: problems.namesTooMany(namesPerFigures, appealEmail), name: facts.issuer };
  }
  return undefined;
}
