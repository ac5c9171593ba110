import { adminBillingEndpoints } from './admin/admin-billing.ts';
import { adminInsightEndpoints } from './admin/admin-insights.ts';
import { adminIssuingEndpoints } from './admin/admin-issuing.ts';
import { adminReviewEndpoints } from './admin/admin-review.ts';
import { adminSupportEndpoints } from './admin/admin-support.ts';
import { addressBookEndpoints } from './accounts/address-book.ts';
import { appCheckEndpoints } from './app-check.ts';
import { chatEndpoints } from './chat.ts';
import { contactEndpoints } from './contact.ts';
import { deletedEndpoints } from './documents/deleted.ts';
import { draftEndpoints } from './documents/drafts.ts';
import type { Endpoint } from './endpoint.ts';
import { errorReportEndpoints } from './error-reports.ts';
import { generateDocumentEndpoints } from './documents/generate-documents.ts';
import { grossFromNetEndpoints } from './calculation/gross-from-net.ts';
import { healthEndpoints } from './health.ts';
import { historyEndpoints } from './documents/history.ts';
import { logoEndpoints } from './documents/logos.ts';
import { passkeyEndpoints } from './accounts/passkeys.ts';
import { paymentEndpoints } from './billing/payments.ts';
import { phoneEndpoints } from './accounts/phone.ts';
import { placesEndpoints } from './calculation/places.ts';
import { profileEndpoints } from './accounts/profile.ts';
import { salaryCalculateEndpoints } from './calculation/salary-calculate.ts';
import { sandboxPaymentEndpoints } from './billing/sandbox-payments.ts';
import { securityEndpoints } from './accounts/security.ts';
import { sessionEndpoints } from './accounts/sessions.ts';
import { signInEndpoints } from './accounts/sign-in.ts';
import { siteConfigEndpoints } from './site-config.ts';
import { socialEndpoints } from './accounts/social.ts';
import { taxRulesEndpoints } from './calculation/tax-rules.ts';
import { verificationEndpoints } from './documents/verification.ts';
import { visitEndpoints } from './visits.ts';
import { fullSsnEndpoints } from './accounts/full-ssns.ts';

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
