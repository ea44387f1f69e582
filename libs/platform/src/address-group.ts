import { isIPv6 } from 'node:net';

/** An IPv4 address that a socket for both families reports as IPv6 (`::ffff:192.0.2.1`), as IPv4; others unchanged. */
export const plainAddress = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/**
 * The part of an address that identifies one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address, because
 * a subscriber may use any address within these. Rate limits count by it.
 */
export function addressGroup(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [bare = ''] = address.toLowerCase().split('%');
  const [front = [], back] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const rest = back ?? [];
  // An IPv4 address at the end replaces two groups.
  const given = front.length + rest.length + (bare.includes('.') ? 1 : 0);
  const groups = back ? [...front, ...Array<string>(8 - given).fill('0'), ...rest] : front;
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
