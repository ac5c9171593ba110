import { SANDBOX_CARDS } from '@paperwage/api-contract';
import { formatCardNumber } from '../../billing/card.ts';
import styles from './test-band.module.css';

const PAYS = numberOf('paid');
const IS_DECLINED = numberOf('declined');

/** In the sandbox: that no money moves, and until it is paid the numbers that can be used. */
export function TestBand({ isPaid = false }: { readonly isPaid?: boolean }) {
  return (
    <aside className={styles.band} aria-label="Test mode">
      <div className={styles.inner}>
        <b>Test mode. No money moves.</b>
        {!isPaid && (
          <>
            <span>
              To pay, use <code>{PAYS}</code>
            </span>
            <span>
              To be declined, use <code>{IS_DECLINED}</code>
            </span>
            <span>Any later date, any security code, any ZIP code</span>
          </>
        )}
      </div>
    </aside>
  );
}

function numberOf(outcome: (typeof SANDBOX_CARDS)[number]['outcome']): string {
  return formatCardNumber(SANDBOX_CARDS.find((card) => card.outcome === outcome)!.number);
}
