import { jobs } from './0001-jobs.ts';
import { accounts } from './0002-accounts.ts';
import { drafts } from './0003-drafts.ts';
import { documents } from './0004-documents.ts';
import { addressBook } from './0005-address-book.ts';
import { waysIn } from './0006-ways-in.ts';
import { phones } from './0007-phones.ts';
import { draftDates } from './0008-draft-dates.ts';
import { SEALED_NAMES, sealedNames } from './0009-sealed-names.ts';
import { wholeNumbers } from './0010-whole-numbers.ts';
import { issuedDocuments } from './0011-issued-documents.ts';
import { billing } from './0012-billing.ts';
import { sandboxCards } from './0013-sandbox-cards.ts';
import { administration } from './0014-administration.ts';
import { orderEmails } from './0015-order-emails.ts';
import { support } from './0015-support.ts';
import { visits } from './0016-visits.ts';
import { securityEvents } from './0017-security-events.ts';
import { putAside } from './0018-put-aside.ts';
import { revokedDocuments } from './0019-revoked-documents.ts';
import { issuingStops } from './0020-issuing-stops.ts';
import { reportCounts } from './0021-report-counts.ts';
import type { MigrationOf } from './migration.ts';

/** In the order in which they run. Names are kept in the database: they never change. */
export const migrations: Readonly<Record<string, MigrationOf>> = {
  '0001-jobs': jobs,
  '0002-accounts': accounts,
  '0003-drafts': drafts,
  '0004-documents': documents,
  '0005-address-book': addressBook,
  '0006-ways-in': waysIn,
  '0007-phones': phones,
  '0008-draft-dates': draftDates,
  [SEALED_NAMES]: sealedNames,
  '0010-whole-numbers': wholeNumbers,
  '0011-issued-documents': issuedDocuments,
  '0012-billing': billing,
  '0013-sandbox-cards': sandboxCards,
  '0014-administration': administration,
  '0015-order-emails': orderEmails,
  '0015-support': support,
  '0016-visits': visits,
  '0017-security-events': securityEvents,
  '0018-put-aside': putAside,
  '0019-revoked-documents': revokedDocuments,
  '0020-issuing-stops': issuingStops,
  '0021-report-counts': reportCounts,
};
