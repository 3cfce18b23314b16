import { cp, rm, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { addOwner, ownedData, ownerLinkFile } from '../support/staffShop.ts';
import { filledData, startShop } from '../support/shop.ts';

test('the first start fills an empty data folder, says where the shop is, and stops when told to', async () => {
  await rm(filledData, { recursive: true, force: true });
  const shop = await startShop(filledData);
  expect(shop.output()).toContain(new URL(shop.url).port);
  // Fail early: without a build of the staff app, each staff test would time out.
  for (const page of ['/', '/staff']) expect((await fetch(shop.url + page)).status).toBe(200);
  expect(await shop.stop()).toBe(0);
  await rm(ownedData, { recursive: true, force: true });
  await cp(filledData, ownedData, { recursive: true });
  await writeFile(ownerLinkFile, await addOwner(ownedData));
});
