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

/** Everything about one call but what it does: the server, the reference and the pages all go by it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** A part such as `:id` stands for the entry of that name in `params`. */
  readonly path: `/${string}`;
  readonly tag: keyof typeof TAGS;
  /** The heading in the reference. */
  readonly summary: string;
  /** What a caller has to know beyond the heading, in Markdown. */
  readonly description: string;
  /** Who may call: anybody, who is signed in, or anybody with more for who is signed in. */
  readonly auth: 'none' | 'user' | 'optional';
  /** Refuses pages of other sites, since what it does rests on a cookie. */
  readonly sameOrigin?: true;
  /** How often one address may call, by the name of the limit in the configuration. */
  readonly limit?:
    | 'appChecksPerMinute'
    | 'calculationsPerMinute'
    | 'documentsPerMinute'
    | 'draftSavesPerMinute'
    | 'eventsPerMinute'
    | 'messagesPerMinute'
    | 'questionsPerMinute'
    | 'verificationsPerMinute';
  /** What a call is called in the trail of the account once it is done, or once it is refused. */
  readonly trail?: { readonly done?: SecurityEventKind; readonly refused?: SecurityEventKind };
  /** Needs a real browser: the `appCheckToken` in the body is checked and used up before the handler gets the rest. */
  readonly appCheck?: true;
  /** Takes an `Idempotency-Key` header of who is signed in, with which a repeated call does nothing again. */
  readonly idempotent?: true;
  readonly params?: z.ZodObject;
  /** A name that it doesn't have is refused. */
  readonly query?: z.ZodObject;
  /** Takes any query, since another site writes it. */
  readonly queryOfOthers?: true;
  readonly body?: z.ZodType;
  /** Media types of the file that is the body, in place of JSON. */
  readonly upload?: readonly string[];
  /** In bytes, where it is not the 64 KB of most calls. */
  readonly largestBody?: number;
  /** A body that works as it stands, so that the call can be tried out from the reference. */
  readonly example?: object;
  /** What status 200 answers: the body as it is on the wire, or a file. Left out where a browser is always led on. */
  readonly answer?: z.ZodType | FileAnswer;
  /** Where status 303 leads a browser page in place of an answer. */
  readonly redirect?: string;
  /** The header of a success: `no-store` unless said. `none` sends none, since nothing is answered but that it was done. */
  readonly cacheControl?: 'public, max-age=300' | 'none';
  /** Addresses at which it is answered too, and which are not in the reference. */
  readonly alsoAt?: readonly `/${string}`[];
}

/** A file as the answer, by its media type. */
export interface FileAnswer {
  readonly file: string;
  /** What the call answers in place of the file where a query asks for it. */
  readonly orJson?: z.ZodType;
}

/** Describes one call. An entry that no endpoint has does not compile. */
export function endpoint<const E extends Endpoint>(
  definition: E & { readonly [Name in Exclude<keyof E, keyof Endpoint>]: never },
): E {
  return definition;
}

export type ParamsOf<E> = E extends { readonly params: infer Params extends z.ZodType } ? Params : undefined;
export type QueryOf<E> = E extends { readonly query: infer Query extends z.ZodType } ? Query : undefined;
export type BodyOf<E> = E extends { readonly body: infer Body extends z.ZodType } ? Body : undefined;

/** What a schema takes, and what it makes of that; nothing where there is no schema. */
export type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
export type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
