import { allRules } from '@paperwage/payroll';
import type { PayStubDocument, PayStubDraft } from '@paperwage/documents/pay-stub';
import { calculatePayStub, samplePayStubDraft, setStubCount } from '@paperwage/documents/pay-stub';
import { calendarDate } from '@paperwage/values';
import { numbers } from './numbers.ts';

/** The fictional sample with as many stubs as asked for, each run of `seed` with other identifiers. */
function sampleDraft(stubs: number, seed: number): PayStubDraft {
  const context = { today: calendarDate('2026-11-20'), random: numbers(seed) };
  return setStubCount(samplePayStubDraft(context), stubs, context);
}

/** The same, computed. */
export function sampleDocument(stubs: number, seed: number): { draft: PayStubDraft; document: PayStubDocument } {
  const draft = sampleDraft(stubs, seed);
  return { draft, document: calculatePayStub(draft, allRules).document };
}
