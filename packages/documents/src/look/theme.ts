import type { Color, FontFace, TextStyle } from '@paperwage/paper';
import { textSize } from '@paperwage/paper';

/** The colors and letters of a document. Text and accent keep a contrast of 4.5 to 1 on white and on the tint. */
export interface DocumentTheme {
  readonly id: string;
  readonly name: string;
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
    /** For titles so large that they need no weight. */
    readonly display: FontFace;
    readonly figure: FontFace;
    readonly strongFigure: FontFace;
  };
  /** Evens out faces that look larger than others at the same size: multiplies the sizes of words and of figures. */
  readonly scale: { readonly text: number; readonly figure: number };
}

const LINE_HEIGHT = 1.4;

/** The kinds of text on paper, each at any size in points. */
export interface TypeSet {
  readonly text: (size: number) => TextStyle;
  readonly strong: (size: number) => TextStyle;
  readonly soft: (size: number) => TextStyle;
  readonly label: (size: number) => TextStyle;
  readonly heading: (size: number) => TextStyle;
  readonly display: (size: number) => TextStyle;
  readonly accent: (size: number) => TextStyle;
  readonly figure: (size: number) => TextStyle;
  readonly strongFigure: (size: number) => TextStyle;
  readonly accentFigure: (size: number) => TextStyle;
}

/** The text styles of a theme. A face set smaller keeps the line height of the size that was asked for. */
export function typeSet(theme: DocumentTheme): TypeSet {
  const { faces, scale } = theme;
  const kind = (face: FontFace, color: Color, factor: number) => (asked: number) => {
    const size = textSize(asked * factor);
    return { face, size, color, lineHeight: (LINE_HEIGHT * asked) / size };
  };
  return {
    text: kind(faces.text, theme.text, scale.text),
    strong: kind(faces.strong, theme.text, scale.text),
    soft: kind(faces.text, theme.soft, scale.text),
    label: kind(faces.text, theme.label, scale.text),
    heading: kind(faces.heading, theme.accent, scale.text),
    display: kind(faces.display, theme.accent, scale.text),
    accent: kind(faces.strong, theme.accent, scale.text),
    figure: kind(faces.figure, theme.text, scale.figure),
    strongFigure: kind(faces.strongFigure, theme.text, scale.figure),
    accentFigure: kind(faces.strongFigure, theme.accent, scale.figure),
  };
}
