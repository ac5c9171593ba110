/** Comments, character data and instructions, whose text is no element; then tags, with quoted values read whole. */
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)(?:[\w.-]+:)?([\w.-]+)(?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/** A canvas that has drawn web page content cannot be read back; a picture runs no scripts, so dropping them loses nothing. */
const FOREIGN: ReadonlySet<string> = new Set(['foreignObject', 'script']);

const DRAWN: ReadonlySet<string> = new Set('path rect circle ellipse line polyline polygon text image use'.split(' '));

/**
 * An SVG without web page content and scripts. Programs such as Illustrator add those next to a plain copy of the same picture.
 * Undefined if nothing drawable is left. The text is not parsed into a document: under a strict CSP, the page would report
 * every style in it.
 */
export function cleanSvg(text: string): string | undefined {
  let kept = '';
  let keptTo = 0;
  let depth = 0;
  let hasDrawing = false;
  for (const { 0: token, 1: slash, 2: name, index } of text.matchAll(TOKEN)) {
    if (name === undefined) continue;
    if (!FOREIGN.has(name)) {
      hasDrawing ||= depth === 0 && DRAWN.has(name);
      continue;
    }
    if (depth === 0) kept += text.slice(keptTo, index);
    if (slash) depth -= 1;
    else if (!token.endsWith('/>')) depth += 1;
    if (depth < 0) return undefined;
    keptTo = index + token.length;
  }
  return hasDrawing && depth === 0 ? kept + text.slice(keptTo) : undefined;
}
