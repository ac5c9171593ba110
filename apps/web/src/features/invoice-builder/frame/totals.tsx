import { balanceLine } from '@paperwage/documents/invoice';
import { negate } from '@paperwage/values';
import barStyles from '../../builder/frame/action-bar.module.css';
import { BarTotal, SpokenTotal } from '../../builder/frame/bar-total.tsx';
import { useComputed } from '../store/builder.ts';

/** Subtotal, tax and what is due, or the credit that is left. */
export function Totals() {
  const document = useComputed(({ result }) => result.document);
  const { subtotal, tax, balance } = document.totals;
  const { label } = balanceLine(document);
  const name = document.currency === 'USD' ? label : `${label}, ${document.currency}`;
  const amount = balance < 0 ? negate(balance) : balance;
  return (
    <>
      <dl className={barStyles.totals}>
        <BarTotal label="Subtotal" amount={subtotal} look="minor" />
        {tax.amount !== 0 && <BarTotal label={tax.label} amount={tax.amount} look="minor" />}
        <BarTotal label={name} amount={amount} look="main" />
      </dl>
      <SpokenTotal label={name} amount={amount} />
    </>
  );
}
