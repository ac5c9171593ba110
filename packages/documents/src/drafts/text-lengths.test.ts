import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { testContext } from '../fixtures/test-context.ts';
import { calculate1099 } from '../kinds/form-1099/calculate.ts';
import { sampleOf as sample1099 } from '../kinds/form-1099/fixtures/drafts.ts';
import { layout1099 } from '../kinds/form-1099/layout.ts';
import { form1099DraftSchema } from '../kinds/form-1099/schema.ts';
import { form1099TemplatesOf } from '../kinds/form-1099/templates.ts';
import { FORM_1099_LIMITS } from '../kinds/form-1099/text-limits.ts';
import { calculateInvoice } from '../kinds/invoice/calculate.ts';
import { sampleInvoiceDraft } from '../kinds/invoice/edit/sample-draft.ts';
import { invoiceDraftSchema } from '../kinds/invoice/schema.ts';
import { invoiceTemplates, layoutInvoice } from '../kinds/invoice/templates/index.ts';
import { BUSINESS_NUMBER_MAX_LENGTH, INVOICE_LIMITS, ITEM_LIMITS, PARTY_LIMITS } from '../kinds/invoice/text-limits.ts';
import { calculatePayStub } from '../kinds/pay-stub/calculate.ts';
import { samplePayStubDraft } from '../kinds/pay-stub/edit/sample-draft.ts';
import { payStubDraftSchema } from '../kinds/pay-stub/draft/schema.ts';
import { layoutPayStub, payStubTemplates } from '../kinds/pay-stub/templates/index.ts';
import { COMPANY_LIMITS, EMPLOYEE_LIMITS, IDENTIFIER_LIMITS } from '../kinds/pay-stub/draft/text-limits.ts';
import { calculateW2 } from '../kinds/w2/calculate.ts';
import { setEmployeeName } from '../kinds/w2/employee-name.ts';
import { sampleOf as sampleW2 } from '../kinds/w2/fixtures/drafts.ts';
import { layoutW2 } from '../kinds/w2/layout.ts';
import { w2DraftSchema } from '../kinds/w2/schema.ts';
import { w2Templates } from '../kinds/w2/templates.ts';
import { W2_LIMITS } from '../kinds/w2/text-limits.ts';
import { documentThemes } from '../look/themes.ts';
import type { Issue } from './issue.ts';
import { storableLength } from './text-lengths.ts';

const context = testContext();
const theme = documentThemes[0]!.id;
/** The templates in which long texts are drawn: from day to day, the first of each kind. */
const usual = <Template>(templates: readonly Template[]) => templates.slice(0, process.env.TEST_ALL ? undefined : 1);

/** A kind of document: how a text is set at a place of its sample, what is then wrong, and what it looks like. */
interface Kind {
  readonly name: string;
  readonly rooms: Readonly<Record<string, number>>;
  readonly with: (path: string, text: string) => { issues: readonly Issue[]; kept: boolean; draw: () => void };
}

const kinds: readonly Kind[] = [
  {
    name: 'pay stub',
    rooms: {
      ...under('companyInfo.', COMPANY_LIMITS),
      ...under('employeeInfo.', EMPLOYEE_LIMITS),
      ...under('', IDENTIFIER_LIMITS),
    },
    with(path, text) {
      const draft = written(samplePayStubDraft(context), path, text);
      const { issues, document } = calculatePayStub(draft, allRules);
      const draw = () => usual(payStubTemplates).forEach(({ id }) => layoutPayStub(document, { template: id, theme }));
      return { issues, kept: payStubDraftSchema.safeParse(draft).success, draw };
    },
  },
  {
    name: 'invoice',
    rooms: {
      ...under('from.', { ...PARTY_LIMITS, businessNumber: BUSINESS_NUMBER_MAX_LENGTH }),
      ...under('to.', PARTY_LIMITS),
      ...under('items.0.', ITEM_LIMITS),
      ...under('', INVOICE_LIMITS),
    },
    with(path, text) {
      const draft = written(sampleInvoiceDraft(context), path, text);
      const { issues, document } = calculateInvoice(draft);
      const draw = () => usual(invoiceTemplates).forEach(({ id }) => layoutInvoice(document, { template: id, theme }));
      return { issues, kept: invoiceDraftSchema.safeParse(draft).success, draw };
    },
  },
  {
    name: 'W-2',
    rooms: { ...W2_LIMITS, 'field14.0.label': 30 },
    with(path, text) {
      const sample = sampleW2(2025, { field14: [{ label: 'UNION', amount: '' }] });
      const part = { employeeFirstName: 'first', employeeLastName: 'last' }[path];
      const draft = part ? setEmployeeName(sample, { [part]: text }) : written(sample, path, text);
      const { issues, document } = calculateW2(draft, allRules);
      const draw = () => usual(w2Templates).forEach(({ id }) => layoutW2(document, { template: id }));
      return { issues, kept: w2DraftSchema.safeParse(draft).success, draw };
    },
  },
  {
    name: '1099',
    rooms: under('', FORM_1099_LIMITS),
    with(path, text) {
      const draft = written(sample1099('nec', 2025), path, text);
      const { issues, document } = calculate1099(draft);
      const draw = () => usual(form1099TemplatesOf('nec')).forEach(({ id }) => layout1099(document, { template: id }));
      return { issues, kept: form1099DraftSchema.safeParse(draft).success, draw };
    },
  },
];

describe.each(kinds)('a text of a $name', ({ rooms, with: withText }) => {
  it.each(Object.entries(rooms))('that is longer than the room of %s is told of and kept', (path, most) => {
    const told = (length: number) => withText(path, 'x'.repeat(length)).issues.filter(isTooLong);
    const over = most + 24;
    expect(told(most)).toEqual([]);
    expect(told(over)).toMatchObject([{ severity: 'error' }]);
    const [have, them] = path.endsWith('details') ? ['details have', 'them'] : ['has', 'it'];
    expect(told(over)[0]!.message).toMatch(
      new RegExp(` ${have} ${english(over)} characters, and ${english(most)} fit\\. Shorten ${them}\\.$`),
    );
    expect(withText(path, 'x'.repeat(storableLength(most))).kept).toBe(true);
  });

  it('can be looked at, however long it is', () => {
    for (const [path, most] of Object.entries(rooms)) {
      expect(() =>
        withText(path, 'x y'.repeat(storableLength(most)).slice(0, storableLength(most))).draw(),
      ).not.toThrow();
    }
  });
});

const isTooLong = ({ code }: Issue) => code === 'text-too-long';
const english = (count: number) => count.toLocaleString('en-US');

function under(holder: string, rooms: Readonly<Record<string, { readonly most: number }>>): Record<string, number> {
  return Object.fromEntries(Object.entries(rooms).map(([field, { most }]) => [`${holder}${field}`, most]));
}

function written<Draft extends object>(draft: Draft, path: string, text: string): Draft {
  const copy = structuredClone(draft);
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce((within, key) => within[key] as Record<string, unknown>, copy as Record<string, unknown>);
  holder[last] = text;
  return copy;
}
