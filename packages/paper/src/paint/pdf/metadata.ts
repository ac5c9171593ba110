import { escapeXml } from '../escape-xml.ts';
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
  /** ISO 8601 instant. Without it the file has no date: the writer has no clock. */
  readonly created?: string;
}

export interface DescribedDocument extends PdfMetadata {
  readonly title: string;
  readonly language: string;
  /** Whether it follows the rules of PDF/UA-1 and PDF/A-3a. */
  readonly isAccessible: boolean;
}

const PRODUCER = 'Paperwage';

/** All that a document says of itself, without what XMP cannot hold: both places say the same (ISO 19005-3, 6.6.3). */
export function describeDocument(
  metadata: PdfMetadata,
  facts: Pick<DescribedDocument, 'title' | 'language' | 'isAccessible'>,
): DescribedDocument {
  const { author = '', subject = '', keywords = '', creator = '' } = metadata;
  const texts = { title: plain(facts.title), author: plain(author), subject: plain(subject) };
  return { ...metadata, ...facts, ...texts, keywords: plain(keywords), creator: plain(creator) };
}

function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ').trim();
}

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

const ARCHIVE_CLAIM = '<pdfaid:part>3</pdfaid:part>\n<pdfaid:conformance>A</pdfaid:conformance>';

/** PDF/A does not know what PDF/UA claims: a file that claims both describes it (ISO 19005-3, 6.6.2.3.3). */
const CLAIMS = `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"\
 xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"\
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfuaid:part>1</pdfuaid:part>
${ARCHIVE_CLAIM}
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

/**
 * A PDF of ours without its claim of PDF/A-3a, which encryption would make false (ISO 19005-3, 6.1.3): blanks take its
 * place, so everything stays where the file says it is.
 */
export function dropArchiveClaim(pdf: Uint8Array): Uint8Array {
  const text = new TextDecoder('latin1').decode(pdf);
  const copy = pdf.slice();
  for (let at = text.indexOf(ARCHIVE_CLAIM); at >= 0; at = text.indexOf(ARCHIVE_CLAIM, at + 1)) {
    copy.fill(0x20, at, at + ARCHIVE_CLAIM.length);
  }
  return copy;
}

/** The same for programs that read XMP (ISO 16684-1), with the claims of PDF/UA-1 and PDF/A-3a where they hold. */
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
  ];
  const body = properties.map(([name, value]) => (value ? `<${name}>${value}</${name}>\n` : '')).join('');
  const claims = isAccessible ? CLAIMS : '';
  return new TextEncoder().encode(`<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"\
 xmlns:xmp="http://ns.adobe.com/xap/1.0/">
${body}</rdf:Description>${claims}</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`);
}

function bag(texts: readonly string[]): string {
  return `<rdf:Bag>${texts.map((text) => `<rdf:li>${escapeXml(text)}</rdf:li>`).join('')}</rdf:Bag>`;
}
