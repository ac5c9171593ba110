import type { TaxKey } from '@paperwage/api-contract';
import { TAX_KEYS } from '@paperwage/api-contract';
import { standingSentence } from '@paperwage/documents';
import type {
  Coverage,
  Figure,
  GrossAndNet,
  GrossFromNet,
  LocalCoverage,
  NamedTax,
  PayTaxes,
  Source,
  TaxLine,
  TaxName,
  WorkingStep,
} from '@paperwage/payroll';
import { sourceTitle } from '@paperwage/payroll';
import type { Cents, StateCode } from '@paperwage/values';
import { formatRate, ZERO } from '@paperwage/values';
import { TAX_KEY_OF } from '../../../features/salary/tax-keys.ts';
import { asciiJson } from './ascii-json.ts';
import { AsciiWriter } from './ascii-writer.ts';
import { coverageText } from './coverage-text.ts';

const NAMED = 'named:';

/** Hours and hourly prices are kept in ten-thousandths. */
const PARTS_OF_A_UNIT = 10_000;

/** Writes the taxes of one payment. */
type DataWriter = (taxes: PayTaxes, timeStampMs: number) => void;

/** Writes the answer of `salary-calculate` as the bytes of JSON text in ASCII. */
export function createSalaryAnswerWriter(): (taxes: PayTaxes, timeStampMs: number) => Buffer {
  const out = new AsciiWriter();
  const write = createSalaryDataWriter(out);
  return (taxes, timeStampMs) => {
    out.start();
    out.text('{"ok":true,"data":');
    write(taxes, timeStampMs);
    out.text('}');
    return out.take();
  };
}

/** Writes the answer of `gross-from-net` as the bytes of JSON text in ASCII. */
export function createGrossAnswerWriter(): (found: GrossFromNet, timeStampMs: number) => Buffer {
  const out = new AsciiWriter();
  const write = createSalaryDataWriter(out);
  const writeOne = ({ grossPay, netPay, taxes }: GrossAndNet, timeStampMs: number) => {
    writeAmount(out, '"grossPay":', grossPay);
    writeAmount(out, ',"netPay":', netPay);
    out.text(',"taxes":');
    write(taxes, timeStampMs);
  };
  return (found, timeStampMs) => {
    out.start();
    out.text(`{"ok":true,"data":{"exact":${found.exact},`);
    if (found.exact) {
      writeOne(found, timeStampMs);
    } else {
      out.text('"below":{');
      writeOne(found.below, timeStampMs);
      out.text('},"above":{');
      writeOne(found.above, timeStampMs);
      out.text('}');
    }
    out.text('}}');
    return out.take();
  };
}

/**
 * Writes the taxes of one payment under the API's names, each a number with two decimals. Lines that no rule covers are
 * null, never 0.
 *
 * It goes from the engine's lines to bytes in one pass, because this is the most frequent answer and intermediate objects
 * cost more than the calculation.
 */
function createSalaryDataWriter(out: AsciiWriter): DataWriter {
  const ruleBytes = createRuleWriter();
  const coverageBytes = createCoverageWriter();
  return ({ lines, coverage }, timeStampMs) => {
    writeTaxes(out, lines, coverage);
    writeNamedRows(out, lines);
    out.text(`,"timeStamp":${timeStampMs},"assumedYear":${coverage.assumedYear ?? null},"explanations":[`);
    for (const [index, line] of lines.entries()) {
      if (index > 0) out.text(',');
      writeExplanation(out, line);
      out.bytes(ruleBytes(line.working));
    }
    out.text('],"coverage":');
    out.bytes(coverageBytes(coverage, isNothingClaimed(lines)));
    out.text('}');
  };
}

/** What an explanation says about its rule: the same for every payment under that rule. */
type Rule = Pick<TaxLine['working'], 'source' | 'standing' | 'from' | 'to'>;

/** Makes the end of an explanation, and caches the last one of each source. */
function createRuleWriter(): (rule: Rule) => Buffer {
  const written = new WeakMap<Source, Rule & { readonly bytes: Buffer }>();
  return ({ source, standing, from, to }) => {
    const kept = written.get(source);
    if (kept?.standing === standing && kept.from === from && kept.to === to) return kept.bytes;
    const { publisher, url, checked, assumedYear } = source;
    const assumed = assumedYear === undefined ? '' : `"assumedYear":${assumedYear},`;
    const cited = asciiJson({ title: sourceTitle(source), publisher, url, checked });
    const text = `,"source":${cited},"from":"${from}","to":"${to}",${assumed}"standing":"${standing}","standingMessage":${asciiJson(standingSentence(standing))}}`;
    const bytes = Buffer.from(text, 'latin1');
    written.set(source, { source, standing, from, to, bytes });
    return bytes;
  };
}

/** Makes the coverage, and caches the last one of each state. */
function createCoverageWriter(): (coverage: Coverage, nothingClaimed: boolean) => Buffer {
  const written = new Map<StateCode, Coverage & { readonly nothingClaimed: boolean; readonly bytes: Buffer }>();
  return (coverage, nothingClaimed) => {
    const { state } = coverage;
    if (state === undefined) throw new Error('A salary request names its state; the contract fills it in.');
    const kept = written.get(state);
    if (kept?.nothingClaimed === nothingClaimed && isSameCoverage(kept, coverage)) return kept.bytes;
    const bytes = Buffer.from(coverageText(coverage, state, nothingClaimed), 'latin1');
    written.set(state, { ...coverage, nothingClaimed, bytes });
    return bytes;
  };
}

