import { renderToStaticMarkup } from 'react-dom/server';
import { calculate1099, layout1099, sample1099Draft } from '@paperwage/documents/1099';
import { calculateInvoice, layoutInvoice, sampleInvoiceDraft } from '@paperwage/documents/invoice';
import type { PayStubDocument, PayStubDraft } from '@paperwage/documents/pay-stub';
import {
  calculatePayStub,
  layoutPayStub,
  payStubFileName,
  samplePayStubDraft,
  setStubCount,
  withComputedTotals,
} from '@paperwage/documents/pay-stub';
import { calculateW2, emptyW2Draft, layoutW2, sampleW2Draft, sumPayStubs } from '@paperwage/documents/w2';
import { paidStubsOf } from '@paperwage/documents/w2/from-pay-stubs';
import type { Scene, SceneNode } from '@paperwage/paper';
import { ScenePageSvg } from '@paperwage/paper/svg';
import type { RuleBook } from '@paperwage/payroll';
import { LAST_COVERED_DAY, PERIODS_PER_YEAR } from '@paperwage/payroll';
import { calendarDate, yearOf } from '@paperwage/values';

/** In the last year held: the same source gives the same page on any day. */
const YEAR = yearOf(LAST_COVERED_DAY);
const DAY = calendarDate(`${YEAR}-11-20`);
const YEAR_END = calendarDate(`${YEAR}-12-31`);
const LOOK = { template: 'ledger', theme: 'harbor' };

/** The line of the pay stub whose explanation lies beside it. */
export const EXPLAINED = 'fica';

/** The stroke that leads from the marked line to its explanation: how far it stands out, and how far down it reaches. */
const STROKE = { out: 14, width: 7, to: 374 };

/** A page of each kind of document as SVG. */
export interface SampleSheets {
  /** With one line marked. */
  readonly marked: string;
  /** The same twice more, without the mark. */
  readonly payStub: string;
  readonly preview: string;
  readonly invoicePage: string;
  readonly w2Page: string;
  /** The same W-2 once more. */
  readonly addedUp: string;
  readonly form1099Page: string;
}

/** The pay stub of a made-up employee in California, and the W-2 that a year of them adds up to. */
export interface SampleDocuments {
  readonly document: PayStubDocument;
  readonly sheets: SampleSheets;
  readonly year: {
    readonly stubs: number;
    readonly boxes: readonly { readonly box: string; readonly name: string; readonly amount: string }[];
  };
  /** Of the PDF of the pay stub. */
  readonly fileName: string;
}

/** Makes the samples and draws them with the very code that makes documents. */
export function makeSampleDocuments(rules: RuleBook): SampleDocuments {
  const { document } = calculatedStubs(californian(samplePayStubDraft(contextOn(DAY))), rules);
  const year = w2OfYear(rules);
  const invoice = calculateInvoice(sampleInvoiceDraft(contextOn(DAY))).document;
  const form1099 = calculate1099(sample1099Draft({ today: YEAR_END })).document;
  const stub = layoutPayStub(document, LOOK).scene;
  const w2 = sheet(layoutW2(year.document, { template: 'employee' }), 'W-2, copies B and C');
  const twice = named('home-w2', withFewerNodes(w2));
  return {
    document,
    year: { stubs: year.counted, boxes: year.boxes },
    fileName: payStubFileName({ ...document, stubs: document.stubs.slice(0, 1) }, 'pdf'),
    sheets: {
      ...payStubSheets(stub, document),
      invoicePage: withFewerNodes(
        sheet(layoutInvoice(invoice, { template: 'ledger', theme: 'forest' }).scene, 'Invoice, page 1'),
      ),
      w2Page: twice.first,
      addedUp: twice.again('W-2 of the year'),
      form1099Page: withFewerNodes(sheet(layout1099(form1099, { template: 'recipient' }), '1099-NEC, copies B and 2')),
    },
  };
}

function contextOn(today: typeof DAY) {
  return { today, random: () => 0.5 };
}

/** The sample of the builder, moved to a state that taxes wages and has a program of its own. */
function californian(sample: PayStubDraft): PayStubDraft {
  const place = { city: 'Sacramento', state: 'CA' } as const;
  return {
    ...sample,
    workState: 'CA',
    companyInfo: { ...sample.companyInfo, ...place, zipCode: '95814', employerTelephone: '(916) 555-0142' },
    employeeInfo: { ...sample.employeeInfo, ...place, zipCode: '95816', employeeTelephone: '(916) 555-0178' },
  };
}

function calculatedStubs(draft: PayStubDraft, rules: RuleBook) {
  const result = calculatePayStub(draft, rules);
  if (result.calculation.status !== 'valid') throw new Error('The sample pay stub cannot be calculated.');
  return result;
}

