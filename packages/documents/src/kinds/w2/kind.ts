import { allRules } from '@paperwage/payroll';
import type { DocumentKind, IssuedFacts } from '../../document-kind.ts';
import { warningIssues } from '../../drafts/hindering-issues.ts';
import { w2CopyIssues } from './copy-issues.ts';
import type { W2Document } from './document.ts';
import { w2FileName } from './file-name.ts';
import { computeW2, finishW2 } from './finish.ts';
import { storableW2 } from './storable-w2.ts';
import { w2PlaceName } from './place-name.ts';
import type { W2Row } from './row.ts';
import { w2Row, w2Summary } from './row.ts';
import type { W2Draft } from './schema.ts';
import { w2DraftSchema } from './schema.ts';
import { w2AsShown } from './templates.ts';
import { w2Workbook } from './workbook.ts';

function w2IssuedFacts({ year, employer, employee, amounts }: W2Document): IssuedFacts {
  return {
    issuer: employer.name,
    recipient: [employee.first, employee.last, employee.suffix].filter((part) => part !== '').join(' '),
    figures: JSON.stringify([year, Object.values(amounts).map(({ amount }) => amount ?? null)]),
    codes: [],
  };
}

/** The W-2, as it is checked, kept and made into files. */
export const w2Kind = {
  schema: w2DraftSchema,
  row: w2Row,
  summary: w2Summary,
  date: ({ year }) => year,
  prepare: (request) => {
    const result = computeW2(request.documentData, allRules);
    const { document } = result;
    return {
      warnings: warningIssues([...result.issues, ...w2CopyIssues(request.documentData, request.template)]),
      fileName: (extension) => w2FileName(document, extension, request.template),
      logo: undefined,
      finish: () => finishW2(request, result),
      issuedFacts: () => w2IssuedFacts(document),
      workbook: () => w2Workbook(document, request.template),
    };
  },
  placeName: w2PlaceName,
  kept: storableW2,
  maskAsCopiesShow: w2AsShown,
} satisfies DocumentKind<W2Draft, W2Row>;