function isSameCoverage(kept: Coverage, coverage: Coverage): boolean {
  return (
    kept.payDate === coverage.payDate &&
    kept.incomeTaxState === coverage.incomeTaxState &&
    kept.assumedForm === coverage.assumedForm &&
    kept.stateIncomeTax === coverage.stateIncomeTax &&
    kept.stateItems === coverage.stateItems &&
    kept.assumedYear === coverage.assumedYear &&
    kept.assumableYear === coverage.assumableYear &&
    kept.itemsNotStated?.join() === coverage.itemsNotStated?.join() &&
    isSameLocal(kept.local, coverage.local)
  );
}

/** Most states have no local tax, and share one answer. */
function isSameLocal(kept: LocalCoverage, local: LocalCoverage): boolean {
  return (
    kept === local ||
    (kept.places.length === local.places.length &&
      kept.places.every((one, index) => {
        const other = local.places[index]!;
        return (
          one.election === other.election &&
          one.of === other.of &&
          one.state === other.state &&
          one.status === other.status &&
          one.name === other.name &&
          one.assumedFromHome === other.assumedFromHome &&
          one.nonresidentRateOf === other.nonresidentRateOf
        );
      }))
  );
}

const CLAIMS_NOTHING: ReadonlySet<WorkingStep['step']> = new Set([
  'withoutStateCertificate',
  'nothingClaimed',
  'rateWithoutCertificate',
]);

/** Whether no state certificate was given, according to the steps of its tax. */
function isNothingClaimed(lines: readonly TaxLine[]): boolean {
  for (const { tax, working } of lines) {
    if (tax === 'stateIncomeTax') return working.steps.some(({ step }) => CLAIMS_NOTHING.has(step));
  }
  return false;
}

function writeTaxes(out: AsciiWriter, lines: readonly TaxLine[], { stateIncomeTax, stateItems }: Coverage): void {
  const item = stateItems === 'missing' ? null : ZERO;
  const amounts: Record<TaxKey, Cents | null> = {
    federal: ZERO,
    fica: ZERO,
    medicare: ZERO,
    state: stateIncomeTax === 'missing' ? null : ZERO,
    sdi: item,
    sui: item,
    wc: item,
    fli: item,
    trans: item,
    wst: ZERO,
  };
  for (const { tax, amount } of lines) {
    if (!isNamed(tax)) amounts[TAX_KEY_OF[tax]] = amount;
  }
  let before = '{"';
  for (const key of TAX_KEYS) {
    out.text(before);
    out.text(key);
    out.text('":');
    writeHeld(out, amounts[key]);
    before = ',"';
  }
}

function writeHeld(out: AsciiWriter, amount: Cents | null): void {
  if (amount === null) out.text('null');
  else out.dollars(amount);
}

/** A line without a key of its own. */
function isNamed(tax: TaxName): tax is NamedTax {
  return tax.startsWith(NAMED);
}

function writeNamedRows(out: AsciiWriter, lines: readonly TaxLine[]): void {
  out.text(',"stateTaxTypes":[');
  let before = '';
  for (const { tax, amount } of lines) {
    if (!isNamed(tax)) continue;
    writeAmount(out, `${before}{"name":${nameText(tax)},"value":`, amount);
    out.text('}');
    before = ',';
  }
  out.text(']');
}

/** The name as JSON text: place names may have quotes or non-ASCII letters. */
function nameText(tax: NamedTax): string {
  return asciiJson(tax.slice(NAMED.length));
}

/** An explanation without its rule. */
function writeExplanation(out: AsciiWriter, { tax, taxable, amount, working }: TaxLine): void {
  out.text('{"key":');
  out.text(isNamed(tax) ? nameText(tax) : `"${TAX_KEY_OF[tax]}"`);
  writeAmount(out, ',"amount":', amount);
  writeAmount(out, ',"taxable":', taxable);
  out.text(',"steps":[');
  let before = '';
  for (const step of working.steps) {
    out.text(before);
    writeStep(out, step);
    before = ',';
  }
  out.text(']');
}

/** Steps, lines and figures are named by engine identifiers, which need no escaping. */
function writeStep(out: AsciiWriter, { step, line, figures }: WorkingStep): void {
  out.text('{"step":"');
  out.text(step);
  if (line !== undefined) {
    out.text('","line":"');
    out.text(line);
  }
  out.text('","figures":{');
  const named: Readonly<Record<string, Figure>> = figures;
  let before = '"';
  for (const name in named) {
    out.text(before);
    out.text(name);
    out.text('":');
    writeFigure(out, named[name]!);
    before = ',"';
  }
  out.text('}}');
}

function writeFigure(out: AsciiWriter, figure: Figure): void {
  if (figure.unit === 'cents') out.dollars(figure.value);
  else out.text(figureText(figure));
}

function figureText(figure: Exclude<Figure, { readonly unit: 'cents' }>): string {
  switch (figure.unit) {
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

function writeAmount(out: AsciiWriter, name: string, amount: Cents): void {
  out.text(name);
  out.dollars(amount);
}
