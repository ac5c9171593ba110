import { renderToStaticMarkup } from 'react-dom/server';
import { createIssuance } from '@paperwage/documents/create-issuance';
import type { Issuance } from '@paperwage/documents/kinds';
import { calculatePayStub, layoutPayStub, samplePayStubDraft } from '@paperwage/documents/pay-stub';
import type { Color, SceneNode, TextNode } from '@paperwage/paper';
import { ScenePageSvg } from '@paperwage/paper/svg';
import { LAST_COVERED_DAY, loadRuleBook } from '@paperwage/payroll';
import { calendarDate, yearOf } from '@paperwage/values';

/** The day the sample is made on, in the last year held: the same source gives the same page on any day. */
const sampleDay = calendarDate(`${yearOf(LAST_COVERED_DAY)}-11-20`);
const sampleState = 'TX';
/** Of no document. */
const CODE = '7KQ4-M2XD-9RVT';

/** Behind the code of the issued one. */
const MARKER: Color = '#f6e27a';

/** The room of the code to scan, which is left of the words, and around both. */
const CODE_WIDTH = 54;
const HALF_HEIGHT = 27;
const PADDING = 6;

/** The same pay stub twice: as it is downloaded free, and as it is issued. */
interface PlanSheets {
  readonly sample: string;
  readonly issued: string;
}

/** Drawn with the very code that makes documents. This module runs while the site is built. */
export const planSheets = await drawPlanSheets();

async function drawPlanSheets(): Promise<PlanSheets> {
  const rules = await loadRuleBook(sampleState);
  const draft = samplePayStubDraft({ today: sampleDay, random: () => 0.5 });
  const { document, calculation } = calculatePayStub(draft, rules);
  if (calculation.status !== 'valid') throw new Error('The sample pay stub cannot be calculated.');
  const alone = { ...document, stubs: document.stubs.slice(0, 1) };
  const pageOf = (issuance: Issuance) => {
    const { scene } = layoutPayStub(alone, { template: 'ledger', theme: 'harbor', issuance });
    const [page] = scene.pages;
    if (!page) throw new Error('The sample pay stub has no page.');
    return { page, images: scene.images };
  };
  const sample = pageOf({ kind: 'sample' });
  const issued = pageOf(createIssuance('https://paperwage.example/verify', [CODE]));
  return {
    sample: renderToStaticMarkup(<ScenePageSvg {...sample} label="Pay stub, with the SAMPLE mark" />),
    issued: renderToStaticMarkup(
      <ScenePageSvg
        {...issued}
        page={{ ...issued.page, nodes: [markerBehindCode(issued.page.nodes), ...issued.page.nodes] }}
        label="Pay stub, issued, without the mark"
      />,
    ),
  };
}

function markerBehindCode(nodes: readonly SceneNode[]): SceneNode {
  const words = textsIn(nodes).filter(({ text }) => text.startsWith('Verify at ') || text === CODE);
  if (words.length !== 2) throw new Error('The issued pay stub has no verification code.');
  const left = Math.min(...words.map(({ x }) => x)) - CODE_WIDTH;
  const right = Math.max(...words.map(({ x, width }) => x + width)) + PADDING;
  const middle = (words[0]!.y + words[1]!.y) / 2 - 3;
  return {
    kind: 'rectangle',
    x: left,
    y: middle - HALF_HEIGHT,
    width: right - left,
    height: 2 * HALF_HEIGHT,
    fill: MARKER,
  };
}

function textsIn(nodes: readonly SceneNode[]): TextNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [node];
    return node.kind === 'group' ? textsIn(node.nodes) : [];
  });
}
