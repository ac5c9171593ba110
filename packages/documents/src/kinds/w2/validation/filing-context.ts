/** What a form alone does not tell; each part is left out where it is not known. */
export interface FilingContext {
  /** Information returns of all types that are filed for the year, this one included. */
  readonly returnsOfYear?: number;
  /** The employer is a household. */
  readonly isHousehold?: boolean;
}
