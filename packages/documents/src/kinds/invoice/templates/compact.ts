import type { Block, TableLook, TextStyle } from '@paperwage/paper';
import { onRectangle, padded, pushedRight, row, splitWidth, stack, tagged, textBlock } from '@paperwage/paper';
import { factsInColumns, paragraph } from '../../../look/facts.ts';
import { LETTER } from '../../../look/sheet.ts';
import { closingParts } from './closing.ts';
import type { InvoiceContext, InvoiceTemplate } from './invoice-context.ts';
import { invoicePages, pageFooter } from './invoice-pages.ts';
import { itemsTable } from './items-table.ts';
import { clientBlock, senderBlock } from './parties.ts';
import { invoiceFacts, pageTitle } from './wording.ts';

const MARGIN = { x: 38, top: 32, bottom: 26 };
const WIDTH = LETTER.width - 2 * MARGIN.x;
const BOX_PADDING = { x: 10, y: 7 };

/** Small print close together, for invoices of many items. */
export const compact: InvoiceTemplate = {
  id: 'compact',
  name: 'Compact',
  description: 'Small type, for many items on few pages.',
  layout: (context) => {
    const { theme, type } = context;
    const { closing, rest } = closingParts(context, {
      width: WIDTH,
      totalsWidth: 204,
      totals: {
        text: type.text(8.2),
        figure: type.figure(8.2),
        strongText: type.strong(8.2),
        strongFigure: type.strongFigure(8.2),
        aside: type.label(7.6),
        gap: 2,
      },
      balance: {
        fill: theme.accent,
        radius: 3,
        padding: { x: 10, y: 5.5 },
        label: white(type.text(8.6)),
        figure: { ...white(type.strongFigure(13)), lineHeight: 1.25 },
        smallest: 8,
      },
      notes: { label: type.label(6.8), text: { ...type.text(8.2), lineHeight: 1.36 } },
    });
    return invoicePages({
      margin: MARGIN,
      head: stack([mastHead(context), particulars(context)], 12),
      continued: paragraph(`${pageTitle(context.document)}, continued`, type.soft(8.2), WIDTH),
      gap: 12,
      table: itemsTable(
        context,
        { quantity: 50, rate: 74, tax: 60, amount: 78, longestDescription: 220 },
        tableLook(context),
        WIDTH,
      ),
      rowPadding: { usual: 2.2, least: 1 },
      closing,
      rest,
      foot: context.foot,
      sheet: context.sheet,
      width: WIDTH,
      footer: (page) => pageFooter(context, page, WIDTH),
    });
  },
};

function white(style: TextStyle): TextStyle {
  return { ...style, color: '#ffffff' };
}

function mastHead(context: InvoiceContext): Block {
  const { document, type } = context;
  const look = {
    name: { ...type.strong(10.6), lineHeight: 1.25 },
    smallestName: 8,
    detail: { ...type.soft(7.8), lineHeight: 1.35 },
    label: type.label(6.6),
    address: 'line',
  } as const;
  const room = 170;
  const title = textBlock(document.title, { ...type.heading(15), lineHeight: 1.2 }, room, {
    align: 'right',
    smallest: 10,
  });
  const sender = senderBlock(context, look, { width: 84, height: 28 }, WIDTH - room - 16);
  return row([{ ...sender, width: WIDTH - room }, tagged({ role: 'Heading', level: 1 }, title)], 0, 'middle');
}

/** The client and the facts in a ruled box. */
function particulars(context: InvoiceContext): Block {
  const { document, theme, type } = context;
  const inner = WIDTH - 2 * BOX_PADDING.x;
  const [left, right] = splitWidth(inner, 28, [1.9, 1]) as [number, number];
  const look = {
    label: type.label(6.6),
    name: { ...type.strong(9.2), lineHeight: 1.3 },
    smallestName: 7.8,
    detail: { ...type.soft(8), lineHeight: 1.32 },
  };
  const factLook = { label: type.label(8), value: { ...type.strong(8), lineHeight: 1.35 }, gap: 0.6, smallest: 6.6 };
  const client = clientBlock(context, look, left);
  const facts = factsInColumns(invoiceFacts(document), factLook, 10, right);
  const content = row([{ ...client, width: left }, pushedRight(facts, inner - left)]);
  const edges = { top: BOX_PADDING.y, right: BOX_PADDING.x, bottom: BOX_PADDING.y, left: BOX_PADDING.x };
  return onRectangle(padded({ ...content, width: inner }, edges), {
    stroke: { color: theme.rule, weight: 0.7 },
    radius: 3,
  });
}

function tableLook({ theme, type }: InvoiceContext): TableLook {
  return {
    header: type.accent(7.2),
    text: type.text(8.2),
    figure: type.figure(8.2),
    note: { ...type.label(7.4), lineHeight: 1.3 },
    footText: type.strong(8.2),
    footFigure: type.strongFigure(8.2),
    headerRule: { weight: 0.9, color: theme.accent },
    rowRule: { weight: 0.4, color: theme.rule },
    footRule: { weight: 0.8, color: theme.text },
    padding: { between: 5, edge: 1 },
    headerPadding: 2.2,
  };
}
