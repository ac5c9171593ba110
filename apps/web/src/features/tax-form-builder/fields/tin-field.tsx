import { maskTin } from '@paperwage/documents/forms';
import type { ComponentType } from 'react';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useAuth } from '../../../identity/auth-state.ts';
import type { Format } from '../../builder/fields/formats.ts';
import { useDraftText } from '../../builder/fields/use-field.ts';
import { TextField } from '../../../ui/text-field.tsx';

export interface TinFieldProps {
  readonly path: string;
  readonly label: string;
  readonly help: string;
  readonly placeholder: string;
  readonly format: Format;
}

const HIDDEN = 'Select the field to see all digits.';

/** For users with an account; without one the answer stays as it was. */
const KeepFullSsns = lazy<ComponentType>(() =>
  import('../../../shell/keep-full-ssns.tsx').then(
    (code) => ({ default: code.KeepFullSsns }),
    () => ({ default: Nothing }),
  ),
);

function Nothing() {
  return null;
}

/** The number of a person: whole while the field has the focus, its last four digits once it is left. */
export function PersonTinField({ path, format, ...rest }: TinFieldProps) {
  const { value, error, ...field } = useDraftText(path, format);
  const [hasFocus, setFocus] = useState(false);
  const shown = hasFocus ? value : maskTin(value);
  const place = useRef<HTMLDivElement>(null);
  const { user } = useAuth();
  useLayoutEffect(() => {
    // The digits that have just come into view are replaced by typing, as those that were there would have been.
    if (hasFocus) place.current?.querySelector('input')?.select();
  }, [hasFocus]);
  return (
    <div ref={place} onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
      <TextField
        id={path}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        value={shown}
        error={error !== undefined && shown !== value ? `${error} ${HIDDEN}` : error}
        {...field}
        {...rest}
      />
      {user && (
        <Suspense fallback={null}>
          <KeepFullSsns />
        </Suspense>
      )}
    </div>
  );
}
