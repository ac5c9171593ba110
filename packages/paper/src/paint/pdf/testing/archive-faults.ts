import type { PdfDictionary, PdfObjects } from './read-objects.ts';
import { readPdfObjects } from './read-objects.ts';

/**
 * What keeps a file out of archives (PDF/A-3a, ISO 19005-3) or from people who hear it (PDF/UA-1, ISO 14289-1), as far
 * as a writer of documents like ours can break it; each fault begins with the number of its rule. Empty when the file
 * is sound and claims both.
 */
export async function archiveFaults(bytes: Uint8Array): Promise<string[]> {
  const objects = await readPdfObjects(bytes);
  const catalog = objects.dictionary(objects.trailer['/Root']);
  const pages = objects.all.filter((object) => object['/Type'] === '/Page');
  return [
    ...catalogFaults(objects, catalog),
    ...metadataFaults(objects, catalog),
    ...attachmentFaults(objects, catalog),
    ...pages.flatMap((page) => [...contentFaults(objects, page), ...annotationFaults(objects, page)]),
    ...objects.all.flatMap((object) => pictureFaults(object)),
  ];
}

/** The sentences whose conditions do not hold. */
function broken(rules: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

function catalogFaults({ trailer, all, dictionary, array, stream }: PdfObjects, catalog: PdfDictionary): string[] {
  const intents = array(catalog['/OutputIntents']).map(dictionary);
  const profile = stream(intents[0]?.['/DestOutputProfile']);
  const elements = all.filter((object) => '/S' in object && '/P' in object);
  const isProfile = profile?.subarray(12, 20).toString() === 'mntrRGB ' && profile[8]! < 5;
  return broken({
    '6.1.3 the trailer names the file': array(trailer['/ID']).length === 2 && !('/Encrypt' in trailer),
    '6.2.3 one intent says which colors are meant': intents.length === 1 && intents[0]!['/S'] === '/GTS_PDFA1',
    '6.2.3 its profile is for screens, in RGB': isProfile && profile.readUInt32BE(0) === profile.length,
    '6.5 nothing happens by itself': !['/OpenAction', '/AA'].some((entry) => entry in catalog),
    '6.7.2 the file is tagged': dictionary(catalog['/MarkInfo'])['/Marked'] === true && '/StructTreeRoot' in catalog,
    '6.7.3 figures say what they show': elements.every((one) => one['/S'] !== '/Figure' || Boolean(one['/Alt'])),
    '6.7.4 the language is named': catalog['/Lang'] === 'u:en-US',
    'UA 7.1 the title is shown': dictionary(catalog['/ViewerPreferences'])['/DisplayDocTitle'] === true,
  });
}

/** Entries of the information dictionary, and where the same stands in XMP. */
const SAME_IN_XMP = {
  '/Title': /<dc:title><rdf:Alt><rdf:li xml:lang="x-default">([^<]*)/,
  '/Author': /<dc:creator><rdf:Seq><rdf:li>([^<]*)/,
  '/Subject': /<dc:description><rdf:Alt><rdf:li xml:lang="x-default">([^<]*)/,
  '/Keywords': /<pdf:Keywords>([^<]*)/,
  '/Creator': /<xmp:CreatorTool>([^<]*)/,
  '/Producer': /<pdf:Producer>([^<]*)/,
} as const;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function metadataFaults({ trailer, dictionary, stream }: PdfObjects, catalog: PdfDictionary): string[] {
  const xmp = stream(catalog['/Metadata'])?.toString() ?? '';
  const information = dictionary(trailer['/Info']);
  const has = (...parts: readonly string[]): boolean => parts.every((part) => xmp.includes(part));
  const differing = Object.entries(SAME_IN_XMP).filter(([entry, pattern]) => {
    const stated = pattern.exec(xmp)?.[1]?.replace(/&\w+;/g, (entity) => ENTITIES[entity]!);
    return stated !== (information[entry] as string | undefined)?.replace(/^u:/, '');
  });
  return [
    ...differing.map(([entry]) => `6.6.3 ${entry} is the same in XMP`),
    ...broken({
      '6.6.2 the metadata is not compressed': !('/Filter' in dictionary(catalog['/Metadata'])),
      '6.6.4 the file claims PDF/A-3a': has('<pdfaid:part>3<', '<pdfaid:conformance>A<'),
      '6.6.2.3 it describes the claim of PDF/UA': has('<pdfaSchema:prefix>pdfuaid<', '<pdfaProperty:name>part<'),
      'UA 5 the file claims PDF/UA-1': has('<pdfuaid:part>1<'),
    }),
  ];
}

function attachmentFaults({ all, dictionary, array }: PdfObjects, catalog: PdfDictionary): string[] {
  const associated = array(catalog['/AF']).map(dictionary);
  const attached = all.filter((object) => '/EF' in object);
  return attached.flatMap((file) =>
    broken({
      '6.8 an attachment has its name twice and a kind of relation': ['/F', '/UF', '/AFRelationship'].every(
        (entry) => entry in file,
      ),
      '6.8 an attachment belongs to the document': associated.includes(file),
      '6.8 an attachment has a media type': '/Subtype' in dictionary(dictionary(file['/EF'])['/F']),
    }),
  );
}

/** Operators of text, pictures and colors, with what they name; strings are written as literals of two-byte codes. */
const OPERATORS = /\((?:[^\\()]|\\[^])*\)Tj|\/(F\d+) [\d.]+ Tf|\/(I\d+) Do|\bBDC\b|\bBMC\b|\bEMC\b|\/Pattern|\bsh\b/g;

function contentFaults({ dictionary, stream }: PdfObjects, page: PdfDictionary): string[] {
  const resources = dictionary(page['/Resources']);
  const fonts = dictionary(resources['/Font']);
  const pictures = dictionary(resources['/XObject']);
  const faults = broken({
    '6.2.2 a page names its resources': '/Resources' in page,
    '6.2.10 a page is drawn without groups of its own': !('/Group' in page) && !('/ExtGState' in resources),
    'UA 7.18.3 tabs follow the structure': page['/Tabs'] === '/S',
  });
  const used = new Map<string, Set<number>>();
  let codes = new Set<number>();
  let marks = 0;
  for (const [operator, font, picture] of stream(page['/Contents'])!.toString('latin1').matchAll(OPERATORS)) {
    if (operator === 'BDC' || operator === 'BMC') marks += 1;
    else if (operator === 'EMC') marks -= 1;
    else if (font !== undefined) used.set(font, (codes = used.get(font) ?? new Set()));
    else if (picture !== undefined && !(`/${picture}` in pictures))
      faults.push(`6.2.2 ${picture} is among the resources`);
    else if (marks !== 1) faults.push(`UA 7.1 ${operator.slice(0, 40)} is content or an artifact`);
    if (operator.startsWith('(')) for (const code of codesOf(operator)) codes.add(code);
  }
  for (const [name, shown] of used) faults.push(...fontFaults({ dictionary, stream }, fonts[`/${name}`], shown));
  return faults;
}

function codesOf(shown: string): number[] {
  const bytes = shown.slice(1, -3).replace(/\\([^])/g, (_, escaped: string) => (escaped === 'r' ? '\r' : escaped));
  return (bytes.match(/[^]{2}/g) ?? []).map((pair) => pair.charCodeAt(0) * 256 + pair.charCodeAt(1));
}

function fontFaults(
  { dictionary, stream }: Pick<PdfObjects, 'dictionary' | 'stream'>,
  reference: unknown,
  codes: ReadonlySet<number>,
): string[] {
  const font = dictionary(reference);
  const [descendant] = (font['/DescendantFonts'] ?? []) as readonly unknown[];
  const cid = dictionary(descendant);
  const program = stream(dictionary(cid['/FontDescriptor'])['/FontFile2']);
  if (!program) return ['6.2.11.4 a font is embedded'];
  const meanings = stream(font['/ToUnicode'])?.toString('latin1') ?? '';
  const meant = new Set(Array.from(meanings.matchAll(/^<(....)><....>$/gm), ([, code]) => Number.parseInt(code!, 16)));
  const widths = widthsOf((cid['/W'] ?? []) as readonly unknown[]);
  const differs = (code: number) => Math.abs((widths.get(code) ?? 1000) - programWidth(program, code)) > 1;
  return broken({
    '6.2.11.3 codes are numbers of glyphs': font['/Encoding'] === '/Identity-H' && cid['/CIDToGIDMap'] === '/Identity',
    '6.2.11.5 widths are those of the font': !Array.from(codes).some(differs),
    '6.2.11.7 every code has a meaning': Array.from(codes).every(
      (code) => (code > 0x1f && code < 0x7f) || meant.has(code),
    ),
  });
}

/** Widths by code, from lists that each begin with their first code (ISO 32000-1, 9.7.4.3). */
function widthsOf(runs: readonly unknown[]): Map<number, number> {
  const widths = new Map<number, number>();
  for (let at = 0; at + 1 < runs.length; at += 2) {
    (runs[at + 1] as readonly number[]).forEach((width, index) => widths.set((runs[at] as number) + index, width));
  }
  return widths;
}

/** The advance width that a TrueType file gives a glyph, in thousandths. */
function programWidth(program: Buffer, glyph: number): number {
  const tableAt = (tag: string) => program.readUInt32BE(program.indexOf(tag) + 8);
  const last = program.readUInt16BE(tableAt('hhea') + 34) - 1;
  const units = program.readUInt16BE(tableAt('hmtx') + 4 * Math.min(glyph, last));
  return (units * 1000) / program.readUInt16BE(tableAt('head') + 18);
}

/** What is printed and never hidden: hidden (2), to be shown only on a screen (32) or not (1), switched by a click (256). */
const PRINTED = 4;
const NEVER = 1 | 2 | 32 | 256;

function annotationFaults({ dictionary, array }: PdfObjects, page: PdfDictionary): string[] {
  return array(page['/Annots'])
    .map(dictionary)
    .flatMap((annotation) =>
      broken({
        '6.3.2 an annotation is printed': (Number(annotation['/F']) & (PRINTED | NEVER)) === PRINTED,
        'UA 7.18.1 a link says where it leads': annotation['/Subtype'] !== '/Link' || Boolean(annotation['/Contents']),
        'UA 7.18.5 a link is in the structure': annotation['/Subtype'] !== '/Link' || '/StructParent' in annotation,
      }),
    );
}

function pictureFaults(object: PdfDictionary): string[] {
  if (object['/Subtype'] !== '/Image') return [];
  return broken({
    '6.2.8 a picture is drawn as it is': object['/Interpolate'] !== true && !('/Alternates' in object),
    '6.2.4 a picture has colors of the intent': ['/DeviceRGB', '/DeviceGray'].includes(String(object['/ColorSpace'])),
  });
}
