/** The most letters of the texts that are printed on a pay stub, and what the texts are called in a sentence. */
const ADDRESS_LIMITS = {
  streetAddress1: { most: 80, what: 'The street address' },
  streetAddress2: { most: 80, what: 'The suite or apartment' },
  city: { most: 60, what: 'The city' },
  zipCode: { most: 10, what: 'The ZIP code' },
} as const;

export const COMPANY_LIMITS = {
  employerName: { most: 80, what: 'The name' },
  employerTelephone: { most: 40, what: 'The phone number' },
  legalName: { most: 80, what: 'The legal name' },
  registryNumber: { most: 20, what: 'The registry number' },
  ...ADDRESS_LIMITS,
} as const;

export const EMPLOYEE_LIMITS = {
  employeeName: { most: 80, what: 'The name' },
  employeeTelephone: { most: 40, what: 'The phone number' },
  employeeId: { most: 20, what: 'The ID' },
  ...ADDRESS_LIMITS,
} as const;

/** The name of a kind of time off, of a piece or of an allowance. */
export const OTHER_ITEM_NAME_LIMIT = { most: 40, what: 'The name' } as const;

export const IDENTIFIER_LIMITS = {
  coNumber: { most: 12, what: 'The company code' },
  fileNumber: { most: 12, what: 'The file number' },
  deptNumber: { most: 12, what: 'The department number' },
  clockNumber: { most: 12, what: 'The clock number' },
  vchrNumber: { most: 16, what: 'The voucher number' },
  checkNo: { most: 12, what: 'The check number' },
  bankName: { most: 60, what: 'The bank name' },
} as const;
