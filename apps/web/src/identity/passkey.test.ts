import { expect, it } from 'vitest';
import { addressAtLocalhost } from './passkey.ts';

it('names the page at localhost where it is open by the number of this machine', () => {
  expect(addressAtLocalhost('http://127.0.0.1:3000/user/account?a=1#b')).toBe(
    'http://localhost:3000/user/account?a=1#b',
  );
  expect(addressAtLocalhost('http://[::1]:3000/')).toBe('http://localhost:3000/');
  for (const address of ['http://localhost:3000/', 'https://pay.example.com/', 'http://192.0.2.7/']) {
    expect(addressAtLocalhost(address)).toBeUndefined();
  }
});
