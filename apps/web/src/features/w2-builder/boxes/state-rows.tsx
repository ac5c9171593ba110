import { OTHER_PLACES } from '@paperwage/documents/forms';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import fieldStyles from '../../builder/fields/fields.module.css';
import { StateField } from '../../builder/fields/state-field.tsx';
import { MoneyBox } from '../../tax-form-builder/boxes/money-box.tsx';
import { TextBox } from '../../tax-form-builder/boxes/text-box.tsx';
import boxStyles from '../../tax-form-builder/boxes/boxes.module.css';
import { useBuilderState } from '../store/builder.ts';
import { ComputedBox } from './computed-box.tsx';

/** Boxes 15 to 20, for up to two states and localities. */
export function StateRows() {
  const state = useBuilderState(({ draft }) => draft.state);
  const second = useBuilderState(({ draft }) => draft.stateShortB);
  return (
    <section className={boxStyles.section} aria-label="Boxes 15 to 20, state and locality">
      <h2>State and locality</h2>
      <div className={`${fieldStyles.pair} ${fieldStyles.stack} ${boxStyles.more}`}>
        <StateField
          path="stateShort"
          label="15 State"
          prompt={state === '' ? 'Choose' : `${state}, the work state`}
          others={OTHER_PLACES}
        />
      </div>
      <ul className={boxStyles.list}>
        <TextBox path="companyStateId" maxLength={24} />
        <ComputedBox path="stateWagesTips" />
        <ComputedBox path="stateIncomeTax" />
        <Locality row="" />
      </ul>
      <div className={boxStyles.more}>
        <Disclosure summary="A second state or locality" hint={second || 'None'}>
          <div className={`${fieldStyles.pair} ${fieldStyles.stack}`}>
            <StateField path="stateShortB" label="15 Second state" prompt="None" others={OTHER_PLACES} />
          </div>
          <ul className={boxStyles.list}>
            <TextBox path="companyStateIdB" maxLength={24} of="second state" />
            <MoneyBox path="stateWagesTipsB" of="second state" />
            <MoneyBox path="stateIncomeTaxB" of="second state" />
            <Locality row="B" of="second state" />
          </ul>
        </Disclosure>
      </div>
    </section>
  );
}

function Locality({ row, of }: { row: '' | 'B'; of?: string }): ReactNode {
  const more = of === undefined ? {} : { of };
  return (
    <>
      <MoneyBox path={`localWagesTips${row}`} isLeftToUser {...more} />
      <MoneyBox path={`localIncomeTax${row}`} {...more} />
      <TextBox path={`localityName${row}`} maxLength={40} {...more} />
    </>
  );
}
