import type { Block, TextStyle } from '@paperwage/paper';
import { formatPieces, formatQuantity, formatUnitPrice } from '@paperwage/values';
import type { Quantity } from '@paperwage/values';
import type { Fact } from '../../../look/facts.ts';
import { factLine } from '../../../look/facts.ts';
import { amount } from '../../../look/wording.ts';
import type { PayStub, PayStubDocument } from '../document.ts';
import type { StubContext } from './stub-context.ts';

/** What a state may require beyond pay and deductions, each after its label in lines of this width; nothing if none is given. */
export function otherItemsBlock(
  context: StubContext,
  look: { label: TextStyle; value: TextStyle },
  width: number,
): Block {
  const { document, stub, index } = context;
  return factLine(otherItemFacts(document, stub, index), { gap: 4, ...look }, 14, width);
}

/** The same as labels and values; those without a value are not given. A contractor's stub has none. */
export function otherItemFacts(
  { company, recipient }: PayStubDocument,
  { otherItems, earnings }: PayStub,
  index: number,
): readonly Fact[] {
  if (recipient === 'contractor') return [];
  const { payBasis, hoursWorked, overtimeRate, timeOff, pieceWork, allowances } = otherItems;
  // Overtime that is paid has its rate on its own line.
  const isOvertimePaid = earnings.some(({ key }) => key === 'overtime');
  const at = (place: string) => `items.${index}.otherItems.${place}`;
  return [
    { label: 'Employer’s legal name', value: company.legalName, region: 'companyInfo.legalName' },
    { label: 'Registry no.', value: company.registryNumber, region: 'companyInfo.registryNumber' },
    {
      label: 'Hours worked',
      value: hoursWorked === undefined ? '' : formatQuantity(hoursWorked),
      region: at('hoursWorked'),
    },
    { label: 'Basis of pay', value: payBasis ? BASIS_NAMES[payBasis] : '', region: 'paymentType' },
    {
      label: 'Overtime rate',
      value: overtimeRate === undefined || isOvertimePaid ? '' : formatUnitPrice(overtimeRate),
      region: at('overtimeRate'),
    },
    ...timeOff.map(({ id, name, ...balance }) => ({
      label: `${name || 'Time off'} (hours)`,
      value: balanceText(balance),
      region: at(`timeOff.${id}`),
    })),
    ...pieceWork.map(({ id, name, units, rate }) => ({
      label: name || 'Pieces',
      value: [units === undefined ? '' : formatPieces(units), rate === undefined ? '' : `at ${formatUnitPrice(rate)}`]
        .filter((part) => part !== '')
        .join(' '),
      region: at(`pieceWork.${id}`),
    })),
    ...allowances.map(({ id, name, amount: counted }) => ({
      label: `${name || 'Allowance'} (counted toward minimum wage)`,
      value: counted === undefined ? '' : amount(counted),
      region: at(`allowances.${id}`),
    })),
  ];
}

const BASIS_NAMES: Readonly<Record<PayStubDocument['payBasis'], string>> = { hourly: 'Hourly', salary: 'Salary' };

/** `Accrued 2.67, used 0.00, available 24.00`; what was left blank is left out. */
function balanceText(balance: Readonly<Record<'accrued' | 'used' | 'available', Quantity | undefined>>): string {
  const parts = (['accrued', 'used', 'available'] as const).flatMap((part) => {
    const hours = balance[part];
    return hours === undefined ? [] : [`${part} ${formatQuantity(hours)}`];
  });
  return parts.join(', ');
}
