import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { DEDUCTION_KEYS, EARNING_KEYS, isNamedLineId, mainPayKey } from '@paperwage/documents/pay-stub';

const ADDRESS_PARTS = /^(companyInfo|employeeInfo)\.(streetAddress1|streetAddress2|city|state|zipCode)$/;
const NUMBERS = /^(coNumber|fileNumber|deptNumber|clockNumber|vchrNumber)$/;
const CUSTOM_LINE = /^(items\.\d+)\.custom(Earnings|Deductions)\.([^.]+)/;
/** An entry among the other items stands on paper as a whole. */
const OTHER_ITEM = /^(items\.\d+\.otherItems\.\w+\.[^.]+)\.\w+$/;

/** Whichever of the two logos is shown stands there. */
const LOGO = 'companyInfo.employerLogo';

/** The region of the paper that shows a field, where the two have different names. */
export function regionOfField(path: string): string {
  const address = ADDRESS_PARTS.exec(path);
  if (address) return `${address[1]}.address`;
  if (NUMBERS.test(path)) return 'identifiers';
  if (path === 'checkNo') return 'items.0.checkNo';
  if (path === 'companyInfo.payrollLogo') return LOGO;
  const other = OTHER_ITEM.exec(path)?.[1];
  if (other) return other;
  const custom = CUSTOM_LINE.exec(path);
  return custom ? `${custom[1]}.${custom[2]!.toLowerCase()}.${custom[3]}` : path;
}

/** The field behind a region of the paper: for a sum, the first thing it is made of. */
export function fieldOfRegion(region: string, draft: PayStubDraft): string {
  const party = /^(companyInfo|employeeInfo)\.address$/.exec(region)?.[1];
  if (party) return `${party}.streetAddress1`;
  if (region === 'identifiers') return 'deptNumber';
  if (region === LOGO && draft.companyInfo.employerLogo === '') return 'companyInfo.payrollLogo';
  const [, item, part, id] = /^(items\.\d+)\.([^.]+)(?:\.([^.]+))?$/.exec(region) ?? [];
  switch (part) {
    case 'checkNo':
      return 'checkNo';
    case 'payPeriod':
      return `${item}.payPeriod.from`;
    case 'gross':
    case 'net':
      return `${item}.earnings.${mainPayKey(draft)}`;
    case 'deductionTotal':
      return `${item}.deductions.federal`;
    case 'earnings':
      return isOneOf(EARNING_KEYS, id) ? region : `${item}.customEarnings.${id}`;
    case 'deductions':
      return isOneOf(DEDUCTION_KEYS, id) || isNamedLineId(id) ? region : `${item}.customDeductions.${id}`;
    default:
      return region;
  }
}

function isOneOf(keys: readonly string[], id: string | undefined): boolean {
  return id !== undefined && keys.includes(id);
}
