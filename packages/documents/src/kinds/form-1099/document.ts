import type { FormEdition } from '../../forms/form-edition.ts';
import type { Cents } from '@paperwage/values';
import type { AmountField, CHECK_FIELDS, FormType } from './fields.ts';

/** A 1099 as printed: amounts parsed, nothing formatted. Empty text means not given. */
export interface Form1099Document {
  readonly formType: FormType;
  readonly edition: FormEdition & { readonly form: '1099-nec' | '1099-misc' };
  /** Undefined until it is chosen. */
  readonly year: number | undefined;
  readonly isCorrected: boolean;
  readonly isVoid: boolean;
  readonly payer: Form1099Party & { readonly telephone: string; readonly ein: string };
  readonly recipient: Form1099Party & {
    /** In full, or just the last four digits if no more was typed. */
    readonly tin: string;
  };
  readonly accountNumber: string;
  /** Undefined in a box that is left blank. */
  readonly amounts: Readonly<Record<AmountField, Cents | undefined>>;
  readonly checks: Readonly<Record<(typeof CHECK_FIELDS)[number], boolean>>;
  readonly occupationCodes: readonly string[];
  readonly stateNumbers: readonly [string, string];
  readonly masksRecipientTin: boolean;
}

export interface Form1099Party {
  readonly name: string;
  readonly street: string;
  readonly room: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}
