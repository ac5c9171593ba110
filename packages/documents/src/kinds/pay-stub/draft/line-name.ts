import type { StateCode } from '@paperwage/values';
import { isStateCode } from '@paperwage/values';
import { DEDUCTION_KEYS } from './keys.ts';
import { deductionName } from './lines.ts';
import type { PayStubDraft } from './schema.ts';

type LineGroup = keyof PayStubDraft['prevYtdItem'];

const LINE = /^(?:items\.(\d+)|prevYtdItem)\.(earnings|customEarnings|deductions|customDeductions)\.([^.]+)/;

/**
 * What the line of a place in the draft is called in the form and on paper: `California income tax` and not the name
 * that it had before the state was known. Undefined where the place belongs to no line, or to one without a name.
 *
 * @param taxedBy The state whose income tax is withheld, where an agreement makes it another one than that of the work.
 */
export function lineNameAt(draft: PayStubDraft, path: string, taxedBy?: StateCode): string | undefined {
  const [, index, group, id] = LINE.exec(path) ?? [];
  if (group === undefined) return undefined;
  const key = DEDUCTION_KEYS.find((known) => known === id);
  if (group === 'deductions' && key) {
    return deductionName(key, isStateCode(draft.workState) ? draft.workState : undefined, taxedBy);
  }
  const holder = index === undefined ? draft.prevYtdItem : draft.items[Number(index)];
  const lines: readonly { readonly id: string; readonly name: string }[] = holder?.[group as LineGroup] ?? [];
  return lines.find((line) => line.id === id)?.name || undefined;
}
