import type { Color, FontFace, TextStyle } from '@paperwage/paper';

/** The colours and letters of a pay stub. Text and accent keep a contrast of 4.5 to 1 on white and on the tint. */
export interface PayStubTheme {
  readonly id: string;
  readonly name: string;
  /** One line for the place where a theme is chosen. */
  readonly description: string;
  readonly accent: Color;
  /** Behind header rows and the net pay. */
  readonly tint: Color;
  readonly text: Color;
  /** Addresses and other words of second rank. */
  readonly soft: Color;
  /** Small labels. */
  readonly label: Color;
  /** Hairlines between rows. */
  readonly rule: Color;
  readonly faces: {
    readonly text: FontFace;
    readonly strong: FontFace;
    readonly heading: FontFace;
    readonly figure: FontFace;
    readonly strongFigure: FontFace;
  };
  /** Sets wide figures a little smaller, so that they look as large as the text. */
  readonly figureScale: number;
}

const LINE_HEIGHT = 1.4;

/** The kinds of text on a stub, each at any size in points. */
export interface TypeSet {
  readonly text: (size: number) => TextStyle;
  readonly strong: (size: number) => TextStyle;
  readonly soft: (size: number) => TextStyle;
  readonly label: (size: number) => TextStyle;
  readonly heading: (size: number) => TextStyle;
  readonly accent: (size: number) => TextStyle;
  readonly figure: (size: number) => TextStyle;
  readonly strongFigure: (size: number) => TextStyle;
  readonly accentFigure: (size: number) => TextStyle;
}

/** The text styles of a theme. */
export function typeSet(theme: PayStubTheme): TypeSet {
  const { faces, figureScale } = theme;
  const kind = (face: FontFace, color: Color) => (size: number) => ({ face, size, color, lineHeight: LINE_HEIGHT });
  const figures = (face: FontFace, color: Color) => (size: number) => ({
    face,
    size: size * figureScale,
    color,
    lineHeight: LINE_HEIGHT / figureScale,
  });
  return {
    text: kind(faces.text, theme.text),
    strong: kind(faces.strong, theme.text),
    soft: kind(faces.text, theme.soft),
    label: kind(faces.text, theme.label),
    heading: kind(faces.heading, theme.accent),
    accent: kind(faces.strong, theme.accent),
    figure: figures(faces.figure, theme.text),
    strongFigure: figures(faces.strongFigure, theme.text),
    accentFigure: figures(faces.strongFigure, theme.accent),
  };
}
