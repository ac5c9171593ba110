import { checkShiftIssues } from '@paperwage/documents/pay-stub';
import { useSyncExternalStore } from 'react';
import { NextDocument } from '../../builder/finish/next-document.tsx';
import { LazyPaperOptions } from '../../builder/finish/lazy-paper-options.tsx';
import { LookPicker } from '../../builder/finish/look-picker.tsx';
import { DownloadPanel } from '../../builder/finish/download-panel.tsx';
import { UnlessIssued } from '../../builder/issuing/unless-issued.tsx';
import type { StepId } from '../kind/steps.ts';
import { useBuilder, useCalculation } from '../store/builder.ts';
import { makeDuplicate, makeNextPayStub } from '../store/next-pay-stub.ts';
import { printsCheck } from './prints-check.ts';
import { Review } from './review.tsx';

/** Where the next pay stub is begun: its people are the same. */
const NEXT_STEP: StepId = 'earnings';
/** Where a duplicate is begun: most often it is for someone else. */
const DUPLICATE_STEP: StepId = 'employee';

const CHECK = { isOn: printsCheck, issuesOf: checkShiftIssues };

const PHONE = '(width < 768px)';

function watchWidth(onChange: () => void): () => void {
  const phone = matchMedia(PHONE);
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

function isNarrow(): boolean {
  return matchMedia(PHONE).matches;
}

/** Step 5: how it looks, what it says, and the files. A phone begins with what is left to do. */
export function FinishStep() {
  const builder = useBuilder();
  const isPhone = useSyncExternalStore(watchWidth, isNarrow);
  const make = () => makeNextPayStub(builder);
  const count = useCalculation(({ result }) => result.document.stubs.length);
  const loadSubject = async () => (await import('./issue-subject.ts')).payStubSubject(builder);
  return (
    <>
      <UnlessIssued>
        {isPhone ? (
          <>
            <Review />
            <LookPicker />
            <LazyPaperOptions company="companyInfo.employerName" check={CHECK} />
          </>
        ) : (
          <>
            <LookPicker />
            <LazyPaperOptions company="companyInfo.employerName" check={CHECK} />
            <Review />
          </>
        )}
        <DownloadPanel issuing={{ count, loadSubject }} />
      </UnlessIssued>
      <NextDocument
        next={{ label: 'Next pay stub', step: NEXT_STEP, make }}
        duplicate={{ label: 'Duplicate pay stub', step: DUPLICATE_STEP, make: () => makeDuplicate(builder) }}
      >
        The next pay stub keeps the same people, covers the next pay period and carries the year to date forward. A
        duplicate keeps everything but the check number.
      </NextDocument>
    </>
  );
}
