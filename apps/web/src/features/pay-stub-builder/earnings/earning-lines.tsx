import type { EarningKey, PayStubDraft } from '@paperwage/documents/pay-stub';
import {
  addCustomEarning,
  canAddCustomLine,
  earningFields,
  EARNING_NAMES,
  EXTRA_PAY_KEYS,
  mainPayKey,
  offeredPayKeys,
} from '@paperwage/documents/pay-stub';
import { memo } from 'react';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { editDraft, setState } from '../../builder/store/edits.ts';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { AddLine } from './add-line.tsx';
import { EarningRow } from './rows/earning-row.tsx';
import { ExamplePay } from './example-pay.tsx';
import { NetPayKnown } from './net-pay-known.tsx';
import { CopyLinesToAll } from './copy-lines-to-all.tsx';
import styles from './rows/lines.module.css';

/** What was earned on a stub, line by line. */
export const EarningLines = memo(function EarningLines({ stub }: { stub: number }) {
  const keys = useBuilderState((state) => shownKeys(state.draft, stub, state.shownLines).join()).split(
    ',',
  ) as EarningKey[];
  const customIds = useBuilderState((state) => state.draft.items[stub]!.customEarnings.map(({ id }) => id).join());
  const place = `items.${stub}`;
  return (
    <section className={styles.lines} aria-labelledby="earnings-heading">
      <div className={styles.head}>
        <h2 id="earnings-heading">Earnings</h2>
        <span aria-hidden="true">{rateHeading(keys, customIds !== '')}</span>
        <span aria-hidden="true">Hours</span>
        <span aria-hidden="true">Total</span>
        <span aria-hidden="true">Year to date</span>
      </div>
      <ul className={styles.list}>
        {keys.map((key) => (
          <EarningRow
            key={key}
            stub={stub}
            id={key}
            path={`${place}.earnings.${key}`}
            name={EARNING_NAMES[key]}
            rateLabel={RATE_LABELS[key] ?? 'Rate'}
            hasHours={earningFields(key).hours}
          />
        ))}
        {customIds !== '' &&
          customIds
            .split(',')
            .map((id) => (
              <EarningRow
                key={id}
                stub={stub}
                id={id}
                path={`${place}.customEarnings.${id}`}
                rateLabel="Rate"
                hasHours={earningFields('custom').hours}
              />
            ))}
      </ul>
      <ExamplePay stub={stub} />
      <AddEarning stub={stub} shown={keys} />
      <NetPayKnown stub={stub} />
      <CopyLinesToAll stub={stub} />
    </section>
  );
});

/** What the figures of the first column are; a salary is one for the year, unlike the rates of other lines. */
function rateHeading([main, ...others]: readonly EarningKey[], hasCustom: boolean): string {
  if (main !== 'salary') return 'Rate';
  return hasCustom || others.some((key) => key !== 'tips') ? 'Rate or yearly' : 'Yearly';
}

const RATE_LABELS: Partial<Record<EarningKey, string>> = { salary: 'Per year', tips: 'Amount' };

function AddEarning({ stub, shown }: { stub: number; shown: readonly EarningKey[] }) {
  const { store, context } = useBuilder();
  const goToPath = useGoToPath();
  const canAddCustom = useBuilderState((state) => canAddCustomLine(state.draft, 'customEarnings'));
  const offered = useBuilderState(({ draft }) => offeredPayKeys(draft));
  const options = offered
    .filter((key) => !shown.includes(key))
    .map((key) => ({
      id: key,
      label: EARNING_NAMES[key],
    }));
  function add(key: string) {
    setState(store, { shownLines: new Set(store.get().shownLines).add(key) });
    goToPath(`items.${stub}.earnings.${key}`);
  }
  function addCustom() {
    editDraft(store, (draft) => addCustomEarning(draft, '', context));
    const added = store.get().draft.items[stub]!.customEarnings.at(-1);
    if (added) goToPath(`items.${stub}.customEarnings.${added.id}.name`);
  }
  return (
    <AddLine
      label="Add earning"
      options={options}
      onAdd={add}
      custom="Custom line"
      onAddCustom={canAddCustom ? addCustom : undefined}
    />
  );
}

/** The main line, and the others once something is paid on them or the user asked for them. */
function shownKeys(draft: PayStubDraft, stub: number, asked: ReadonlySet<string>): EarningKey[] {
  const { earnings } = draft.items[stub]!;
  const offered = offeredPayKeys(draft);
  const isUsed = (key: EarningKey) => {
    const line = earnings.find((earning) => earning.key === key);
    return line !== undefined && (line.typed || line.ytdTyped || !isNothing(line.rate) || !isNothing(line.hours));
  };
  return [
    mainPayKey(draft),
    ...EXTRA_PAY_KEYS.filter((key) => (asked.has(key) && offered.includes(key)) || isUsed(key)),
  ];
}

function isNothing(text: string): boolean {
  return /^[\s0.,]*$/.test(text);
}
