import { formatUsDate, subtract, sum } from '@paperwage/values';
import type { CodeFacts, IssuedFact, IssuedFacts } from '../../../document-kind.ts';
import { dollarAmount } from '../../../look/wording.ts';
import type { DeductionLine, EarningLine, PayStub, PayStubDocument } from '../document.ts';
import type { PayStubDraft, PayStubItem } from '../draft/schema.ts';
import { assumedEarlierPaychecks } from '../year-to-date/assumed-pay.ts';
import { carriedAssumedPaychecks, countAssumedPaychecks } from '../year-to-date/carried-assumptions.ts';
import { netName, periodText, recipientWords } from '../templates/wording.ts';

/** What is known of issued pay stubs, a code for each. None of their fields is empty that they are checked by. */
export function payStubIssuedFacts(draft: PayStubDraft, document: PayStubDocument): IssuedFacts {
  const { company, identifiers, recipient } = document;
  // A contractor's stub shows neither.
  const { legalName, registryNumber } = recipient === 'employee' ? company : { legalName: '', registryNumber: '' };
  return {
    issuer: company.name,
    otherNames: [legalName].filter((name) => name !== ''),
    lines: [registryNumber, ...company.address, ...Object.values(identifiers)],
    recipient: document.employee.name,
    figures: JSON.stringify(document.stubs.map(figuresOf)),
    codes: document.stubs.map((stub, index) => stubFacts(draft, document, stub, draft.items[index]!)),
  };
}

function figuresOf({ payDate, period, earnings, deductions }: PayStub): unknown {
  const amounts = [...earnings, ...deductions].map((line) => [line.key, line.period, line.yearToDate]);
  return [payDate, period, amounts];
}

function stubFacts(draft: PayStubDraft, document: PayStubDocument, stub: PayStub, item: PayStubItem): CodeFacts {
  const { company, employee, recipient } = document;
  const { city, state } = draft.companyInfo;
  const place = [city.trim(), state].filter((part) => part !== '').join(', ');
  const words = recipientWords(recipient);
  const isEmployee = recipient === 'employee';
  const taxes = sum(stub.deductions.filter(isTax).map(({ period }) => period));
  const assumed = Math.max(assumedEarlierPaychecks(draft), carriedAssumedPaychecks(draft));
  const facts: IssuedFact[] = [
    { label: isEmployee ? 'Employer' : 'Payer', value: company.name },
    { label: 'Employer’s legal name', value: isEmployee ? company.legalName : '' },
    { label: 'City and state', value: place },
    { label: words.recipient, value: employee.name },
    { label: 'Pay date', value: formatUsDate(stub.payDate!) },
    { label: 'Pay period', value: periodText(stub.period) },
    { label: words.gross, value: dollarAmount(stub.gross.period) },
    { label: 'Taxes withheld', value: isEmployee ? dollarAmount(taxes) : '' },
    {
      label: 'Other deductions',
      value: isEmployee ? dollarAmount(subtract(stub.deductionTotal.period, taxes)) : '',
    },
    { label: netName(recipient, stub), value: dollarAmount(stub.net.period) },
    { label: `${words.gross}, year to date`, value: dollarAmount(stub.gross.yearToDate) },
    { label: BEFORE, value: assumed === 0 ? '' : countAssumedPaychecks(assumed, draft) },
  ];
  return {
    date: stub.payDate!,
    amount: stub.net.period,
    facts: facts.filter(({ value }) => value !== ''),
    typedOver: typedOverFacts(draft, stub, item),
  };
}

/** What the year to date rests on besides the stubs of the document. */
const BEFORE = 'Paid earlier in the year';

/** A deduction of the user's own is always typed, so it stands in place of no calculated figure. */
function isTax({ key }: DeductionLine): boolean {
  return key !== 'custom';
}

/** The figures that the user typed, in the order of the paper, where we would have calculated them. */
function typedOverFacts(draft: PayStubDraft, stub: PayStub, item: PayStubItem): IssuedFact[] {
  const isAuto = draft.autoCalculator === 'true';
  const written = [...item.earnings, ...item.customEarnings, ...item.deductions, ...item.customDeductions];
  const typedYearToDate = new Set(written.filter((line) => !isAuto || line.ytdTyped).map(({ id }) => id));
  const lines: readonly (EarningLine | DeductionLine)[] = [...stub.earnings, ...stub.deductions];
  const before = Object.values(draft.prevYtdItem).flat();
  const isEntered = draft.prevYtd === 'true' && before.some(({ ytd }) => ytd.trim() !== '');
  const earlier = isEntered ? [{ label: BEFORE, value: 'Entered by the issuer' }] : [];
  const overLines = lines.flatMap((line) => {
    const isOwnDeduction = line.key === 'custom' && 'working' in line;
    const facts: IssuedFact[] = [];
    if (line.typed && !isOwnDeduction) facts.push({ label: line.name, value: dollarAmount(line.period) });
    if (typedYearToDate.has(line.id)) {
      facts.push({ label: `${line.name}, year to date`, value: dollarAmount(line.yearToDate) });
    }
    return facts;
  });
  return [...earlier, ...overLines];
}
