import { z } from 'zod';
import type { SummaryOf } from '../../document-kind.ts';
import type { Form1099Draft } from './schema.ts';

/** What the list of 1099 forms has of one, named as in the document. */
export const form1099Row = {
  payersName: z.string(),
  recipientsName: z.string(),
  year: z.string(),
  income: z.string(),
};

export type Form1099Row = z.output<z.ZodObject<typeof form1099Row>>;

/** What is kept of a 1099 for their list. */
export function form1099Summary(draft: Form1099Draft): SummaryOf<Form1099Row> {
  const { payersName, recipientsName, year, income } = draft;
  return { payersName, recipientsName, year, income };
}
