import type { SceneNode } from '@paperwage/paper';
import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { emptyPayStubDraft } from '../draft/empty-draft.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { testContext } from '../fixtures/test-drafts.ts';
import { layoutPayStub, payStubTemplates } from './index.ts';

function texts(nodes: readonly SceneNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return texts(node.nodes);
    return node.kind === 'text' ? [node.text] : [];
  });
}

describe('a check number that we generated', () => {
  const generated = emptyPayStubDraft(testContext());
  const printsIn = (draft: PayStubDraft, template: string) => {
    const { document } = calculatePayStub(draft, allRules);
    const { scene } = layoutPayStub(document, { template, theme: 'harbor' });
    return texts(scene.pages[0]!.nodes).join(' ').includes(draft.checkNo);
  };

  it.each(payStubTemplates.map(({ id }) => id))(
    'stands in %s once somebody takes it, as one that was typed does',
    (id) => {
      expect(printsIn(generated, id)).toBe(false);
      expect(printsIn({ ...generated, checkNo: '4127' }, id)).toBe(true);
      // Somebody took it, or a program sends it.
      expect(printsIn({ ...generated, generatedCheckNo: undefined }, id)).toBe(true);
    },
  );
});
