import type { Figure, FilingStatus, PreTaxKind, StateFilingStatus } from '@paperwage/payroll';
import { formatMoney, formatQuantity, formatRate, formatUnitPrice, STATE_NAMES } from '@paperwage/values';
import { FILING_STATUS_NAMES } from '../look/wording.ts';

const FILING_STATUS_WORDS: Readonly<Record<FilingStatus, string>> = {
  single: FILING_STATUS_NAMES.SINGLE.toLowerCase(),
  marriedJointly: FILING_STATUS_NAMES.MARRIED.toLowerCase(),
  headOfHousehold: FILING_STATUS_NAMES.HEAD_OF_HOUSEHOLD.toLowerCase(),
};

const STATE_FILING_STATUS_WORDS: Readonly<Record<StateFilingStatus, string>> = {
  single: 'single',
  married: 'married',
  marriedSeparate: 'married filing separately',
  headOfHousehold: 'head of household',
};

const PRE_TAX_CLASSES: Readonly<Record<PreTaxKind, string>> = {
  retirement401k: '401(k) contributions',
  retirement403b: '403(b) contributions',
  retirement457b: '457(b) contributions',
  simpleIra: 'SIMPLE IRA contributions',
  otherRetirement: 'Contributions to another retirement plan',
  section125: 'Section 125 plan premiums',
  hsa: 'Health savings account (HSA) contributions',
  fsa: 'Flexible spending account (FSA) contributions',
  dependentCare: 'Dependent care account contributions',
};

/** A figure as a sentence writes it: `3,017.50`, `6.2%`, `26`, `married filing jointly`, `Texas`. */
export function formatFigure(figure: Figure): string {
  switch (figure.unit) {
    case 'cents':
      return formatMoney(figure.value);
    case 'rate':
      return formatRate(figure.value);
    case 'count':
      return String(figure.value);
    case 'hours':
      return formatQuantity(figure.value);
    case 'price':
      return formatUnitPrice(figure.value);
    case 'filingStatus':
      return FILING_STATUS_WORDS[figure.value];
    case 'stateFilingStatus':
      return STATE_FILING_STATUS_WORDS[figure.value];
    case 'state':
      return STATE_NAMES[figure.value];
    case 'preTaxClass':
      return PRE_TAX_CLASSES[figure.value];
  }
}
