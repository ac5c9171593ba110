import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { TAGS } from '@paperwage/api-contract';
import { describeEndpoint, ID_TOKEN } from './describe-endpoint.ts';
import type { EncodedBody } from './encoded-body.ts';
import { encodedBody, sendBody } from './encoded-body.ts';
import type { Reference } from './reference-page.ts';
import { REFERENCE_STYLE, renderReference } from './reference-page.ts';

/** The product's logo as its own drawing, from the pages' icon, for what the server shows without the pages. */
const BRAND_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 26">' +
  '<path d="M2 3.5A2.5 2.5 0 0 1 4.500 1H16l6 6v15.500A2.500 2.500 0 0 1 19.500 25h-15A2.500 2.500 0 0 1 2 22.500z" fill="#0b6247"/>' +
  '<path d="M16 1v6h6" fill="none" stroke="#f4f2ec" stroke-width="1.600"/>' +
  '<path d="M6.500 12.500h11M6.500 16.500h11M6.500 20.500h6" stroke="#f6e27a" stroke-width="1.900"/></svg>';

const REFERENCE = '/docs/api';
const ADDRESSES = {
  json: `${REFERENCE}/json`,
  style: `${REFERENCE}/reference.css`,
  icon: `${REFERENCE}/favicon.svg`,
};

/** The reference of all calls at `/docs/api`, and as OpenAPI at `/docs/api/json`. Register it before the calls. */
export async function addOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.url?.startsWith(REFERENCE)) reply.header('cache-control', 'no-cache');
    done();
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Paperwage API',
        version: '1',
        description:
          'Payroll taxes and documents. Amounts are in US dollars. Every error has an `error.message` that says ' +
          'what to do.',
      },
      components: {
        securitySchemes: {
          [ID_TOKEN]: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description:
              'The ID token of the logged-in user. `POST /api/sign-in` returns a custom token. Exchange it for an ' +
              'ID token at the identity provider (`POST /api/identity/token` for the embedded one).',
          },
        },
      },
      servers: [{ url: publicUrl }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    },
    transform: (route) => {
      const { endpoint } = route.route.config ?? {};
      if (endpoint) return describeEndpoint(route, endpoint);
      return { url: route.url, schema: { ...route.schema, hide: true } };
    },
  });
  const hidden = { schema: { hide: true } };
  app.get(ADDRESSES.json, hidden, () => app.swagger());
  let page: EncodedBody | undefined;
  app.get(REFERENCE, hidden, (request, reply) => {
    // All calls are registered by the first request.
    page ??= encodedBody(renderReference(app.swagger() as unknown as Reference, ADDRESSES), 'text/html; charset=utf-8');
    sendBody(page, request, reply);
  });
  app.get(ADDRESSES.style, hidden, (_request, reply) => reply.type('text/css; charset=utf-8').send(REFERENCE_STYLE));
  app.get(ADDRESSES.icon, hidden, (_request, reply) => reply.type('image/svg+xml').send(BRAND_MARK));
}
