import type { TaxKey } from '@paperwage/api-contract';
import { standingSentence } from '@paperwage/documents';
import type {
  Coverage,
  Figure,
  GrossAndNet,
  GrossFromNet,
  NamedTax,
  PayTaxes,
  Source,
  TaxLine,
  TaxName,
  WorkingStep,
} from '@paperwage/payroll';
import type { Cents, StateCode } from '@paperwage/values';
import { formatRate, formatUsDate, STATE_NAMES } from '@paperwage/values';
import { TAX_KEY_OF } from '../features/salary/tax-keys.ts';

/** Items a state may have beside its income tax. */
const STATE_ITEMS = ['sdi', 'sui', 'wc', 'fli', 'trans'] as const;

const CENTS_IN_A_DOLLAR = 100;
const NAMED = 'named:';

/** Hours and prices an hour are kept in ten-thousandths. */
const PARTS_OF_A_UNIT = 10_000;

/** Writes the taxes of one payment. */
export type SalaryWriter = (taxes: PayTaxes, timeStampMs: number) => string;

/** Writes the answer of `salary-calculate` as JSON text. */
export function createSalaryAnswerWriter(): SalaryWriter {
  const write = createSalaryDataWriter();
  return (taxes, timeStampMs) => `{"ok":true,"data":${write(taxes, timeStampMs)}}`;
}

/** Writes the answer of `gross-from-net` as JSON text. */
export function createGrossAnswerWriter(): (found: GrossFromNet, timeStampMs: number) => string {
  const write = createSalaryDataWriter();
  return (found, timeStampMs) => {
    const one = ({ grossPay, netPay, taxes }: GrossAndNet) =>
      `"grossPay":${dollarsText(grossPay)},"netPay":${dollarsText(netPay)},"taxes":${write(taxes, timeStampMs)}`;
    if (found.exact) return `{"ok":true,"data":{"exact":true,${one(found)}}}`;
    return `{"ok":true,"data":{"exact":false,"below":{${one(found.below)}},"above":{${one(found.above)}}}}`;
  };
}

/**
 * Writes the taxes of one payment under the names of the wire, each a number with two decimals. Lines that no rule covers
 * are null, never 0.
 *
 * It goes from the engine's lines to text in one pass, because it is the most frequent answer and objects in between
 * cost more than the calculation. Sources are the same objects every time, so their text is kept.
 */
function createSalaryDataWriter(): SalaryWriter {
  const sources = new WeakMap<Source, string>();
  const sourceText = (source: Source) => {
    const kept = sources.get(source);
    if (kept !== undefined) return kept;
    // Cut from a string of wide characters, the text would stay wide and make the whole answer so.
    const text = Buffer.from(asciiJson(source), 'latin1').toString('latin1');
    sources.set(source, text);
    return text;
  };
  return ({ lines, coverage }, timeStampMs) => {
    const { state } = coverage;
    if (state === undefined) throw new Error('A salary request names its state; the contract fills it in.');
    let explained = '';
    for (const line of lines) explained += (explained === '' ? '' : ',') + explanationText(line, sourceText);
    return `{${taxesText(lines, coverage)},"stateTaxTypes":[${namedRows(lines)}],"timeStamp":${timeStampMs},"explanations":[${explained}],"coverage":${coverageText(coverage, state, isNothingClaimed(lines))}}`;
  };
}

function taxesText(lines: readonly TaxLine[], { stateIncomeTax, stateItems }: Coverage): string {
  const item = stateItems === 'missing' ? 'null' : '0.00';
  const amounts: Record<TaxKey, string> = {
    federal: '0.00',
    fica: '0.00',
    medicare: '0.00',
    state: stateIncomeTax === 'missing' ? 'null' : '0.00',
    sdi: item,
    sui: item,
    wc: item,
    fli: item,
    trans: item,
    wst: '0.00',
  };
  for (const { tax, amount } of lines) {
    if (!isNamed(tax)) amounts[TAX_KEY_OF[tax]] = dollarsText(amount);
  }
  const { federal, fica, medicare, state, wst } = amounts;
  let items = '';
  for (const key of STATE_ITEMS) items += `"${key}":${amounts[key]},`;
  return `"federal":${federal},"fica":${fica},"medicare":${medicare},"state":${state},${items}"wst":${wst}`;
}

/** A line without a key of its own. */
function isNamed(tax: TaxName): tax is NamedTax {
  return tax.startsWith(NAMED);
}

function namedRows(lines: readonly TaxLine[]): string {
  let rows = '';
  for (const { tax, amount } of lines) {
    if (isNamed(tax)) rows += `${rows === '' ? '' : ','}{"name":${nameText(tax)},"value":${dollarsText(amount)}}`;
  }
  return rows;
}

/** The name as a JSON text: names of places may hold quotes or letters beyond ASCII. */
function nameText(tax: NamedTax): string {
  return asciiJson(tax.slice(NAMED.length));
}

function explanationText(
  { tax, taxable, amount, working: { steps, source, standing, from, to } }: TaxLine,
  sourceText: (source: Source) => string,
): string {
  let written = '';
  for (const step of steps) written += (written === '' ? '' : ',') + stepText(step);
  const key = isNamed(tax) ? nameText(tax) : `"${TAX_KEY_OF[tax]}"`;
  return `{"key":${key},"amount":${dollarsText(amount)},"taxable":${dollarsText(taxable)},"steps":[${written}],"source":${sourceText(source)},"from":"${from}","to":"${to}","standing":"${standing}","standingMessage":"${standingSentence(standing)}"}`;
}

