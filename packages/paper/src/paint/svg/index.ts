export { ScenePageSvg } from './scene-page-svg.ts';
export type { ScenePageSvgProps } from './scene-page-svg.ts';
export { svgText } from './svg-text.ts';