/** The W-2 of the same person: the pay stubs of the whole year, added up. */
function w2OfYear(rules: RuleBook) {
  const context = contextOn(YEAR_END);
  const sample = californian(samplePayStubDraft(context));
  const year = setStubCount(sample, PERIODS_PER_YEAR[sample.oftenPaid], context);
  const stubs = paidStubsOf(withComputedTotals(year, calculatedStubs(year, rules)), rules);
  const { employersIdentificationNumber, companyStateId, controlNumber } = sampleW2Draft(context);
  const summed = sumPayStubs(
    { ...emptyW2Draft(context), employersIdentificationNumber, companyStateId, controlNumber },
    stubs,
    YEAR as Parameters<typeof sumPayStubs>[2],
  );
  const boxes = BOXES.map(([box, name, field]) => ({ box, name, amount: summed.draft[field] }));
  return { counted: summed.counted, boxes, document: calculateW2(summed.draft, rules).document };
}

/** What the sums come to, box by box. */
const BOXES = [
  ['1', 'Wages, tips, other compensation', 'wagesTipsOther'],
  ['2', 'Federal income tax withheld', 'federalIncomeTax'],
  ['4', 'Social security tax withheld', 'socialSecurityTax'],
  ['6', 'Medicare tax withheld', 'medicareTax'],
  ['17', 'State income tax', 'stateIncomeTax'],
] as const;

function payStubSheets(scene: Scene, { stubs }: PayStubDocument): Pick<SampleSheets, 'marked' | 'payStub' | 'preview'> {
  const line = stubs[0]?.deductions.find(({ key }) => key === EXPLAINED);
  const page = scene.pages[0];
  if (!line || !page) throw new Error('The sample pay stub has no social security line.');
  const region = `items.0.deductions.${line.id}`;
  const { first, again } = named('home-pay-stub', sheet(scene, 'Sample pay stub for a made-up employee'));
  return {
    marked: first.replace('<g id="home-pay-stub">', `${strokesOf(regionOf(region, page.nodes))}$&`),
    payStub: again('Pay stub'),
    preview: again('The same pay stub, half as the preview and half as the PDF'),
  };
}

/** A drawing whose content has a name, and how to show it again without sending it again. */
function named(id: string, svg: string) {
  const [, opening = '', drawing = ''] = /^(<svg[^>]*>)(.*)<\/svg>$/s.exec(svg) ?? [];
  return {
    first: `${opening}<g id="${id}">${drawing}</g></svg>`,
    again: (label: string) =>
      `${opening.replace(/aria-label="[^"]*"/, `aria-label="${label}"`)}<use href="#${id}"></use></svg>`,
  };
}

/** The marker over the line, out of the table and down to where the explanation begins. */
function strokesOf({ x, y, width, height }: Region): string {
  const right = x + width + STROKE.out;
  const bars = [
    [x, y, right - x, height],
    [right - STROKE.width, y, STROKE.width, STROKE.to - y],
  ];
  return bars
    .map(([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f6e27a"/>`)
    .join('');
}

type Region = NonNullable<Extract<SceneNode, { kind: 'group' }>['region']>;

function regionOf(name: string, nodes: readonly SceneNode[]): Region {
  const search = (among: readonly SceneNode[]): Region | undefined => {
    for (const node of among) {
      if (node.kind !== 'group') continue;
      const found = node.region?.name === name ? node.region : search(node.nodes);
      if (found) return found;
    }
    return undefined;
  };
  const found = search(nodes);
  if (!found) throw new Error(`The sample pay stub has no region ${name}.`);
  return found;
}

/** The first page. */
function sheet({ pages, images }: Scene, label: string): string {
  const [page] = pages;
  if (!page) throw new Error(`The sample has no page: ${label}.`);
  return renderToStaticMarkup(<ScenePageSvg page={page} images={images} label={label} />);
}

/**
 * The same drawing without the groups that name its fields, and with neighboring lines of one kind in one path: of some 900
 * nodes, half are left, and a phone has to read and keep each.
 */
function withFewerNodes(svg: string): string {
  return svg
    .replaceAll(/<g data-region="[^"]*">|<\/g>/g, '')
    .replaceAll(
      /<path d="[^"]*"((?: stroke[a-z-]*="[^"]*")+)><\/path>(?:<path d="[^"]*"\1><\/path>)+/g,
      (paths, stroke: string) =>
        `<path d="${Array.from(paths.matchAll(/ d="([^"]*)"/g), ([, d]) => d).join('')}"${stroke}></path>`,
    );
}
