import { draftWords, FORM_YEARS, isDraftEdition } from '@paperwage/documents/forms';
import { useDraftChoice } from '../../builder/fields/use-field.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useComputed } from '../store/form-builder.ts';

const YEARS = FORM_YEARS.map(String)
  .reverse()
  .map((year) => ({ value: year, label: year }));

/** The year of the form, which decides its boxes and its rules. */
export function YearField({ label }: { label: string }) {
  const edition = useComputed(({ result }) => result.document.edition);
  const { value, error, onChange, onBlur } = useDraftChoice<string>('year');
  const help = isDraftEdition(edition) ? `This is the ${draftWords(edition)}.` : 'The form as it was published.';
  return (
    <SelectField
      id="year"
      label={label}
      options={YEARS}
      help={help}
      required
      value={value}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
      {...(value === '' && { prompt: 'Choose' })}
    />
  );
}
