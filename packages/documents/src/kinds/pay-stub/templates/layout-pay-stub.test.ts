import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupNode, SceneNode, ScenePage, StructureTag, TextNode } from '@paperwage/paper';
import { pageFaults } from '@paperwage/paper';
import { anyPayStubDocument } from '../fixtures/any-document.ts';
import { payStubFixtures } from '../fixtures/documents.ts';
import type { PayStubDocument } from '../document.ts';
import { layoutPayStub, layoutStubAlone, payStubTemplates, templateForEmployment } from './layout-pay-stub.ts';
import { documentThemes } from '../../../look/themes.ts';

const choices = payStubTemplates.flatMap((template) =>
  documentThemes.map((theme) => ({ template: template.id, theme: theme.id })),
);
const harbor = (template: string) => ({ template, theme: 'harbor' });
const templateIds = payStubTemplates.map(({ id }) => id);

/** What common printers leave blank along the edges: a quarter of an inch. */
const PRINTER_MARGIN = 18;

function texts(nodes: readonly SceneNode[]): TextNode[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? texts(node.nodes) : node.kind === 'text' ? [node] : []));
}

function groups(nodes: readonly SceneNode[]): GroupNode[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? [node, ...groups(node.nodes)] : []));
}

function words(document: PayStubDocument, template: string): string {
  const { scene } = layoutPayStub(document, harbor(template));
  return scene.pages.flatMap((page) => texts(page.nodes).map(({ text }) => text)).join('\n');
}

function faults(document: PayStubDocument, choice: { template: string; theme: string }): string[] {
  return layoutPayStub(document, choice).scene.pages.flatMap((page) => pageFaults(page, PRINTER_MARGIN));
}

describe('every template in every theme', () => {
  it.each(choices)('$template in $theme holds every fixture', (choice) => {
    for (const [name, document] of Object.entries(payStubFixtures)) {
      expect({ name, faults: faults(document, choice) }).toEqual({ name, faults: [] });
    }
  });

  it.each(templateIds)('%s holds any document', (template) => {
    fc.assert(
      fc.property(anyPayStubDocument, fc.constantFrom(...documentThemes), (document, theme) => {
        expect(faults(document, { template, theme: theme.id })).toEqual([]);
      }),
      { numRuns: process.env.TEST_ALL ? 60 : 15 },
    );
  });

  it.each(templateIds)('%s makes the same scene from the same document', (template) => {
    const first = layoutPayStub(payStubFixtures.overfull, harbor(template));
    expect(layoutPayStub(payStubFixtures.overfull, harbor(template))).toEqual(first);
  });
});

