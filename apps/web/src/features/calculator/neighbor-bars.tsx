import type { Cents, StateCode } from '@paperwage/values';
import { formatMoney, STATE_NAMES } from '@paperwage/values';
import { percentText, shareOf } from './pay-bar.tsx';
import styles from './neighbor-bars.module.css';
import type { StateShare } from './state-shares.ts';
import { calculatorHref } from './states.ts';

interface NeighborBarsProps {
  readonly shares: readonly StateShare[];
  /** The state of the page, which is drawn in full green. */
  readonly own?: StateCode;
  /** What follows the address of the calculator of another state, so that it shows the same pay. */
  readonly payText?: string | undefined;
}

/** Take-home pay by state as bars, each as long as what is left before the state takes its part. */
export function NeighborBars({ shares, own, payText }: NeighborBarsProps) {
  const longest = Math.max(...shares.map(({ net, taken }) => net + taken)) as Cents;
  const width = (amount: Cents) => `${shareOf(amount, longest).toFixed(4)}%`;
  return (
    <ul className={`${styles.bars} tnum`}>
      {shares.map(({ state, net, taken }) => (
        <li key={state} className={own === undefined || own === state ? styles.own : undefined}>
          {own === state ? (
            <b>{STATE_NAMES[state]}</b>
          ) : (
            <a href={calculatorHref(state) + (payText === undefined ? '' : `#${payText}`)}>{STATE_NAMES[state]}</a>
          )}
          <svg
            width="100%"
            height="100%"
            role="img"
            aria-label={`${percentText(shareOf(taken, (net + taken) as Cents))} to the state`}
          >
            <rect className={styles.net} width={width(net)} height="100%" />
            {taken > 0 && <rect className={styles.taken} x={width(net)} width={width(taken)} height="100%" />}
            {taken > 0 && <rect className={styles.gap} x={width(net)} width="2" height="100%" />}
          </svg>
          <b className={styles.amount}>{formatMoney(net)}</b>
        </li>
      ))}
    </ul>
  );
}
