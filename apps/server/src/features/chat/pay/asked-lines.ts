import { taxName } from '@paperwage/documents';
import type { TaxLine } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { formatDollars } from '@paperwage/values';
import type { AskedQuestion } from '../reading/read-question.ts';
import type { ReadPay } from './pay-notes.ts';
import { PERIOD_WORDS } from './pay-notes.ts';
import type { NetPay } from './paycheck.ts';

/** What people call the lines of a paycheck. */
const NAMES: readonly (readonly [asked: RegExp, line: RegExp])[] = [
  [
    /\bfed(?:eral)?(?! (?:(?:and|&) )?(?:state )?(?:forms?|w-?4s?)\b)(?: income)?(?: tax(?:es)?)?\b|\bfit\b|\b(?:for|to) the (?:irs|feds?)\b/,
    /^federalIncomeTax$/,
  ],
  [/\b(?:fica|social security|soc sec|oasdi)\b/, /^socialSecurity$/],
  [/\b(?:fica|medicare)\b/, /^medicare$/],
  [/\bstate (?:income )?(?:tax(?:es)?|withholding)\b/, /^stateIncomeTax$/],
  [/\b(?:s?di|tdi|casdi|disability)\b/, /disability|sdi|tdi/i],
  [/\b(?:pfl|pfml|fli|famli|(?:paid )?family leave|paid leave)\b/, /family|paid leave|pfl|pfml|fli|famli/i],
  [/\b(?:s?ui|suta|wf|swf)\b/, /unemployment|sui/i],
];
const ASKS_LINE =
  /\b(?:how much|what(?:s| is| are| will| would)?|which|amount|withholding|withheld|comes? out|taken|take)\b/;
/** Asks for what is left. */
const NET_WORDS =
  /\b(?:net|nets|take[- ]?home|taking home|bring(?:ing)? home|after (?:all )?tax(?:es)?|after deductions|pocket|paycheck (?:be|on|for)|left)\b/;

/** The taxes that a question names, of what is withheld; and whether they alone are asked for. */
export interface AskedLines {
  readonly sentences: readonly string[];
  readonly isAlone: boolean;
  /** Words that these lines explain. */
  readonly words: ReadonlySet<string>;
}

/** The words of a question that name a line of a paycheck. */
export function lineWords({ plain }: AskedQuestion): ReadonlySet<string> {
  return new Set(NAMES.flatMap(([asked]) => asked.exec(plain)?.[0].split(' ') ?? []));
}

/** The lines of a paycheck that a question names. */
export function namedLines({ plain }: AskedQuestion, lines: readonly TaxLine[]): readonly TaxLine[] {
  const wanted = NAMES.filter(([asked]) => asked.test(plain));
  return lines.filter((line) => wanted.some(([, name]) => isNamed(line, name)));
}

/** Puts the paycheck lines that a question asks for first: "how much fed comes out", "how much of that is SDI". */
export function askedLines({ plain }: AskedQuestion, found: NetPay, pay: ReadPay, state: StateCode): AskedLines {
  const wanted = NAMES.filter(([asked]) => asked.test(plain));
  const lines = found.taxes.lines.filter((line) => wanted.some(([, name]) => isNamed(line, name)));
  const words = new Set(
    wanted.flatMap(([asked, name]) =>
      lines.some((line) => isNamed(line, name)) ? (asked.exec(plain)?.[0].split(' ') ?? []) : [],
    ),
  );
  // If all are named, all are shown anyway.
  if (lines.length === 0 || lines.length > 3 || !ASKS_LINE.test(plain)) return { sentences: [], isAlone: false, words };
  const sentences = lines.map((line) => {
    const yearly = found.yearTaxes.find((one) => one.tax === line.tax)?.amount ?? line.amount;
    const each = `${formatDollars(line.amount)} ${PERIOD_WORDS[pay.frequency]}`;
    const ofYear = `${formatDollars(yearly)} a year`;
    const both = pay.isFrequencySaid ? [each, ofYear] : [ofYear, each];
    return `${taxName(line, state)}: ${(pay.frequency === 'ANNUAL' ? [each] : both).join(', ')}.`;
  });
  return { sentences, isAlone: !NET_WORDS.test(plain), words };
}

function isNamed(line: Pick<TaxLine, 'tax' | 'title'>, name: RegExp): boolean {
  return name.test(line.tax) || (line.title !== undefined && name.test(line.title));
}
