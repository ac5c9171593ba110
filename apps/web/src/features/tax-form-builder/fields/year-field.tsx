import {
  draftWords,
  isDraftEdition,
  missingFormsSentence,
  offeredYears,
  yearsWithoutForm,
} from '@paperwage/documents/forms';
import { useDraftChoice } from '../../builder/fields/use-field.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useBuilder, useCalculation } from '../store/form-builder.ts';

/** The year of the form, which decides its boxes and its rules. */
export function YearField({ label }: { label: string }) {
  const { today } = useBuilder().context;
  const edition = useCalculation(({ result }) => result.document.edition);
  const { value, error, onChange, onBlur } = useDraftChoice<string>('year');
  const standing = isDraftEdition(edition) ? `A ${draftWords(edition)}.` : 'The official form for that year.';
  const help = [
    ...(value === '' ? [] : [standing]),
    missingFormsSentence(edition.form, yearsWithoutForm(today)),
  ].filter(Boolean);
  return (
    <SelectField
      id="year"
      label={label}
      options={offeredYears(value).map((year) => ({ value: year, label: year }))}
      help={help.join(' ')}
      required
      value={value}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
      {...(value === '' && { prompt: 'Choose' })}
    />
  );
}
