import { renderToStaticMarkup } from 'react-dom/server';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { calculatePayStub, layoutPayStub, samplePayStubDraft, setEarning } from '@paperwage/documents/pay-stub';
import type { SceneNode } from '@paperwage/paper';
import { ScenePageSvg } from '@paperwage/paper/svg';
import type { RuleBook } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import { calendarDate, formatMoney } from '@paperwage/values';

/** Below the totals, where the check begins. */
const CROPPED_HEIGHT = 412;
const PIN_RADIUS = 7.5;
const PIN_DAY = calendarDate('2026-11-20');

/** What a pin can point at, and where that is on the stub. */
const PLACES: Readonly<Record<string, string>> = {
  employer: 'companyInfo.employerName',
  employee: 'employeeInfo.employeeName',
  dates: 'items.0.payPeriod',
  payDate: 'items.0.payDate',
  status: 'employeeInfo.maritalStatus',
  often: 'oftenPaid',
  regular: 'items.0.earnings.regular',
  gross: 'items.0.gross',
  federal: 'items.0.deductions.federal',
  socialSecurity: 'items.0.deductions.fica',
  medicare: 'items.0.deductions.medicare',
  state: 'items.0.deductions.state',
  deductions: 'items.0.deductionTotal',
  net: 'items.0.net',
};

/**
 * A pay stub for a made-up employee in Illinois, who earns $24.00 an hour for 80 hours every two weeks, drawn by the code
 * that makes documents, with numbered pins. Throws an Error for a pin that names no place.
 */
export function drawStub(pins: readonly string[], rules: RuleBook, highlight?: string): string {
  const { document, calculation } = calculatePayStub(stubDraft(PIN_DAY), rules);
  if (calculation.status !== 'valid') throw new Error('The pay stub of the picture cannot be calculated.');
  const { scene } = layoutPayStub(document, { template: 'ledger', theme: 'harbor' });
  const page = scene.pages[0]!;
  const cropped = { ...page, height: CROPPED_HEIGHT };
  const label = `Pay stub of a made-up employee: gross pay ${formatMoney(document.stubs[0]!.gross.period)}, net pay ${formatMoney(document.stubs[0]!.net.period)}`;
  const marked = highlight === undefined ? undefined : placeOf(highlight);
  const svg = renderToStaticMarkup(
    <ScenePageSvg page={cropped} images={scene.images} label={label} highlight={marked} />,
  );
  const marks = pins.map((pin, index) => drawPin(index + 1, pin, placeOf(pin), page.nodes)).join('');
  return svg.replace(/<\/svg>$/, `<g data-pins="">${marks}</g></svg>`);
}

function placeOf(pin: string): string {
  const place = PLACES[pin];
  if (place === undefined)
    throw new Error(`"${pin}" is no place on the stub. There are ${Object.keys(PLACES).join(', ')}.`);
  return place;
}

/** In a table a pin is after the words of the first cell, elsewhere at the end of its place. */
function drawPin(number: number, pin: string, place: string, nodes: readonly SceneNode[]): string {
  const group = findRegion(place, nodes);
  if (!group?.region) throw new Error(`The stub of the picture does not show "${pin}".`);
  const { x, y, width, height } = group.region;
  const first = firstText(group.nodes);
  const isRow = width > 200 && first !== undefined;
  const left = isRow ? first.x + first.width + 6 + PIN_RADIUS : x + width + 4 + PIN_RADIUS;
  const middle = y + height / 2;
  return (
    `<circle cx="${left}" cy="${middle}" r="${PIN_RADIUS}" fill="#16211c"/>` +
    `<text x="${left}" y="${middle + 3.2}" fill="#f6e27a" font-family="source-sans-3-semibold" font-size="9.5" text-anchor="middle">${number}</text>`
  );
}

type Group = Extract<SceneNode, { kind: 'group' }>;

function findRegion(name: string, nodes: readonly SceneNode[]): Group | undefined {
  for (const node of nodes) {
    if (node.kind !== 'group') continue;
    if (node.region?.name === name) return node;
    const found = findRegion(name, node.nodes);
    if (found) return found;
  }
  return undefined;
}

function firstText(nodes: readonly SceneNode[]): Extract<SceneNode, { kind: 'text' }> | undefined {
  for (const node of nodes) {
    if (node.kind === 'text') return node;
    const found = node.kind === 'group' ? firstText(node.nodes) : undefined;
    if (found) return found;
  }
  return undefined;
}

function stubDraft(today: CalendarDate): PayStubDraft {
  const context = { today, random: () => 0.5 };
  const sample = samplePayStubDraft(context);
  const [item] = sample.items;
  const draft: PayStubDraft = {
    ...sample,
    paystubsNumber: 1,
    workState: 'IL',
    companyInfo: {
      ...sample.companyInfo,
      employerName: 'Prairie Print & Bindery',
      employerTelephone: '(815) 555-0107',
      streetAddress1: '240 West Canal Street',
      streetAddress2: '',
      city: 'Joliet',
      state: 'IL',
      zipCode: '60432',
    },
    employeeInfo: {
      ...sample.employeeInfo,
      employeeName: 'Dana Whitfield',
      employeeTelephone: '',
      employeeSocial: 'XXX-XX-4323',
      employeeId: 'PB-0072',
      streetAddress1: '1418 Elder Street',
      streetAddress2: '',
      city: 'Joliet',
      state: 'IL',
      zipCode: '60435',
      dependentsAmount: '0',
    },
    w4: { ...sample.w4, otherDependents: '' },
    items: [{ ...item!, customEarnings: [] }],
  };
  const empty = { rate: '0.00', hours: '0.00' };
  const paid = setEarning(draft, 0, 'regular', { rate: '24.00', hours: '80.00' });
  return setEarning(setEarning(paid, 0, 'overtime', empty), 0, 'tips', { rate: '0.00' });
}
