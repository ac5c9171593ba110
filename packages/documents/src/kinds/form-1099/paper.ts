import type { Look, Paper } from '../../kind-descriptor.ts';
import { calculate1099 } from './calculate.ts';
import { form1099CopyIssues } from './validation/copy-issues.ts';
import { layout1099 } from './layout.ts';
import { form1099DraftSchema } from './schema.ts';

/** The copies of a 1099. */
export function form1099Paper(documentData: unknown, look: Look): Paper {
  const draft = form1099DraftSchema.parse(documentData);
  const hasCutNumber = form1099CopyIssues(draft, look.template).some(({ code }) => code === 'tin.wholeNeeded');
  return { scene: layout1099(calculate1099(draft).document, look), hasCutNumber };
}
