import type { OtherItemList, PayStubDraft } from '@paperwage/documents/pay-stub';
import { addOtherItem, assumedHours, MAX_OTHER_ITEMS, PAY_STATEMENT_HINT } from '@paperwage/documents/pay-stub';
import type { PayStatementItem } from '@paperwage/payroll';
import { payStatementOn } from '@paperwage/payroll';
import { isStateCode, parseCalendarDate, STATE_NAMES } from '@paperwage/values';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { DraftText } from '../../../builder/fields/draft-text.tsx';
import styles from '../../../builder/fields/fields.module.css';
import type { Format } from '../../../builder/fields/formats.ts';
import { hoursFormat, plainFormat, priceFormat } from '../../../builder/fields/formats.ts';
import { useStored } from '../../../builder/store/builder.tsx';
import { readAt } from '../../../builder/store/draft-path.ts';
import { editDraft } from '../../../builder/store/edits.ts';
import { useGoToPath } from '../../../builder/store/use-go-to-path.ts';
import { useBuilder, useBuilderState, useCalculation } from '../../store/builder.ts';
import { OtherItemRow } from './other-item-row.tsx';
import ownStyles from './other-items.module.css';

/** A text that the stub has once, and what the state calls for with it. */
interface SingleField {
  readonly path: string;
  readonly item: PayStatementItem;
  readonly label: string;
  readonly help: string;
  readonly maxLength: number;
  /** Of a number. */
  readonly format?: Format;
}

/** A list of entries, and what its first entry is called. */
interface EntryList {
  readonly list: OtherItemList;
  readonly item: PayStatementItem;
  readonly first: string;
  readonly add: string;
  readonly addFirst: string;
}

const LISTS: readonly EntryList[] = [
  { list: 'timeOff', item: 'sickLeave', first: 'Sick leave', add: 'Add time off', addFirst: 'Add sick leave' },
  { list: 'pieceWork', item: 'pieceUnits', first: '', add: 'Add piece units', addFirst: 'Add piece units' },
  { list: 'allowances', item: 'allowances', first: '', add: 'Add allowance', addFirst: 'Add allowance' },
];

/** What the work state requires on the stub beyond pay and deductions, and a way to add any of it. */
export function OtherItems({ stub }: { readonly stub: number }) {
  const { store, context } = useBuilder();
  const goToPath = useGoToPath();
  const wanted = useWanted(stub);
  const fields = useSingleFields(stub);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const items = useBuilderState(({ draft }) => draft.items[stub]?.otherItems);
  // A string, so that the part is drawn again only when another field is filled.
  const filled = useBuilderState(({ draft }) => pathsFilled(draft, fields).join(' ')).split(' ');
  if (!items) return null;
  const place = `items.${stub}.otherItems`;
  const shown = fields.filter(
    ({ item, path }) => wanted.includes(item) || opened.includes(path) || filled.includes(path),
  );
  const entries = LISTS.flatMap(({ list }) => items[list].map(({ id }) => ({ list, id })));
  const count = entries.length + fields.filter(({ path }) => filled.includes(path)).length;
  const add = ({ list, first }: EntryList) => {
    const name = items[list].length === 0 ? first : '';
    editDraft(store, (draft) => addOtherItem(draft, stub, list, name, context));
    const id = store.get().draft.items[stub]!.otherItems[list].at(-1)!.id;
    goToPath(`${place}.${list}.${id}.name`);
  };
  const open = ({ path }: SingleField) => {
    setOpened([...opened, path]);
    goToPath(path);
  };
  return (
    <Disclosure summary="Time off and other items" hint={count === 0 ? 'None' : `${count} filled in`}>
      <div className={styles.group}>
        <Hints />
        {shown.map(({ path, label, help, maxLength, format }) => (
          <DraftText
            key={path}
            {...{ path, label, help, maxLength }}
            format={format ?? plainFormat}
            {...(format && { inputMode: 'decimal' })}
          />
        ))}
        {entries.map(({ list, id }) => (
          <OtherItemRow key={id} stub={stub} list={list} id={id} />
        ))}
        <div className={ownStyles.actions}>
          {LISTS.filter(({ list }) => items[list].length < MAX_OTHER_ITEMS).map((one) => (
            <Button
              key={one.list}
              id={`${place}.${one.list}`}
              look={wanted.includes(one.item) ? 'plain' : 'text'}
              onClick={() => add(one)}
            >
              {items[one.list].length === 0 ? one.addFirst : one.add}
            </Button>
          ))}
          {fields
            .filter((one) => !shown.includes(one))
            .map((one) => (
              <Button key={one.path} look="text" onClick={() => open(one)}>
                Add {one.label.charAt(0).toLowerCase() + one.label.slice(1)}
              </Button>
            ))}
        </div>
      </div>
    </Disclosure>
  );
}

