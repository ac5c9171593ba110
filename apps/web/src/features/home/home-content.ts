import { PLANS } from '@paperwage/api-contract';
import { createIssuance } from '@paperwage/documents/create-issuance';
import type { PayStub, PayStubDocument } from '@paperwage/documents/pay-stub';
import { frequencyInSentence } from '@paperwage/documents/pay-stub';
import type { Standing } from '@paperwage/payroll';
import { allRules, sourceTitle } from '@paperwage/payroll';
import { coveredRules, coveredYears, lowestStanding } from '@paperwage/payroll/proof';
import type { StateCode } from '@paperwage/values';
import { formatDollars, formatLongDate, formatMoney, STATE_CODES, STATE_NAMES, yearOf } from '@paperwage/values';
import type { ContentBlock } from '../../content/content-types.ts';
import { figureText } from '../../content/figures.ts';
import { rowsOf } from '../../content/ledger.ts';
import type { Why } from '../../paycheck/calculate.ts';
import { explainTaxWorking } from '../../paycheck/calculate.ts';
import { faqGroups } from '../../content/faq-content.ts';
import type { FaqEntry } from '../../content/read-faq.ts';
import type { SampleDocuments, SampleSheets } from './sample-documents.tsx';
import { EXPLAINED, makeSampleDocuments } from './sample-documents.tsx';

/** A tax on the sample pay stub, with how it came about. */
export interface SampleTax {
  readonly key: string;
  readonly name: string;
  readonly amount: string;
  readonly why: Why;
  /** The same as a table, for the tax whose worksheet has lines. */
  readonly ledger?: Extract<ContentBlock, { readonly kind: 'ledger' }>;
}

/** How sure we are of a state's income tax in each year, the last one first; `none` where it does not tax wages. */
export interface StateColumn {
  readonly state: StateCode;
  readonly name: string;
  readonly squares: readonly (Standing | 'none')[];
}

/** Everything the home page says that is calculated, drawn or counted. */
interface HomeContent {
  readonly sheets: SampleSheets;
  readonly fileName: string;
  /** How many pay stubs the W-2 adds up, and what comes of it. */
  readonly year: SampleDocuments['year'];
  /** The one that is explained beside the first sheet. */
  readonly explained: SampleTax;
  readonly taxes: readonly SampleTax[];
  readonly issued: {
    readonly day: string;
    readonly by: string;
    readonly code: string;
    readonly qr: string;
    readonly qrSize: number;
  };
  readonly proof: Readonly<Record<'passed' | 'examples' | 'places', string>>;
  /** The last one first, with how many states are official in it. */
  readonly years: readonly { readonly year: number; readonly official: number }[];
  readonly states: readonly StateColumn[];
  readonly prices: Readonly<Record<'monthly' | 'yearly', string>>;
  readonly questions: readonly FaqEntry[];
}

/** Of no document. */
const CODE = '7KQ4-M2XD-9RVT';
const QUESTIONS = ['free', 'legal', 'take-home', 'ssn', 'typed-over', 'filing'];

/** This module runs while the site is built. */
export const homeContent: HomeContent = makeHomeContent();

function makeHomeContent(): HomeContent {
  const { document, sheets, year, fileName } = makeSampleDocuments(allRules);
  const [stub] = document.stubs;
  const taxes = stub!.deductions.flatMap((line) => taxOf(line, document));
  const years = coveredYears(allRules).toReversed();
  const states = columnsOf(years);
  return {
    sheets,
    fileName,
    year,
    taxes,
    explained: taxes.find(({ key }) => key === EXPLAINED)!,
    issued: { day: formatLongDate(stub!.payDate!), by: document.company.name, code: CODE, ...drawnCode() },
    proof: { passed: fact('examplesPassed'), examples: fact('examples'), places: fact('places') },
    years: years.map((year, at) => ({
      year,
      official: states.filter(({ squares }) => squares[at] === 'official' || squares[at] === 'none').length,
    })),
    states,
    prices: { monthly: formatDollars(PLANS.monthly.priceCents), yearly: formatDollars(PLANS.yearly.priceCents) },
    questions: QUESTIONS.flatMap((id) =>
      faqGroups.flatMap(({ entries }) => entries.filter((entry) => entry.id === id)),
    ),
  };
}

function taxOf(
  { key, name, period, working }: PayStub['deductions'][number],
  { stubs, payFrequency, employee }: PayStubDocument,
): SampleTax[] {
  const [stub] = stubs;
  if (!working || !stub?.payDate) return [];
  const amount = formatMoney(period);
  const tax = { key, name, amount, why: explainTaxWorking(working) };
  if (key !== 'federal') return [tax];
  const { source, standing } = working;
  const [pay, credits] = [formatMoney(stub.gross.period), formatMoney(employee.dependentsAmount)];
  const note = `${pay} ${frequencyInSentence(payFrequency)}, single, ${credits} in credits on Form W-4`;
  return [
    {
      ...tax,
      ledger: {
        kind: 'ledger',
        title: `Why is federal income tax ${amount}?`,
        note,
        rows: rowsOf(working),
        source: { title: sourceTitle(source), ...(source.url === null ? {} : { url: source.url }), standing },
        year: yearOf(stub.payDate),
      },
    },
  ];
}

function columnsOf(years: readonly number[]): readonly StateColumn[] {
  const held = coveredRules(allRules);
  return STATE_CODES.map((state) => ({
    state,
    name: STATE_NAMES[state],
    squares: years.map((year) => {
      const rules = held
        .find((one) => one.state === state && one.year === year)!
        .incomeTax.map(({ incomeTax }) => incomeTax);
      const standing = lowestStanding(rules.map((rule) => rule.standing));
      return standing === 'official' && rules.every(({ method }) => method === 'none') ? 'none' : standing;
    }),
  }));
}

/** The code to scan, as the path of an SVG with a unit for each of its squares. */
function drawnCode(): { readonly qr: string; readonly qrSize: number } {
  const { qr } = createIssuance('https://paperwage.example/verify', [CODE]).codes[0]!;
  const path = qr.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { qr: path.join(''), qrSize: qr.size };
}

function fact(name: string): string {
  return figureText(`facts.${name}`, { rules: allRules, examples: {} });
}
