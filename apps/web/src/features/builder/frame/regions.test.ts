import type { ScenePage } from '@paperwage/paper';
import { describe, expect, it } from 'vitest';
import { pagesWithRegions } from './regions.ts';

function pageWith(...names: string[]): ScenePage {
  const nodes = names.map((name) => ({
    kind: 'group' as const,
    nodes: [],
    region: { name, x: 0, y: 0, width: 1, height: 1 },
  }));
  return { width: 612, height: 792, nodes: [{ kind: 'group', nodes }] };
}

describe('pagesWithRegions', () => {
  const pages = pagesWithRegions([
    pageWith('companyInfo.employerName', 'items.0.earnings.regular'),
    pageWith('companyInfo.employerName', 'items.1.earnings.regular'),
  ]);

  it('finds the first page with the region', () => {
    expect(pages.find('companyInfo.employerName')).toEqual({ page: 0, region: 'companyInfo.employerName' });
  });

  it('goes from a field to the line that holds it', () => {
    expect(pages.find('items.1.earnings.regular.hours')).toEqual({ page: 1, region: 'items.1.earnings.regular' });
  });

  it('finds nothing for what is not on the paper', () => {
    expect(pages.find('w4.step2Checkbox')).toBeUndefined();
    expect(pages.find(undefined)).toBeUndefined();
  });
});