/** Steps, lines and figures are named by identifiers of the engine, which need no escapes. */
function stepText({ step, line, figures }: WorkingStep): string {
  const named: Readonly<Record<string, Figure>> = figures;
  let written = '';
  for (const name in named) written += `${written === '' ? '"' : ',"'}${name}":${figureText(named[name]!)}`;
  const where = line === undefined ? '' : `"line":"${line}",`;
  return `{"step":"${step}",${where}"figures":{${written}}}`;
}

function figureText(figure: Figure): string {
  switch (figure.unit) {
    case 'cents':
      return dollarsText(figure.value);
    case 'count':
      return String(figure.value);
    case 'hours':
    case 'price':
      return String(figure.value / PARTS_OF_A_UNIT);
    case 'rate':
      return `"${formatRate(figure.value)}"`;
    case 'filingStatus':
    case 'stateFilingStatus':
    case 'state':
    case 'preTaxClass':
      return `"${figure.value}"`;
  }
}

/** Cents as a JSON number with two decimals. Whole numbers turn into text several times faster than fractions. */
function dollarsText(amount: Cents): string {
  const magnitude = amount < 0 ? -amount : amount;
  const rest = magnitude % CENTS_IN_A_DOLLAR;
  const whole = (magnitude - rest) / CENTS_IN_A_DOLLAR;
  return `${amount < 0 ? '-' : ''}${whole}.${rest < 10 ? '0' : ''}${rest}`;
}

/** Every part is of our own making, so nothing needs an escape. */
function coverageText(coverage: Coverage, state: StateCode, nothingClaimed: boolean): string {
  const { payDate, incomeTaxState, stateIncomeTax, stateItems, itemsNotStated } = coverage;
  const sentence =
    incomeTaxState === undefined
      ? coverageSentence(coverage, state, nothingClaimed)
      : homeStateSentence(coverage, state, incomeTaxState, nothingClaimed);
  const withheldFor = incomeTaxState === undefined ? '' : `"incomeTaxState":"${incomeTaxState}",`;
  const message = itemsNotStated ? `${sentence} ${notStatedSentence(itemsNotStated)}` : sentence;
  const notStated = itemsNotStated ? `"itemsNotStated":${asciiJson(itemsNotStated)},` : '';
  return `{"state":"${state}",${withheldFor}"payDate":"${payDate}","stateIncomeTax":"${stateIncomeTax}","stateItems":"${stateItems}",${notStated}"message":"${message}"}`;
}

function notStatedSentence(titles: readonly string[]): string {
  return `${titles.join(' and ')} is not withheld, because its rate for an hour was not given.`;
}

/** Whether no certificate of the state was given: the working of its tax says so. */
function isNothingClaimed(lines: readonly TaxLine[]): boolean {
  for (const { tax, working } of lines) {
    if (tax === 'stateIncomeTax') return working.steps.some(({ step }) => step === 'withoutStateCertificate');
  }
  return false;
}

function homeStateSentence(
  { payDate, stateIncomeTax }: Coverage,
  work: StateCode,
  home: StateCode,
  nothingClaimed: boolean,
): string {
  const homeName = STATE_NAMES[home];
  const agreed = `${STATE_NAMES[work]} leaves the income tax to ${homeName}, where the employee lives.`;
  const day = formatUsDate(payDate);
  if (stateIncomeTax === 'missing') return `${agreed} It is not covered yet for ${day}. Enter the amount yourself.`;
  if (stateIncomeTax === 'none') return `${agreed} ${homeName} takes no income tax from wages on ${day}.`;
  return nothingClaimed
    ? `${agreed} It is withheld as if nothing were claimed on the certificate of ${homeName}.`
    : `${agreed} It is covered for ${day}.`;
}

function coverageSentence(
  { payDate, stateIncomeTax, stateItems }: Coverage,
  state: StateCode,
  nothingClaimed: boolean,
): string {
  const name = STATE_NAMES[state];
  const day = formatUsDate(payDate);
  const rest = `not covered yet for ${day}. Enter the amounts yourself.`;
  if (stateIncomeTax === 'missing' && stateItems === 'missing') {
    return `The income tax and other state items of ${name} are ${rest}`;
  }
  if (stateIncomeTax === 'missing') return `The income tax of ${name} is ${rest}`;
  if (stateItems === 'missing') return `The other state items of ${name} are ${rest}`;
  if (stateIncomeTax === 'none') {
    const programs = stateItems === 'calculated' ? ' What employees pay into its programs is withheld.' : '';
    return `${name} takes no income tax from wages on ${day}.${programs}`;
  }
  const covered = `${name} is covered for ${day}.`;
  return nothingClaimed
    ? `${covered} Its tax is withheld as if nothing were claimed on the certificate of the state.`
    : covered;
}

const NEITHER_PLAIN_NOR_ASCII = /[^\x20-\x7e]/g;

/** JSON with every other character than ASCII as its escape: such text goes to the socket twice as fast. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    NEITHER_PLAIN_NOR_ASCII,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
