import type { PayFrequency, PreTaxClass } from '@paperwage/payroll';

/** What is taken out of the pay before tax, in dollars. */
export interface SaidDeduction {
  readonly class: PreTaxClass;
  readonly value: number;
  /** Undefined where it isn't said. */
  readonly of: PayFrequency | 'paycheck' | undefined;
}

const KINDS: readonly (readonly [words: string, of: PreTaxClass])[] = [
  ['(?:traditional |trad )?(?:401 ?\\(?k\\)?)', 'retirement401k'],
  ['(?:403 ?\\(?b\\)?)', 'retirement403b'],
  ['(?:457 ?\\(?b\\)?)', 'retirement457b'],
  ['hsa|health savings(?: account)?', 'hsa'],
  ['dependent care(?: fsa)?|dcfsa|day ?care fsa', 'dependentCare'],
  ['(?:health |medical )?fsa|flexible spending(?: account)?', 'fsa'],
  [
    '(?:health|medical|dental|vision)(?:(?: and|,|\\/) ?(?:dental|vision|medical))*(?: insurance| ins| coverage| plan)?(?: premiums?)?|insurance(?: premiums?)?|premiums?',
    'section125',
  ],
];
const PER =
  '(?:(?: ?\\/ ?|,? (?:a|an|per|each|every|out of each|from each|off each) )(paychecks?|pay ?checks?|checks?|pay ?periods?|weeks?|wk|months?|mo|years?|yr))?';
const PRE_TAX = '(?: ?\\(?(?:pre[- ]?tax|before tax(?:es)?)\\)?)?';
const LINKS =
  '(?: (?:goes|going|go|comes? out|taken out|deducted|into|in|to|toward|towards|for|on|my|the|his|her|a|of|out|per|pretax|pre-tax|traditional|and put|is|put))*';
const AMOUNT = '\\$?(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)(?![\\d.,]*\\d)(?: (?:dollars|bucks))?';
const VERB =
  '(?:\\b(?:i |we )?(?:put(?:ting)?|contribut(?:e|ing)|pay(?:ing)?|sav(?:e|ing)|defer(?:ring)?|with|minus|less|after|and|have|has|they take|taking|take)(?: out)? )?';

/** A text without its pre-tax deductions in dollars, and what they are. A Roth plan or a share of the pay is none of them. */
export function readPreTax(text: string): { readonly text: string; readonly deductions: readonly SaidDeduction[] } {
  const deductions: SaidDeduction[] = [];
  let rest = text;
  if (/\b(?:roth|match\w*|after[- ]tax (?:insurance|premium|health|hsa))\b/.test(text)) return { text, deductions };
  for (const [words, kind] of KINDS) {
    const before = new RegExp(
      `${VERB}${AMOUNT}(?! ?(?:%|k\\b|percent))${PRE_TAX}${PER}${PRE_TAX}${LINKS} (?:${words})(?![\\w])${PRE_TAX}${PER}${PRE_TAX}`,
      'g',
    );
    rest = rest.replace(before, (_, digits: string, first?: string, second?: string) => {
      deductions.push({ class: kind, value: Number(digits.replaceAll(',', '')), of: unitOf(first ?? second) });
      return ' , ';
    });
    const after = new RegExp(
      `${VERB}(?<![\\w])(?:(monthly|weekly|bi-?weekly|yearly|annual) )?(?:${words})(?: (?:is|are|of|at|costs?|takes|contribution|deduction|runs))* ?[:=]? ?${AMOUNT}(?! ?(?:%|k\\b|percent))${PRE_TAX}${PER}${PRE_TAX}`,
      'g',
    );
    rest = rest.replace(after, (_, first: string | undefined, digits: string, unit?: string) => {
      deductions.push({ class: kind, value: Number(digits.replaceAll(',', '')), of: unitOf(unit ?? first) });
      return ' , ';
    });
  }
  return { text: rest, deductions };
}

function unitOf(word: string | undefined): SaidDeduction['of'] {
  if (word === undefined) return undefined;
  if (/^(?:week|wk)/.test(word)) return 'WEEKLY';
  if (/^mo/.test(word)) return 'MONTHLY';
  if (/^bi/.test(word)) return 'BI_WEEKLY';
  return /^(?:y|ann)/.test(word) ? 'ANNUAL' : 'paycheck';
}
