import { FILING_STATUS_NAMES } from '@paperwage/documents';
import type { ComingFormFacts } from '@paperwage/documents/forms';
import { comingFormFacts, formFactsOf, isFormYear } from '@paperwage/documents/forms';
import { COMPUTED_FIELDS } from '@paperwage/documents/w2';
import { calendarDate, formatDollars, formatUsDate } from '@paperwage/values';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { moneyFormat } from '../../builder/fields/formats.ts';
import { StateField } from '../../builder/fields/state-field.tsx';
import { useDraftChoice } from '../../builder/fields/use-field.ts';
import { SampleOffer } from '../../builder/frame/sample-offer.tsx';
import { YearField } from '../../tax-form-builder/fields/year-field.tsx';
import type { YearFact } from '../../tax-form-builder/frame/year-facts.tsx';
import { NOT_PUBLISHED, YearFacts } from '../../tax-form-builder/frame/year-facts.tsx';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { switchCalculation } from '../store/switch-calculation.ts';
import { StubsOffer } from '../sum/stubs-offer.tsx';
import { CalculationStatus } from './calculation-status.tsx';
import { PlanFields } from './plan-fields.tsx';

const FILING_STATUSES = Object.entries(FILING_STATUS_NAMES).map(([value, label]) => ({ value, label }));
const TO_EMPLOYEE = 'Deadline for the employee and Social Security';
const MAX_WAGES = 'Social Security wage base';
const DUE_FROM = 'File even if you withheld no tax, starting at';

/** Step 1: from the income of a year to the figures of the boxes. */
export function InformationStep() {
  const isNew = useBuilderState(({ draft }) => draft.income === '' && draft.employeeName === '');
  const status = useDraftChoice<string>('maritalStatus');
  const isLeft = useBuilderState(({ draft }) => draft.typedBoxes.length === COMPUTED_FIELDS.length);
  const isAuto = useBuilderState(({ draft }) => draft.autoCalculator === 'true');
  return (
    <>
      {isNew && <SampleOffer />}
      <div className={styles.group}>
        <div className={`${styles.pair} ${styles.stack}`}>
          <YearField label="Year" />
          <DraftText
            path="income"
            label="Pay for the year"
            help={isLeft ? 'The boxes don’t use it. See below.' : 'Gross pay, before deductions.'}
            inputMode="decimal"
            format={moneyFormat}
            align="end"
            maxLength={24}
            required
          />
          <StateField
            path="state"
            label="State where they work"
            help="Sets the state income tax and payroll programs."
            required
          />
          <DraftText
            path="dependentsAmount"
            label="Dependents (Form W-4)"
            help="The dollar amount from step 3."
            inputMode="decimal"
            format={moneyFormat}
            align="end"
            maxLength={24}
          />
        </div>
        <SelectField
          id="maritalStatus"
          label="Filing status"
          options={FILING_STATUSES}
          prompt="Choose"
          required
          {...status}
        />
        {isAuto && <PlanFields />}
        <StubsOffer />
        <CalculationStatus isBeforeBoxes />
      </div>
      <Automatic />
      <ThisYear />
    </>
  );
}

function Automatic() {
  const builder = useBuilder();
  const isAuto = useBuilderState(({ draft }) => draft.autoCalculator === 'true');
  return (
    <div className={styles.group}>
      <h2>Calculation</h2>
      <CheckField
        id="autoCalculator"
        label="Calculate wages and taxes"
        help={isAuto ? 'You can change any box.' : 'Off. You enter every box yourself.'}
        checked={isAuto}
        onChange={(isOn) => switchCalculation(builder, isOn)}
      />
    </div>
  );
}

function ThisYear() {
  const { today } = useBuilder().context;
  const year = useBuilderState(({ draft }) => Number(draft.year));
  if (isFormYear(year)) return <YearFacts year={year} facts={factsOf(year)} />;
  const coming = comingFormFacts(today);
  return coming ? <YearFacts year={coming.year} facts={comingFacts(coming)} /> : null;
}

function factsOf(year: number): YearFact[] {
  const { socialSecurity, thresholds, deadlines } = formFactsOf(year);
  return [
    { name: TO_EMPLOYEE, value: formatUsDate(calendarDate(deadlines.w2)) },
    { name: MAX_WAGES, value: formatDollars(socialSecurity.wageBase) },
    { name: DUE_FROM, value: formatDollars(thresholds.w2) },
  ];
}

function comingFacts({ wageBase, deadlines }: ComingFormFacts): YearFact[] {
  return [
    { name: TO_EMPLOYEE, value: formatUsDate(calendarDate(deadlines.w2)) },
    {
      name: MAX_WAGES,
      value: `${formatDollars(wageBase.amount)}${wageBase.standing === 'secondary' ? ' (reported, not yet confirmed by the agency)' : ''}`,
    },
    { name: DUE_FROM, value: NOT_PUBLISHED },
  ];
}
