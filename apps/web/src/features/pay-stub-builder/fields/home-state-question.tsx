import { homeByAddress } from '@paperwage/documents/pay-stub';
import type { StateCode } from '@paperwage/values';
import { STATE_NAMES } from '@paperwage/values';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { showToast } from '../../builder/store/edits.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { changeStates } from '../store/change-states.ts';

/** Where the focus goes once the question is answered and gone. */
const AFTER = ['[id="residenceState"]', '[id="employeeInfo.state"]'] as const;

/** Asks whether the employee lives where the address is, as long as that is another state than that of the work. */
export function HomeStateQuestion({ role }: { role?: 'status' }) {
  const home = useBuilderState(({ draft }) => homeByAddress(draft));
  if (home === undefined) return null;
  return (
    <div data-path="residenceState">
      <Notice tone="warning" {...(role ? { role } : {})} actions={<HomeStateAnswers />}>
        The address is in {STATE_NAMES[home]}. Does the employee live there? That can change which state’s income tax we
        withhold.
      </Notice>
    </div>
  );
}

/** The two answers, each of one press; nothing while there is no such question. */
export function HomeStateAnswers() {
  const builder = useBuilder();
  const home = useBuilderState(({ draft }) => homeByAddress(draft));
  const work = useBuilderState(({ draft }) => draft.workState as StateCode);
  if (home === undefined) return null;
  const answer = (state: StateCode) =>
    keepFocus(
      () => {
        // First: where answers are lost by it, the message that offers them back stands in its place.
        showToast(builder.store, `The employee lives in ${STATE_NAMES[state]}.`);
        changeStates(builder, { residenceState: state });
      },
      ...AFTER,
    );
  return (
    <>
      <Button onClick={() => answer(home)}>Yes, lives in {STATE_NAMES[home]}</Button>
      <Button onClick={() => answer(work)}>No, lives in {STATE_NAMES[work]}</Button>
    </>
  );
}
