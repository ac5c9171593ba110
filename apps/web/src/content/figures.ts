import { PLANS, REFUND_DAYS } from '@paperwage/api-contract';
import { formatFigure } from '@paperwage/documents';
import { formFactsOf } from '@paperwage/documents/forms';
import { invoiceTemplates } from '@paperwage/documents/invoice';
import { payStubTemplates, templateForEmployment } from '@paperwage/documents/pay-stub';
import type { PayStatementItem, RuleBook, Source, Standing, TaxLine, WorkingStep } from '@paperwage/payroll';
import { coveredRules, coveredYears, passes, runExamples } from '@paperwage/payroll/proof';
import type { Cents, Rate } from '@paperwage/values';
import {
  add,
  applyRate,
  calendarDate,
  formatDollars,
  formatLongDate,
  formatRate,
  joinWords,
  subtract,
  sum,
} from '@paperwage/values';
import type { WorkedExample } from './worked-examples.ts';

/** What the placeholders of a text can name. */
export interface FigureScope {
  readonly rules: RuleBook;
  readonly examples: Readonly<Record<string, WorkedExample>>;
}

/** An amount with its cents, one of a rule, which a sentence writes without `.00`, a rate, or words. */
type Amount =
  | { readonly unit: 'cents' | 'wholeDollars' | 'rate'; readonly value: number }
  | { readonly unit: 'text'; readonly value: string };

const isMoney = ({ unit }: Amount) => unit === 'cents' || unit === 'wholeDollars';

/**
 * The number that a placeholder stands for, as a sentence writes it. A name is one of
 *
 * - `us.2026.socialSecurity.wageBase`: an amount or a rate of a year's federal rules;
 * - `forms.2026.thresholds.nonemployeeCompensation`: an amount or a day of what the W-2 and 1099 of a year need;
 * - `dana.federalIncomeTax`, `dana.gross`, `dana.net`, `dana.taxes`, `dana.employerTaxes`: of an example in the front matter;
 * - `dana.federalIncomeTax.applyBracket.rate`: a number in the working of a tax;
 * - `plans.monthly`, `facts.examples` and others of `FACTS`.
 *
 * `a - b`, `a + b` and `amount * rate` are calculated. Throws an Error that names what is wrong.
 */
export function figureText(expression: string, scope: FigureScope): string {
  const [left = '', sign, right, ...rest] = expression.trim().split(/\s+/);
  if (sign === undefined) return textOf(amountOf(left, scope));
  if (right === undefined || rest.length > 0) throw new Error(`"${expression}" is not "a - b", "a + b" or "a * rate".`);
  return textOf(combine(sign, amountOf(left, scope), amountOf(right, scope)));
}

function combine(sign: string, left: Amount, right: Amount): Amount {
  if (!isMoney(left)) throw new Error('The first of two numbers must be an amount.');
  const amount = left.value as Cents;
  if (sign === '*' && right.unit === 'rate')
    return { unit: 'wholeDollars', value: applyRate(amount, right.value as Rate) };
  if (!isMoney(right)) throw new Error(`"${sign}" needs two amounts.`);
  const unit = left.unit === right.unit ? left.unit : 'cents';
  if (sign === '-') return { unit, value: subtract(amount, right.value as Cents) } as Amount;
  if (sign === '+') return { unit, value: add(amount, right.value as Cents) } as Amount;
  throw new Error(`"${sign}" is not one of - + *.`);
}

function textOf({ unit, value }: Amount): string {
  if (unit === 'text') return value;
  if (unit === 'rate') return formatRate(value as Rate);
  const text = formatDollars(value as Cents);
  return unit === 'wholeDollars' ? text.replace(/\.00$/, '') : text;
}

function amountOf(name: string, scope: FigureScope): Amount {
  const [root = '', ...parts] = name.split('.');
  if (root === 'us') return ruleAmount(name, parts, federalRulesOf(parts[0], scope.rules));
  if (root === 'forms') return ruleAmount(name, parts, formFactsOf(Number(parts[0])));
  if (root === 'plans' || root === 'facts') {
    const fact = FACTS[name];
    if (!fact) throw new Error(`There is no number "${name}". There are ${Object.keys(FACTS).join(', ')}.`);
    return { unit: 'text', value: fact(scope.rules) };
  }
  const example = scope.examples[root];
  if (!example) throw new Error(`There is no number "${name}": "${root}" is not an example in the front matter.`);
  return exampleAmount(name, parts, example);
}

