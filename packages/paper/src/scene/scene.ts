/**
 * A scene is a finished page: every box placed, every line broken, every color chosen. Painters put it on a medium
 * and decide nothing. All lengths are points (1/72 inch); the origin is the top left corner and y grows downwards.
 */
export interface Scene {
  /** Shown as the title of the window and read out first by a screen reader. */
  readonly title: string;
  /** BCP 47, such as `en-US`. */
  readonly language: string;
  readonly pages: readonly ScenePage[];
  /** Pictures by the key that image nodes name; each is stored once however often it is drawn. */
  readonly images: Readonly<Record<string, SceneImage>>;
}

/** A scene whose pages may be laid out one by one, as they are painted. */
export interface PagedScene extends Omit<Scene, 'pages'> {
  readonly pages: Iterable<ScenePage>;
}

export interface ScenePage {
  /** Where its left edge is, if not at 0: what is drawn beyond an edge does not print. */
  readonly left?: number;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly SceneNode[];
}

export interface SceneImage {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type SceneNode = TextNode | RuleNode | RectangleNode | PathNode | ImageNode | GroupNode;

/** One line of text, already measured. `x` is its left edge and `y` its baseline. */
export interface TextNode {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  /** NFC; only characters the face has. */
  readonly text: string;
  readonly face: FontFace;
  readonly size: number;
  readonly color: Color;
  /** Advance width from the face's table, so that nobody measures it again. */
  readonly width: number;
}

/** A straight line, horizontal or vertical. */
export interface RuleNode {
  readonly kind: 'rule';
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly direction: 'horizontal' | 'vertical';
  readonly weight: number;
  readonly color: Color;
  /** Lengths of dash and gap; solid when absent. */
  readonly dash?: readonly [number, number];
}

export interface RectangleNode {
  readonly kind: 'rectangle';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: Color;
  readonly stroke?: { readonly color: Color; readonly weight: number };
  readonly radius?: number;
}

/** A filled shape; the commands are absolute and use only M, L, C and Z. */
export interface PathNode {
  readonly kind: 'path';
  readonly commands: readonly PathCommand[];
  readonly fill: Color;
}

export type PathCommand =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export interface ImageNode {
  readonly kind: 'image';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly image: string;
  /** A description for readers who can't see it. */
  readonly alternativeText: string;
}

/**
 * Nodes that belong together. A `tag` makes them an element of the document's structure (the reading order is the
 * order of the nodes); nodes outside every tag are decoration and are not read. A `region` names the field of the
 * form that this part of the paper shows, a `link` leads to the web; both carry their box.
 */
export interface GroupNode {
  readonly kind: 'group';
  readonly nodes: readonly SceneNode[];
  readonly tag?: StructureTag;
  readonly region?: Region;
  readonly link?: Link;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Region extends Area {
  readonly name: string;
}

/** An element of the document's structure of its own, and a box that can be clicked. */
export interface Link extends Area {
  /** Begins with `https://`; only ASCII. */
  readonly address: string;
  /** Says where the link leads. */
  readonly alternativeText: string;
}

/** What one page shows of an element that others begin or go on with: a reader finds one element. */
export interface Part {
  /** Whether it belongs to the element of its kind that went on and waits longest. */
  readonly continues: boolean;
  readonly goesOn: boolean;
}

export type StructureTag =
  | { readonly role: 'Document' | 'Paragraph' | 'TableHead' | 'TableBody' | 'TableFoot' | 'Row' }
  /** A title makes it a bookmark, where the document has several. */
  | { readonly role: 'Section'; readonly title?: string | undefined; readonly part?: Part }
  | { readonly role: 'Table'; readonly part?: Part }
  /** What is drawn and not read, although it lies inside another tag: the header of a table repeated overleaf. */
  | { readonly role: 'Artifact' }
  | { readonly role: 'Heading'; readonly level: 1 | 2 | 3 }
  | { readonly role: 'HeaderCell'; readonly scope: 'column' | 'row' }
  | { readonly role: 'DataCell' }
  | { readonly role: 'Figure'; readonly alternativeText: string };

/** `#rrggbb`. */
export type Color = `#${string}`;

export const FONT_FACES = [
  'source-sans-3-regular',
  'source-sans-3-semibold',
  'ibm-plex-sans-regular',
  'ibm-plex-sans-semibold',
  'source-serif-4-regular',
  'source-serif-4-semibold',
  'ibm-plex-mono-regular',
  'ibm-plex-mono-semibold',
] as const;

export type FontFace = (typeof FONT_FACES)[number];

/** A painter draws every kind of node; a new kind does not compile until each painter has it. */
export type Painter<Out> = { readonly [K in SceneNode['kind']]: (node: Extract<SceneNode, { kind: K }>) => Out };
