import { pdfDate, pdfText } from './pdf-syntax.ts';

/** What the file says of itself besides its title. */
export interface PdfMetadata {
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: string;
  /** What names the document elsewhere, each once; a program finds them in the file's bytes without parsing it. */
  readonly identifiers?: readonly string[];
  /** The program that made the document. */
  readonly creator?: string;
  /** ISO 8601 instant. The file carries no date without it: the writer knows no clock. */
  readonly created?: string;
}

export interface DescribedDocument extends PdfMetadata {
  readonly title: string;
  readonly language: string;
  /** Whether it keeps the rules of PDF/UA-1. */
  readonly isAccessible: boolean;
}

const PRODUCER = 'Paperwage';

/** The information dictionary (ISO 32000-1, 14.3.3). */
export function informationDictionary({
  title,
  author,
  subject,
  keywords,
  creator,
  created,
}: DescribedDocument): string {
  const date = created === undefined ? '' : `/CreationDate${pdfDate(created)}/ModDate${pdfDate(created)}`;
  const entries = Object.entries({
    Title: title,
    Author: author,
    Subject: subject,
    Keywords: keywords,
    Creator: creator,
  });
  const given = entries.map(([key, text]) => (text ? `/${key}${pdfText(text)}` : '')).join('');
  return `<<${given}/Producer(${PRODUCER})${date}>>`;
}

/** The same for programs that read XMP (ISO 16684-1), with the claim of PDF/UA-1 where it holds. */
export function xmpPacket(document: DescribedDocument): Uint8Array {
  const { title, language, author, subject, keywords, identifiers = [], creator, created, isAccessible } = document;
  const instant = created === undefined ? '' : new Date(created).toISOString().replace(/\.\d+Z$/, 'Z');
  const localized = (text: string): string =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
  const properties: readonly (readonly [name: string, value: string | undefined])[] = [
    ['dc:format', 'application/pdf'],
    ['dc:title', localized(title)],
    ['dc:creator', author && `<rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq>`],
    ['dc:description', subject && localized(subject)],
    ['dc:language', language && bag([language])],
    ['pdf:Producer', PRODUCER],
    ['pdf:Keywords', keywords && escapeXml(keywords)],
    ['xmp:Identifier', identifiers.length > 0 ? bag(identifiers) : ''],
    ['xmp:CreatorTool', creator && escapeXml(creator)],
    ['xmp:CreateDate', instant],
    ['xmp:ModifyDate', instant],
    ['pdfuaid:part', isAccessible ? '1' : ''],
  ];
  const body = properties.map(([name, value]) => (value ? `<${name}>${value}</${name}>\n` : '')).join('');
  return new TextEncoder().encode(`<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"\
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
${body}</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`);
}

function bag(texts: readonly string[]): string {
  return `<rdf:Bag>${texts.map((text) => `<rdf:li>${escapeXml(text)}</rdf:li>`).join('')}</rdf:Bag>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
