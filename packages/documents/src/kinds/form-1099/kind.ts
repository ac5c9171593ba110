import type { DocumentKind } from '../../document-kind.ts';
import { storable1099 } from './validation/storable-1099.ts';
import { form1099PlaceName } from './place-name.ts';
import { prepare1099 } from './prepare.ts';
import type { Form1099Row } from './row.ts';
import { form1099Row, form1099Summary } from './row.ts';
import type { Form1099Draft } from './schema.ts';
import { form1099DraftSchema } from './schema.ts';
import { form1099AsShown } from './templates.ts';

/** The 1099, as it is checked, kept and made into files. */
export const form1099Kind = {
  schema: form1099DraftSchema,
  row: form1099Row,
  summary: form1099Summary,
  date: ({ year }) => year,
  prepare: prepare1099,
  placeName: form1099PlaceName,
  kept: storable1099,
  maskAsCopiesShow: form1099AsShown,
} satisfies DocumentKind<Form1099Draft, Form1099Row>;
