import { storableLength } from '@paperwage/documents';
import { useEffect, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import type * as Zips from '../zip/fill-address.ts';
import type { Address } from '../zip/address.ts';
import { zipCodeFormat } from './formats.ts';
import { helpOrLimit } from './help-or-limit.ts';
import { useDraftText } from './use-field.ts';

/** Of a postal code the paper has room for 12 letters; what is longer is told of, not cut. */
const LONGEST = storableLength(12);

const WAITING = 'We fill in the city and state once you’re back online.';

/** What knows the places of ZIP codes: fetched with the first one that is left. */
let zips: typeof Zips | undefined;

/** A ZIP code. Once it is left, it fills an empty city and state, and says when the address names another state. */
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
      // It only helps: the address can be typed. What did not answer may once there is a connection.
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