describe('what a stub says', () => {
  it.each(templateIds)('%s shows every line, total and name', (template) => {
    const document = payStubFixtures.directDeposit;
    const shown = words(document, template);
    for (const text of ['Cascade Timber Works LLC', 'Núria Nguyễn-Ortega', 'XXX-XX-4821', 'CT-00318', '11/20/2026']) {
      expect(shown).toContain(text);
    }
    for (const text of ['Overtime', '48.75', '6.00', '292.50', '3,412.50', 'Federal income tax', '5,674.76']) {
      expect(shown).toContain(text);
    }
    for (const text of ['3,017.50', '66,087.50', '627.80', '13,749.14', '$2,389.70', '52,338.36']) {
      expect(shown).toContain(text);
    }
    expect(shown).toContain('account ending 7730');
  });

  it.each(templateIds)('%s leaves no label without a value in an empty document', (template) => {
    const shown = words(payStubFixtures.empty, template);
    for (const label of [
      'Social Security',
      'SSN',
      'ID',
      'Check no.',
      'Pay date',
      'Period',
      'Dept',
      'Voucher',
      'step 3',
    ]) {
      expect(shown).not.toMatch(new RegExp(`\\b${label}`));
    }
    expect(shown).not.toMatch(/undefined|null|NaN|(^|\n)\s*[,·]|[,·]\s*(\n|$)/);
  });

  it.each(templateIds)('%s writes negative amounts with a true minus', (template) => {
    const shown = words(payStubFixtures.owing, template);
    expect(shown).toContain('\u2212$482.50');
    expect(shown).not.toMatch(/-\$?\d+\.\d\d/);
  });

  it.each(templateIds)('%s shows a contractor no withholding', (template) => {
    const shown = words(payStubFixtures.contractor, template);
    expect(shown).toContain('Łukasz Ștefan Hernández');
    expect(shown).not.toMatch(/Filing status|Deductions|Employee|step 3/);
  });

  it('says the amount in words on the check, and that a deposited one is not negotiable', () => {
    const deposited = words(payStubFixtures.directDeposit, 'ledger');
    expect(deposited).toContain('TWO THOUSAND THREE HUNDRED EIGHTY-NINE AND 70/100 DOLLARS');
    expect(deposited).toContain('NON-NEGOTIABLE');
    expect(words(payStubFixtures.ordinary, 'ledger')).toContain('Authorized signature');
    const owing = words(payStubFixtures.owing, 'ledger');
    expect(owing).toContain('ZERO AND 00/100 DOLLARS');
    expect(owing).toContain('Nothing is payable for this period');
    expect(owing).not.toContain('Authorized signature');
  });

  it('replaces what no face can print, and reports it', () => {
    const document = {
      ...payStubFixtures.ordinary,
      employee: { ...payStubFixtures.ordinary.employee, name: '王 Nguye\u0302\u0303n' },
    };
    const { scene, missingCharacters } = layoutPayStub(document, harbor('ledger'));
    expect(missingCharacters).toEqual(['王']);
    expect(texts(scene.pages[0]!.nodes).map(({ text }) => text)).toContain('? Nguyễn');
  });

  it('refuses templates and themes that do not exist', () => {
    expect(() => layoutPayStub(payStubFixtures.empty, harbor('fancy'))).toThrow('no pay stub template named fancy');
    expect(() => layoutPayStub(payStubFixtures.empty, { template: 'ledger', theme: 'pink' })).toThrow(RangeError);
  });
});

describe('pages', () => {
  const year: PayStubDocument = {
    ...payStubFixtures.ordinary,
    stubs: Array.from({ length: 260 }, () => payStubFixtures.ordinary.stubs[0]!),
  };

  for (const [template, count, tags] of [
    ['ledger', 260, []],
    ['statement', 260, ['release']],
    ['compact', 130, []],
    ['contractor', 260, ['release']],
  ] as const) {
    it(`${template} sets 260 stubs on ${count} pages`, { tags: [...tags] }, () => {
      expect(layoutPayStub(year, harbor(template)).scene.pages).toHaveLength(count);
    });
  }

  it('of the ledger split before the check where the whole statement fits on the first', () => {
    const { pages } = layoutPayStub(payStubFixtures.overfull, harbor('ledger')).scene;
    const [statement, check] = pages.map(({ nodes }) => texts(nodes).map(({ text }) => text));
    expect(pages).toHaveLength(2);
    for (const text of ['Gross pay', 'Total deductions', 'Net pay']) {
      expect(statement).toContain(text);
      expect(check).not.toContain(text);
    }
    expect(check).toContain('Paid to');
  });

  it.each(templateIds)('%s goes on overleaf with its heading and a number', (template) => {
    const [stub] = payStubFixtures.overfull.stubs;
    const earnings = [...stub!.earnings, ...stub!.earnings.map((line) => ({ ...line, id: `${line.id}-again` }))];
    const shown = words({ ...payStubFixtures.overfull, stubs: [{ ...stub!, earnings }] }, template);
    expect(shown.replaceAll('\n', ' ')).toMatch(/(Page|Part) 1 of (\d).*(Page|Part) \2 of \2/s);
    expect(shown.match(/^Hours$/gm)!.length).toBeGreaterThan(1);
  });
});

