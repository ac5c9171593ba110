import type { BodyOf, Endpoint, NamedEndpoint, OutputOf, ParamsOf, QueryOf } from '@paperwage/api-contract';
import { IDEMPOTENCY_HEADER } from '@paperwage/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { createAppCheck } from '../features/app-check/app-check.ts';
import type { Identity } from '../ports/accounts/identity.ts';
import type { Services } from '../services.ts';
import { problems } from '../problems/problem.ts';
import { perMinute } from './rate-limits.ts';
import { refuseOtherSites } from './same-origin.ts';
import { maybeSignedIn, signedIn } from './signed-in.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint that the route serves; undefined for pages and files. */
    endpoint?: NamedEndpoint;
  }
}

export interface Sent {
  readonly isSent: true;
}

/** What a handler returns if it sent the answer itself. */
export const SENT: Sent = { isSent: true };

/** The answer of a call that only confirms that it was done. */
export const DONE = { ok: true } as const;

/** The answer of a call that returns data. */
export function ok<Data>(data: Data): { readonly ok: true; readonly data: Data } {
  return { ok: true, data };
}

/** A call as its handler gets it: checked, and typed by the endpoint. */
export interface Call<E extends Endpoint> {
  readonly params: OutputOf<ParamsOf<E>>;
  readonly query: OutputOf<QueryOf<E>>;
  /** For an upload, the bytes that were sent; there may be none. */
  readonly body: E extends { readonly upload: unknown } ? Uint8Array : BodyForHandler<E>;
  /** The signed-in user. */
  readonly user: { none: undefined; user: Identity; optional: Identity | undefined }[E['auth']];
  /** The idempotency key, if the endpoint takes one and a user is signed in. */
  readonly key: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Without the token, which is used up by then: a request repeated with another token is still the same. */
type BodyForHandler<E extends Endpoint> = E extends { readonly appCheck: true }
  ? WithoutToken<OutputOf<BodyOf<E>>>
  : OutputOf<BodyOf<E>>;
type WithoutToken<Body> = Body extends unknown ? Omit<Body, 'appCheckToken'> : never;

/** The body of the answer as it goes on the wire; for a file, whatever sends it. */
type Answer<E extends Endpoint> =
  | Sent
  | (E['answer'] extends z.ZodType
      ? z.input<E['answer']>
      : E['answer'] extends { readonly orJson: infer Json extends z.ZodType }
        ? z.input<Json>
        : never);

export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** Serves an endpoint with a handler. */
export type Serve = <E extends NamedEndpoint>(
  endpoint: E,
  handler: Handler<E>,
  options?: Pick<RouteShorthandOptions, 'logLevel'>,
) => void;

const NO_QUERY = z.strictObject({});

/** A misspelled name in a query is refused, as in a body, unless another site writes the query. */
function querySchema({ query, queryOfOthers }: Endpoint): z.ZodObject | undefined {
  return queryOfOthers ? undefined : (query?.strict() ?? NO_QUERY);
}

/**
 * Makes `serve` for a server or a part of it. A call goes through, in this order: the rate limit of its address, body
 * parsing, the schemas, the origin check, authentication, the app check, the idempotency key, and the handler.
 *
 * Types check answers against their schemas, and tests compare them; checking each again would double its cost.
 */
export function serveOn(
  app: FastifyInstance,
  { limits, publicUrl }: Pick<Config, 'limits' | 'publicUrl'>,
  services: Pick<Services, 'clock' | 'identity' | 'records'>,
): Serve {
  const appCheck = createAppCheck(services);
  return (endpoint, handler, options = {}) => {
    const { method, path, alsoAt = [], params, body, auth, limit, largestBody, sameOrigin } = endpoint as Endpoint;
    const { appCheck: isAppChecked, upload } = endpoint as Endpoint;
    const query = querySchema(endpoint);
    const run = runOf(endpoint, handler);
    const route = {
      ...options,
      method,
      schema: { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) },
      ...(largestBody !== undefined && { bodyLimit: largestBody }),
      handler: (request: FastifyRequest, reply: FastifyReply): unknown => {
        if (sameOrigin) refuseOtherSites(request, publicUrl);
        if (auth !== 'none' || isAppChecked) return runLater(request, reply);
        const answer = run(request, reply, undefined);
        // The most frequent calls answer synchronously; a promise would cost them more than the calculation.
        if (!(answer instanceof Promise)) return answer === SENT ? undefined : answer;
        return answer.then((later) => (later === SENT ? reply : later));
      },
    };
    async function runLater(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const user = await userOf(request);
      request.subject = user;
      if (isAppChecked) {
        const { appCheckToken, ...rest } = request.body as { readonly appCheckToken: string };
        await appCheck.spendToken(appCheckToken);
        request.body = rest;
      }
      const answer = await run(request, reply, user);
      return answer === SENT ? reply : answer;
    }
    function userOf(request: FastifyRequest): Promise<Identity | undefined> | undefined {
      if (auth === 'none') return undefined;
      return auth === 'user' ? signedIn(request, services) : maybeSignedIn(request, services);
    }
    const limited = limit === undefined ? {} : perMinute(limits[limit]);
    const addTo = (scope: FastifyInstance) => {
      scope.route({ ...route, url: path, config: { ...limited, endpoint } });
      for (const url of alsoAt) scope.route({ ...route, url, config: limited });
    };
    if (!upload) addTo(app);
    else {
      // In its own plugin scope, since only an upload takes any bytes, whatever type they claim.
      void app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
        addTo(scope);
      });
    }
  };
}

/** Collects the handler's input and calls it. */
function runOf<E extends NamedEndpoint>(endpoint: E, handler: Handler<E>) {
  const { cacheControl = 'no-store', idempotent, upload } = endpoint as Endpoint;
  return (request: FastifyRequest, reply: FastifyReply, user: Identity | undefined) => {
    const key = idempotent && user ? idempotencyKeyOf(request) : undefined;
    if (cacheControl !== 'none') void reply.header('cache-control', cacheControl);
    const { params, query } = request;
    const body = upload ? (request.body ?? new Uint8Array()) : request.body;
    // The endpoint's schemas have already given these their types.
    return handler({ params, query, body, user, key, request, reply } as Call<E>);
  };
}

const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

/** The idempotency key of a request, if it has one. Throws `idempotencyKeyWrong` for one that can't be stored. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw problems.idempotencyKeyWrong();
  return key;
}
