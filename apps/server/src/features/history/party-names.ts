import type { GenerateDocumentRequest } from '@paperwage/api-contract';

/** Who a document is from and who it is for, as far as they are filled in. */
export interface PartyNames {
  readonly fromName: string;
  readonly toName: string;
}

/** The names a draft or document goes by in lists. */
export function partyNames({ type, documentData }: GenerateDocumentRequest): PartyNames {
  switch (type) {
    case 'paystub':
      return named(documentData.companyInfo.employerName, documentData.employeeInfo.employeeName);
    case 'invoice':
      return named(documentData.from.name, documentData.to.name);
    case 'w2':
      return named(documentData.companyName, documentData.employeeName);
    case '1099':
      return named(documentData.payersName, documentData.recipientsName);
  }
}

const named = (from: string, to: string): PartyNames => ({ fromName: plainLine(from), toName: plainLine(to) });

/** Without control characters: no list shows them, and PostgreSQL keeps no text with a NUL in it. */
function plainLine(name: string): string {
  return name.replace(/\p{Cc}+/gu, ' ').trim();
}
