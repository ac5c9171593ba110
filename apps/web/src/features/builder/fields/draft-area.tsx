import { storableLength } from '@paperwage/documents';
import type { ReactNode } from 'react';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { linesFormat } from './formats.ts';
import { helpOrLimit } from './help-or-limit.ts';
import { useDraftText } from './use-field.ts';

export interface DraftAreaProps {
  /** Place in the draft; also the id of the control, so that an issue finds its field. */
  readonly path: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** The most characters that fit on the paper; more can be typed, and the draft's issues report it. */
  readonly maxLength: number;
  readonly rows: 2 | 4;
}

/** A field of several lines tied to a place in the draft. It says when no more letters fit. */
export function DraftArea({ path, help, maxLength, ...rest }: DraftAreaProps) {
  const field = useDraftText(path, linesFormat);
  const longest = storableLength(maxLength);
  const said = helpOrLimit(help, field.value, longest);
  return <TextAreaField id={path} help={said} maxLength={longest} {...field} {...rest} />;
}
