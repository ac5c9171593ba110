import type { Block, TableLook } from '@paperwage/paper';
import { padded, row, ruleBlock, stack, tagged, textBlock } from '@paperwage/paper';
import { factsInColumns, paragraph } from '../../../look/facts.ts';
import { LETTER } from '../../../look/sheet.ts';
import type { InvoiceContext, InvoiceTemplate } from './invoice-context.ts';
import { invoicePages, pageFooter } from './invoice-pages.ts';
import { itemsTable } from './items-table.ts';
import { closingParts } from './closing.ts';
import { clientBlock, senderBlock } from './parties.ts';
import type { TotalsLook } from './totals.ts';
import { invoiceFacts, pageTitle } from './wording.ts';

const MARGIN = { x: 44, top: 44, bottom: 34 };
const WIDTH = LETTER.width - 2 * MARGIN.x;
const TITLE_WIDTH = 200;
const FACTS_WIDTH = 190;

/** The company with its logo, the title large and light, the balance on a tint. */
export const ledger: InvoiceTemplate = {
  id: 'ledger',
  name: 'Ledger',
  description: 'Logo and company on the left, light title, balance on a tint.',
  layout: (context) => {
    const { type } = context;
    const look = totalsLook(context);
    const { closing, rest } = closingParts(context, {
      width: WIDTH,
      totalsWidth: 220,
      totals: look,
      balance: balanceLook(context),
      notes: { label: type.label(7.6), text: type.text(9.2) },
    });
    return invoicePages({
      margin: MARGIN,
      head: stack([mastHead(context), parties(context)], 28),
      continued: continuedHead(context),
      gap: 20,
      table: itemsTable(
        context,
        { quantity: 56, rate: 92, tax: 70, amount: 92, longestDescription: 190 },
        tableLook(context),
        WIDTH,
      ),
      rowPadding: { usual: 6.6, least: 3 },
      closing,
      rest,
      foot: context.foot,
      sheet: context.sheet,
      width: WIDTH,
      footer: (page) => pageFooter(context, page, WIDTH),
    });
  },
};

function mastHead(context: InvoiceContext): Block {
  const { document, type } = context;
  const look = {
    name: { ...type.strong(13), lineHeight: 1.3 },
    smallestName: 10,
    detail: { ...type.soft(7.9), lineHeight: 1.42 },
    label: type.label(7.6),
    address: 'line',
  } as const;
  const room = WIDTH - TITLE_WIDTH - 16;
  const sender = senderBlock(context, look, { width: 110, height: 36 }, room);
  const style = { ...type.display(34), lineHeight: 1.1 };
  const title = textBlock(document.title, style, TITLE_WIDTH, { align: 'right', smallest: 18 });
  return row([{ ...sender, width: WIDTH - TITLE_WIDTH }, tagged({ role: 'Heading', level: 1 }, title)], 0, 'top');
}

function parties(context: InvoiceContext): Block {
  const { document, type } = context;
  const look = {
    label: type.label(7.6),
    name: { ...type.strong(11), lineHeight: 1.35 },
    smallestName: 9,
    detail: { ...type.text(9.4), lineHeight: 1.42 },
  };
  const factLook = { label: type.label(9.2), value: type.strong(9.4), gap: 2.4, smallest: 7 };
  const client = clientBlock(context, look, WIDTH - FACTS_WIDTH - 30);
  return row([
    { ...client, width: WIDTH - FACTS_WIDTH },
    factsInColumns(invoiceFacts(document), factLook, 12, FACTS_WIDTH),
  ]);
}

function continuedHead(context: InvoiceContext): Block {
  const { document, type, theme } = context;
  const line = paragraph(`${pageTitle(document)}, continued`, type.soft(9), WIDTH);
  return stack([padded(line, { bottom: 8 }), ruleBlock(WIDTH, { weight: 0.9, color: theme.accent })]);
}

function totalsLook({ type }: InvoiceContext): TotalsLook {
  return {
    text: type.text(9.4),
    figure: type.figure(9.4),
    strongText: type.strong(9.4),
    strongFigure: type.strongFigure(9.4),
    aside: type.label(8.4),
    gap: 4,
  };
}

function balanceLook({ theme, type }: InvoiceContext) {
  return {
    fill: theme.tint,
    radius: 5,
    padding: { x: 12, y: 9 },
    label: type.text(9.4),
    figure: { ...type.accentFigure(18), lineHeight: 1.25 },
    smallest: 10,
  };
}

function tableLook({ theme, type }: InvoiceContext): TableLook {
  return {
    header: type.accent(8),
    text: type.text(9.6),
    figure: type.figure(9.6),
    note: { ...type.label(8.2), lineHeight: 1.36 },
    footText: type.strong(9.6),
    footFigure: type.strongFigure(9.6),
    headerRule: { weight: 1.3, color: theme.accent },
    rowRule: { weight: 0.5, color: theme.rule },
    footRule: { weight: 0.5, color: theme.rule },
    padding: { between: 6, edge: 0 },
    headerPadding: 4,
  };
}
