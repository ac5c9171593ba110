import { renderToStaticMarkup } from 'react-dom/server';
import { calculatePayStub, layoutPayStub, samplePayStubDraft } from '@paperwage/documents/pay-stub';
import type { PayStubDocument } from '@paperwage/documents/pay-stub';
import { ScenePageSvg } from '@paperwage/paper/svg';
import { federalRulesOn, FIRST_COVERED_DAY, LAST_COVERED_DAY, loadRuleBook } from '@paperwage/payroll';
import { calendarDate, formatMoney, formatRate, subtract, yearOf } from '@paperwage/values';

/** The day the sample is made on, in the last year held: the same source gives the same page on any day. */
const sampleDay = calendarDate(`${yearOf(LAST_COVERED_DAY)}-11-20`);
const sampleState = 'TX';

/** What the home page shows of a pay stub: two sheets as SVG, and the figures behind one line of it; and the years held. */
export interface SampleSheets {
  readonly front: string;
  readonly back: string;
  readonly years: { readonly first: number; readonly last: number };
  readonly socialSecurity: {
    readonly amount: string;
    readonly wages: string;
    readonly rate: string;
    readonly paidBefore: string;
    readonly wageBase: string;
  };
}

/** The sample pay stub, drawn with the very code that the builder uses. This module runs while the site is built. */
export const sampleSheets = await drawSampleSheets();

async function drawSampleSheets(): Promise<SampleSheets> {
  const rules = await loadRuleBook(sampleState);
  const draft = samplePayStubDraft({ today: sampleDay, random: () => 0.5 });
  const { document, calculation } = calculatePayStub(draft, rules);
  if (calculation.status !== 'valid') throw new Error('The sample pay stub cannot be calculated.');
  const [stub] = document.stubs;
  const line = stub?.deductions.find(({ key }) => key === 'fica');
  if (!stub?.payDate || !line) throw new Error('The sample pay stub has no social security line.');
  const { rate, wageBase } = federalRulesOn(stub.payDate, rules).socialSecurity;
  return {
    front: sheet(document, 'harbor', `items.0.deductions.${line.id}`),
    back: sheet(document, 'forest'),
    years: { first: yearOf(FIRST_COVERED_DAY), last: yearOf(LAST_COVERED_DAY) },
    socialSecurity: {
      amount: formatMoney(line.period),
      wages: formatMoney(stub.gross.period),
      rate: formatRate(rate),
      paidBefore: formatMoney(subtract(stub.gross.yearToDate, stub.gross.period)),
      wageBase: formatMoney(wageBase),
    },
  };
}

function sheet(document: PayStubDocument, theme: string, highlight?: string): string {
  const { scene } = layoutPayStub(document, { template: 'ledger', theme });
  const [page] = scene.pages;
  if (!page) throw new Error('The sample pay stub has no page.');
  const label = `Sample pay stub for a made-up employee, ${scene.title}`;
  return renderToStaticMarkup(<ScenePageSvg page={page} images={scene.images} label={label} highlight={highlight} />);
}
