import { OTHER_PLACES } from '@paperwage/documents/forms';
import type { AmountField } from '@paperwage/documents/w2';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import fieldStyles from '../../builder/fields/fields.module.css';
import { StateField } from '../../builder/fields/state-field.tsx';
import type { MoneyBoxProps } from '../../tax-form-builder/boxes/money-box.tsx';
import { MoneyBox } from '../../tax-form-builder/boxes/money-box.tsx';
import { TextBox } from '../../tax-form-builder/boxes/text-box.tsx';
import boxStyles from '../../tax-form-builder/boxes/boxes.module.css';
import { useBuilderState } from '../store/builder.ts';
import { stubSource, stubsIn } from '../sum/stub-source.ts';
import { ComputedBox } from './computed-box.tsx';

/** Boxes 15 to 20, for up to two states and localities. */
export function StateRows() {
  const state = useBuilderState(({ draft }) => draft.state);
  const second = useBuilderState(({ draft }) => [draft.stateShortB, draft.localityNameB].filter(Boolean).join(', '));
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
            <SummedBox path="stateWagesTipsB" of="second state" />
            <SummedBox path="stateIncomeTaxB" of="second state" />
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
      <SummedBox path={`localWagesTips${row}`} isLeftToUser {...more} />
      <SummedBox path={`localIncomeTax${row}`} {...more} />
      <TextBox path={`localityName${row}`} maxLength={40} {...more} />
    </>
  );
}

/** A box that is not calculated, though pay stubs that are added up fill it: then it says so. */
function SummedBox({ path, ...rest }: Omit<MoneyBoxProps, 'path' | 'note'> & { readonly path: AmountField }) {
  const stubs = useBuilderState((state) => (state.draft[path] === '' ? 0 : stubsIn(state, [path])));
  const place = useBuilderState(({ draft }) => (path === 'localWagesTipsB' ? draft.localityNameB : draft.localityName));
  const isLocalWages = path.startsWith('localWages') && place !== '';
  const source = `${stubSource(stubs)}${isLocalWages ? `, the wages ${place} taxes` : ''}`;
  return <MoneyBox path={path} note={stubs > 0 && <p className={boxStyles.note}>{source}</p>} {...rest} />;
}
