import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadContract } from '../../server/http/contract.ts';
import { signInCustomer } from '../support/customer.ts';
import { expect, test } from '../support/shop.ts';

/** Starts a server that acts as another site: browsers treat `localhost` and `127.0.0.1` as two sites. */
async function openOtherSite() {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Other</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('Another site can neither write nor end the session @full', async ({
  page,
  context,
  shop,
  allowConsole,
}) => {
  allowConsole(/status of 403|NotSameOrigin|not-found/);
  await signInCustomer(context, shop);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toContain('session');
  await using other = await openOtherSite();

  const { operations } = await loadContract('openapi.yaml');
  const writes = [...operations.values()].filter(({ isWrite }) => isWrite);
  expect(writes.length).toBeGreaterThan(30);
  for (const { id, method, path } of writes) {
    const url = `${shop.url}/api${path}`;
    await page.goto(other.url);
    // Send a fetch, whose response the other site cannot read, and a form, which navigates to the response.
    await page.evaluate(
      ([target, verb]) =>
        fetch(target, { method: verb, mode: 'no-cors', credentials: 'include' }).catch(
          () => undefined,
        ),
      [url, method] as const,
    );
    const answer = page.waitForResponse(
      (response) => response.url().startsWith(url) && response.request().isNavigationRequest(),
    );
    await page.evaluate(
      ([target, verb]) => {
        const form = document.createElement('form');
        form.action = target;
        form.method = verb;
        document.body.append(form);
        form.submit();
      },
      [url, method] as const,
    );
    expect({ id, status: (await answer).status() }).toEqual({ id, status: 403 });
    await page.waitForURL((address) => address.href.startsWith(url));
  }

  expect(await context.cookies()).toEqual(cookies);
  await page.goto('/account/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
});
