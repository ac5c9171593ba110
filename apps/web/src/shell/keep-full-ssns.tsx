import { useEffect, useState } from 'react';
import { fetchFullSsnConsent, setFullSsnConsent, useFullSsnsKept } from '../records/full-ssns.ts';
import { CheckField } from '../ui/check-field.tsx';

const KEEP =
  'Keep full Social Security numbers in my drafts and address book, encrypted, so I don’t have to retype them';

/** Whether the account may store full personal ID numbers: no, unless the user opts in here. */
export function KeepFullSsns() {
  const isKept = useFullSsnsKept() ?? false;
  const [asked, setAsked] = useState<boolean>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => void fetchFullSsnConsent(), []);
  async function choose(wanted: boolean) {
    if (asked !== undefined) return;
    setAsked(wanted);
    setProblem(undefined);
    const answer = await setFullSsnConsent(wanted);
    setAsked(undefined);
    if (!answer.ok) setProblem(answer.error.message);
  }
  return (
    <CheckField
      id="keep-full-ssns"
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
