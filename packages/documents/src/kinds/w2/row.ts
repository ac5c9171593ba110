import { z } from 'zod';
import type { SummaryOf } from '../../document-kind.ts';
import type { W2Draft } from './schema.ts';

/** What the list of W-2s shows for one, named as in the document. */
export const w2Row = {
  companyName: z.string(),
  employeeName: z.string(),
  year: z.string(),
  income: z.string(),
};

export type W2Row = z.output<z.ZodObject<typeof w2Row>>;

/** The part of a W-2 stored for the list. */
export function w2Summary({ companyName, employeeName, year, income }: W2Draft): SummaryOf<W2Row> {
  return { companyName, employeeName, year, income };
}
