import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { TAGS } from '@paperwage/api-contract';
import { describeEndpoint, ID_TOKEN } from './describe-endpoint.ts';

/** The mark of the product as a drawing of its own: that of the pages' icon, for what the server shows without them. */
const BRAND_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 26">' +
  '<path d="M2 3.5A2.5 2.5 0 0 1 4.500 1H16l6 6v15.500A2.500 2.500 0 0 1 19.500 25h-15A2.500 2.500 0 0 1 2 22.500z" fill="#0b6247"/>' +
  '<path d="M16 1v6h6" fill="none" stroke="#f4f2ec" stroke-width="1.600"/>' +
  '<path d="M6.500 12.500h11M6.500 16.500h11M6.500 20.500h6" stroke="#f6e27a" stroke-width="1.900"/></svg>';

/** The style within the logo that the reference page draws: the only one that is not in a file of its own. */
const LOGO_STYLE = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';

const REFERENCE = '/docs/api';
const SVG = 'image/svg+xml';
const MARK = Buffer.from(BRAND_MARK);

/** The page comes without a word on its width, so that a phone would show it as wide as a desk, with letters like dust. */
const FIT_TO_SCREEN = `const viewport = document.createElement('meta');
viewport.name = 'viewport';
viewport.content = 'width=device-width, initial-scale=1';
document.head.append(viewport);
`;

/** The field for the address of another description: there is one here. */
const ONE_DESCRIPTION = `.swagger-ui .topbar .download-url-wrapper { display: none; }
.swagger-ui .opblock .opblock-summary-path { max-width: 100%; overflow-wrap: anywhere; }
`;

const LOGO_STYLE_HASH = createHash('sha256').update(LOGO_STYLE).digest('base64');

/** The policy of every page, and on top of it this one style, by its hash. */
function withLogoStyle(policy: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' 'sha256-${LOGO_STYLE_HASH}'`);
}

/** The reference of all calls at `/docs/api`, and as OpenAPI at `/docs/api/json`. Register before the calls. */
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
  await app.register(swaggerUi, {
    routePrefix: REFERENCE,
    transformStaticCSP: withLogoStyle,
    logo: { type: SVG, content: MARK, href: '/' },
    theme: {
      title: 'Paperwage API',
      js: [{ filename: 'fit-to-screen.js', content: FIT_TO_SCREEN }],
      css: [{ filename: 'one-description.css', content: ONE_DESCRIPTION }],
      favicon: [{ filename: 'favicon.svg', rel: 'icon', sizes: 'any', type: SVG, content: MARK }],
    },
    uiConfig: { docExpansion: 'list', deepLinking: true, validatorUrl: null },
  });
}
