import type {
  ImageNode,
  Link,
  PathNode,
  RectangleNode,
  Region,
  RuleNode,
  SceneImage,
  ScenePage,
  TextNode,
} from '../../scene/scene.ts';

/** Attributes by their names in React; `svgName` gives the names in SVG. */
export type Attributes = Readonly<Record<string, string | number>>;

/** The yellow of a marker pen behind the region that is pointed out. */
const MARKER = { fill: '#f6e27a', fillOpacity: 0.5, rx: 2 } as const;

/**
 * Of the page itself. Text settings are reset here so that the surroundings cannot widen or thicken a letter: each face
 * is a family of its own with one weight.
 */
export function pageAttributes(page: ScenePage): Attributes {
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `${page.left ?? 0} 0 ${page.width} ${page.height}`,
    textRendering: 'geometricPrecision',
    fontWeight: 400,
    fontStyle: 'normal',
    letterSpacing: 0,
    wordSpacing: 0,
    textAnchor: 'start',
    xmlSpace: 'preserve',
  };
}

export function textAttributes({ x, y, face, size, color }: TextNode): Attributes {
  return { x, y, fontFamily: face, fontSize: size, fill: color };
}

export function ruleAttributes({ x, y, length, direction, weight, color, dash }: RuleNode): Attributes {
  return {
    d: `M${short(x)} ${short(y)}${direction === 'horizontal' ? 'h' : 'v'}${short(length)}`,
    stroke: color,
    strokeWidth: weight,
    ...(dash ? { strokeDasharray: dash.join(' ') } : {}),
  };
}

export function rectangleAttributes({ x, y, width, height, fill, stroke, radius }: RectangleNode): Attributes {
  return {
    ...box({ x, y, width, height }),
    fill: fill ?? 'none',
    ...(stroke ? { stroke: stroke.color, strokeWidth: stroke.weight } : {}),
    ...(radius ? { rx: radius } : {}),
  };
}

export function pathAttributes({ commands, fill }: PathNode): Attributes {
  return { d: commands.map(([letter, ...points]) => letter + points.map(short).join(' ')).join(''), fill };
}

export function imageAttributes(node: ImageNode, images: Readonly<Record<string, SceneImage>>): Attributes {
  const image = images[node.image];
  if (!image) throw new RangeError(`The scene has no image ${node.image}`);
  return { ...box(node), href: imageUrl(image), preserveAspectRatio: 'none' };
}

/** Opens in a new tab, and doesn't tell the other site where the reader comes from. */
export function linkAttributes({ address, alternativeText }: Link): Attributes {
  return { href: address, 'aria-label': alternativeText, target: '_blank', rel: 'noopener noreferrer' };
}

/** The marker behind a region. */
export function markerAttributes(region: Region): Attributes {
  return { ...box(region), ...MARKER };
}

/** An invisible box that catches the pointer between the letters of a region. */
export function hitAttributes(region: Region): Attributes {
  return { ...box(region), fill: 'none', pointerEvents: 'all' };
}

/** The name of an attribute in SVG text: `fontSize` is `font-size`, but `viewBox` stays. */
export function svgName(name: string): string {
  if (name === 'xmlSpace') return 'xml:space';
  if (name === 'viewBox' || name === 'preserveAspectRatio') return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function box({ x, y, width, height }: Omit<Region, 'name'>): Attributes {
  return { x: short(x), y: short(y), width: short(width), height: short(height) };
}

/** Hundredths of a point: finer than any screen or printer. */
function short(length: number): number {
  return Math.round(length * 100) / 100;
}

/** Bytes handed to one call of `String.fromCharCode`; engines limit the number of arguments. */
const CHUNK = 8192;

const urls = new WeakMap<Uint8Array, string>();

/** The picture as a `data:` URL, made once for the same bytes. */
export function imageUrl(image: SceneImage): string {
  const known = urls.get(image.bytes);
  if (known !== undefined) return known;
  let binary = '';
  for (let start = 0; start < image.bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...image.bytes.subarray(start, start + CHUNK));
  }
  const url = `data:${image.mediaType};base64,${btoa(binary)}`;
  urls.set(image.bytes, url);
  return url;
}
