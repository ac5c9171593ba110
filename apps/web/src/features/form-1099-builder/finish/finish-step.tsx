import type { FormType, Form1099Draft } from '@paperwage/documents/1099';
import { controlTotal, form1099PlaceName, empty1099Draft } from '@paperwage/documents/1099';
import { draftWords, FIRE_CLOSED, formFactsOf, isDraftEdition, isFormYear } from '@paperwage/documents/forms';
import { calendarDate, formatUsDate } from '@paperwage/values';
import { signedMoney } from '../../builder/fields/formats.ts';
import type { FilingStep } from '../../tax-form-builder/finish/filing.tsx';
import { Filing, FilingLink } from '../../tax-form-builder/finish/filing.tsx';
import { FormFinish } from '../../tax-form-builder/finish/form-finish.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';

/** Step 4: which copies, what they say, the files, and how to file them. */
export function FinishStep() {
  const { store, context } = useBuilder();
  const document = useCalculation(({ result }) => result.document);
  const year = useBuilderState(({ draft }) => Number(draft.year));
  const { payer, recipient, edition, formType, amounts } = document;
  const paid = formType === 'nec' ? amounts.income : controlTotal(document);
  const name = `1099-${formType.toUpperCase()}`;
  return (
    <FormFinish
      placeName={(path) => form1099PlaceName(store.get().draft, path)}
      owner="Payer"
      facts={[
        { name: 'From', value: payer.name || 'No payer yet' },
        { name: 'To', value: recipient.name || 'No recipient yet' },
        { name: 'Paid', value: paid === undefined ? 'None yet' : signedMoney(paid) },
        { name: 'Form', value: isDraftEdition(edition) ? `${name}, ${draftWords(edition)}` : `${year} ${name}` },
      ]}
      filing={isFormYear(year) && <HowToFile year={year} formType={formType} />}
      next={{
        label: 'Another recipient',
        said: 'Ready for the next recipient.',
        note: 'Another recipient keeps the payer, year, form and your agreements.',
        draft: () => next1099(store.get().draft, context),
      }}
    />
  );
}

function HowToFile({ year, formType }: { year: number; formType: FormType }) {
  const { deadlines } = formFactsOf(year);
  const isNec = formType === 'nec';
  const isLater = useCalculation(
    ({ result }) =>
      (result.document.amounts.substitutePayments ?? 0) + (result.document.amounts.grossProceeds ?? 0) > 0,
  );
  const miscRecipient = isLater ? deadlines.miscRecipientBox8Or10 : deadlines.miscRecipient;
  const paper = isNec
    ? ''
    : ` On the official paper form, it’s due by ${formatUsDate(calendarDate(deadlines.miscPaper))}.`;
  const steps: FilingStep[] = [
    { by: isNec ? deadlines.nec : miscRecipient, what: 'give the recipient Copies B and 2.' },
    {
      by: isNec ? deadlines.nec : deadlines.miscElectronic,
      what: (
        <>
          file Copy A with the IRS through <FilingLink href="https://www.irs.gov/iris">IRIS</FilingLink>, which is free.
          Enter the amounts there. We never print Copy A.{paper} The older system, FIRE, closed on{' '}
          {formatUsDate(calendarDate(FIRE_CLOSED))}.
        </>
      ),
    },
    { what: 'Send Copy 1 to the state if it asks for it. Many states get it from the IRS.' },
    { what: 'Keep Copy C for at least three years, four with backup withholding.' },
  ];
  return <Filing year={year} steps={steps} />;
}

/** What the forms of one payer and one year have in common. */
const SAME = /^(formType|year|payers\w+|companyEin|maskRecipientTin|returnsOfYear)$/;

/** The 1099 of another recipient of the same payer. */
export function next1099(draft: Form1099Draft, context: Parameters<typeof empty1099Draft>[0]): Form1099Draft {
  const same = Object.entries(draft).filter(([field]) => SAME.test(field));
  return { ...empty1099Draft(context), ...Object.fromEntries(same) };
}
