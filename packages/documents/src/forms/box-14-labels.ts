import type { TaxName } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';

/** What box 14 calls a program of a state, in the letters that the state or its tax software looks for. */
const LABELS: Readonly<Partial<Record<StateCode, Readonly<Partial<Record<TaxName, string>>>>>> = {
  AK: { stateUnemployment: 'AK SUI' },
  CA: { stateDisability: 'CASDI' },
  CO: { familyLeave: 'CO FAMLI' },
  CT: { familyLeave: 'CT Paid Leave' },
  DE: { familyLeave: 'DE PFML' },
  HI: { stateDisability: 'HI TDI' },
  MA: { familyLeave: 'MA PFML' },
  ME: { familyLeave: 'ME PFML' },
  MN: { familyLeave: 'MN Paid Leave' },
  NJ: { stateDisability: 'NJ DI', stateUnemployment: 'NJ UI/WF/SWF', familyLeave: 'NJ FLI' },
  NM: { workersCompensation: 'NM WC fee' },
  NY: { stateDisability: 'NY SDI', familyLeave: 'NY PFL' },
  OR: { transit: 'ORSTT W/H', familyLeave: 'OR Paid Leave', workersCompensation: 'OR WBF' },
  PA: { stateUnemployment: 'PA SUI' },
  RI: { stateDisability: 'RI TDI' },
  VT: { 'named:VT Child Care': 'VT Child Care' },
  WA: { familyLeave: 'WA PFML', 'named:WA Cares': 'WA Cares', workersCompensation: 'WA L&I' },
};

/** The wages that Oregon’s transit tax is withheld from, which its returns have a field for. */
export const OREGON_TRANSIT_WAGES = 'ORSTT wages';

/**
 * ORSTT W/H is prescribed by OAR 150-316-0359(3)(a); UI/WF/SWF, DI and FLI are the names of New Jersey’s Form NJ-2450.
 * The others are the names of the programs, short enough for the box; no rule prescribes their letters.
 */
export const BOX_14_LABELS_SOURCE = {
  title: 'Oregon employers required to report statewide transit tax on Form W-2 (2019-0970); Form NJ-2450',
  publisher: 'EY Tax News; New Jersey Division of Taxation',
  checked: '2026-11-24',
};

/** The label of a state’s program in box 14; undefined for a tax that has its own box, or none. */
export function box14Label(state: StateCode, tax: TaxName): string | undefined {
  return LABELS[state]?.[tax];
}
