import type { SceneNode } from '@paperwage/paper';

/** What one page of several shows, counted from 0, as part of one section of the document; its title is a bookmark. */
export function sectionNode(
  nodes: readonly SceneNode[],
  { at, count, title }: { readonly at: number; readonly count: number; readonly title?: string },
): SceneNode {
  const part = { continues: at > 0, goesOn: at < count - 1 };
  return { kind: 'group', tag: { role: 'Section', title, part }, nodes };
}
