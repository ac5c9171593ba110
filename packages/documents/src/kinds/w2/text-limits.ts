import { MAX_NAME_LETTERS, MAX_PART_LETTERS } from '../../forms/name-lengths.ts';

/** The most letters in each text printed on a W-2. */
export const W2_LIMITS = {
  companyName: MAX_NAME_LETTERS,
  companyAddress: 80,
  companyCity: 60,
  companyZip: 10,
  employeeFirstName: MAX_PART_LETTERS,
  employeeLastName: MAX_PART_LETTERS,
  employeeSuffix: 8,
  employeeAddress: 80,
  employeeCity: 60,
  employeeZip: 10,
  controlNumber: 24,
  companyStateId: 24,
  companyStateIdB: 24,
  localityName: 40,
  localityNameB: 40,
} as const;

/** The most letters in a label of box 14. */
export const BOX_14_LABEL_MAX_LENGTH = 30;
