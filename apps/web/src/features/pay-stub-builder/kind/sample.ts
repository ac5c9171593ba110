/** Apart from the builder, which few fill in with a sample. */
export { samplePayStubDraft } from '@paperwage/documents/pay-stub';
