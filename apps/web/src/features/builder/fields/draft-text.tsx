import { storableLength } from '@paperwage/documents';
import { lazy, Suspense } from 'react';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import type { Format } from './formats.ts';
import { plainFormat } from './formats.ts';
import { helpOrLimit } from './help-or-limit.ts';
import { useDraftText } from './use-field.ts';

/** If its code fails to load, there is no offer: the message says what to do without it. */
const LatinSpelling = lazy(() =>
  import('./latin-spelling.tsx').then(
    (part) => ({ default: part.LatinSpelling }),
    () => ({ default: () => null }),
  ),
);

export interface DraftTextProps {
  /** Place in the draft; also the id of the control, so that an issue finds its field. */
  readonly path: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly action?: ReactNode;
  readonly format?: Format;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The most characters that fit on the paper; for text, more can be typed, and the draft's issues report it. */
  readonly maxLength: number;
  readonly align?: 'start' | 'end';
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly className?: string;
}

/** A text field tied to a place in the draft. It says when no more letters fit. */
export function DraftText(props: DraftTextProps) {
  const { path, help, format = plainFormat, autoComplete = 'off', maxLength, ...rest } = props;
  const field = useDraftText(path, format);
  const isNumber = rest.inputMode === 'decimal' || rest.inputMode === 'numeric';
  const longest = isNumber ? maxLength : storableLength(maxLength);
  const said = helpOrLimit(help, field.value, longest);
  const action = field.error && (
    <Suspense fallback={null}>
      <LatinSpelling path={path} />
    </Suspense>
  );
  return (
    <TextField
      id={path}
      autoComplete={autoComplete}
      help={said}
      maxLength={longest}
      action={action}
      {...field}
      {...rest}
    />
  );
}
