import { storableLength } from '@paperwage/documents';
import { useEffect, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import type * as Zips from '../zip/fill-address.ts';
import type { Address } from '../zip/address.ts';
import { zipCodeFormat } from './formats.ts';
import { helpOrLimit } from './help-or-limit.ts';
import { useDraftText } from './use-field.ts';

/** The paper has room for a postal code of 12 characters; longer ones are reported, not cut. */
const LONGEST = storableLength(12);

const WAITING = 'We fill in the city and state once you’re back online.';

/** Looks up ZIP codes: fetched when the user leaves the first ZIP field. */
let zips: typeof Zips | undefined;

/** A ZIP code field. On blur, it fills an empty city and state, and warns if the address names another state. */
export function ZipField({ address, autoComplete }: { address: Address; autoComplete: string }) {
  const { store } = useBuilder();
  const isUs = address.country === 'us';
  const field = useDraftText(address.paths.zip, zipCodeFormat);
  const [, setAnswered] = useState<object>();
  const [isWaiting, setWaiting] = useState(false);
  const warning = useBuilderState(({ draft }) => zips?.zipWarning(draft, address));
  async function fill() {
    try {
      zips ??= await import('../zip/fill-address.ts');
      await zips.fillAddress(store, address, () => setAnswered({}));
      setWaiting(false);
    } catch (error) {
      // Only a convenience: the address can be typed. A failed request may succeed once back online.
      setWaiting(error instanceof TypeError);
    }
  }
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onOnline = () => void fill();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  });
  return (
    <TextField
      id={address.paths.zip}
      label={address.country === 'abroad' ? 'Postal code' : 'ZIP code'}
      inputMode={isUs ? 'numeric' : 'text'}
      autoComplete={autoComplete}
      maxLength={LONGEST}
      help={isWaiting ? WAITING : helpOrLimit(undefined, field.value, LONGEST)}
      {...field}
      warning={field.warning ?? warning}
      onBlur={() => {
        field.onBlur();
        void fill();
      }}
    />
  );
}
