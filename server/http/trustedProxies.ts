import { isIP } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Which senders of `X-Forwarded-*` are believed: none, so many proxies in a row before the server, or those in networks such
 * as `10.0.0.0/8`. The shopper's address is the last one of the header that none of them has.
 */
export type TrustedProxies = false | number | readonly string[];

/** Names that @fastify/proxy-addr gives to networks. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (NAMED.includes(text) || isIP(text) !== 0) return true;
  const [address = '', bits] = text.split('/');
  return isIP(address) !== 0 && bits !== '0' && ipaddr.isValidCIDR(text);
}

/** Reads a number of proxies, or networks between commas; undefined where it is neither. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text)) return Number(text) || false;
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** Fastify itself takes no number: it believes nobody then, since a number does not tell who is in front. */
export function trustProxyOption(
  proxies: TrustedProxies,
): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}
