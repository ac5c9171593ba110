import type { Block } from '@paperwage/paper';
import { onRectangle, padded, row, ruleBlock, spacer, stack, tagged, textBlock, textLine } from '@paperwage/paper';
import { max, ZERO } from '@paperwage/values';
import { amountInWords } from '../../../amount-in-words.ts';
import { paragraph } from '../../../look/facts.ts';
import type { StubContext } from './stub-context.ts';
import { depositText, openTaxes, totalOrDash } from './wording.ts';
import { dateText, dollarAmount } from '../../../look/wording.ts';

/** Three and a half inches, as check stock has it. */
const LEAST_HEIGHT = 252;
const GAP = 14;

/**
 * The check below the statement: payer, bank, payee, amount in figures and in words. No line of magnetic ink, so it is nothing a bank
 * can read; with direct deposit it is not negotiable, and says so in place of the amount.
 */
export function ledgerCheck(context: StubContext, width: number): Block {
  const cut = ruleBlock(width, { weight: 0.8, color: '#9aa4ae', dash: [3.2, 2.4] });
  const open = openTaxes(context.stub);
  const before = open === undefined ? '' : `This amount is ${open}.`;
  const amount = stack([words(context, width), paragraph(before, context.type.soft(8.2), width)], 3);
  const top = stack([payer(context, width), payee(context, width), amount], GAP);
  const foot = footLine(context, width);
  const filler = Math.max(GAP, LEAST_HEIGHT - cut.height - 16 - top.height - foot.height);
  const content = stack([top, spacer(width, filler), foot]);
  return stack([cut, padded(tagged({ role: 'Section' }, content), { top: 16 })]);
}

function payer({ document, stub, type }: StubContext, width: number): Block {
  const right = stack(
    [stub.checkNumber === '' ? '' : `Check no. ${stub.checkNumber}`, dateText(stub.payDate)].map((line) =>
      tagged({ role: 'Paragraph' }, textBlock(line, type.text(9.2), 120, { align: 'right' })),
    ),
  );
  const room = width - 140;
  const lines = [document.company.name, ...document.company.address];
  const company = stack(
    lines.map((line, at) => paragraph(line, at === 0 ? type.strong(10) : type.text(9.2), room, { smallest: 8 })),
  );
  return row([
    { ...company, width: width - 120 },
    { ...right, width: 120 },
  ]);
}

function payee(context: StubContext, width: number): Block {
  const { document, stub, type, theme } = context;
  const figure = isNegotiable(context)
    ? textLine(
        totalOrDash(stub, 'net', 'period', (net) => dollarAmount(max(ZERO, net))),
        { ...type.strongFigure(12), lineHeight: 1.3 },
      )
    : textLine('NON-NEGOTIABLE', { ...type.strong(16), lineHeight: 1.3 });
  const box = onRectangle(padded(figure, { top: 2, right: 9, bottom: 2, left: 9 }), {
    stroke: { color: theme.text, weight: 0.8 },
  });
  const label = textLine(isNegotiable(context) ? 'Pay to the order of' : 'Paid to', type.text(9.2));
  const gap = 10;
  const room = width - box.width - label.width - 2 * gap;
  const name = textBlock(document.employee.name, type.strong(11), room, { smallest: 8.5 });
  const words = row([label, { ...name, width: room, height: Math.max(name.height, 1) }], gap, 'baseline');
  const line = row([tagged({ role: 'Paragraph' }, words), tagged({ role: 'Paragraph' }, box)], gap, 'middle');
  return stack([padded(line, { bottom: 3 }), ruleBlock(width, { weight: 0.6, color: theme.text })]);
}

function words({ stub, type, theme }: StubContext, width: number): Block {
  const text = totalOrDash(stub, 'net', 'period', (net) => amountInWords(max(ZERO, net)).toUpperCase());
  const style = type.text(9.2);
  const single = textLine(text, style);
  const gap = 6;
  const room = width - single.width - gap;
  // Nothing can be written behind the amount.
  const line =
    room > gap
      ? row([tagged({ role: 'Paragraph' }, single), ruleBlock(room, { weight: 0.6, color: theme.text })], gap, 'middle')
      : paragraph(text, style, width, { smallest: 7 });
  return stack([padded(line, { bottom: 3 }), ruleBlock(width, { weight: 0.6, color: theme.text })]);
}

/** Whether it is a check to sign and to cash, and not only a record of how the money goes. */
export function isNegotiable(context: StubContext): boolean {
  return wayOfPayment(context) === '';
}

function wayOfPayment({ document, stub }: StubContext): string {
  const owing = stub.settled.net.period && stub.net.period < 0;
  return owing ? 'Nothing is payable for this period' : depositText(document.directDeposit);
}

/** How the money goes; a paper check has a line to sign on, unless there is nothing to be paid. */
function footLine(context: StubContext, width: number): Block {
  const { document, type, theme, foot, isSample } = context;
  const way = wayOfPayment(context);
  if (way !== '') {
    const beside = width - foot.width;
    const line = paragraph(way, type.soft(8.2), beside);
    return row([{ ...line, width: beside }, foot], 0, 'bottom');
  }
  const signature = 170;
  const line = stack(
    [
      ruleBlock(signature, { weight: 0.6, color: theme.text }),
      tagged({ role: 'Paragraph' }, textBlock('Authorized signature', type.label(8), signature)),
    ],
    2,
  );
  const room = width - signature - 20;
  const left = stack([
    paragraph(document.bank, type.strong(9.2), room, { smallest: 8 }),
    paragraph('VOID AFTER 90 DAYS', type.label(8), room),
    paragraph(isSample ? 'Sample. Not issued.' : '', type.label(8), room),
  ]);
  return row(
    [
      { ...left, width: width - signature },
      { ...line, width: signature },
    ],
    0,
    'bottom',
  );
}
