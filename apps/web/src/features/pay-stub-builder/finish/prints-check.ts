import { payStubTemplates } from '@paperwage/documents/pay-stub';

/** Whether a template prints a check. */
export function printsCheck(template: string): boolean {
  return payStubTemplates.some(({ id, hasCheck }) => id === template && hasCheck);
}
