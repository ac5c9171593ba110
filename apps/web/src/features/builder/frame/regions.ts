import type { SceneNode, ScenePage } from '@paperwage/paper';

export interface MarkedRegion {
  readonly page: number;
  readonly region: string;
}

/**
 * Finds the region that shows a place of the draft: the place itself, or what holds it (the line of a rate). The
 * first page that has it wins.
 */
export function pagesWithRegions(pages: readonly ScenePage[]) {
  const pageOf = new Map<string, number>();
  pages.forEach((page, index) => collect(page.nodes, index, pageOf));
  return {
    names: pageOf as ReadonlyMap<string, number>,
    find(path: string | undefined): MarkedRegion | undefined {
      for (let name = path ?? ''; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
        const page = pageOf.get(name);
        if (page !== undefined) return { page, region: name };
      }
      return undefined;
    },
  };
}

function collect(nodes: readonly SceneNode[], page: number, pageOf: Map<string, number>): void {
  for (const node of nodes) {
    if (node.kind !== 'group') continue;
    if (node.region && !pageOf.has(node.region.name)) pageOf.set(node.region.name, page);
    collect(node.nodes, page, pageOf);
  }
}
