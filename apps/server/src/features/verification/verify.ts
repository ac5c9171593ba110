import type { RevocationReason, VerifyCodeAnswer, VerifyFileAnswer } from '@paperwage/api-contract';
import type { CodeFacts } from '@paperwage/documents';
import { readTypedCode } from '@paperwage/documents';
import type { CalendarDate, Cents } from '@paperwage/values';
import type { Clock } from '../../ports/clock.ts';
import type { IssuedHead } from '../../ports/documents/issued-records.ts';
import type { Records } from '../../ports/records.ts';
import { problems } from '../../problems/problem.ts';

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;
/** There are few possible pay dates, so someone with a code could otherwise guess its net pay from many addresses. */
const MOST_WRONG_FIGURES = 20;

interface Needs {
  readonly records: Records;
  readonly clock: Clock;
}

/** What we know of a file by its hash, or by the codes in it if that is unknown. */
export async function verifyFile(
  { records }: Needs,
  { sha256, codes }: { readonly sha256: string; readonly codes: readonly string[] },
): Promise<VerifyFileAnswer> {
  const [known] = await records.issued.ofFile(sha256);
  if (known) {
    const { format, head } = known;
    const { type, issuedAtMs: issuedAt } = head;
    if (!head.end) return { result: 'unchanged', type, format, issuedAt, codes: [...head.codes] };
    return endedAnswer(records, head, (newCodes) => ({ newCodes }));
  }
  const written = codes.flatMap((code) => readTypedCode(code) ?? []);
  const [first] = await records.issued.ofCodes([...new Set(written)]);
  return first ? { result: 'changed', code: first.code, issuedAt: first.head.issuedAtMs } : { result: 'unknown' };
}

/**
 * What we know of a typed code; with the date and amount of its document, what was issued too. Throws `codeTriedTooOften`
 * after many wrong ones for one code.
 */
export async function verifyCode(
  services: Needs,
  typed: { readonly code: string; readonly date?: CalendarDate | undefined; readonly amount?: Cents | undefined },
): Promise<VerifyCodeAnswer> {
  const { records } = services;
  const { date, amount } = typed;
  const code = readTypedCode(typed.code);
  if (code === undefined) return { result: 'unknown' };
  const isAlone = date === undefined || amount === undefined;
  const wasRight = isAlone ? undefined : await countFigures(services, code);
  const [known] = await records.issued.ofCodes([code]);
  if (!known) return { result: 'unknown' };
  const { head } = known;
  const { type, issuer, issuedAtMs: issuedAt } = head;
  if (isAlone) {
    return head.end ? endedAnswer(records, head, () => ({})) : { result: 'stands', issuedAt };
  }
  const facts = await records.issued.factsOf(head, code);
  if (!facts || !haveFigures(facts, date, amount)) return { result: 'unknown' };
  await wasRight?.();
  if (head.end) {
    const place = head.codes.indexOf(code);
    return endedAnswer(records, head, (newCodes) => ({ newCode: newCodes[place] ?? newCodes[0] }));
  }
  const { facts: shown, typedOver } = facts;
  return { result: 'matches', type, issuedAt, issuer, facts: [...shown], typedOver: [...typedOver] };
}

/** Compares both, so that the response time doesn't reveal which one is wrong. */
function haveFigures(facts: CodeFacts, date: CalendarDate, amount: Cents): boolean {
  return [facts.date === date, facts.amount === amount].every(Boolean);
}

/** Counts a try before it is made, so that parallel ones can't exceed the limit. Call what it returns if it was right. */
async function countFigures({ records, clock }: Needs, code: string): Promise<() => Promise<void>> {
  const subject = `figures\0${code}`;
  const nowMs = clock.nowMs();
  const { count, startedAtMs } = await records.attempts.add(subject, HOUR_MS, nowMs);
  if (count > MOST_WRONG_FIGURES) {
    throw problems.codeTriedTooOften(Math.ceil((startedAtMs + HOUR_MS - nowMs) / SECOND_MS));
  }
  return () => records.attempts.giveBack(subject);
}

async function endedAnswer<More extends object>(
  records: Records,
  { issuedAtMs: issuedAt, end }: IssuedHead,
  withNewCodes: (newCodes: string[]) => More,
): Promise<
  | { result: 'revoked'; issuedAt: number; revokedAt: number; revokedFor: RevocationReason | undefined }
  | ({ result: 'replaced'; issuedAt: number; replacedAt: number } & More)
> {
  const { atMs, replacedBy, revokedFor } = end!;
  if (replacedBy === undefined) return { result: 'revoked', issuedAt, revokedAt: atMs, revokedFor };
  const newer = (await records.issued.standingHeads([replacedBy])).get(replacedBy);
  return { result: 'replaced', issuedAt, replacedAt: atMs, ...withNewCodes([...(newer?.codes ?? [])]) };
}
