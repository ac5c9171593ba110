import { calculate1099, form1099DraftSchema, layout1099 } from '@paperwage/documents/1099';
import type { Scene } from '@paperwage/paper';
import type { Look } from '../look.ts';

/** The copies of a 1099. */
export function form1099Paper(documentData: unknown, look: Look): Scene {
  return layout1099(calculate1099(form1099DraftSchema.parse(documentData)).document, look);
}
