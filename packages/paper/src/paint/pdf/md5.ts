/** The amounts each round turns left, and the sines that RFC 1321, section 3.4, calls T. */
const TURNS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21] as const;
const SINES = Int32Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0);
const PLACES = Uint8Array.from({ length: 64 }, (_, step) => {
  const factor = [1, 5, 3, 7][step >> 4]!;
  const start = [0, 1, 5, 0][step >> 4]!;
  return (factor * step + start) % 16;
});

/**
 * MD5 in hexadecimal (RFC 1321). PDF asks for it in file identifiers and in the checksum of an attachment; it guards
 * against accidents only.
 */
export function md5(bytes: Uint8Array): string {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, bytes.length << 3, true);
  view.setUint32(padded.length - 4, Math.floor(bytes.length / 2 ** 29), true);
  const words = new Int32Array(padded.length / 4);
  for (let word = 0; word < words.length; word += 1) words[word] = view.getInt32(4 * word, true);
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let block = 0; block < words.length; block += 16) digestBlock(state, words, block);
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((word, index) => digest.setInt32(4 * index, word, true));
  return Array.from(new Uint8Array(digest.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function digestBlock(state: Int32Array, words: Int32Array, block: number): void {
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  for (let step = 0; step < 64; step += 4) {
    const turn = (step >> 2) & ~3;
    a = mixed(a, b, c, d, step, words[block + PLACES[step]!]!, TURNS[turn]!);
    d = mixed(d, a, b, c, step + 1, words[block + PLACES[step + 1]!]!, TURNS[turn + 1]!);
    c = mixed(c, d, a, b, step + 2, words[block + PLACES[step + 2]!]!, TURNS[turn + 2]!);
    b = mixed(b, c, d, a, step + 3, words[block + PLACES[step + 3]!]!, TURNS[turn + 3]!);
  }
  state[0] = (state[0]! + a) | 0;
  state[1] = (state[1]! + b) | 0;
  state[2] = (state[2]! + c) | 0;
  state[3] = (state[3]! + d) | 0;
}

/** One step: the register that gives way, mixed with the other three by the function of its round. */
function mixed(a: number, b: number, c: number, d: number, step: number, word: number, turn: number): number {
  let mix: number;
  if (step < 16) mix = (b & c) | (~b & d);
  else if (step < 32) mix = (d & b) | (~d & c);
  else if (step < 48) mix = b ^ c ^ d;
  else mix = c ^ (b | ~d);
  const sum = (a + mix + SINES[step]! + word) | 0;
  return (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0;
}
