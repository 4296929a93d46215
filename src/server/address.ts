import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Trusted proxies: how many there are in front, or their addresses and networks. */
export type TrustedProxies = number | readonly string[];

/** Whether an address is a trusted proxy; `hop` counts from the server, starting at 0. */
export type TrustProxy = (address: string, hop: number) => boolean;

export function trustProxy(proxies: TrustedProxies): TrustProxy {
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (isIP(address) === 0) throw new RangeError(`${proxy} is not an address or network`);
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/**
 * The client's address: the rightmost entry of `X-Forwarded-For` that is not a trusted proxy.
 * Entries that the client wrote itself stand further left.
 */
export function clientAddress(request: IncomingMessage, isTrusted: TrustProxy): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '');
  const listed = forwarded.split(',').map((address) => address.trim());
  const chain = [request.socket.remoteAddress ?? '', ...listed.reverse().filter(Boolean)];
  return chain.find((address, hop) => !isTrusted(address, hop)) ?? chain.at(-1) ?? '';
}

/** What limits are counted by: an IPv4 address, or the /64 network of an IPv6 one. */
export function limitKey(address: string): string {
  const mapped = /^::ffff:([0-9.]+)$/i.exec(address);
  if (mapped) return mapped[1] ?? address;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
