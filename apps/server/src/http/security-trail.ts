import type { NamedEndpoint, SecurityEventKind } from '@paperwage/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emailKey } from '../features/accounts/account-context.ts';
import { deviceName } from '../features/accounts/device-name.ts';
import { describeError } from '../features/jobs/describe-error.ts';
import { problems } from '../problems/problem.ts';
import type { Services } from '../services.ts';
import { limitKey } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose account a call was about, once known, when they logged in, and whether the call only renewed their session. */
    subject: { readonly userId: string; readonly signedInAtMs?: number; readonly isRenewed?: boolean } | undefined;
    /** The code of the refusal that was answered. */
    refusal: string | undefined;
  }
}

/** Pages start and renew a session with the same call. A renewal without its cookie is recognized by its age. */
const JUST_NOW_MS = 60_000;
/** What the first of two login steps answers. */
const NO_REFUSAL = new Set([problems.secondFactorNeeded().code]);
/** Too many attempts: nothing was guessed, and anyone could fill an account's trail with them. */
const THROTTLED = 429;

/**
 * Records the trail of accounts, after the answer so that nobody waits for it: the endpoint's event for the outcome,
 * under pseudonyms, with the request's id in the log.
 */
export function keepTrail(app: FastifyInstance, { records, clock }: Pick<Services, 'records' | 'clock'>): void {
  app.decorateRequest('subject', undefined);
  app.decorateRequest('refusal', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const kind = kindOf(request, reply.statusCode, clock.nowMs());
    if (kind === undefined) return;
    try {
      const event = {
        kind,
        userId: await userIdOf(request, records),
        address: limitKey(request.ip),
        device: deviceName(request.headers['user-agent']),
        requestId: request.id,
      };
      const names = await records.securityEvents.add(event, clock.nowMs());
      request.log.info({ id: request.id, event: kind, ...names }, 'security event');
    } catch (error) {
      request.log.error({ id: request.id, event: kind, reason: describeError(error) }, 'A security event was not kept');
    }
  });
}

function kindOf(request: FastifyRequest, status: number, nowMs: number): SecurityEventKind | undefined {
  const endpoint: NamedEndpoint | undefined = request.routeOptions.config.endpoint;
  const trail = endpoint && 'trail' in endpoint ? endpoint.trail : undefined;
  if (!trail) return undefined;
  const { done, refused }: { done?: SecurityEventKind; refused?: SecurityEventKind } = trail;
  if (status >= 500 || status === THROTTLED) return undefined;
  if (status < 400) {
    const { signedInAtMs = nowMs, isRenewed = false } = request.subject ?? {};
    const isKnown = isRenewed || nowMs - signedInAtMs > JUST_NOW_MS;
    return done === 'loggedIn' && isKnown ? undefined : done;
  }
  const isRefusal = request.refusal !== undefined && !NO_REFUSAL.has(request.refusal);
  return isRefusal ? refused : undefined;
}

/** The logged-in user's; otherwise that of the account that the body names. */
async function userIdOf({ subject, body }: FastifyRequest, records: Services['records']): Promise<string | undefined> {
  if (subject) return subject.userId;
  const { email } = (body ?? {}) as { readonly email?: unknown };
  return typeof email === 'string' ? (await records.accounts.findByEmail(emailKey(email)))?.id : undefined;
}
