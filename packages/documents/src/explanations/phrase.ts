/** A stretch of a sentence; the figures it leads up to are strong. */
export interface Part {
  readonly text: string;
  readonly strong: boolean;
}

/** One sentence of an explanation. */
export type Phrase = readonly Part[];

/** Marks the figure a sentence is about. */
export function strong(text: string): Part {
  return { text, strong: true };
}

/** A sentence with its figures in place: say`Wages: ${strong(wages)}`. */
export function say(texts: TemplateStringsArray, ...figures: readonly (string | Part)[]): Phrase {
  const parts: Part[] = [];
  const plain = (text: string) => {
    const last = parts.at(-1);
    if (last && !last.strong) parts[parts.length - 1] = { text: last.text + text, strong: false };
    else if (text !== '') parts.push({ text, strong: false });
  };
  texts.forEach((text, index) => {
    plain(text);
    const figure = figures[index];
    if (figure === undefined) return;
    if (typeof figure === 'string') plain(figure);
    else parts.push(figure);
  });
  return parts;
}

/** The sentence as plain text. */
export function plainText(phrase: Phrase): string {
  return phrase.map(({ text }) => text).join('');
}
