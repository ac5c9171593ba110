import { describe, expect, it } from 'vitest';
import { readLogo } from './logo.ts';
import { SAMPLE_LOGO } from '../kinds/pay-stub/edit/sample-draft.ts';

/** A JPEG as far as its frame header: start, a comment, SOF0 of 300 by 200. */
const jpegHead = [
  [0xff, 0xd8],
  [0xff, 0xfe, 0x00, 0x04, 0x68, 0x69],
  [0xff, 0xc0, 0x00, 0x0b, 0x08, 0x00, 0xc8, 0x01, 0x2c, 0x01, 0x01, 0x11, 0x00],
  [0xff, 0xd9],
].flat();

function dataUrl(mediaType: string, bytes: readonly number[]): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

describe('reading a logo', () => {
  it('tells the size of a PNG', () => {
    const logo = readLogo(SAMPLE_LOGO);
    expect(logo).toMatchObject({ mediaType: 'image/png', width: 64, height: 64 });
    expect([...logo!.bytes.slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });

  it('tells the size of a JPEG', () => {
    expect(readLogo(dataUrl('image/jpeg', jpegHead))).toMatchObject({
      mediaType: 'image/jpeg',
      width: 300,
      height: 200,
    });
  });

  it('knows what is no logo', () => {
    const foreign = [
      '',
      'https://example.com/logo.png',
      'data:image/svg+xml;base64,AAAA',
      'data:image/png;base64,A',
      'data:image/png;base64,!!!!',
      dataUrl('image/png', jpegHead),
      dataUrl('image/jpeg', jpegHead.slice(0, 9)),
      dataUrl('image/jpeg', [0xff, 0xd8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ];
    for (const url of foreign) expect(readLogo(url), url.slice(0, 40)).toBeUndefined();
  });
});
