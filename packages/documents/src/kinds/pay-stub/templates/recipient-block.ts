import type { Block, TextStyle } from '@paperwage/paper';
import { EMPTY, region, stack } from '@paperwage/paper';
import { blankFact, paragraph } from '../../../look/facts.ts';
import type { StubContext } from './stub-context.ts';
import { addressBlock } from '../../../look/wording.ts';

export interface RecipientLook {
  readonly label: TextStyle;
  readonly name: TextStyle;
  readonly smallestName: number;
  readonly detail: TextStyle;
}

/** Name and address of the person paid, under a label; an empty line to write on while the name is unknown. */
export function recipientBlock(context: StubContext, label: string, look: RecipientLook, width: number): Block {
  const { name, address } = context.document.employee;
  const nameRegion = 'employeeInfo.employeeName';
  const lines = stack(addressBlock(address).map((line) => paragraph(line, look.detail, width)));
  const head =
    name === ''
      ? blankFact(
          { label, value: '', region: nameRegion },
          context,
          { label: look.label, value: look.name },
          Math.min(width, 150),
        )
      : stack([
          paragraph(label, look.label, width),
          paragraph(name, look.name, width, { region: nameRegion, smallest: look.smallestName }),
        ]);
  return stack([head, lines.height > 0 ? region('employeeInfo.address', lines) : EMPTY], 1);
}
