import { allRules } from '@paperwage/payroll';
import type { DocumentKind } from '../../document-kind.ts';
import { storableW2 } from './validation/storable-w2.ts';
import { w2PlaceName } from './place-name.ts';
import { prepareW2 } from './prepare.ts';
import type { W2Row } from './row.ts';
import { w2Row, w2Summary } from './row.ts';
import type { W2Draft } from './schema.ts';
import { w2DraftSchema } from './schema.ts';
import { w2AsShown } from './templates.ts';

/** The W-2, as it is checked, kept and made into files. */
export const w2Kind = {
  schema: w2DraftSchema,
  row: w2Row,
  summary: w2Summary,
  date: ({ year }) => year,
  prepare: (request) => prepareW2(request, allRules),
  placeName: w2PlaceName,
  kept: storableW2,
  maskAsCopiesShow: w2AsShown,
} satisfies DocumentKind<W2Draft, W2Row>;
