import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { encodePng } from './encode-png.ts';

describe('encodePng', () => {
  it('writes 8-bit RGB that another reader gets back pixel by pixel', async () => {
    const width = 37;
    const height = 23;
    const data = new Uint8ClampedArray(width * height * 4);
    for (let index = 0; index < data.length; index += 1) {
      data[index] = index % 4 === 3 ? 255 : (index * 7 + (index >> 5)) % 256;
    }
    const bytes = await encodePng({ width, height, data });
    const read = PNG.sync.read(Buffer.from(bytes));
    expect([read.width, read.height]).toEqual([width, height]);
    expect(Array.from(read.data)).toEqual(Array.from(data));
    expect([bytes[24], bytes[25]]).toEqual([8, 2]);
  });
});
