import { describe, expect, it } from 'vitest';
import { attachment } from './content-disposition.ts';

describe('attachment', () => {
  it.each([
    [
      'paystub-2026-11-20-nuria-nguyen.pdf',
      'paystub-2026-11-20-nuria-nguyen.pdf',
      'paystub-2026-11-20-nuria-nguyen.pdf',
    ],
    ['Nguyễn.pdf', 'Nguyen.pdf', 'Nguy%E1%BB%85n.pdf'],
    ['a"b\\c.pdf', 'a-b-c.pdf', 'a%22b%5Cc.pdf'],
    ["it's (1)*.pdf", "it's (1)*.pdf", 'it%27s%20%281%29%2A.pdf'],
    ['x\r\nset-cookie: a.pdf', 'x-set-cookie: a.pdf', 'x%0D%0Aset-cookie%3A%20a.pdf'],
    ['half\ud800.pdf', 'half.pdf', 'half-.pdf'],
    [
      'paystub-2026-11-20-αννα-ξένου.pdf',
      'paystub-2026-11-20.pdf',
      'paystub-2026-11-20-%CE%B1%CE%BD%CE%BD%CE%B1-%CE%BE%CE%AD%CE%BD%CE%BF%CF%85.pdf',
    ],
  ])('writes %j for old and new readers', (name, ascii, encoded) => {
    expect(attachment(name)).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`);
  });
});
