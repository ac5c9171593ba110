import { TextField } from '../ui/text-field.tsx';

interface ZipFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  readonly className?: string | undefined;
}

/** The ZIP code of a billing address, which banks compare. */
export function ZipField(props: ZipFieldProps) {
  return (
    <TextField
      {...props}
      label="ZIP code"
      help="From your billing address."
      autoComplete="billing postal-code"
      inputMode="numeric"
      maxLength={10}
      required
    />
  );
}

/** What is wrong with a ZIP code as typed. */
export function zipError(zip: string): string | undefined {
  return /^\d{5}(-\d{4})?$/.test(zip.trim()) ? undefined : 'Enter a ZIP code such as 78702.';
}
