/**
 * The `content-disposition` header for a file to be saved: the name in plain ASCII for old readers, without characters
 * not allowed there, and the full name by RFC 6266 and RFC 5987.
 */
export function attachment(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%/]/g, '-')
    .replace(/-+(?=-|\.\w+$)/g, '');
  const encoded = encodeURIComponent(fileName.replace(/\p{Surrogate}/gu, '-')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
