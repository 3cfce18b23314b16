import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { trustProxyOption, type TrustedProxies } from './trustedProxies.ts';

let opened: AsyncDisposableStack;

beforeEach(() => {
  opened = new AsyncDisposableStack();
});

afterEach(() => opened.disposeAsync());

async function openServer(trusted: TrustedProxies): Promise<string> {
  const app = Fastify({ trustProxy: trustProxyOption(trusted) });
  app.get('/', async ({ ip, protocol }) => ({ ip, protocol }));
  opened.defer(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function openProxy(target: string, caller = '127.0.0.1'): Promise<string> {
  const proxy = createServer(({ headers }, response) => {
    const { 'x-forwarded-for': earlier } = headers;
    const forwarded = [earlier, caller].filter(Boolean).join(', ');
    const forward = { ...headers, 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' };
    httpRequest(target, { headers: forward }, (answer) => answer.pipe(response)).end();
  });
  opened.use(proxy);
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

async function addressSeen(url: string, forged?: string): Promise<unknown> {
  const answer = await fetch(url, { headers: forged ? { 'x-forwarded-for': forged } : {} });
  return answer.json();
}

const FORGED = '198.51.100.1, 198.51.100.2';

describe('behind an appending proxy', () => {
  it('one hop is the address seen by the proxy, despite forged headers', async () => {
    const proxy = await openProxy(await openServer(1), '203.0.113.7');
    expect(await addressSeen(proxy, FORGED)).toEqual({ ip: '203.0.113.7', protocol: 'https' });
    expect(await addressSeen(proxy)).toEqual({ ip: '203.0.113.7', protocol: 'https' });
  });

  it('two hops are the address seen by the outer proxy', async () => {
    const inner = await openProxy(await openServer(2), '127.0.0.1');
    const outer = await openProxy(inner, '203.0.113.7');
    expect(await addressSeen(outer, FORGED)).toEqual({ ip: '203.0.113.7', protocol: 'https' });
  });

  it('a list trusts its proxies, however many there are', async () => {
    const server = await openServer(['loopback', '192.0.2.0/24']);
    const outer = await openProxy(await openProxy(server, '192.0.2.9'), '203.0.113.7');
    expect(await addressSeen(outer, FORGED)).toEqual({ ip: '203.0.113.7', protocol: 'https' });
  });

  it.each([[false as const], [['192.0.2.0/24']]])(
    '%j does not trust the proxy',
    async (trusted) => {
      const proxy = await openProxy(await openServer(trusted), '203.0.113.7');
      expect(await addressSeen(proxy, FORGED)).toEqual({ ip: '127.0.0.1', protocol: 'http' });
    },
  );
});
