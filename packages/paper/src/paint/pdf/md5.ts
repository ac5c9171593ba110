/** The sines that RFC 1321, section 3.4, calls T. */
const SINES = Int32Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0);

const BLOCK_BYTES = 64;

/**
 * MD5 in hexadecimal of these bytes, one after another (RFC 1321). PDF asks for it in file identifiers; it guards
 * against accidents only.
 */
export function md5(...chunks: readonly Uint8Array[]): string {
  const length = chunks.reduce((whole, chunk) => whole + chunk.length, 0);
  const padded = new Uint8Array(((length + 8) >> 6) * BLOCK_BYTES + BLOCK_BYTES);
  let at = 0;
  for (const chunk of chunks) {
    padded.set(chunk, at);
    at += chunk.length;
  }
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, length << 3, true);
  view.setUint32(padded.length - 4, Math.floor(length / 2 ** 29), true);
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  const words = new Int32Array(16);
  for (let block = 0; block < padded.length; block += BLOCK_BYTES) {
    for (let word = 0; word < 16; word += 1) words[word] = view.getInt32(block + 4 * word, true);
    digestBlock(state, words);
  }
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((word, index) => digest.setInt32(4 * index, word, true));
  return Array.from(new Uint8Array(digest.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Four rounds of sixteen steps; each round has a function, an order of the words and four amounts of its own. */
function digestBlock(state: Int32Array, words: Int32Array): void {
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  for (let step = 0; step < 16; step += 4) {
    a = turned(a + ((b & c) | (~b & d)) + SINES[step]! + words[step]!, 7, b);
    d = turned(d + ((a & b) | (~a & c)) + SINES[step + 1]! + words[step + 1]!, 12, a);
    c = turned(c + ((d & a) | (~d & b)) + SINES[step + 2]! + words[step + 2]!, 17, d);
    b = turned(b + ((c & d) | (~c & a)) + SINES[step + 3]! + words[step + 3]!, 22, c);
  }
  for (let step = 16; step < 32; step += 4) {
    const word = 5 * step + 1;
    a = turned(a + ((d & b) | (~d & c)) + SINES[step]! + words[word & 15]!, 5, b);
    d = turned(d + ((c & a) | (~c & b)) + SINES[step + 1]! + words[(word + 5) & 15]!, 9, a);
    c = turned(c + ((b & d) | (~b & a)) + SINES[step + 2]! + words[(word + 10) & 15]!, 14, d);
    b = turned(b + ((a & c) | (~a & d)) + SINES[step + 3]! + words[(word + 15) & 15]!, 20, c);
  }
  for (let step = 32; step < 48; step += 4) {
    const word = 3 * step + 5;
    a = turned(a + (b ^ c ^ d) + SINES[step]! + words[word & 15]!, 4, b);
    d = turned(d + (a ^ b ^ c) + SINES[step + 1]! + words[(word + 3) & 15]!, 11, a);
    c = turned(c + (d ^ a ^ b) + SINES[step + 2]! + words[(word + 6) & 15]!, 16, d);
    b = turned(b + (c ^ d ^ a) + SINES[step + 3]! + words[(word + 9) & 15]!, 23, c);
  }
  for (let step = 48; step < 64; step += 4) {
    const word = 7 * step;
    a = turned(a + (c ^ (b | ~d)) + SINES[step]! + words[word & 15]!, 6, b);
    d = turned(d + (b ^ (a | ~c)) + SINES[step + 1]! + words[(word + 7) & 15]!, 10, a);
    c = turned(c + (a ^ (d | ~b)) + SINES[step + 2]! + words[(word + 14) & 15]!, 15, d);
    b = turned(b + (d ^ (c | ~a)) + SINES[step + 3]! + words[(word + 21) & 15]!, 21, c);
  }
  state[0] = (state[0]! + a) | 0;
  state[1] = (state[1]! + b) | 0;
  state[2] = (state[2]! + c) | 0;
  state[3] = (state[3]! + d) | 0;
}

/** The sum turned left by so many bits, and the neighbouring register added. */
function turned(sum: number, bits: number, neighbor: number): number {
  const word = sum | 0;
  return (neighbor + ((word << bits) | (word >>> (32 - bits)))) | 0;
}
