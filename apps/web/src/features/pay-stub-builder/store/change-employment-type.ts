import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { setEmploymentType, templateForEmployment } from '@paperwage/documents/pay-stub';
import type { PayStubBuilder } from './builder.ts';

/** Changes who is paid, and with it the template as long as it is the usual one of the other kind. */
export function changeEmploymentType(
  { store }: Pick<PayStubBuilder, 'store'>,
  employmentType: PayStubDraft['employmentType'],
): void {
  store.set((state) => ({
    ...store.withDraft(state, setEmploymentType(state.draft, employmentType)),
    template: templateForEmployment(state.template, employmentType),
  }));
}
