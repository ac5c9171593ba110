import type { TaxLine } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { STATE_NAMES } from '@paperwage/values';

/** What a tax is called beside the others of its state. */
export function taxName({ tax, title }: Pick<TaxLine, 'tax' | 'title'>, state: StateCode): string {
  switch (tax) {
    case 'federalIncomeTax':
      return 'Federal income tax';
    case 'socialSecurity':
      return 'Social Security';
    case 'medicare':
      return 'Medicare';
    case 'stateIncomeTax':
      return `${STATE_NAMES[state]} income tax`;
    default:
      return title ?? tax.replace(/^named:/, '');
  }
}
