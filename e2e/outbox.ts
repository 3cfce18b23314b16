/** The letters of a shop without a mail server: files in its data folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Shop } from './shop.ts';

/** The letters that are wholly written, oldest first, as they read. */
export async function sentLetters({ dataFolder }: Pick<Shop, 'dataFolder'>): Promise<string[]> {
  const folder = path.join(dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const letters = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(
    letters.map(async (name) => {
      const letter = await readFile(path.join(folder, name), 'utf8');
      // Letters are quoted-printable: lines are broken, and an equals sign is written out.
      return letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    }),
  );
}

/** Path and hash of the link in the latest letter to an address; waits for it. */
export async function mailedLink(
  shop: Pick<Shop, 'dataFolder'>,
  to: string,
  pathname: string,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const own = (await sentLetters(shop)).filter((letter) => letter.includes(to));
      const links = own.map((letter) => new RegExp(`${pathname}#code=[\\w-]+`).exec(letter)?.[0]);
      link = links.findLast(Boolean);
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

/** The code of the latest letter that confirms an address. */
export async function mailedCode(shop: Pick<Shop, 'dataFolder'>, to: string): Promise<string> {
  const link = await mailedLink(shop, to, '/account/verify');
  return link.split('#code=')[1] ?? '';
}
