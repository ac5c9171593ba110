import type { Quantity } from '@paperwage/values';
import { formatPieces } from '@paperwage/values';
import type { PayStub } from '../document.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { mainPayKey } from '../draft/lines.ts';

/** Hours that a program of the state charges for, of the first stub on which nobody typed them; undefined for none. */
export function assumedHours(
  draft: PayStubDraft,
  stubs: readonly Pick<PayStub, 'deductions'>[],
): { readonly hours: Quantity; readonly sentence: string; readonly path: string } | undefined {
  for (const [index, { deductions }] of stubs.entries()) {
    for (const step of deductions.flatMap(({ working }) => working?.steps ?? [])) {
      if (step.step !== 'assumedHours') continue;
      const { hours, yearly } = step.figures;
      const sentence = `Assumes ${formatPieces(hours.value)} hours worked (${formatPieces(yearly.value)} a year).`;
      const field = draft.paymentType === 'salary' ? 'otherItems.hoursWorked' : `earnings.${mainPayKey(draft)}.hours`;
      return { hours: hours.value, sentence, path: `items.${index}.${field}` };
    }
  }
  return undefined;
}

/** A deduction that the law only limits and that is taken at its most, until the user confirmed that; undefined for none. */
export function mostAllowed(
  draft: PayStubDraft,
  stubs: readonly Pick<PayStub, 'deductions'>[],
): { readonly name: string; readonly path: string } | undefined {
  if (draft.confirmedMostAllowed) return undefined;
  for (const [index, { deductions }] of stubs.entries()) {
    const line = deductions.find(({ working }) => working?.steps.some(({ step }) => step === 'mostAllowed'));
    if (line) return { name: line.name, path: `items.${index}.deductions.${line.id}.total` };
  }
  return undefined;
}

/** Says that the employer withholds the most that the law allows. */
export function confirmMostAllowed(draft: PayStubDraft): PayStubDraft {
  return { ...draft, confirmedMostAllowed: true };
}
