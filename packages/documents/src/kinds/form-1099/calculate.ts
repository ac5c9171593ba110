import type { Cents } from '@paperwage/values';
import { parseMoney } from '@paperwage/values';
import { amountFault } from '../../drafts/amounts.ts';
import type { Issue } from '../../drafts/issue.ts';
import { miscEditions, necEditions } from '../../forms/form-1099-editions.ts';
import { editionOf, FORM_YEARS } from '../../forms/form-edition.ts';
import { eitherTin, formatEin } from '../../forms/tins/tin.ts';
import type { Form1099Document } from './document.ts';
import type { AmountField } from './fields.ts';
import { AMOUNT_FIELDS } from './fields.ts';
import type { Form1099Draft } from './schema.ts';
import { validate1099 } from './validate.ts';

/** A parsed draft: what is printed, and everything to report about it. */
export interface Form1099Result {
  readonly document: Form1099Document;
  readonly issues: readonly Issue[];
}

/** Parses a 1099. Never throws on any text: unreadable text leaves its box blank and has an issue. */
export function calculate1099(draft: Form1099Draft): Form1099Result {
  const document = documentOf(draft);
  return { document, issues: validate1099(draft, document) };
}

function documentOf(draft: Form1099Draft): Form1099Document {
  const editions = draft.formType === 'nec' ? necEditions : miscEditions;
  const edition = editionOf(editions, Number(draft.year || FORM_YEARS.at(-1)));
  return {
    formType: draft.formType,
    edition: edition as Form1099Document['edition'],
    year: draft.year === '' ? undefined : Number(draft.year),
    isCorrected: draft.corrected,
    isVoid: draft.void,
    payer: {
      name: draft.payersName.trim(),
      street: draft.payersAddress.trim(),
      room: draft.payersRoom.trim(),
      city: draft.payersCity.trim(),
      state: draft.payersState.trim(),
      zip: draft.payersZip.trim(),
      country: draft.payersCountry.trim(),
      telephone: draft.payersTelephone.trim(),
      ein: formatEin(draft.companyEin),
    },
    recipient: {
      name: draft.recipientsName.trim(),
      street: draft.recipientsAddress.trim(),
      room: draft.recipientsRoom.trim(),
      city: draft.recipientsCity.trim(),
      state: draft.recipientsState.trim(),
      zip: draft.recipientsZip.trim(),
      country: draft.recipientsCountry.trim(),
      tin: eitherTin(draft.socialSecurity),
    },
    accountNumber: draft.accountNumber.trim(),
    amounts: Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, typedAmount(draft[field])])) as Record<
      AmountField,
      Cents | undefined
    >,
    checks: { payerDirectSales: draft.payerDirectSales, fatca: draft.fatca, secondTinNotice: draft.secondTinNotice },
    occupationCodes: draft.tippedOccupationCodes.map((code) => code.trim()).filter(Boolean),
    stateNumbers: [draft.payersStateNoA.trim(), draft.payersStateNoB.trim()],
    masksRecipientTin: draft.maskRecipientTin,
  };
}

function typedAmount(text: string): Cents | undefined {
  return text.trim() === '' || amountFault(text) ? undefined : parseMoney(text);
}
