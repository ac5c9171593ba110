import type { FilingStatus, PayFrequency, PreTaxClass } from '@paperwage/payroll';
import { PRE_TAX_CLASSES } from '@paperwage/payroll';
import { readPayText, type PayEntries } from '../../paycheck/handed-pay.ts';

/** The entries that the address brings along behind `#`, as from the calculator of another state; else the example. */
export function entriesFromAddress(example: PayEntries): PayEntries {
  const hash = typeof location === 'undefined' ? '' : location.hash.slice(1);
  return hash.includes('=') ? readPayText(hash, example).entries : example;
}

/** What a hurried visitor has entered in the fields that the server sent, over what they were sent with. */
export function entriesFromFields(sent: Element, example: PayEntries): PayEntries {
  const typed = (id: string) => sent.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)?.value;
  const preTax = PRE_TAX_CLASSES.flatMap((kind): [PreTaxClass, string][] => {
    const amount = typed(`pre-tax-${kind}`);
    return amount === undefined ? [] : [[kind, amount]];
  });
  const status = sent.querySelector<HTMLInputElement>('#status input:checked')?.value;
  return {
    ...example,
    pay: typed('pay') ?? example.pay,
    frequency: (typed('frequency') ?? example.frequency) as PayFrequency,
    status: (status ?? example.status) as FilingStatus,
    children: typed('children') ?? example.children,
    dependents: typed('dependents') ?? example.dependents,
    preTax: Object.fromEntries(preTax),
    year: Number(typed('year') ?? example.year),
  };
}
