import { formatEin, formatSsn, hasNineDigits, isAmbiguousTin, isWrittenAsEin } from '@paperwage/documents/forms';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { useDraftChoice } from '../../builder/fields/use-field.ts';

const KINDS = [
  { value: 'person', label: 'SSN or ITIN' },
  { value: 'company', label: 'EIN' },
];

/** Whether a full number is that of a person or of a company, which nine digits alone do not tell. */
export function TinKindField({ path }: { path: string }) {
  const { value, onChange } = useDraftChoice<string>(path);
  if (!hasNineDigits(value)) return null;
  const kind = isAmbiguousTin(value) ? '' : isWrittenAsEin(value) ? 'company' : 'person';
  return (
    <SegmentedField
      id={`${path}-kind`}
      label="What is this number?"
      value={kind}
      options={KINDS}
      help={kind === '' ? 'We treat it as an SSN until you choose.' : undefined}
      onChange={(chosen) => {
        const digits = value.replace(/\D/g, '');
        onChange(chosen === 'company' ? formatEin(digits) : formatSsn(digits));
      }}
    />
  );
}
