import type { Block, SceneNode, TableLook, TextStyle } from '@paperwage/paper';
import { padded, pushedRight, row, ruleBlock, stack, tagged, textBlock, fittedSize, textLine } from '@paperwage/paper';
import { factsInColumns, named, paragraph } from '../../../look/facts.ts';
import { LETTER } from '../../../look/sheet.ts';
import { closingParts } from './closing.ts';
import type { InvoiceContext, InvoiceTemplate } from './invoice-context.ts';
import { invoicePages, pageFooter } from './invoice-pages.ts';
import { itemsTable } from './items-table.ts';
import { clientBlock, logoPlate, senderWords } from './parties.ts';
import { balanceHeading, balanceLine, invoiceFacts, pageTitle } from './wording.ts';

const MARGIN = { x: 44, top: 0, bottom: 34 };
const WIDTH = LETTER.width - 2 * MARGIN.x;
const BAND = { top: 36, bottom: 26 };
const BALANCE_WIDTH = 180;
const FACTS_WIDTH = 190;
const WHITE = '#ffffff';

/** Company and balance in white on a band of the accent color that reaches over the page. */
export const banner: InvoiceTemplate = {
  id: 'banner',
  name: 'Banner',
  description: 'Company and balance in white on a band at the top.',
  layout: (context) => {
    const { type, theme } = context;
    const { closing, rest } = closingParts(context, {
      width: WIDTH,
      totalsWidth: 220,
      totals: {
        text: type.text(9.4),
        figure: type.figure(9.4),
        strongText: type.strong(9.4),
        strongFigure: type.strongFigure(9.4),
        aside: type.label(8.4),
        gap: 4,
      },
      balance: {
        fill: theme.accent,
        radius: 0,
        padding: { x: 12, y: 8 },
        label: white(type.text(9.4)),
        figure: { ...white(type.strongFigure(15)), lineHeight: 1.25 },
        smallest: 9,
      },
      notes: { label: type.label(7.6), text: type.text(9.2) },
    });
    return invoicePages({
      margin: MARGIN,
      head: stack([band(context), parties(context)], 26),
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

function white(style: TextStyle): TextStyle {
  return { ...style, color: WHITE };
}

/** The band reaches to the edges of the page, its words keep to the column. */
function band(context: InvoiceContext): Block {
  const { theme } = context;
  const content = padded(bandWords(context), BAND);
  const place = (x: number, y: number): SceneNode[] => [
    { kind: 'rectangle', x: 0, y, width: LETTER.width, height: content.height, fill: theme.accent },
    ...content.place(x, y),
  ];
  return { ...content, place };
}

function bandWords(context: InvoiceContext): Block {
  const { document, theme, type } = context;
  const onAccent = { ...context, theme: { ...theme, rule: theme.tint } };
  const small = { ...type.soft(7.9), color: theme.tint, lineHeight: 1.42 };
  const look = {
    name: { ...white(type.strong(23)), lineHeight: 1.2 },
    smallestName: 12,
    detail: small,
    label: small,
    address: 'line',
  } as const;
  const logo = logoPlate(context, { width: 96, height: 40 });
  const gap = 14;
  const room = WIDTH - BALANCE_WIDTH - 24;
  const words = senderWords(onAccent, look, room - (logo.width > 0 ? logo.width + gap : 0));
  const left = row([logo, words], gap, 'middle');
  const { value } = balanceLine(document);
  const figureStyle = { ...white(type.strongFigure(22)), lineHeight: 1.25 };
  const figure = textLine(value, { ...figureStyle, size: fittedSize(value, figureStyle, BALANCE_WIDTH, 10) });
  const title = textBlock(document.title, white({ ...type.strong(13), lineHeight: 1.3 }), BALANCE_WIDTH, {
    align: 'right',
    smallest: 9,
  });
  const right = stack([
    tagged({ role: 'Heading', level: 1 }, title),
    padded(named({}, textBlock(balanceHeading(document), small, BALANCE_WIDTH, { align: 'right' })), {
      top: 6,
    }),
    named({ region: 'balanceDue' }, pushedRight(figure, BALANCE_WIDTH)),
  ]);
  return row([{ ...left, width: WIDTH - BALANCE_WIDTH }, right], 0, 'middle');
}

function parties(context: InvoiceContext): Block {
  const { document, type } = context;
  const look = {
    label: type.label(7.6),
    name: { ...type.strong(11), lineHeight: 1.35 },
    smallestName: 9,
    detail: { ...type.text(9.4), lineHeight: 1.42 },
  };
  const factLook = { label: type.label(9.2), value: type.strong(9.4), gap: 3.4, smallest: 7 };
  const client = clientBlock(context, look, WIDTH - FACTS_WIDTH - 30);
  return row([
    { ...client, width: WIDTH - FACTS_WIDTH },
    factsInColumns(invoiceFacts(document), factLook, 12, FACTS_WIDTH),
  ]);
}

/** A thin strip of the color, and below it what the page continues. */
function continuedHead(context: InvoiceContext): Block {
  const { document, type, theme } = context;
  const strip = ruleBlock(WIDTH, { weight: 14, color: theme.accent });
  const place = (_: number, y: number): SceneNode[] => [
    { kind: 'rectangle', x: 0, y, width: LETTER.width, height: strip.height, fill: theme.accent },
  ];
  const line = paragraph(`${pageTitle(document)}, continued`, type.soft(9), WIDTH);
  return stack([{ ...strip, place }, padded(line, { top: 16 })]);
}

function tableLook({ theme, type }: InvoiceContext): TableLook {
  return {
    header: type.accent(8),
    text: type.text(9.6),
    figure: type.figure(9.6),
    note: { ...type.label(8.2), lineHeight: 1.36 },
    footText: type.strong(9.6),
    footFigure: type.strongFigure(9.6),
    headerFill: theme.tint,
    rowRule: { weight: 0.5, color: theme.rule },
    footRule: { weight: 0.9, color: theme.accent },
    padding: { between: 6, edge: 8 },
    headerPadding: 4.5,
  };
}
