import { isIPv6 } from 'node:net';

/**
 * The part of an address that identifies one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address, because
 * a subscriber may use any address within these. Rate limits count by it.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.toLowerCase().split('%');
  const [front = [], back] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const rest = back ?? [];
  // An IPv4 address at the end replaces two groups.
  const given = front.length + rest.length + (bare.includes('.') ? 1 : 0);
  const groups = back ? [...front, ...Array<string>(8 - given).fill('0'), ...rest] : front;
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
