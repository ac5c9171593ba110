export { truthIssues } from './agreement-issues.ts';
export { OREGON_TRANSIT_WAGES } from './box-14-labels.ts';
export { boxOfField, type BoxName } from './box-of-field.ts';
export { box12CodesOf, type Box12Code } from './box-12-codes.ts';
export { draftNote, draftWords, isDraftEdition, isFormYear, type FormEdition, type FormYear } from './form-edition.ts';
export { isAbroad } from './country.ts';
export { comingFormFacts, FIRE_CLOSED, formFactsOf, type ComingFormFacts, type FormFacts } from './form-facts.ts';
export { missingFormsSentence, offeredYears, yearsWithoutForm } from './form-years.ts';
export { MAX_NAME_LETTERS, MAX_PART_LETTERS } from './name-lengths.ts';
export { OTHER_PLACES, placeCodeOf } from './form-places.ts';
export { MAX_OCCUPATION_CODES, TIPPED_OCCUPATIONS } from './tipped-occupations.ts';
export {
  formatEin,
  formatSsn,
  hasNineDigits,
  isMaskedTin,
  isWrittenAsEin,
  storableEin,
  storableTaxNumber,
  storableText,
  maskTin,
} from './tins/tin.ts';
export { formatTin, isAmbiguousTin } from './tins/tin-rules.ts';
