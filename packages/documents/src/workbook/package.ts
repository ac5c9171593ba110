import { strToU8, zipSync } from 'fflate';
import { xmlPart, xmlText } from './xml-text.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The first moment that an archive knows, in the local time that it is told in: the same bytes everywhere. */
const FIXED_TIME = new Date(1980, 0, 1);
/** Pictures are compressed already. */
const STORED = { level: 0 } as const;

/** What one part of a package names of others, each by an id. */
export class Relations {
  readonly #items: string[] = [];

  /** The id of a part of this type, such as `table`, at a path as seen from the part that names it. */
  add(type: string, target: string): string {
    return this.#push(`${OFFICE}/${type}`, target, '');
  }

  /** The id of the properties that programs show of a file. */
  addProperties(target: string): string {
    return this.#push(`${PACKAGE}/relationships/metadata/core-properties`, target, '');
  }

  /** The id of an address on the web. */
  addLink(address: string): string {
    return this.#push(`${OFFICE}/hyperlink`, address, ' TargetMode="External"');
  }

  part(): string {
    return xmlPart(`<Relationships xmlns="${PACKAGE}/relationships">${this.#items.join('')}</Relationships>`);
  }

  #push(type: string, target: string, mode: string): string {
    const id = `rId${this.#items.length + 1}`;
    this.#items.push(`<Relationship Id="${id}" Type="${type}" Target="${xmlText(target)}"${mode}/>`);
    return id;
  }
}

/** The parts of an office file (ECMA-376 part 2), made into an archive. */
export class Package {
  readonly #files: Record<string, [Uint8Array, { level: 0 | 6 }]> = {};
  readonly #types: string[] = [];
  readonly #pictures = new Map<Uint8Array, string>();

  addPart(path: string, type: string, xml: string): void {
    this.#files[path] = [strToU8(xml), { level: 6 }];
    this.#types.push(`<Override PartName="/${path}" ContentType="application/${type}+xml"/>`);
  }

  /** Puts the relations of a part where readers look for them; nothing where there are none. */
  addRelations(path: string, relations: Relations): void {
    const at = path.lastIndexOf('/') + 1;
    this.#files[`${path.slice(0, at)}_rels/${path.slice(at)}.rels`] = [strToU8(relations.part()), { level: 6 }];
  }

  /** The name of a picture in `xl/media`; one that several sheets show is in the file once. */
  addPicture(bytes: Uint8Array, mediaType: 'image/png' | 'image/jpeg'): string {
    let name = this.#pictures.get(bytes);
    if (name === undefined) {
      name = `image${this.#pictures.size + 1}.${mediaType.slice('image/'.length)}`;
      this.#pictures.set(bytes, name);
      this.#files[`xl/media/${name}`] = [bytes, STORED];
    }
    return name;
  }

  bytes(): Uint8Array {
    const defaults = [
      ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
      ['xml', 'application/xml'],
      ['png', 'image/png'],
      ['jpeg', 'image/jpeg'],
    ].map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
    const types = xmlPart(`<Types xmlns="${PACKAGE}/content-types">${[...defaults, ...this.#types].join('')}</Types>`);
    return zipSync({ '[Content_Types].xml': strToU8(types), ...this.#files }, { mtime: FIXED_TIME });
  }
}
