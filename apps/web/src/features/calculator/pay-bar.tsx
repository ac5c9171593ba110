import type { Cents } from '@paperwage/values';
import { formatMoney } from '@paperwage/values';
import type { Paycheck, PayLine } from '../../paycheck/calculate.ts';
import styles from './pay-bar.module.css';

/** A share of the gross pay in percent; of no pay there is none. */
export function shareOf(amount: Cents, gross: Cents): number {
  return gross === 0 ? 0 : (amount / gross) * 100;
}

/** As people read it: `81.4%`. */
export function percentText(share: number): string {
  return `${share.toFixed(1)}%`;
}

/** Under this share the words do not fit on the green. */
const ROOM_FOR_WORDS = 28;

/** The whole of a paycheck as one bar, each part as wide as its share, and what the parts come to. */
export function PayBar({ gross, net, lines }: Pick<Paycheck, 'gross' | 'net' | 'lines'>) {
  const of = (wanted: (line: PayLine) => boolean) =>
    lines.filter(wanted).reduce((sum, { amount }) => sum + amount, 0) as Cents;
  const kept = shareOf(net, gross);
  const keptWords = `${percentText(kept)} kept`;
  const beforeTax = of(({ group }) => group === 'preTax');
  const taxes = of(({ group }) => group !== 'preTax');
  // Deductions come last, as in the pay they never reach.
  const after = [
    ...lines.filter(({ group }) => group !== 'preTax'),
    ...lines.filter(({ group }) => group === 'preTax'),
  ];
  const parts = [{ key: 'net', name: 'take-home', group: 'net' as const, amount: net }, ...after];
  const spoken = parts.filter(({ amount }) => amount > 0);
  let start = 0;
  return (
    <>
      <div className={styles.bar}>
        <svg
          width="100%"
          height="100%"
          role="img"
          aria-label={`Of ${formatMoney(gross)}: ${spoken
            .map(({ name, amount }) => `${name} ${percentText(shareOf(amount, gross))}`)
            .join(', ')}`}
        >
          <defs>
            <pattern id="before-tax" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect className={styles.hatchGround} width="6" height="6" />
              <rect className={styles.hatch} width="3" height="6" />
            </pattern>
          </defs>
          {parts.map(({ key, group, amount }) => {
            const share = shareOf(amount, gross);
            const x = start;
            start += share;
            if (share === 0) return null;
            return (
              <g key={key}>
                <rect
                  className={styles[group]}
                  fill={group === 'preTax' ? 'url(#before-tax)' : undefined}
                  x={`${x.toFixed(4)}%`}
                  width={`${share.toFixed(4)}%`}
                  height="100%"
                />
                {x > 0 && <rect className={styles.gap} x={`${x.toFixed(4)}%`} width="2" height="100%" />}
              </g>
            );
          })}
        </svg>
        {kept >= ROOM_FOR_WORDS && <span className={styles.kept}>{keptWords}</span>}
      </div>
      <p className={styles.scale}>
        <span>
          {kept < ROOM_FOR_WORDS && `${keptWords} `}
          {kept < ROOM_FOR_WORDS ? 'of' : 'Of'} {formatMoney(gross)}
        </span>
        <span>
          {percentText(shareOf(taxes, gross))} taxes, {percentText(shareOf(beforeTax, gross))} before tax
        </span>
      </p>
    </>
  );
}
