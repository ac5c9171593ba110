import { balanceLine, isPaidInFull } from '@paperwage/documents/invoice';
import type { Cents } from '@paperwage/values';
import { negate } from '@paperwage/values';
import barStyles from '../../builder/frame/action-bar.module.css';
import { BarTotal, SpokenTotal } from '../../builder/frame/bar-total.tsx';
import { moneyOrDash } from '../../builder/fields/formats.ts';
import { useCalculation } from '../store/builder.ts';
import styles from './totals.module.css';

/**
 * From the subtotal to what is due, or the credit that is left: every figure that counts, with its sign, so that they add
 * up to the eye. On a phone it begins with the total where some of it was paid.
 */
export function Totals() {
  const document = useCalculation(({ result }) => result.document);
  const { subtotal, discount, tax, total, paid, balance } = document.totals;
  const { label } = balanceLine(document);
  const name = document.currency === 'USD' ? label : `${label}, ${document.currency}`;
  const known = (figure: Cents) => (document.isSettled ? figure : undefined);
  const isPaid = isPaidInFull(document);
  const amount = known(isPaid ? total : balance < 0 ? negate(balance) : balance);
  const isTaxAdded = tax.amount !== 0 && !tax.isIncluded;
  return (
    <>
      <dl className={`${barStyles.totals} ${styles.totals}`}>
        <BarTotal label="Subtotal" amount={known(subtotal)} look="minor" />
        {discount.amount !== 0 && <Step label="Discount" amount={known(negate(discount.amount))} look="minor" />}
        {isTaxAdded && (
          <Step
            label={tax.label}
            amount={known(tax.type === 'deducted' ? negate(tax.amount) : tax.amount)}
            look="minor"
          />
        )}
        {paid !== 0 && (
          <>
            <Step label="Total" amount={known(total)} look="kept" />
            {!isPaid && <Step label="Paid" amount={known(negate(paid))} look="kept" />}
          </>
        )}
        <BarTotal label={name} amount={amount} look="main" />
      </dl>
      <SpokenTotal label={name} amount={amount} />
    </>
  );
}

/** A figure on the way, which is no warning where it is taken off; `minor` ones give way where there is no room. */
function Step({ label, amount, look }: { label: string; amount: Cents | undefined; look: 'minor' | 'kept' }) {
  return (
    <div className={look === 'minor' ? barStyles.minor : styles.step}>
      <dt>{label}</dt>
      <dd>{moneyOrDash(amount)}</dd>
    </div>
  );
}
