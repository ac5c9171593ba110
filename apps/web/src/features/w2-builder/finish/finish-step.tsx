import { draftWords, formFactsOf, isDraftEdition, isFormYear } from '@paperwage/documents/forms';
import { w2PlaceName } from '@paperwage/documents/w2';
import { Button } from '../../../ui/button.tsx';
import { signedMoney } from '../../builder/fields/formats.ts';
import { useStored } from '../../builder/store/builder.tsx';
import { retryRules } from '../../builder/tax-rules/retry.ts';
import type { FilingStep } from '../../tax-form-builder/finish/filing.tsx';
import { Filing, FilingLink } from '../../tax-form-builder/finish/filing.tsx';
import { FormFinish } from '../../tax-form-builder/finish/form-finish.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { nextW2 } from './next-w2.ts';

/** Step 4: which copies, what they say, the files, and how to file them. */
export function FinishStep() {
  const { store, context, rules } = useBuilder();
  const haveRulesFailed = useStored(rules).status === 'failed';
  const document = useCalculation(({ result }) => result.document);
  const errors = useCalculation((calculation) => calculation.errors);
  const problem = useCalculation(({ result }) => result.calculation.problem);
  const year = useBuilderState(({ draft }) => Number(draft.year));
  const { employer, employee, amounts, edition } = document;
  const name = [employee.first, employee.last].filter(Boolean).join(' ');
  const wages = amounts.wagesTipsOther.amount;
  return (
    <FormFinish
      placeName={(path) => w2PlaceName(store.get().draft, path)}
      more={problem && !errors.has(problem.path) ? [problem] : []}
      actionsOf={(path) =>
        haveRulesFailed && path === problem?.path && <Button onClick={() => void retryRules(rules)}>Try again</Button>
      }
      owner="Employer"
      facts={[
        { name: 'From', value: employer.name || 'No employer yet' },
        { name: 'To', value: name || 'No employee yet' },
        { name: 'Wages, box 1', value: wages === undefined ? 'None yet' : signedMoney(wages) },
        { name: 'Form', value: isDraftEdition(edition) ? `W-2, ${draftWords(edition)}` : `${year} W-2` },
      ]}
      filing={isFormYear(year) && <HowToFile year={year} />}
      next={{
        label: 'Another employee',
        said: 'Ready for the next employee.',
        note: 'Another employee keeps the employer, year, state and your agreements.',
        draft: () => nextW2(store.get().draft, context),
      }}
    />
  );
}

function HowToFile({ year }: { year: number }) {
  const { deadlines } = formFactsOf(year);
  const steps: FilingStep[] = [
    { by: deadlines.w2, what: 'give the employee Copies B, C and 2.' },
    {
      by: deadlines.w2,
      what: (
        <>
          file Copy A with Social Security through{' '}
          <FilingLink href="https://www.ssa.gov/employer/">Business Services Online</FilingLink>. Enter the amounts
          there. It also makes Form W-3. We never print Copy A.
        </>
      ),
    },
    { what: 'Send Copy 1 to the state or city if it has an income tax. Check its deadline and how to file.' },
    { what: 'Keep Copy D for at least four years.' },
  ];
  return <Filing year={year} steps={steps} />;
}
