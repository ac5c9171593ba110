import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const page = readFileSync(new URL('docs/security.md', root), 'utf8');
const STANDINGS = ['Met', 'Met in part', 'Not met', 'Not applicable', 'The operator’s'];
const verified = page.slice(page.indexOf('## ASVS'));

const isThere = (file) => existsSync(fileURLToPath(new URL(file, root)));
const rows = verified
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Section|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, section, standing, reason]) => ({ section, standing, reason }));

describe('the page about security', () => {
  it('goes through every chapter of the standard', () => {
    const chapters = [...verified.matchAll(/^### V(\d+) /gm)].map(([, number]) => Number(number));
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });

  it('names tests and documents that exist', () => {
    const files = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.(?:ts|tsx|mjs))`/g)].map(([, file]) => file);
    expect(new Set(files).size).toBeGreaterThan(30);
    expect(files.filter((file) => !isThere(file) && !isThere(`apps/server/src/${file}`))).toEqual([]);
    const links = [...page.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, link]) => link);
    expect(links.filter((link) => !isThere(`docs/${link}`))).toEqual([]);
  });

  it('gives each section a standing with a reason, and a test or a document where it is met', () => {
    expect(rows.length).toBeGreaterThan(50);
    for (const { section, standing, reason } of rows) {
      expect(STANDINGS, section).toContain(standing);
      expect(reason, section).not.toBe('');
      if (standing === 'Met') expect(reason, section).toMatch(/`[\w./-]+`|\]\(/);
    }
  });
});
