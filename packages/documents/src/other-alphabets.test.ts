import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import type { Scene, SceneNode } from '@paperwage/paper';
import { describe, expect, it } from 'vitest';
import { alphabetSamples } from './fixtures/other-alphabets.ts';
import { calculate1099 } from './kinds/form-1099/calculate.ts';
import { sampleOf as sample1099Of } from './kinds/form-1099/fixtures/drafts.ts';
import { layout1099 } from './kinds/form-1099/layout.ts';
import { calculateInvoice } from './kinds/invoice/calculate.ts';
import { invoiceDrafts } from './kinds/invoice/fixtures/drafts.ts';
import { invoiceTemplates, layoutInvoice } from './kinds/invoice/templates/index.ts';
import { payStubFixtures } from './kinds/pay-stub/fixtures/documents.ts';
import { layoutPayStub, payStubTemplates } from './kinds/pay-stub/templates/index.ts';
import { documentThemes } from './look/themes.ts';

const fonts = readFontFiles();
const alphabets = ['greek', 'cyrillic'] as const;

function textsOf(nodes: readonly SceneNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === 'group' ? textsOf(node.nodes) : node.kind === 'text' ? [node.text] : [],
  );
}

/** The texts of a scene that goes into a file. */
function printed(scene: Scene): string {
  writePdf(scene, { fonts });
  return scene.pages.flatMap(({ nodes }) => textsOf(nodes)).join(' ');
}

describe.each(documentThemes.map(({ id }) => id))('Greek and Cyrillic letters in %s', (theme) => {
  it.each(payStubTemplates.map(({ id }) => id))('print on a pay stub in %s', (template) => {
    for (const alphabet of alphabets) {
      const text = printed(layoutPayStub(payStubFixtures[alphabet], { template, theme }).scene);
      expect(text).toContain(alphabetSamples[alphabet].last);
      expect(text).not.toContain('?');
    }
  });

  it.each(invoiceTemplates.map(({ id }) => id))('print on an invoice in %s', (template) => {
    for (const alphabet of alphabets) {
      const { document, issues } = calculateInvoice(invoiceDrafts[alphabet]);
      expect(issues.filter(({ code }) => code.startsWith('letters'))).toEqual([]);
      const text = printed(layoutInvoice(document, { template, theme }).scene);
      expect(text).toContain(alphabetSamples[alphabet].first);
      expect(text).not.toContain('?');
    }
  });
});

it('Greek letters print in the narrow face of a form, whose typed face has none', () => {
  const [greek, latin] = ['Ξένος Α', 'Hernandez A'].map((recipientsName) => {
    const { document } = calculate1099(sample1099Of('nec', 2026, { recipientsName }));
    return JSON.stringify(layout1099(document, { template: 'copy-b' }).pages);
  });
  expect(greek).toMatch(/"text":"Ξένος Α","face":"source-sans-3-regular"/);
  expect(latin).toMatch(/"text":"Hernandez A","face":"ibm-plex-mono-regular"/);
});
