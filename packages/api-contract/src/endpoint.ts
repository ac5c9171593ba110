import type { z } from 'zod';
import type { SecurityEventKind } from './security-events.ts';

/** The chapters of the reference at `/docs/api`. */
export const TAGS = {
  Payroll: 'Taxes withheld from a payment',
  Documents: 'Finished files',
  Verification: 'Check an issued document',
  Accounts: 'Login and account',
  History: 'Finished documents',
  Drafts: 'Unfinished documents',
  Logos: 'Logos on documents',
  'Address book': 'Saved employers, employees and clients',
  Payments: 'Plans, orders and receipts',
  Help: 'Questions and messages',
  Administration: 'For the people who run this site',
  Service: 'The server itself',
} as const;

/** Everything about one call except its implementation: the server, the reference and the pages all read it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** A segment such as `:id` stands for the entry of that name in `params`. */
  readonly path: `/${string}`;
  readonly tag: keyof typeof TAGS;
  /** The heading in the reference. */
  readonly summary: string;
  /** What a caller needs to know beyond the heading, in Markdown. */
  readonly description: string;
  /** Who may call: anybody, signed-in users only, or anybody, with more for signed-in users. */
  readonly auth: 'none' | 'user' | 'optional';
  /** Refuses pages of other sites, since the call relies on a cookie. */
  readonly sameOrigin?: true;
  /** How often one address may call, as the name of the limit in the configuration. */
  readonly limit?:
    | 'appChecksPerMinute'
    | 'calculationsPerMinute'
    | 'documentsPerMinute'
    | 'draftSavesPerMinute'
    | 'eventsPerMinute'
    | 'messagesPerMinute'
    | 'questionsPerMinute'
    | 'verificationsPerMinute';
  /** The event that the account's trail records once the call is done, or once it is refused. */
  readonly trail?: { readonly done?: SecurityEventKind; readonly refused?: SecurityEventKind };
  /** Needs a real browser: the `appCheckToken` in the body is checked and used up before the handler gets the rest. */
  readonly appCheck?: true;
  /** Takes an `Idempotency-Key` header from signed-in users, so that a repeated call does nothing again. */
  readonly idempotent?: true;
  readonly params?: z.ZodObject;
  /** Unknown names are refused. */
  readonly query?: z.ZodObject;
  /** Takes any query, since another site writes it. */
  readonly queryOfOthers?: true;
  readonly body?: z.ZodType;
  /** Media types of the file sent as the body. Its bytes are not parsed; its content counts, not the type it claims. */
  readonly upload?: readonly string[];
  /** In bytes, if not the 64 KB of most calls. */
  readonly largestBody?: number;
  /** A body that works as is, so that readers can try the call from the reference. */
  readonly example?: object;
  /** What status 200 returns: the body as it is on the wire, or a file. Omitted if a browser is always redirected. */
  readonly answer?: z.ZodType | FileAnswer;
  /** Where status 303 sends a browser page instead of an answer. */
  readonly redirect?: string;
  /** The header of a success; `no-store` by default. `none` sends none, since the answer only confirms the call. */
  readonly cacheControl?: 'public, max-age=300' | 'none';
  /** Other addresses that serve this call, left out of the reference. */
  readonly alsoAt?: readonly `/${string}`[];
}

/** A file as the answer, by its media type. */
export interface FileAnswer {
  readonly file: string;
  /** What the call returns instead of the file if a query asks for it. */
  readonly orJson?: z.ZodType;
}

/** Describes one call. An entry that `Endpoint` doesn't have does not compile. */
export function endpoint<const E extends Endpoint>(
  definition: E & { readonly [Name in Exclude<keyof E, keyof Endpoint>]: never },
): E {
  return definition;
}

export type ParamsOf<E> = E extends { readonly params: infer Params extends z.ZodType } ? Params : undefined;
export type QueryOf<E> = E extends { readonly query: infer Query extends z.ZodType } ? Query : undefined;
export type BodyOf<E> = E extends { readonly body: infer Body extends z.ZodType } ? Body : undefined;

/** What a schema accepts, and what it turns that into; undefined without a schema. */
export type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
export type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
