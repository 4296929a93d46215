import { expect, test } from 'vitest';
import { withLocalhost } from './serve.ts';

test('the printed URL has a host name, so that passkeys work', () => {
  expect(withLocalhost('http://127.0.0.1:8080')).toBe('http://localhost:8080');
  expect(withLocalhost('http://[::1]:8080')).toBe('http://localhost:8080');
  expect(withLocalhost('http://192.168.1.5:8080')).toBe('http://192.168.1.5:8080');
});
