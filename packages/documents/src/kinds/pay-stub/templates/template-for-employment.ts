import type { PayStubDraft } from '../draft/schema.ts';
import { contractor } from './contractor.ts';
import { ledger } from './ledger.ts';

/**
 * The template to go on with when it changes who is paid: a contractor's payment begins as a remittance advice and an
 * employee's as a statement with check; what was chosen otherwise stays.
 */
export function templateForEmployment(template: string, employmentType: PayStubDraft['employmentType']): string {
  const [usual, other] = employmentType === 'contractor' ? [contractor, ledger] : [ledger, contractor];
  return template === other.id ? usual.id : template;
}
