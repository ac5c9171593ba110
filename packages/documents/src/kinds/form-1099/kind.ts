import type { DocumentKind, IssuedFacts } from '../../document-kind.ts';
import { warningIssues } from '../../drafts/hindering-issues.ts';
import { form1099CopyIssues } from './copy-issues.ts';
import type { Form1099Document } from './document.ts';
import { form1099FileName } from './file-name.ts';
import { compute1099, finish1099 } from './finish.ts';
import { storable1099 } from './storable-1099.ts';
import { form1099PlaceName } from './place-name.ts';
import type { Form1099Row } from './row.ts';
import { form1099Row, form1099Summary } from './row.ts';
import type { Form1099Draft } from './schema.ts';
import { form1099DraftSchema } from './schema.ts';
import { form1099AsShown } from './templates.ts';
import { form1099Workbook } from './workbook.ts';

function form1099IssuedFacts({ year, formType, payer, recipient, amounts }: Form1099Document): IssuedFacts {
  const figures = JSON.stringify([year, formType, Object.values(amounts).map((amount) => amount ?? null)]);
  return { issuer: payer.name, recipient: recipient.name, figures, codes: [] };
}

/** The 1099, as it is checked, kept and made into files. */
export const form1099Kind = {
  schema: form1099DraftSchema,
  row: form1099Row,
  summary: form1099Summary,
  date: ({ year }) => year,
  prepare: (request) => {
    const result = compute1099(request.documentData);
    const { document } = result;
    return {
      warnings: warningIssues([...result.issues, ...form1099CopyIssues(request.documentData, request.template)]),
      fileName: (extension) => form1099FileName(document, extension, request.template),
      logo: undefined,
      finish: () => finish1099(request, result),
      issuedFacts: () => form1099IssuedFacts(document),
      workbook: () => form1099Workbook(document, request.template),
    };
  },
  placeName: form1099PlaceName,
  kept: storable1099,
  maskAsCopiesShow: form1099AsShown,
} satisfies DocumentKind<Form1099Draft, Form1099Row>;
