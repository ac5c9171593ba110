import { KINDS } from '@paperwage/documents/kinds';
import { netWord, payStubIssuedFacts } from '@paperwage/documents/pay-stub';
import { formatMoney, sum } from '@paperwage/values';
import { dayText } from '../../../ui/day-text.ts';
import type { IssueSubject } from '../../builder/store/issue-subject.ts';
import type { PayStubBuilder } from '../store/builder.ts';

/** What is issued of a set of pay stubs: the figures that the verify page will show of each. */
export function payStubSubject({ store, calculation }: Pick<PayStubBuilder, 'store' | 'calculation'>): IssueSubject {
  const { document } = calculation().result;
  const { issuer, recipient, codes } = payStubIssuedFacts(store.get().draft, document);
  const isEmployee = document.recipient === 'employee';
  return {
    issuer,
    owner: isEmployee ? 'Employer' : 'Payer',
    hasCodes: true,
    columns: ['Pay date', isEmployee ? 'Employee' : 'Contractor', netWord(document.recipient)],
    rows: codes.map(({ date, amount }) => [dayText(date), recipient, formatMoney(amount)]),
    ...(codes.length > 1 && { total: formatMoney(sum(codes.map(({ amount }) => amount))) }),
    next: {
      label: 'Start a W-2',
      href: KINDS.w2.builderPath,
      text: 'When the year is over, drop its pay stubs on the W-2 to fill it in.',
    },
    typedOver: codes.flatMap(({ date, typedOver }) =>
      typedOver.map(({ label }) => (codes.length > 1 ? `${label} (${dayText(date)})` : label)),
    ),
  };
}
