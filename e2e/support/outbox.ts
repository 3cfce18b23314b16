/** The emails of a shop without a mail server: files in its data folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Shop } from './shop.ts';

/** The emails that are wholly written, oldest first, as they read. */
export async function sentEmails({ dataFolder }: Pick<Shop, 'dataFolder'>): Promise<string[]> {
  const folder = path.join(dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const emails = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(
    emails.map(async (name) => {
      const email = await readFile(path.join(folder, name), 'utf8');
      // Emails are quoted-printable: lines are broken, and an equals sign is written out.
      return email.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    }),
  );
}

/** Path and hash of the link in the latest email to an address; waits for it. */
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

/** The code of the latest email that confirms an address. */
export async function mailedCode(shop: Pick<Shop, 'dataFolder'>, to: string): Promise<string> {
  const link = await mailedLink(shop, to, '/account/verify');
  return link.split('#code=')[1] ?? '';
}

/** Path and hash of the link to a guest's order, from its latest email; waits for it. */
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
