import {
  addressBookPath,
  endpointList,
  generatePdfPath,
  generateXlsxPath,
  IDEMPOTENCY_HEADER,
  logoutPath,
  saveDraftChangePath,
  saveDraftPath,
} from '@paperwage/api-contract';
import { sampleInvoiceDraft } from '@paperwage/documents/invoice';
import { calendarDate } from '@paperwage/values';
import { ID_TOKEN } from './describe-endpoint.ts';

/** A described route: what the schemas of its parts have become. */
interface Described {
  readonly schema: object;
  readonly url: string;
}

/** The sample without its picture, which would be longer than all the rest. */
const DOCUMENT = {
  type: 'invoice',
  template: 'ledger',
  theme: 'forest',
  documentData: { ...sampleInvoiceDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 }), logo: '' },
};

/** Bodies that work as they stand, so that a call can be tried out from the reference. */
export const EXAMPLES: Readonly<Record<string, object>> = {
  ...Object.fromEntries(endpointList.flatMap(({ path, example }) => (example ? [[path, example]] : []))),
  [generatePdfPath]: DOCUMENT,
  [generateXlsxPath]: DOCUMENT,
};

/** Refusals that any call may answer, and those of a call that takes a body. */
const REFUSALS = ['400', '429'] as const;
const REFUSALS_OF_BODIES = ['413', '415', '422'] as const;

/** Calls for somebody who is signed in, and those that do more for them. */
const FOR_USERS = /^\/api\/(?:profile\/|save-draft(?:-change)?$|logos(?:\/|$)|login$)/;
const ALSO_FOR_USERS: readonly string[] = [generatePdfPath, logoutPath];

/** Which token a call asks for. */
function securityOf(url: string): { readonly security?: readonly object[] } {
  if (FOR_USERS.test(url)) return { security: [{ [ID_TOKEN]: [] }] };
  return ALSO_FOR_USERS.includes(url) ? { security: [{}, { [ID_TOKEN]: [] }] } : {};
}

const KEYED: readonly string[] = [saveDraftPath, saveDraftChangePath, generatePdfPath, addressBookPath];
const KEY_DESCRIPTION =
  'A random UUID for each thing to be made. The same request repeated with it makes nothing again and answers what was ' +
  'made; another request with it is refused with `idempotencyKeyReused`.';

/** The key that a call takes which makes something. */
function headersOf(url: string, method: string): { readonly headers?: object } {
  if (method !== 'POST' || !KEYED.includes(url)) return {};
  const key = { type: 'string', pattern: '^[\\w-]{8,100}$', description: KEY_DESCRIPTION };
  return { headers: { type: 'object', properties: { [IDEMPOTENCY_HEADER]: key } } };
}

/** Adds a body that works and the token that is asked for, and names the refusals one by one, since readers of `4XX` take those for undocumented. */
export function withExamples<Route extends Described>(route: Route, method: string): Route {
  const { body, response, ...rest } = route.schema as {
    body?: object;
    response?: Readonly<Record<string, object>>;
  };
  const example = EXAMPLES[route.url];
  const refused = response?.['4xx'];
  const token = securityOf(route.url);
  const codes = [...REFUSALS, ...(token.security ? ['401'] : []), ...(body ? REFUSALS_OF_BODIES : [])];
  const named = refused && Object.fromEntries(codes.map((code) => [code, refused]));
  return {
    ...route,
    schema: {
      ...rest,
      ...token,
      ...headersOf(route.url, method),
      ...(body && { body: example ? { ...body, example } : body }),
      ...(response && { response: { ...named, ...response } }),
    },
  };
}
