import type { DocumentKind } from '../../document-kind.ts';
import { form1099FileName } from './file-name.ts';
import { compute1099, finish1099 } from './finish.ts';
import { kept1099 } from './other-texts.ts';
import { form1099PlaceName } from './place-name.ts';
import type { Form1099Draft } from './schema.ts';
import { form1099AsShown } from './templates.ts';
import { form1099Workbook } from './workbook.ts';

/** The 1099, as the renderer knows it. */
export const form1099Kind: DocumentKind<Form1099Draft> = {
  prepare: (request) => {
    const result = compute1099(request.documentData);
    const { document } = result;
    return {
      fileName: (extension) => form1099FileName(document, extension, request.template),
      logo: undefined,
      finish: () => finish1099(request, result),
      workbook: () => form1099Workbook(document, request.template),
    };
  },
  placeName: form1099PlaceName,
  kept: kept1099,
  asShown: form1099AsShown,
};