function pathsFilled(draft: PayStubDraft, fields: readonly SingleField[]): string[] {
  return fields.map(({ path }) => path).filter((path) => readAt(draft, path) !== '');
}

/** What the state requires and the stubs lack, each with its law. */
function Hints() {
  const messages = useCalculation(({ warnings }) =>
    warnings
      .filter(({ code }) => code === PAY_STATEMENT_HINT)
      .map(({ message }) => message)
      .join('\n'),
  );
  const state = useBuilderState(({ draft }) => draft.workState);
  if (messages === '' || !isStateCode(state)) return null;
  return (
    <div className={styles.note}>
      <p className={ownStyles.lead}>
        Our summary of {STATE_NAMES[state]} law lists these. Check the law before you rely on it.
      </p>
      <ul className={ownStyles.hints}>
        {messages.split('\n').map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

/** The items that the work state names on the stub's pay date. */
function useWanted(stub: number): readonly PayStatementItem[] {
  const { book } = useStored(useBuilder().rules);
  const workState = useBuilderState(({ draft }) => draft.workState);
  const payDate = useBuilderState(({ draft }) => parseCalendarDate(draft.items[stub]?.payDate ?? ''));
  if (!book || !payDate || !isStateCode(workState)) return [];
  return payStatementOn(workState, payDate, book)?.items ?? [];
}

/** Hours worked are for salaried employees, whose earnings have none; a rate for overtime is for the others. */
function useSingleFields(stub: number): readonly SingleField[] {
  const isSalary = useBuilderState(({ draft }) => draft.paymentType === 'salary');
  const { store } = useBuilder();
  const assumed = useCalculation(({ result }) => {
    const { draft } = store.get();
    return assumedHours(draft, result.document.stubs.slice(stub, stub + 1))?.sentence;
  });
  const hours: SingleField = {
    path: `items.${stub}.otherItems.hoursWorked`,
    item: 'hoursTotal',
    label: 'Hours worked',
    help: assumed ?? 'Skip if the employee is exempt from overtime.',
    maxLength: 24,
    format: hoursFormat,
  };
  const overtimeRate: SingleField = {
    path: `items.${stub}.otherItems.overtimeRate`,
    item: 'overtimeRate',
    label: 'Overtime rate',
    help: 'Usually 1.5 times the regular rate. Skip if the stub has an overtime line.',
    maxLength: 24,
    format: priceFormat,
  };
  return [isSalary ? hours : overtimeRate, ...OF_EMPLOYER];
}

const OF_EMPLOYER: readonly SingleField[] = [
  {
    path: 'companyInfo.legalName',
    item: 'employerName',
    label: 'Employer’s legal name',
    help: 'Only if it differs from the company name.',
    maxLength: 80,
  },
  {
    path: 'companyInfo.registryNumber',
    item: 'employerRegNo',
    label: 'Business registry number',
    help: 'From the state’s business registry.',
    maxLength: 20,
  },
];
