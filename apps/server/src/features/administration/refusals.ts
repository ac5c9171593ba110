import type { AdminRefusal } from '@paperwage/api-contract';
import { ADMIN_PAGE_ROWS } from '@paperwage/api-contract';
import type { IssueRefusal, Waiting } from '../../ports/admin/review-records.ts';
import { problems } from '../../problems/problem.ts';
import { MAIL_JOB } from '../jobs/job-kinds.ts';
import type { Admin, AdminContext } from './admin.ts';
import { recordAction } from './admin.ts';
import { issuingAllowedMessage, issuingRefusedMessage } from './admin-messages.ts';
import type { AdminPage } from './admin-page.ts';
import { pageOf } from './admin-page.ts';
import { toAdminStop } from './issuing-stops.ts';
import type { StatePage } from './reports.ts';

/** What we refused to issue, newest first. */
export async function listRefusals(
  { records }: AdminContext,
  { before, state }: StatePage,
): Promise<AdminPage<AdminRefusal>> {
  const found = await records.review.refusals({ limit: ADMIN_PAGE_ROWS + 1, before, isOpen: state === 'open' });
  const { rows, next } = pageOf(
    found,
    ({ id }) => id,
    (row) => row,
  );
  const accountOf = async ({ item: { userId } }: Waiting<IssueRefusal>): Promise<AccountOfRefusal> => {
    const stop = await records.review.findStop(userId);
    return { email: (await records.accounts.find(userId))?.email ?? '', stop: stop ? toAdminStop(stop) : null };
  };
  const accounts = await Promise.all(rows.map(accountOf));
  return { rows: rows.map((row, at) => shownRefusal(row, accounts[at]!)), next };
}

/**
 * Lifts a rule of issuing for an account (and for the name, if the rule is about one), or upholds it. The user gets an
 * email when it is lifted, and the answer if there is one. Throws `refusalUnknown`, and `refusalDecided` if another admin
 * was first.
 */
export async function decideRefusal(
  context: AdminContext,
  admin: Admin,
  { id, isAllowed, answer }: { readonly id: string; readonly isAllowed: boolean; readonly answer: string },
): Promise<void> {
  const action = isAllowed ? 'issuingAllowed' : 'issuingRefused';
  const details = ({ rule, userId }: IssueRefusal) => `${RULE_TEXTS[rule] ?? rule}, account ${userId}`;
  await recordAction(context, admin, { action, subject: id, details }, async (inside) => {
    const found = await inside.review.findRefusal(id);
    if (!found) throw problems.refusalUnknown();
    const atMs = context.clock.nowMs();
    if (!(await inside.review.decideRefusal(id, { atMs, by: admin.email, answer, isAllowed }))) {
      const decided = await inside.review.findRefusal(id);
      throw problems.refusalDecided(decided?.decision?.by ?? 'Another admin');
    }
    const { item } = found;
    const { userId, rule } = item;
    const name = nameOf(item);
    if (isAllowed) await inside.review.allow({ userId, rule, ...(isAboutName(item) && { name }) }, atMs);
    const account = await inside.accounts.find(userId);
    if (account && (isAllowed || answer !== '')) {
      const message = isAllowed ? issuingAllowedMessage : issuingRefusedMessage;
      const payload = message(account.email, { rule, name }, answer);
      await inside.jobs.add({ kind: MAIL_JOB, payload, runAtMs: atMs });
    }
    return item;
  });
}

/** What was allowed or upheld, for the trail, which names nobody. */
const RULE_TEXTS: Readonly<Record<string, string>> = {
  issuerBlocked: 'A blocked name',
  issuersTooMany: 'More companies a day',
  namesTooMany: 'More people with the same figures',
};

/** The limit on employers concerns the account, not a name. */
function isAboutName({ rule }: IssueRefusal): boolean {
  return rule !== 'issuersTooMany';
}

/** Refusals of earlier versions don't say which name was meant. */
function nameOf({ name, issuer }: IssueRefusal): string {
  return name ?? issuer;
}

type AccountOfRefusal = Pick<AdminRefusal, 'email' | 'stop'>;

function shownRefusal(
  { id, atMs, item, decision }: Waiting<IssueRefusal>,
  { email, stop }: AccountOfRefusal,
): AdminRefusal {
  return {
    id,
    at: atMs,
    userId: item.userId,
    email,
    rule: item.rule as AdminRefusal['rule'],
    name: nameOf(item),
    typed: item.typed ?? nameOf(item),
    times: item.times ?? 1,
    stop,
    decision: decision
      ? { at: decision.atMs, by: decision.by, answer: decision.answer, isAllowed: decision.isAllowed === true }
      : null,
  };
}
