import { allRules } from '@paperwage/payroll';
import type { DocumentKind } from '../../document-kind.ts';
import { rulesOfDraft } from './calculation/new-year.ts';
import { payStubFileName } from './file-name.ts';
import { computePayStub, finishPayStub } from './finish.ts';
import { logoPath } from './logo.ts';
import { placeName } from './place-name.ts';
import type { PayStubDraft } from './schema.ts';
import { payStubWorkbook } from './workbook.ts';

/** The pay stub, as the renderer knows it. */
export const payStubKind: DocumentKind<PayStubDraft> = {
  prepare: (request) => {
    const result = computePayStub(request.documentData, rulesOfDraft(request.documentData, allRules));
    const { document } = result;
    const { logo } = document.company;
    return {
      fileName: (extension) => payStubFileName(document, extension),
      logo: logo && { image: logo, path: logoPath(request.documentData.companyInfo) },
      finish: () => finishPayStub(request, result),
      workbook: () => payStubWorkbook(document),
    };
  },
  placeName,
};
