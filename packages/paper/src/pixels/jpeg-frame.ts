import { ImageProblem, MOST_PIXELS, tooManyPixels } from '../paint/pdf/image-problem.ts';
import { unreadableJpeg } from '../paint/pdf/jpeg.ts';
import type { HuffmanTable } from './jpeg-bits.ts';

/** One channel of a JPEG: its coefficients, block by block, 64 in each in the order of the rows. */
export interface JpegComponent {
  readonly id: number;
  /** Blocks of this channel in a unit of the scan, across and down. */
  readonly across: number;
  readonly down: number;
  readonly quantization: number;
  /** Blocks that hold something of the picture, and those there are room for. */
  readonly blocksWide: number;
  readonly blocksHigh: number;
  readonly roomWide: number;
  readonly coefficients: Int16Array;
  /** Within a scan: its tables, and the mean of the block before. */
  dc: HuffmanTable | undefined;
  ac: HuffmanTable | undefined;
  previousMean: number;
}

export interface JpegFrame {
  readonly isProgressive: boolean;
  readonly width: number;
  readonly height: number;
  readonly mostAcross: number;
  readonly mostDown: number;
  readonly unitsWide: number;
  readonly unitsHigh: number;
  readonly components: readonly JpegComponent[];
}

const PROGRESSIVE = 0xc2;
const SUPPORTED = [0xc0, 0xc1, PROGRESSIVE];

/** Reads a frame header (ITU-T T.81, B.2.2) and makes room for what it promises. Throws ImageProblem. */
export function readFrame(marker: number, segment: Uint8Array): JpegFrame {
  const [depth, heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0, count = 0] = segment;
  if (!SUPPORTED.includes(marker) || depth !== 8) {
    throw new ImageProblem('unsupported', 'This kind of JPEG is rare. Save it as an ordinary JPEG or PNG.');
  }
  if (count !== 1 && count !== 3) {
    throw new ImageProblem('unsupported', 'This JPEG uses CMYK colors. Save it with RGB colors and choose it again.');
  }
  const [width, height] = [widthHigh * 256 + widthLow, heightHigh * 256 + heightLow];
  if (width === 0 || height === 0 || segment.length !== 6 + 3 * count) throw unreadableJpeg();
  if (width * height > MOST_PIXELS) throw tooManyPixels();
  const heads = Array.from({ length: count }, (_, at) => {
    const [id = 0, sampling = 0, quantization = 0] = segment.subarray(6 + 3 * at);
    return { id, across: sampling >> 4, down: sampling & 15, quantization };
  });
  for (const { across, down, quantization } of heads) {
    if (across < 1 || across > 4 || down < 1 || down > 4 || quantization > 3) throw unreadableJpeg();
  }
  const mostAcross = Math.max(...heads.map(({ across }) => across));
  const mostDown = Math.max(...heads.map(({ down }) => down));
  const unitsWide = Math.ceil(width / (8 * mostAcross));
  const unitsHigh = Math.ceil(height / (8 * mostDown));
  const components = heads.map((head) => ({
    ...head,
    blocksWide: Math.ceil((width * head.across) / mostAcross / 8),
    blocksHigh: Math.ceil((height * head.down) / mostDown / 8),
    roomWide: unitsWide * head.across,
    coefficients: new Int16Array(64 * unitsWide * head.across * unitsHigh * head.down),
    dc: undefined,
    ac: undefined,
    previousMean: 0,
  }));
  return {
    isProgressive: marker === PROGRESSIVE,
    ...{ width, height, mostAcross, mostDown, unitsWide, unitsHigh, components },
  };
}
