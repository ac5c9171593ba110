import { printableText } from '@paperwage/paper';
import type { Cents } from '@paperwage/values';
import { formatMoney } from '@paperwage/values';
import { addressLines } from '../../drafts/address-lines.ts';
import { VALUE_FACES } from '../../forms/drawing/form-type.ts';
import type { FormValues } from '../../forms/drawing/form-values.ts';
import type { FormCopy } from '../../forms/form-edition.ts';
import { maskTin } from '../../forms/tins/tin.ts';
import { nonBreakingAddress } from '../../look/non-breaking-address.ts';
import type { Form1099Document, Form1099Party } from './document.ts';
import { AMOUNT_FIELDS } from './fields.ts';

/** What one copy of a 1099 prints, by the names of the entries of its boxes. */
export function form1099Values(document: Form1099Document, copy: FormCopy): FormValues {
  const { payer, recipient, amounts, checks } = document;
  const masks = copy.mayMaskTin && document.masksRecipientTin;
  const isSplit = document.edition.boxes.some(({ id }) => id === 'payerStreet');
  const money = (amount: Cents | undefined) => moneyText(amount, document.isCorrected);
  return {
    year: document.year === undefined ? '' : String(document.year),
    corrected: document.isCorrected,
    void: document.isVoid,
    ...(isSplit ? splitParties(document) : partyLines(document)),
    companyEin: clean(payer.ein),
    socialSecurity: masks ? maskTin(recipient.tin) : clean(recipient.tin),
    accountNumber: clean(document.accountNumber),
    ...Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, money(amounts[field])])),
    ...checks,
    tippedOccupationCodes: document.occupationCodes.map(clean).join(', '),
    payersStateNoA: clean(document.stateNumbers[0]),
    payersStateNoB: clean(document.stateNumbers[1]),
  };
}

/** A block for the payer, three lines for the recipient. */
function partyLines({ payer, recipient }: Form1099Document): FormValues {
  return {
    payersName: [payer.name, streetOf(payer), placeOf(payer), payer.telephone].map(clean).filter((line) => line !== ''),
    recipientsName: clean(recipient.name),
    recipientsAddress: clean(streetOf(recipient)),
    recipientsCity: clean(placeOf(recipient)),
  };
}

/** A box for each part of an address. */
function splitParties({ payer, recipient }: Form1099Document): FormValues {
  const parts = (prefix: 'payers' | 'recipients', party: Form1099Party): FormValues => ({
    [`${prefix}Name`]: clean(party.name),
    [`${prefix}Address`]: clean(nonBreakingAddress(party.street)),
    [`${prefix}Room`]: clean(party.room),
    [`${prefix}City`]: clean(party.city),
    [`${prefix}State`]: clean(party.state),
    [`${prefix}Country`]: clean(party.country),
    [`${prefix}Zip`]: clean(party.zip),
  });
  return { ...parts('payers', payer), ...parts('recipients', recipient), payersTelephone: clean(payer.telephone) };
}

function streetOf({ street, room }: Form1099Party): string {
  return nonBreakingAddress([street, room].filter(Boolean).join(', '));
}

function placeOf({ city, state, zip, country }: Form1099Party): string {
  const lines = addressLines({ street1: '', street2: '', city, state, zip });
  return nonBreakingAddress([...lines, country].filter(Boolean).join(', '));
}

/** A box that doesn't apply stays blank; a corrected form shows the zero that withdraws an amount. */
function moneyText(amount: Cents | undefined, isCorrected: boolean): string {
  if (amount === undefined || (amount === 0 && !isCorrected)) return '';
  return formatMoney(amount);
}

function clean(text: string): string {
  return printableText(text, VALUE_FACES).text;
}
