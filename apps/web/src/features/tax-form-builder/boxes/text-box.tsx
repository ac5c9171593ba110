import { storableLength } from '@paperwage/documents';
import { useDraftText } from '../../builder/fields/use-field.ts';
import { plainFormat } from '../../builder/fields/formats.ts';
import { BareInput } from '../../../ui/bare-input.tsx';
import { messageId } from '../../../ui/field-frame.tsx';
import { BoxRow } from './box-row.tsx';
import { spokenBox, useBoxName } from './box-name.ts';

export interface TextBoxProps {
  readonly path: string;
  /** The most characters that fit in the box; more can be typed, and the draft's issues report it. */
  readonly maxLength: number;
  readonly of?: string;
}

/** A box with a short text; nothing where the year's edition has no such box. */
export function TextBox({ path, maxLength, of }: TextBoxProps) {
  const box = useBoxName(path);
  const { value, error, warning, onChange, onBlur } = useDraftText(path, plainFormat);
  if (!box) return null;
  const name = of === undefined ? spokenBox(box) : `${spokenBox(box)}, ${of}`;
  return (
    <BoxRow path={path} number={box.number} caption={box.caption}>
      <BareInput
        id={path}
        name={name}
        align="start"
        maxLength={storableLength(maxLength)}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        invalid={error !== undefined}
        messageId={(error ?? warning) === undefined ? undefined : messageId(path)}
      />
    </BoxRow>
  );
}
