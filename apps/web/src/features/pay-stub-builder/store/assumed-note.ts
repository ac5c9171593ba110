/** Apart from the builder, which is drawn before it comes. */
export { withAssumedNote } from '@paperwage/documents/pay-stub';
