import type { z } from 'zod';
import type { BodyOf, FileAnswer, InputOf, ParamsOf, QueryOf } from './endpoint.ts';
import type { endpoints } from './endpoints.ts';

type AnyEndpoint = (typeof endpoints)[keyof typeof endpoints];
type EndpointsByAddress = { readonly [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };

/** How pages name a call, such as `POST /api/sign-in`: they take its types from the endpoint, without importing it. */
export type Address = keyof EndpointsByAddress;

/** The paths that can be fetched by hand, where `call` would be too much or reads what the answer lacks. */
export type GetPath = Address extends infer A ? (A extends `GET ${infer Path}` ? Path : never) : never;

/** The addresses that do something for the signed-in user. */
export type UserAddress = {
  [A in Address]: EndpointsByAddress[A]['auth'] extends 'none' ? never : A;
}[Address];

/** What an address asks for: an entry for each part of the request that its endpoint describes. */
export type RequestAt<A extends Address> = PartsOf<EndpointsByAddress[A]>;

type PartsOf<E> = E extends unknown
  ? Part<'params', InputOf<ParamsOf<E>>> &
      Part<'query', InputOf<QueryOf<E>>> &
      Part<'body', E extends { readonly upload: unknown } ? Blob : InputOf<BodyOf<E>>> &
      (E extends { readonly idempotent: true } ? { readonly key?: string } : unknown)
  : never;

/** An entry that may be omitted if nothing in it is required. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Record<string, never>> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What an address returns: the contents of `data`, nothing if there is none, or a file. */
export type AnswerAt<A extends Address> = AnswerOf<EndpointsByAddress[A]>;

/** Whether an address returns a file. */
export type IsFileAt<A extends Address> = EndpointsByAddress[A] extends { readonly answer: FileAnswer } ? true : false;

type AnswerOf<E> = E extends { readonly answer: infer Answer extends z.ZodType }
  ? DataIn<z.output<Answer>>
  : E extends { readonly answer: FileAnswer }
    ? Response
    : never;

type DataIn<Body> = Body extends { readonly ok: true; readonly data: infer Data }
  ? Data
  : Body extends { readonly ok: true }
    ? undefined
    : Body;
