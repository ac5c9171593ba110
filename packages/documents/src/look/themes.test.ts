import { describe, expect, it } from 'vitest';
import type { Color } from '@paperwage/paper';
import { SAMPLE_GRAY } from './sample-mark.ts';
import { documentThemes } from './themes.ts';

/** Relative luminance, WCAG 2.2. */
function luminance(color: Color): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('documentThemes', () => {
  it('has six, each with its own id', () => {
    expect(new Set(documentThemes.map(({ id }) => id)).size).toBe(6);
  });

  it.each(documentThemes)('$name can be read on white, on its tint and on its accent', (theme) => {
    for (const ink of [theme.accent, theme.text, theme.soft, theme.label]) {
      expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, theme.tint)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(theme.tint, theme.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(documentThemes)('$name can be read on the mark of a sample', (theme) => {
    for (const ink of [theme.accent, theme.text, theme.soft, theme.label]) {
      expect(contrast(ink, SAMPLE_GRAY)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
