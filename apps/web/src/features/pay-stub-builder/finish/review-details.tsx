import { netWord, numberedOn, openTaxes } from '@paperwage/documents/pay-stub';
import { PAY_FREQUENCY_NAMES } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { formatUsDate } from '@paperwage/values';
import { Button } from '../../../ui/button.tsx';
import { moneyOrDash } from '../../builder/fields/formats.ts';
import styles from '../../builder/finish/finish-step.module.css';
import { keepFocus, WAY_ON } from '../../builder/fields/keep-focus.ts';
import { editDraft } from '../../builder/store/edits.ts';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { YearToDateAssumption } from '../fields/year-to-date-assumption.tsx';
import { useBuilder, useBuilderState, useCalculation } from '../store/builder.ts';
import { Assumptions } from './assumptions.tsx';
import { printsCheck } from './prints-check.ts';

/** Employee, employer and pay, and which of that nobody typed or confirmed. */
export function ReviewDetails() {
  return (
    <>
      <Facts />
      <YearToDateAssumption className={styles.note} />
      <Assumptions />
    </>
  );
}

function Facts() {
  const employer = useBuilderState(({ draft }) => draft.companyInfo.employerName);
  const employee = useBuilderState(({ draft }) => draft.employeeInfo.employeeName);
  const frequency = useBuilderState(({ draft }) => draft.oftenPaid);
  const isContractor = useBuilderState(({ draft }) => draft.employmentType === 'contractor');
  const employeeId = useCalculation(({ result }) => result.document.employee.employeeId);
  // A template without a check prints a typed number.
  const hasCheck = useBuilderState(({ template }) => printsCheck(template));
  const checkNumbers = useCalculation(({ result }) =>
    fromFirstToLast(result.document.stubs.map(({ checkNumber }) => checkNumber)),
  );
  const isOne = useBuilderState(({ draft }) => draft.items.length === 1);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>From</dt>
          <dd>{employer || 'No company name yet'}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>{employee || 'No name yet'}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>{PAY_FREQUENCY_NAMES[frequency]}</dd>
        </div>
        <div>
          <dt>{isContractor ? 'Contractor ID' : 'Employee ID'}</dt>
          <dd>{employeeId || 'None'}</dd>
        </div>
        {(hasCheck || checkNumbers !== NONE) && (
          <div>
            <dt>{isOne ? 'Check number' : 'Check numbers'}</dt>
            <dd>
              {checkNumbers}
              {checkNumbers === NONE && <OfferedCheckNumbers />}
            </dd>
          </div>
        )}
      </dl>
      <StubsTable isContractor={isContractor} />
    </>
  );
}

/** What each stub comes to. */
function StubsTable({ isContractor }: { isContractor: boolean }) {
  const stubs = useCalculation(({ result }) => result.document.stubs);
  const net = netWord(isContractor ? 'contractor' : 'employee');
  const columns = ['Pay date', 'Gross', ...(isContractor ? [] : ['Deductions']), net];
  return (
    <div className={styles.tableFrame} role="region" aria-label="Stubs" tabIndex={0}>
      {/* The roles are those of the elements, which lose them where the rows are stacked. */}
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {stubs.map((stub) => (
            <tr key={stub.id} role="row">
              <th scope="row" role="rowheader">
                {stub.payDate ? formatUsDate(stub.payDate) : 'No date yet'}
              </th>
              <Figure column="Gross" amount={stub.settled.gross.period ? stub.gross.period : undefined} />
              {!isContractor && (
                <Figure column="Deductions" amount={stub.settled.net.period ? stub.deductionTotal.period : undefined} />
              )}
              <Figure
                column={net}
                note={openTaxes(stub)}
                amount={stub.settled.net.period ? stub.net.period : undefined}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Offers the numbers we generated, which print once the user accepts them, and a way to enter others. */
function OfferedCheckNumbers() {
  const { store } = useBuilder();
  const goToPath = useGoToPath();
  const checkNo = useBuilderState(({ draft }) => draft.checkNo);
  const count = useBuilderState(({ draft }) => draft.items.length);
  const offered = fromFirstToLast(Array.from({ length: count }, (_, index) => numberedOn(checkNo, -index)));
  const use = () => editDraft(store, (draft) => ({ ...draft, generatedCheckNo: undefined }));
  return (
    <span className={styles.generated}>
      {'. '}
      {offered !== NONE && (
        <Button look="text" onClick={() => keepFocus(use, WAY_ON)}>
          Use {offered}
        </Button>
      )}{' '}
      <Button look="text" onClick={() => goToPath('checkNo')}>
        {offered === NONE ? 'Enter one' : 'Enter another'}
      </Button>
    </span>
  );
}

const NONE = 'None';

/** `4125 to 4127`, from the earliest stub, which is the last of the list. */
function fromFirstToLast(numbers: readonly string[]): string {
  const [latest = ''] = numbers;
  if (latest === '') return NONE;
  return numbers.length === 1 ? latest : `${numbers.at(-1)} to ${latest}`;
}

interface FigureProps {
  readonly column: string;
  readonly amount: Cents | undefined;
  /** What the figure leaves out. */
  readonly note?: string | undefined;
}

/** A figure of a stub. Where the rows are stacked its column is written before it. */
function Figure({ column, amount, note }: FigureProps) {
  return (
    <td role="cell" data-column={column}>
      {moneyOrDash(amount)}
      {note && amount !== undefined && <small> {note}</small>}
    </td>
  );
}
