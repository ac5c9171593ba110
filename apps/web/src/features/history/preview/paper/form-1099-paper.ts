import { calculate1099, form1099CopyIssues, form1099DraftSchema, layout1099 } from '@paperwage/documents/1099';
import type { Look, Paper } from '../look.ts';

/** The copies of a 1099. */
export function form1099Paper(documentData: unknown, look: Look): Paper {
  const draft = form1099DraftSchema.parse(documentData);
  const hasCutNumber = form1099CopyIssues(draft, look.template).some(({ code }) => code === 'tin.wholeNeeded');
  return { scene: layout1099(calculate1099(draft).document, look), hasCutNumber };
}
