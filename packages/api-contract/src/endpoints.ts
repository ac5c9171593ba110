import { adminBillingEndpoints } from './admin-billing.ts';
import { adminInsightEndpoints } from './admin-insights.ts';
import { adminIssuingEndpoints } from './admin-issuing.ts';
import { adminReviewEndpoints } from './admin-review.ts';
import { adminSupportEndpoints } from './admin-support.ts';
import { addressBookEndpoints } from './address-book.ts';
import { appCheckEndpoints } from './app-check.ts';
import { chatEndpoints } from './chat.ts';
import { contactEndpoints } from './contact.ts';
import { deletedEndpoints } from './deleted.ts';
import { draftEndpoints } from './drafts.ts';
import type { Endpoint } from './endpoint.ts';
import { errorReportEndpoints } from './error-reports.ts';
import { generateDocumentEndpoints } from './generate-documents.ts';
import { grossFromNetEndpoints } from './gross-from-net.ts';
import { healthEndpoints } from './health.ts';
import { historyEndpoints } from './history.ts';
import { logoEndpoints } from './logos.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { paymentEndpoints } from './payments.ts';
import { phoneEndpoints } from './phone.ts';
import { placesEndpoints } from './places.ts';
import { profileEndpoints } from './profile.ts';
import { salaryCalculateEndpoints } from './salary-calculate.ts';
import { sandboxPaymentEndpoints } from './sandbox-payments.ts';
import { securityEndpoints } from './security.ts';
import { sessionEndpoints } from './sessions.ts';
import { signInEndpoints } from './sign-in.ts';
import { siteConfigEndpoints } from './site-config.ts';
import { socialEndpoints } from './social.ts';
import { taxRulesEndpoints } from './tax-rules.ts';
import { verificationEndpoints } from './verification.ts';
import { visitEndpoints } from './visits.ts';
import { fullSsnEndpoints } from './full-ssns.ts';

type Named<Given> = { readonly [Name in keyof Given]: Given[Name] & { readonly operationId: Name } };

/** Every call of the API. Its name is also its `operationId`, by which generated clients call it. */
export const endpoints = named({
  ...healthEndpoints,
  ...siteConfigEndpoints,
  ...visitEndpoints,
  ...errorReportEndpoints,
  ...appCheckEndpoints,
  ...salaryCalculateEndpoints,
  ...grossFromNetEndpoints,
  ...placesEndpoints,
  ...taxRulesEndpoints,
  ...generateDocumentEndpoints,
  ...draftEndpoints,
  ...historyEndpoints,
  ...deletedEndpoints,
  ...verificationEndpoints,
  ...chatEndpoints,
  ...contactEndpoints,
  ...logoEndpoints,
  ...addressBookEndpoints,
  ...fullSsnEndpoints,
  ...sessionEndpoints,
  ...signInEndpoints,
  ...passkeyEndpoints,
  ...phoneEndpoints,
  ...socialEndpoints,
  ...profileEndpoints,
  ...securityEndpoints,
  ...paymentEndpoints,
  ...sandboxPaymentEndpoints,
  ...adminBillingEndpoints,
  ...adminReviewEndpoints,
  ...adminIssuingEndpoints,
  ...adminInsightEndpoints,
  ...adminSupportEndpoints,
});

function named<Given extends Readonly<Record<string, Endpoint>>>(given: Given): Named<Given> {
  const entries = Object.entries(given).map(([operationId, endpoint]) => [operationId, { ...endpoint, operationId }]);
  return Object.fromEntries(entries) as Named<Given>;
}

/** An endpoint as listed in `endpoints`. */
export type NamedEndpoint = Endpoint & { readonly operationId: string };

/** The same as a list. */
export const endpointList: readonly NamedEndpoint[] = Object.values(endpoints);
