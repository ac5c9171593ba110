import { useEffect, useState } from 'react';
import { fetchWholeNumberConsent, setWholeNumberConsent, useWholeNumbersKept } from '../records/whole-numbers.ts';
import { CheckField } from '../ui/check-field.tsx';

const KEEP =
  'Keep full Social Security numbers in my drafts and address book, encrypted, so I don’t have to retype them';

/** Whether the account may store full personal ID numbers: no, unless the user opts in here. */
export function KeepWholeNumbers() {
  const isKept = useWholeNumbersKept() ?? false;
  const [asked, setAsked] = useState<boolean>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => void fetchWholeNumberConsent(), []);
  async function choose(wanted: boolean) {
    if (asked !== undefined) return;
    setAsked(wanted);
    setProblem(undefined);
    const answer = await setWholeNumberConsent(wanted);
    setAsked(undefined);
    if (!answer.ok) setProblem(answer.error.message);
  }
  return (
    <CheckField
      id="keep-whole-numbers"
      label={KEEP}
      checked={asked ?? isKept}
      error={problem}
      help={
        isKept
          ? 'If you turn this off, we cut the numbers we keep to the last four digits.'
          : 'If you leave this off, we keep only the last four digits there.'
      }
      onChange={(wanted) => void choose(wanted)}
    />
  );
}
