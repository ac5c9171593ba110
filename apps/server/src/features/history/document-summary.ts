import type { DocumentRow, GenerateDocumentRequest } from '@paperwage/api-contract';
import { calculateInvoice } from '@paperwage/documents/invoice';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { calculatePayStub, newestStubIndex } from '@paperwage/documents/pay-stub';
import { allRules } from '@paperwage/payroll';
import { formatMoney } from '@paperwage/values';

/** What the list of a type shows of a document, apart from its id and when it was made. */
export type DocumentSummary = DocumentRow extends infer Row
  ? Row extends DocumentRow
    ? Omit<Row, 'id' | 'createdAt'>
    : never
  : never;

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

/** What the paper says of the last pay of the set; empty where it says nothing. */
function lastPay(draft: PayStubDraft) {
  const stub = calculatePayStub(draft, allRules).document.stubs[newestStubIndex(draft)];
  const { from = '', to = '' } = stub?.period ?? {};
  return {
    payDate: stub?.payDate ?? '',
    period: { from, to },
    net: stub?.settled.net.period ? formatMoney(stub.net.period) : '',
  };
}
