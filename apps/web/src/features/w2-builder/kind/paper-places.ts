import type { W2Draft } from '@paperwage/documents/w2';

const ADDRESS = /^(company|employee)(Address|City|State|Zip)$/;

/** The region of the paper that shows a field, where the two have different names. */
export function regionOfField(path: string): string {
  const party = ADDRESS.exec(path)?.[1];
  if (party) return party === 'company' ? 'companyName' : 'employeeAddress';
  if (path === 'income') return 'wagesTipsOther';
  if (path === 'state') return 'stateShort';
  return path.startsWith('field14b') ? 'field14b' : path;
}

/** The field behind a region of the paper. */
export function fieldOfRegion(region: string, draft: W2Draft): string {
  if (region === 'field14') return draft.field14.length === 0 ? 'add-box-14' : 'field14.0.label';
  return region === 'field14b' ? 'field14b.0' : region;
}
