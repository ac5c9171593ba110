import type { DocumentRow, GenerateDocumentRequest } from '@paperwage/api-contract';
import { calculateInvoice } from '@paperwage/documents/invoice';
import type { NewYear, PayStubDocument, PayStubDraft } from '@paperwage/documents/pay-stub';
import { calculatePayStub, newestStubIndex, rulesOfDraft } from '@paperwage/documents/pay-stub';
import { allRules } from '@paperwage/payroll';
import type { CalendarDate, StateCode } from '@paperwage/values';
import { formatMoney, isStateCode } from '@paperwage/values';

/** Of pay calculated with the tables of the year before: what tells whether those of its own year have come since. */
export interface EarlierTables {
  readonly year: number;
  readonly payDate: CalendarDate;
  readonly state: StateCode | undefined;
  readonly residenceState?: StateCode;
}

/** What is kept of a document for the list of its type, apart from its id and when it was made. */
export type DocumentSummary = DocumentRow extends infer Row
  ? Row extends DocumentRow
    ? Omit<Row, 'id' | 'createdAt' | 'earlierTables'> & { readonly earlierTables?: EarlierTables | undefined }
    : never
  : never;

/** A word that is in no name: by it the documents with earlier tables are found. */
export const EARLIER_TABLES_WORD = '=';

/** The fields of the list, named as in the document. */
export function documentSummary({ type, documentData }: GenerateDocumentRequest): DocumentSummary {
  switch (type) {
    case 'paystub':
      return {
        type,
        companyInfo: { employerName: documentData.companyInfo.employerName },
        employeeInfo: { employeeName: documentData.employeeInfo.employeeName },
        itemsCount: documentData.items.length,
        ...lastPay({ ...documentData, companyInfo: withoutLogos(documentData.companyInfo) }),
      };
    case 'invoice': {
      const { document } = calculateInvoice({ ...documentData, logo: '' });
      return {
        type,
        formName: documentData.formName,
        from: { name: documentData.from.name },
        to: { name: documentData.to.name },
        total: formatMoney(document.totals.total),
        currency: documentData.currency,
        number: document.number,
        date: document.date ?? '',
      };
    }
    case 'w2': {
      const { companyName, employeeName, year, income } = documentData;
      return { type, companyName, employeeName, year, income };
    }
    case '1099': {
      const { payersName, recipientsName, year, income } = documentData;
      return { type, payersName, recipientsName, year, income };
    }
  }
}

/** No figure hangs on a picture, and reading one takes long. */
function withoutLogos(company: PayStubDraft['companyInfo']): PayStubDraft['companyInfo'] {
  return { ...company, payrollLogo: '', employerLogo: '' };
}

/** What the paper says of the last pay of the set, empty where it says nothing; and whose tables the set was made with. */
function lastPay(draft: PayStubDraft) {
  const { document, newYear } = calculatePayStub(draft, rulesOfDraft(draft, allRules));
  const stub = document.stubs[newestStubIndex(draft)];
  const { from = '', to = '' } = stub?.period ?? {};
  return {
    payDate: stub?.payDate ?? '',
    period: { from, to },
    net: stub?.settled.net.period ? formatMoney(stub.net.period) : '',
    earlierTables: newYear?.state === 'chosen' ? earlierTables(draft, newYear, document) : undefined,
  };
}

function earlierTables(
  { workState, residenceState }: PayStubDraft,
  { before, stub }: NewYear,
  { stubs }: PayStubDocument,
): EarlierTables {
  return {
    year: before,
    payDate: stubs[stub]!.payDate!,
    state: isStateCode(workState) ? workState : undefined,
    ...(isStateCode(residenceState) && { residenceState }),
  };
}
