/** A number as PDF writes it: at most `decimals` of them, without needless digits (ISO 32000-1, 7.3.3). */
export function pdfNumber(value: number, decimals: 0 | 2 | 3 = 2): string {
  if (!Number.isFinite(value)) throw new RangeError(`A page cannot hold the number ${value}.`);
  const scale = decimals === 2 ? 100 : decimals === 3 ? 1000 : 1;
  const scaled = Math.round(value * scale);
  const magnitude = Math.abs(scaled);
  const whole = Math.floor(magnitude / scale);
  const rest = magnitude - whole * scale;
  const sign = scaled < 0 ? '-' : '';
  if (rest === 0) return `${sign}${whole}`;
  let fraction = rest;
  let digits: number = decimals;
  while (fraction % 10 === 0) {
    fraction /= 10;
    digits -= 1;
  }
  return `${sign}${whole === 0 ? '' : whole}.${`${fraction}`.padStart(digits, '0')}`;
}

/** Text for a person, such as a title: plain where it is ASCII, else UTF-16 (ISO 32000-1, 7.9.2.2). */
export function pdfText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  let hex = 'FEFF';
  for (let index = 0; index < text.length; index += 1) hex += hex4(text.charCodeAt(index));
  return `<${hex}>`;
}

/** A name object; what is not a regular character is written as `#` and two hexadecimal digits (7.3.5). */
export function pdfName(name: string): string {
  const bytes = new TextEncoder().encode(name);
  let result = '/';
  for (const byte of bytes) {
    const character = String.fromCharCode(byte);
    result += /[A-Za-z0-9_.+-]/.test(character) ? character : `#${byte.toString(16).padStart(2, '0')}`;
  }
  return result;
}

/** An ISO 8601 instant as PDF writes it, in UTC (7.9.4). Throws RangeError when it is no instant. */
export function pdfDate(instant: string): string {
  const digits = new Date(instant).toISOString().replace(/\D/g, '').slice(0, 14);
  return `(D:${digits}Z)`;
}

/** Four upper case hexadecimal digits. */
export function hex4(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0');
}

const encoder = new TextEncoder();

/** Shorter text is turned into bytes one by one; calling the encoder would take longer. */
const ENCODER_PAYS_FROM = 256;

/** Text whose characters each stand for one byte, as bytes. */
export function latin1Bytes(text: string): Uint8Array {
  if (text.length >= ENCODER_PAYS_FROM) {
    const encoded = encoder.encode(text);
    if (encoded.length === text.length) return encoded;
  }
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}