describe('structure', () => {
  const tags = (page: ScenePage) => groups(page.nodes).flatMap((group) => (group.tag ? [group.tag] : []));
  const count = (found: StructureTag[], role: StructureTag['role']) => found.filter((tag) => tag.role === role).length;

  it.each(templateIds)('%s has one heading, its tables and the logo with words for it', (template) => {
    const found = tags(layoutPayStub(payStubFixtures.ordinary, harbor(template)).scene.pages[0]!);
    expect(found.filter((tag) => tag.role === 'Heading')).toEqual([{ role: 'Heading', level: 1 }]);
    expect(count(found, 'Table')).toBe(2);
    expect(count(found, 'TableFoot')).toBe(2);
    expect(found).toContainEqual({ role: 'Figure', alternativeText: 'Logo of Cascade Timber Works LLC' });
    expect(found).toContainEqual({ role: 'HeaderCell', scope: 'column' });
    expect(found).toContainEqual({ role: 'HeaderCell', scope: 'row' });
  });

  it.each(templateIds)('%s names the fields of the form as regions', (template) => {
    const { scene } = layoutPayStub(payStubFixtures.twoStubs, harbor(template));
    const names = new Set(
      scene.pages.flatMap((page) => groups(page.nodes).flatMap((group) => group.region?.name ?? [])),
    );
    for (const name of [
      'companyInfo.employerName',
      'companyInfo.address',
      'companyInfo.employerTelephone',
      'employeeInfo.employeeName',
      'employeeInfo.address',
      'employeeInfo.employeeSocial',
      'employeeInfo.employeeId',
      'employeeInfo.maritalStatus',
      'employeeInfo.dependentsAmount',
      'oftenPaid',
      'identifiers',
      'items.0.payDate',
      'items.0.payPeriod',
      'items.0.checkNo',
      'items.0.earnings.regular-regular',
      'items.0.deductions.fica-social-security',
      'items.0.gross',
      'items.0.deductionTotal',
      'items.0.net',
      'items.1.payDate',
      'items.1.deductions.fica-social-security',
    ]) {
      expect(names).toContain(name);
    }
  });

  it.each(['companyInfo.employerName', 'employeeInfo.employeeName'])('keeps %s clickable while it is empty', (name) => {
    for (const template of templateIds) {
      const { scene } = layoutPayStub(payStubFixtures.empty, harbor(template));
      expect(groups(scene.pages[0]!.nodes).map((group) => group.region?.name)).toContain(name);
    }
  });
});

describe('a stub set alone', () => {
  it.each(payStubTemplates)('$id: is on the very pages it has among the others, or is not set at all', (template) => {
    const choice = harbor(template.id);
    fc.assert(
      fc.property(anyPayStubDocument, (document) => {
        const alone = document.stubs.map((_, stub) => layoutStubAlone(document, choice, stub));
        if (!template.hasOwnPages) {
          expect(alone.every((scene) => scene === undefined)).toBe(true);
          return;
        }
        const { scene } = layoutPayStub(document, choice);
        expect(alone.flatMap((one) => one!.pages)).toEqual(scene.pages);
        for (const one of alone) expect(one!.images).toEqual(scene.images);
      }),
      { numRuns: process.env.TEST_ALL ? 40 : 10 },
    );
  });
});

describe('templateForEmployment', () => {
  it('changes between remittance advice and statement with who is paid', () => {
    expect(templateForEmployment('statement', 'contractor')).toBe('contractor');
    expect(templateForEmployment('contractor', 'employee')).toBe('statement');
  });

  it('leaves a template that was chosen for other reasons', () => {
    expect(templateForEmployment('compact', 'contractor')).toBe('compact');
    expect(templateForEmployment('ledger', 'employee')).toBe('ledger');
    expect(templateForEmployment('contractor', 'contractor')).toBe('contractor');
  });
});
