import { isIP } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Trusted senders of `X-Forwarded-*`: none, a number of proxies, or networks such as `10.0.0.0/8`. The client's IP
 * address is the header's last address that belongs to no trusted proxy.
 */
export type TrustedProxies = false | number | readonly string[];

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (NAMED.includes(text) || isIP(text) !== 0) return true;
  const [address = '', bits] = text.split('/');
  return isIP(address) !== 0 && bits !== '0' && ipaddr.isValidCIDR(text);
}

/** Parses a number of proxies or a comma-separated list of networks. Returns undefined if the text is neither. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text)) return Number(text) || false;
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * Converts the setting to Fastify's `trustProxy` option. Passes a number of proxies as a function, because Fastify
 * trusts no proxy if the option is a number.
 */
export function trustProxyOption(
  proxies: TrustedProxies,
): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}
