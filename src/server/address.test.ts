import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, limitKey, trustProxy } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0000:0000::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['not an address', 'not an address'],
])('limits of %s are counted by %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});

test('proxies are trusted by address, network or number', () => {
  const listed = trustProxy(['10.0.0.0/8', '::1']);
  expect(['10.1.2.3', '11.0.0.1', '::1', 'nonsense'].map((one) => listed(one, 0))).toEqual([
    ...[true, false, true, false],
  ]);
  const two = trustProxy(2);
  expect([0, 1, 2].map((hop) => two('1.1.1.1', hop))).toEqual([true, true, false]);
  expect(() => trustProxy(['example.org'])).toThrow('example.org');
});

test('a socket’s client address is read from the right, past the trusted proxies', () => {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = '6.6.6.6, 203.0.113.7, 10.0.0.2';
  expect([1, 2, 3].map((hops) => clientAddress(request, trustProxy(hops)))).toEqual([
    ...['10.0.0.2', '203.0.113.7', '6.6.6.6'],
  ]);
});
