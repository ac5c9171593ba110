import { zlibSync } from 'fflate';
import type { FontFace, PagedScene, ScenePage } from '../../scene/scene.ts';
import { writeAttachments } from './attachments.ts';
import type { PdfAttachment } from './attachments.ts';
import { describeDocument, informationDictionary, xmpPacket } from './metadata.ts';
import type { PdfMetadata } from './metadata.ts';
import { writePageContent } from './page-content.ts';
import { PdfFile } from './pdf-file.ts';
import type { Deflate } from './pdf-file.ts';
import { writeLinks } from './links.ts';
import { createPdfPainter } from './pdf-painter.ts';
import { latin1Bytes, pdfNumber, pdfText } from './pdf-syntax.ts';
import { writeBookmarks } from './bookmarks.ts';
import { createResources } from './resources.ts';
import type { Resources } from './resources.ts';
import { srgbProfile } from './srgb-profile.ts';
import { createStructure } from './structure.ts';
import type { Structure } from './structure.ts';
import { StructureWriter } from './write-structure.ts';
import type { StructuredPage } from './write-structure.ts';

export interface PdfOptions {
  /** TrueType files for at least the faces the scene uses. Pass the same arrays again: what we learn from them is cached. */
  readonly fonts: Partial<Readonly<Record<FontFace, Uint8Array>>>;
  readonly metadata?: PdfMetadata;
  readonly attachments?: readonly PdfAttachment[];
  /**
   * Compresses to the zlib format. Without it the same bytes come out in browser and server; another one may be faster
   * and its output differ.
   */
  readonly deflate?: Deflate;
}

/**
 * Writes a scene as a tagged PDF 1.7 with embedded subset fonts (ISO 32000-1), made for archives (PDF/A-3a, ISO 19005-3)
 * and for everyone (PDF/UA-1, ISO 14289-1) where the scene's tags allow it. The same scene and options give the same bytes. Pages are
 * painted one at a time and let go. Throws ImageProblem for a picture that cannot be used.
 */
export function writePdf(scene: PagedScene, options: PdfOptions): Uint8Array {
  const { fonts, metadata = {}, attachments = [], deflate = zlibSync } = options;
  const file = new PdfFile(deflate);
  const resources = createResources(fonts, scene.images);
  const drawn = createStructure();
  const tree = file.reserve();
  const shared = file.reserve();
  const structure = new StructureWriter(file, drawn);
  const pages: number[] = [];
  for (const page of scene.pages) {
    const around = { resources, drawn, tree, shared, parent: structure.nextParent };
    const written = writePage(file, page, pages.length, around);
    structure.addPage(written);
    pages.push(written.id);
  }
  file.set(shared, resources.write(file));
  file.set(tree, pageTree(pages));
  const { title, language } = scene;
  const { tree: structureTree, isAccessible: isSound } = structure.finish();
  const isAccessible = title !== '' && language !== '' && isSound;
  const document = describeDocument(metadata, { title, language, isAccessible });
  const xmp = file.addPlainStream('/Type/Metadata/Subtype/XML', xmpPacket(document));
  const catalog = file.add(
    `<</Type/Catalog/Pages ${tree} 0 R/Lang${pdfText(language)}/MarkInfo<</Marked true>>` +
      `/StructTreeRoot ${structureTree} 0 R/Metadata ${xmp} 0 R/ViewerPreferences<</DisplayDocTitle true>>` +
      `${writeBookmarks(file, drawn.bookmarks, pages)}${writeOutputIntent(file)}${writeAttachments(file, attachments, metadata.created)}>>`,
  );
  return file.finish(catalog, file.add(informationDictionary(document)));
}

interface PageSurroundings {
  readonly resources: Resources;
  readonly drawn: Structure;
  /** Number of the page tree. */
  readonly tree: number;
  /** Number of the resources that all pages share. */
  readonly shared: number;
  /** What the page is among the parents of the structure tree. */
  readonly parent: number;
}

function writePage(file: PdfFile, page: ScenePage, index: number, around: PageSurroundings): StructuredPage {
  const { left = 0, width, height, nodes } = page;
  const painter = createPdfPainter({ ...around.resources, height });
  const group = painter.group({ kind: 'group', nodes });
  const { operators, owners, links } = writePageContent([group], index, around.drawn, () => file.reserve());
  const content = file.addStream('', latin1Bytes(operators));
  const id = file.add(
    `<</Type/Page/Parent ${around.tree} 0 R/Resources ${around.shared} 0 R` +
      `/MediaBox[${pdfNumber(left)} 0 ${pdfNumber(left + width)} ${pdfNumber(height)}]` +
      `/Contents ${content} 0 R/StructParents ${around.parent}/Tabs/S${writeLinks(file, links, around.parent + 1)}>>`,
  );
  return { id, owners, links, parent: around.parent };
}

/** Colors are meant as sRGB (14.11.5; ISO 19005-3, 6.2.3): the entry of the catalog that says so. */
function writeOutputIntent(file: PdfFile): string {
  const profile = file.addKeptStream('/N 3', srgbProfile);
  return (
    `/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB IEC61966-2.1)` +
    `/DestOutputProfile ${profile} 0 R>>]`
  );
}

function pageTree(pages: readonly number[]): string {
  const kids = pages.map((id) => `${id} 0 R`).join(' ');
  return `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`;
}