const FACTS: Readonly<Record<string, (rules: RuleBook) => string>> = {
  'plans.monthly': () => formatDollars(PLANS.monthly.priceCents),
  'plans.yearly': () => formatDollars(PLANS.yearly.priceCents),
  'plans.refundDays': () => String(REFUND_DAYS),
  'plans.monthlyReminderDays': () => String(PLANS.monthly.reminderDays),
  'plans.yearlyReminderDays': () => String(PLANS.yearly.reminderDays),
  'facts.firstYear': (rules) => String(coveredYears(rules)[0]),
  'facts.lastYear': (rules) => String(coveredYears(rules).at(-1)),
  'facts.examples': (rules) => String(printedExamples(rules).length),
  'facts.examplesPassed': (rules) => String(printedExamples(rules).filter(passes).length),
  'facts.places': (rules) => {
    const year = coveredYears(rules).at(-1);
    const held = coveredRules(rules).filter((of) => of.year === year);
    return held.reduce((count, { places }) => count + places.held, 0).toLocaleString('en-US');
  },
  'facts.employeeTemplates': () => {
    const ofContractors = templateForEmployment(payStubTemplates[0]!.id, 'contractor');
    return eitherOf(payStubTemplates.filter(({ id }) => id !== ofContractors));
  },
  'facts.invoiceTemplates': () => eitherOf(invoiceTemplates),
  'facts.statesWithStubLaw': ({ payStatements }) => countOf(payStatements, ({ items }) => items.length > 0),
  'facts.statesWithoutStubLaw': ({ payStatements }) => countOf(payStatements, ({ items }) => items.length === 0),
  'facts.statesWantingDeductions': (rules) => countWanting('deductionsItemized', rules),
  'facts.statesWantingGross': (rules) => countWanting('grossWages', rules),
  'facts.statesWantingNet': (rules) => countWanting('netWages', rules),
  'facts.statesWantingHours': (rules) => countWanting('hoursTotal', rules),
  'facts.statesWantingRate': (rules) => countWanting('payRate', rules),
  'facts.statesWantingEmployerAddress': (rules) => countWanting('employerAddress', rules),
};

function eitherOf(templates: readonly { readonly name: string }[]): string {
  return joinWords(
    templates.map(({ name }) => name),
    'or',
  );
}

function countOf<T>(list: readonly T[], fits: (one: T) => boolean): string {
  return String(list.filter(fits).length);
}

function countWanting(item: PayStatementItem, { payStatements }: RuleBook): string {
  return countOf(payStatements, ({ items }) => items.includes(item));
}

/** The examples that the IRS and the states print for the last year we cover. */
function printedExamples(rules: RuleBook) {
  const year = coveredYears(rules).at(-1);
  return runExamples(rules).filter((example) => example.kind === 'printed' && example.year === year);
}

function ruleAmount(name: string, [, ...path]: readonly string[], rules: unknown): Amount {
  const value = path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined),
    rules,
  );
  if (typeof value === 'string') return { unit: 'text', value: formatLongDate(calendarDate(value)) };
  if (typeof value !== 'number') throw new Error(`There is no number "${name}".`);
  return /rate/i.test(path.at(-1)!) ? { unit: 'rate', value } : { unit: 'wholeDollars', value };
}

/** The federal rules of a year, by its digits. Throws an Error if we don't cover it. */
export function federalRulesOf(year: string | undefined, { federal }: RuleBook): RuleBook['federal'][number] {
  const found = federal.find(({ from }) => from === `${year}-01-01`);
  if (!found) throw new Error(`There are no federal rules of ${year}.`);
  return found;
}

function exampleAmount(
  name: string,
  [what = '', step, key]: readonly string[],
  { input, taxes }: WorkedExample,
): Amount {
  const before = (input.preTaxDeductions ?? []).map(({ amount }) => amount);
  const money = (value: Cents): Amount => ({ unit: 'cents', value });
  if (what === 'gross') return money(input.grossPay);
  if (what === 'taxes') return money(taxes.total);
  if (what === 'employerTaxes') return money(employerTaxes(taxes));
  if (what === 'net') return money(subtract(subtract(input.grossPay, sum(before)), taxes.total));
  const line = lineOf(name, what, taxes.lines);
  if (step === undefined) return money(line.amount);
  const found = line.working.steps.find((one) => one.step === step);
  const figure = found && (found.figures as Readonly<Record<string, Parameters<typeof formatFigure>[0]>>)[key ?? ''];
  if (!figure) throw new Error(`There is no number "${name}": the steps are ${stepNames(line.working.steps)}.`);
  if (figure.unit === 'cents') return money(figure.value);
  return { unit: 'text', value: formatFigure(figure) };
}

/** The employer's own social security and Medicare: the same as the employee's, but for the additional Medicare tax. */
function employerTaxes({ lines }: WorkedExample['taxes']): Cents {
  const shared = lines.filter(({ tax }) => tax === 'socialSecurity' || tax === 'medicare');
  if (shared.some(({ working }) => working.steps.some(({ step }) => step === 'additionalRate'))) {
    throw new Error('The employer pays no additional Medicare tax. Choose an example with lower pay.');
  }
  return sum(shared.map(({ amount }) => amount));
}

/** The line of a tax by its name. Throws an Error that lists the taxes there are. */
export function lineOf(name: string, tax: string, lines: readonly TaxLine[]): TaxLine {
  const line = lines.find((one) => one.tax === tax);
  if (!line) throw new Error(`There is no number "${name}": the taxes are ${lines.map((one) => one.tax).join(', ')}.`);
  return line;
}

const stepNames = (steps: readonly WorkingStep[]) => steps.map(({ step }) => step).join(', ');

/** A group of rules with its source, by a name such as `us.2026.socialSecurity`. Throws an Error if there is none. */
export function ruleSource(name: string, rules: RuleBook): { readonly source: Source; readonly standing: Standing } {
  const [, year, group] = /^us\.(\d{4})\.(\w+)$/.exec(name) ?? [];
  const found = (federalRulesOf(year, rules) as unknown as Record<string, unknown>)[group ?? ''];
  if (typeof found !== 'object' || found === null || !('source' in found)) {
    throw new Error(`There is no rule "${name}" with a source.`);
  }
  return found as { readonly source: Source; readonly standing: Standing };
}
