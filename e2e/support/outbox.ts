import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Shop } from './shop.ts';

export async function sentEmails({ dataFolder }: Pick<Shop, 'dataFolder'>): Promise<string[]> {
  const folder = path.join(dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const emails = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(
    emails.map(async (name) => {
      const email = await readFile(path.join(folder, name), 'utf8');
      // Decode quoted-printable: soft line breaks and encoded equals signs.
      return email.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    }),
  );
}

export async function mailedLink(
  shop: Pick<Shop, 'dataFolder'>,
  to: string,
  pathname: string,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const own = (await sentEmails(shop)).filter((email) => email.includes(to));
      const links = own.map((email) => new RegExp(`${pathname}#code=[\\w-]+`).exec(email)?.[0]);
      link = links.findLast(Boolean);
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

export async function mailedCode(shop: Pick<Shop, 'dataFolder'>, to: string): Promise<string> {
  const link = await mailedLink(shop, to, '/account/verify');
  return link.split('#code=')[1] ?? '';
}

export async function mailedSecretPath(
  shop: Pick<Shop, 'dataFolder'>,
  number: string,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const pattern = new RegExp(`/order/${number}#secret=[0-9a-f]+`);
      link = (await sentEmails(shop)).map((email) => pattern.exec(email)?.[0]).findLast(Boolean);
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
