import { expect, test } from 'vitest';
import { named } from './serve.ts';

test('the address that is printed has a name, so that passkeys work there', () => {
  expect(named('http://127.0.0.1:8080')).toBe('http://localhost:8080');
  expect(named('http://[::1]:8080')).toBe('http://localhost:8080');
  expect(named('http://192.168.1.5:8080')).toBe('http://192.168.1.5:8080');
});
