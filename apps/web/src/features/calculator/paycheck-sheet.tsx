import type { Cents } from '@paperwage/values';
import { formatMoney } from '@paperwage/values';
import { Fragment, useState } from 'react';
import buttons from '../../styles/link-button.module.css';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Paycheck, PayLine, Why } from '../../paycheck/calculate.ts';
import { PayBar } from './pay-bar.tsx';
import styles from './paycheck-sheet.module.css';
import { WhySteps } from '../../content/why-steps.tsx';

interface PaycheckSheetProps {
  /** What is asked, where it is not the take-home pay. */
  readonly headline?: { readonly label: string; readonly amount: string; readonly yearAmount: string };
  readonly paycheck: Paycheck;
  /** `every two weeks` */
  readonly often: string;
  /** Where a pay stub with these numbers is made. */
  readonly payStubHref: string;
  /** Fields hold what cannot be read, so these are the numbers of before. */
  readonly isOutdated: boolean;
}

const GROSS = 'gross';
/** Opened at first, so that everyone sees that every line can be. */
const OPENED_FIRST = 'socialSecurity';

/** The paycheck: what is kept of it, as an amount, a bar and line by line, each with its working. */
export function PaycheckSheet({ headline, paycheck, often, payStubHref, isOutdated }: PaycheckSheetProps) {
  const [opened, setOpened] = useState<string | undefined>(OPENED_FIRST);
  const { gross, net, yearGross, yearNet, lines, grossWhy, notes, periods } = paycheck;
  const row = { opened, onOpen: (key: string) => setOpened(opened === key ? undefined : key) };
  return (
    <div className={`${styles.sheet} tnum`} id="lines" tabIndex={-1}>
      <div className={styles.top}>
        <p aria-live="polite" aria-atomic="true">
          <span className={styles.small}>{headline?.label ?? `Take-home pay, ${often}`}</span>
          <span className={isOutdated ? `${styles.net} ${styles.outdated}` : styles.net}>
            ${headline?.amount ?? formatMoney(net)}
          </span>
        </p>
        <p className={styles.year}>
          <span className={styles.small}>In a year</span>
          <b>{headline?.yearAmount ?? formatMoney(yearNet)}</b>
        </p>
      </div>
      <PayBar gross={gross} net={net} lines={lines} />
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">
              <span className={styles.wide}>This paycheck</span>
              <span className={styles.narrow}>Paycheck</span>
            </th>
            <th scope="col">In a year</th>
            <th scope="col">
              <VisuallyHidden>How it’s calculated</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          <Line {...row} name="Gross pay" of={{ key: GROSS, amount: gross, year: yearGross, why: grossWhy }} />
          {lines.map((line) => (
            <Line key={line.key} {...row} name={line.name} of={line} group={line.group} />
          ))}
          <tr className={styles.sum}>
            <th scope="row">Take-home pay</th>
            <td>{formatMoney(net)}</td>
            <td>{formatMoney(yearNet)}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <div className={styles.notes}>
        <p>
          The year adds up {periods === 1 ? 'one paycheck' : `${periods} equal paychecks`}, each by the rules on its pay
          date.
        </p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div className={styles.go}>
        <a className={buttons.primary} href={payStubHref}>
          Make a pay stub with these numbers
        </a>
        <span>Free to make. No account. Everything above is filled in.</span>
      </div>
    </div>
  );
}

interface LineProps {
  readonly name: string;
  readonly of: Pick<PayLine, 'key' | 'amount' | 'year' | 'why'>;
  /** Left out for the pay itself. */
  readonly group?: PayLine['group'];
  readonly opened: string | undefined;
  readonly onOpen: (key: string) => void;
}

function Line({ name, of: { key, amount, year, why }, group, opened, onOpen }: LineProps) {
  const isOpen = opened === key;
  const text = group === undefined ? formatMoney : taken;
  const classes = [group === undefined && styles.gross, isOpen && styles.open].filter(Boolean).join(' ');
  return (
    <Fragment>
      <tr className={classes || undefined}>
        <th scope="row">
          {group && <Swatch group={amount === 0 ? 'nothing' : group} />}
          {name}
        </th>
        <td>{text(amount)}</td>
        <td>{text(year)}</td>
        <td>
          <Button
            look="text"
            className={styles.why}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `why-${key}` : undefined}
            onClick={() => onOpen(key)}
          >
            {isOpen ? 'Close' : 'Why?'}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </td>
      </tr>
      {isOpen && <WhyRow id={`why-${key}`} why={why} />}
    </Fragment>
  );
}

function WhyRow({ id, why }: { readonly id: string; readonly why: Why }) {
  return (
    <tr className={styles.steps} id={id}>
      <td colSpan={4}>
        <WhySteps why={why} />
      </td>
    </tr>
  );
}

function Swatch({ group }: { readonly group: PayLine['group'] | 'nothing' }) {
  return <i className={`${styles.swatch} ${styles[group]}`} />;
}

/** What is taken has a minus before it; nothing has none. */
function taken(amount: Cents): string {
  return amount === 0 ? formatMoney(amount) : `−${formatMoney(amount)}`;
}
