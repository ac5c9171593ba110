import type { SceneNode } from '../../scene/scene.ts';

/**
 * The nodes with the contents of groups that name no region in their place: on screen such groups show nothing. Links
 * stay only where they are live.
 */
export function flattenGroups(nodes: readonly SceneNode[], links: 'live' | 'dead' = 'dead'): readonly SceneNode[] {
  const flat: SceneNode[] = [];
  collect(nodes, links === 'live', flat);
  return flat;
}

function collect(nodes: readonly SceneNode[], keepsLinks: boolean, flat: SceneNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'group' && !node.region && !(keepsLinks && node.link)) collect(node.nodes, keepsLinks, flat);
    else flat.push(node);
  }
}
