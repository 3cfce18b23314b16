import dns, { type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Address of Azure's internal platform services, which looks public. */
const PLATFORM_ADDRESS = '168.63.129.16';

/** True for an address on the internet; false for one of this machine or a private network. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === PLATFORM_ADDRESS) return false;
  // Only 2000::/3 is assigned to the internet.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3'));
}

export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is in a private network.`);
  }
}

export interface PublicLookupOptions {
  isPublic?: (address: string) => boolean;
  lookup?: typeof dns.lookup;
}

/**
 * Creates a lookup for connections that resolves public addresses only. The connection uses the checked address,
 * so later DNS changes have no effect.
 */
export function publicLookup({
  isPublic = isPublicAddress,
  lookup = dns.lookup,
}: PublicLookupOptions = {}): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const addresses: LookupAddress[] = found;
      if (!addresses.every(({ address }) => isPublic(address)))
        return done(new PrivateAddress(host), []);
      const [first] = addresses;
      if (options.all === true || first === undefined) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

/** Checks a host that is an IP address, because connections skip the lookup for it. Accepts all other hosts. */
export function isPublicHost(host: string, isPublic = isPublicAddress): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 || isPublic(bare);
}
