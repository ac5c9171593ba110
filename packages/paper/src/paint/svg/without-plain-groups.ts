import type { SceneNode } from '../../scene/scene.ts';

/** The nodes with the contents of groups that name no region in their place: on screen such groups show nothing. */
export function withoutPlainGroups(nodes: readonly SceneNode[]): readonly SceneNode[] {
  const flat: SceneNode[] = [];
  collect(nodes, flat);
  return flat;
}

function collect(nodes: readonly SceneNode[], flat: SceneNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'group' && !node.region) collect(node.nodes, flat);
    else flat.push(node);
  }
}
