import { BoxRow } from './box-row.tsx';
import { spokenBox, useBoxName } from './box-name.ts';
import { MoneyInput } from './money-input.tsx';

export interface MoneyBoxProps {
  readonly path: string;
  /** Told after the caption where a form has the same box twice: `second state`. */
  readonly of?: string;
}

/** A box with an amount that is typed; nothing where the year's edition has no such box. */
export function MoneyBox({ path, of }: MoneyBoxProps) {
  const box = useBoxName(path);
  if (!box) return null;
  const name = of === undefined ? spokenBox(box) : `${spokenBox(box)}, ${of}`;
  return (
    <BoxRow path={path} number={box.number} caption={box.caption}>
      <MoneyInput path={path} name={name} />
    </BoxRow>
  );
}
