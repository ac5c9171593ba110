/** Red, about `#e02010`, as luminance and two differences of color. */
export const COLOR_JPEG = solidJpeg([88, 88, 225]);

/** Dark gray, with one channel. */
export const GRAY_JPEG = solidJpeg([102]);

/** Four channels of ink. */
export const CMYK_JPEG = solidJpeg([30, 220, 220, 10]);

/**
 * A baseline JPEG (ITU-T T.81) of 8 by 8 pixels that all have the same value in each channel: one block a channel, of
 * which only the mean is coded.
 */
function solidJpeg(channels: readonly number[]): Uint8Array {
  const segment = (marker: number, ...content: number[]): number[] => [0xff, marker, 0, content.length + 2, ...content];
  const components = channels.map((_, index) => index + 1);
  // A quantum of 8 makes the coefficient of the mean equal to the value less 128.
  const quanta = segment(0xdb, 0, ...Array.from({ length: 64 }, () => 8));
  const frame = segment(0xc0, 8, 0, 8, 0, 8, channels.length, ...components.flatMap((id) => [id, 0x11, 0]));
  // Nine sizes of a mean with codes of four bits, and `end of block` with a code of one.
  const means = segment(0xc4, 0x00, 0, 0, 0, 9, ...Array.from({ length: 12 }, () => 0), 0, 1, 2, 3, 4, 5, 6, 7, 8);
  const others = segment(0xc4, 0x10, 1, ...Array.from({ length: 15 }, () => 0), 0);
  const scan = segment(0xda, channels.length, ...components.flatMap((id) => [id, 0]), 0, 63, 0);
  const bits = channels.map((channel) => meanBits(channel - 128)).join('');
  const data = (bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/gu) ?? []).map((byte) =>
    Number.parseInt(byte, 2),
  );
  const stuffed = data.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte]));
  return Uint8Array.of(0xff, 0xd8, ...quanta, ...frame, ...means, ...others, ...scan, ...stuffed, 0xff, 0xd9);
}

/** Size, value (less one when negative, section F.1.2.1) and end of block. */
function meanBits(mean: number): string {
  const size = mean === 0 ? 0 : Math.floor(Math.log2(Math.abs(mean))) + 1;
  const value = mean < 0 ? mean + 2 ** size - 1 : mean;
  return size.toString(2).padStart(4, '0') + (size === 0 ? '' : value.toString(2).padStart(size, '0')) + '0';
}
