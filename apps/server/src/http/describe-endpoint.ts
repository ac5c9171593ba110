import type { Endpoint, FileAnswer, NamedEndpoint } from '@paperwage/api-contract';
import { doneAnswerSchema, errorAnswerSchema, IDEMPOTENCY_HEADER } from '@paperwage/api-contract';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The reference's name for how callers authenticate. */
export const ID_TOKEN = 'idToken';

const SECURITY: Readonly<Record<Endpoint['auth'], readonly object[] | undefined>> = {
  none: undefined,
  user: [{ [ID_TOKEN]: [] }],
  optional: [{}, { [ID_TOKEN]: [] }],
};

const KEY_HEADER = {
  type: 'object',
  properties: {
    [IDEMPOTENCY_HEADER]: {
      type: 'string',
      pattern: '^[\\w-]{8,100}$',
      description:
        'A random UUID, one for each thing to create. If you repeat a request with the same key, nothing is ' +
        'created twice and you get the first result. A different request with the same key is refused with ' +
        '`idempotencyKeyReused`.',
    },
  },
};

/** Refusals that any call may answer, and those of a call that takes a body. */
const REFUSALS = ['400', '429'] as const;
const REFUSALS_OF_BODIES = ['413', '415', '422'] as const;

const BINARY = { type: 'string', format: 'binary' };

type TransformInput = Parameters<typeof jsonSchemaTransform>[0];
type Described = ReturnType<typeof jsonSchemaTransform>;

/** What the reference says about a call, in the form @fastify/swagger takes. */
export function describeEndpoint(route: TransformInput, endpoint: NamedEndpoint): Described {
  const { operationId, tag, summary, description, auth, idempotent, upload, example } = endpoint;
  const { params, query, body } = endpoint;
  const { schema, url } = jsonSchemaTransform({
    ...route,
    schema: {
      operationId,
      tags: [tag],
      summary,
      description,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: responsesOf(endpoint),
    },
  });
  return {
    url,
    schema: {
      ...schema,
      ...(SECURITY[auth] && { security: SECURITY[auth] }),
      ...(idempotent && { headers: KEY_HEADER }),
      ...(example && { body: { ...(schema.body as object), example } }),
      ...(upload && { consumes: [...upload], body: BINARY }),
    },
  } as Described;
}

/** Refusals are also listed one by one, since readers of `4XX` take those for undocumented. */
function responsesOf({ answer, auth, body, upload, redirect }: Endpoint): Readonly<Record<string, unknown>> {
  const codes = [
    ...REFUSALS,
    ...(auth === 'none' ? [] : ['401']),
    ...(body || upload ? REFUSALS_OF_BODIES : []),
    '4xx',
    '5xx',
  ];
  return {
    ...Object.fromEntries(codes.map((code) => [code, errorAnswerSchema])),
    ...(answer && { 200: 'file' in answer ? fileAnswer(answer) : answer }),
    ...(redirect !== undefined && { 303: doneAnswerSchema.describe(redirect) }),
  };
}

function fileAnswer({ file, orJson }: FileAnswer) {
  const content = { [file]: { schema: z.unknown().meta(BINARY) } };
  return {
    description: 'The file',
    content: { ...content, ...(orJson && { 'application/json': { schema: orJson } }) },
  };
}
