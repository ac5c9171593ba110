import type { Cents } from '@paperwage/values';
import { add, min, subtract, sum, ZERO } from '@paperwage/values';
import { money } from './working/figures.ts';
import type { PayInput, PayTaxes, TaxLine } from './pay.ts';
import { preTaxTotal } from './taxes/pre-tax.ts';

/** What an employee asks to have withheld beyond the taxes: Form W-4, step 4(c), and the certificate of the state. */
export interface ExtraWithholding {
  readonly federal: Cents;
  readonly state: Cents;
}

/** Whether the employee asks for any. */
export function asksForExtraWithholding({ w4, elections }: Pick<PayInput, 'w4' | 'elections'>): boolean {
  return w4.extraWithholding > 0 || (elections?.additionalWithholding ?? ZERO) > 0;
}

/** The same payment with none requested. An entry on the certificate becomes zero: omitting it would mean none was filed. */
export function withoutExtra(input: PayInput): PayInput {
  const { w4, elections } = input;
  const plain: PayInput = { ...input, w4: { ...w4, extraWithholding: ZERO } };
  if (elections?.additionalWithholding === undefined) return plain;
  return { ...plain, elections: { ...elections, additionalWithholding: ZERO } };
}

/** Which of the requested amounts these taxes used: a bonus paid alone ignores Form W-4, an exempt employee the state's. */
export function extraAsked({ w4, elections }: PayInput, { lines }: Pick<PayTaxes, 'lines'>): ExtraWithholding {
  const isTaken = (tax: TaxLine['tax']) =>
    lines.some((line) => line.tax === tax && line.working.steps.some(({ step }) => TAKEN_UP.has(step)));
  return {
    federal: isTaken('federalIncomeTax') ? w4.extraWithholding : ZERO,
    state: isTaken('stateIncomeTax') ? (elections?.additionalWithholding ?? ZERO) : ZERO,
  };
}

const TAKEN_UP: ReadonlySet<string> = new Set(['addExtraWithholding', 'capExtraWithholding']);

/** Whether these taxes left less than was requested. */
export function isExtraWithholdingCapped({ lines }: Pick<PayTaxes, 'lines'>): boolean {
  return lines.some(({ working }) => working.steps.some(({ step }) => step === 'capExtraWithholding'));
}

/** No more than `left`, with Form W-4's amount taken before the state's. */
export function capExtraWithholding(asked: ExtraWithholding, left: Cents): ExtraWithholding {
  const federal = min(asked.federal, left);
  return { federal, state: min(asked.state, subtract(left, federal)) };
}

/**
 * The taxes of a payment that extra withholding would use up: an employee may have more income tax withheld, but not
 * out of what is due for contributions. `asking` are the taxes with all of it, `plain` those with none.
 */
export function withCappedExtra(input: PayInput, asking: PayTaxes, plain: PayTaxes): PayTaxes {
  const asked = extraAsked(input, asking);
  const left = subtract(subtract(input.grossPay, preTaxTotal(input)), plain.total);
  const withheld = capExtraWithholding(asked, left);
  const lines = plain.lines.map((line) => {
    if (line.tax === 'federalIncomeTax') return withExtra(line, asked.federal, withheld.federal);
    return line.tax === 'stateIncomeTax' ? withExtra(line, asked.state, withheld.state) : line;
  });
  return { ...plain, lines, total: sum(lines.map(({ amount }) => amount)) };
}

function withExtra(line: TaxLine, asked: Cents, extra: Cents): TaxLine {
  if (asked === 0) return line;
  const amount = add(line.amount, extra);
  const figures = { tax: money(line.amount), extra: money(extra), total: money(amount) };
  const step =
    extra === asked
      ? ({ step: 'addExtraWithholding', figures } as const)
      : ({ step: 'capExtraWithholding', figures: { asked: money(asked), ...figures } } as const);
  return { ...line, amount, working: { ...line.working, steps: [...line.working.steps, step] } };
}
