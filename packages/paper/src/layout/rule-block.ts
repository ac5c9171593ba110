import type { Color, RuleNode } from '../scene/scene.ts';
import type { Block } from './block.ts';

export interface RuleLook {
  readonly weight: number;
  readonly color: Color;
  readonly dash?: RuleNode['dash'];
}

/** A horizontal line; it takes its own weight as height. Points. */
export function ruleBlock(width: number, look: RuleLook): Block {
  const { weight } = look;
  return {
    width,
    height: weight,
    baseline: weight,
    place: (x, y) => [horizontalRule(x, y + weight / 2, width, look)],
  };
}

/** A horizontal line whose middle lies at `y`. */
export function horizontalRule(x: number, y: number, length: number, look: RuleLook): RuleNode {
  const { weight, color, dash } = look;
  return { kind: 'rule', x, y, length, direction: 'horizontal', weight, color, ...(dash ? { dash } : {}) };
}
