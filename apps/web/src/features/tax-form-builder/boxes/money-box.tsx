import type { ReactNode } from 'react';
import { BoxRow } from './box-row.tsx';
import { spokenBox, useBoxName } from './box-name.ts';
import { MoneyInput } from './money-input.tsx';

export interface MoneyBoxProps {
  readonly path: string;
  /** Told after the caption where a form has the same box twice: `second state`. */
  readonly of?: string;
  /** How it came about, where it was not typed. */
  readonly note?: ReactNode;
  /** What it prints while nothing is typed. */
  readonly calculated?: string | undefined;
  /** What is odd about it shows at once: it is blank because we leave it so. */
  readonly isLeftToUser?: boolean;
}

/** A box with an amount that is typed; nothing where the year's edition has no such box. */
export function MoneyBox({ path, of, note, calculated, isLeftToUser = false }: MoneyBoxProps) {
  const box = useBoxName(path);
  if (!box) return null;
  const name = of === undefined ? spokenBox(box) : `${spokenBox(box)}, ${of}`;
  return (
    <BoxRow path={path} number={box.number} caption={box.caption} note={note} isCalculated={isLeftToUser}>
      <MoneyInput path={path} name={name} calculated={calculated} isLeftToUser={isLeftToUser} />
    </BoxRow>
  );
}
