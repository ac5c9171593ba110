import type { Receipt } from '@paperwage/api-contract';
import { useId } from 'react';
import { dollarText, periodText } from '../../../billing/prices.ts';
import { dayText } from '../../../ui/day-text.ts';
import { downloadReceipt } from '../../../billing/receipts.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { PressButton } from '../form/press-button.tsx';
import { useCalled } from '../form/use-called.ts';
import { WhenLoaded } from '../form/when-loaded.tsx';
import styles from './subscription-section.module.css';

const askReceipts = () => callAsUser('GET /api/payments/receipts');

/** What was paid, newest first, each with its PDF. */
export function Receipts() {
  const id = useId();
  const used = useCalled(askReceipts);
  return (
    <div className={styles.receipts}>
      <h3 id={id}>Receipts</h3>
      <WhenLoaded used={used}>
        {(receipts) =>
          receipts.length === 0 ? (
            <p>None yet.</p>
          ) : (
            <table aria-labelledby={id}>
              <thead>
                <tr>
                  <th scope="col">Date</th>
                  <th scope="col">Pays for</th>
                  <th scope="col">Amount</th>
                  <th scope="col">File</th>
                </tr>
              </thead>
              <tbody>
                {receipts.map((receipt) => (
                  <Row key={receipt.id} receipt={receipt} />
                ))}
              </tbody>
            </table>
          )
        }
      </WhenLoaded>
    </div>
  );
}

function Row({ receipt }: { readonly receipt: Receipt }) {
  const { paidOn, periodStart, periodEnd, totalCents, isRefunded, number } = receipt;
  return (
    <tr>
      <td>{dayText(paidOn)}</td>
      <td>{periodText(periodStart, periodEnd)}</td>
      <td>
        {dollarText(totalCents)}
        {isRefunded && <span>, refunded</span>}
      </td>
      <td>
        <PressButton look="text" name={`PDF of receipt ${number}`} press={() => downloadReceipt(receipt)}>
          PDF
        </PressButton>
      </td>
    </tr>
  );
}
