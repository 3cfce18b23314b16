/**
 * `npm run notices`: writes THIRD-PARTY-NOTICES.md from the licence files of runtime packages. A shared licence
 * text appears once, below the copyright lines of its packages.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

interface Lockfile {
  packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  licenses?: { type: string }[];
  author?: string | { name: string };
}

interface Notice {
  title: string;
  license: string;
  copyrights: string[];
  text: string;
}

async function readFluentEmoji(): Promise<Notice> {
  const file = path.join(root, 'demo/pictures/LICENSE.fluent-emoji.txt');
  return {
    title: 'Fluent Emoji (https://github.com/microsoft/fluentui-emoji), in the demo pictures',
    license: 'MIT',
    ...splitLicense(await readFile(file, 'utf8')),
  };
}

async function readLibvips(): Promise<Notice> {
  const scope = path.join(root, 'node_modules/@img');
  const name = (await readdir(scope)).find((folder) => folder.startsWith('sharp-libvips-'));
  if (name === undefined) throw new Error('sharp has no binary for this platform.');
  const readme = await readFile(path.join(scope, name, 'README.md'), 'utf8');
  const [, licences = ''] = /## Licensing\n([^]*?)\nPlease report/.exec(readme) ?? [];
  const manifest = await readFile(path.join(scope, name, 'package.json'), 'utf8');
  const { version, license = '' } = JSON.parse(manifest) as Manifest;
  return {
    title: `@img/sharp-libvips ${version} (https://github.com/lovell/sharp-libvips), loaded by sharp as it is`,
    license,
    copyrights: ['The text of the licence: https://www.gnu.org/licenses/lgpl-3.0.txt'],
    text: licences.trim(),
  };
}

/**
 * Matches copyright lines, which have a year or a copyright sign. Other lines that begin with "copyright" belong to
 * the licence.
 */
const isCopyright = (line: string): boolean =>
  /^\W*copyright\s*(\(c\)|©|\d{4})|^\W*(\(c\)|©)\s*\w/i.test(line);

function licenseOf({ license, licenses = [] }: Manifest): string {
  return license ?? licenses.map(({ type }) => type).join(' OR ');
}

function splitLicense(text: string): Pick<Notice, 'copyrights' | 'text'> {
  const lines = text.replaceAll('\r', '').split('\n');
  const body = lines.filter((line) => !isCopyright(line)).join('\n');
  return {
    copyrights: lines.filter(isCopyright).map((line) => line.trim()),
    text: body.replaceAll(/\n\s*\n\s*\n/g, '\n\n').trim(),
  };
}

async function readNotice(folder: string): Promise<Notice> {
  const at = path.join(root, folder);
  const manifest = JSON.parse(await readFile(path.join(at, 'package.json'), 'utf8')) as Manifest;
  const names = await readdir(at);
  const file = names.find((name) => /^(licen[cs]e|copying)/i.test(name));
  const author = typeof manifest.author === 'string' ? manifest.author : manifest.author?.name;
  return {
    title: `${manifest.name} ${manifest.version}`,
    license: licenseOf(manifest),
    ...(file
      ? splitLicense(await readFile(path.join(at, file), 'utf8'))
      : { copyrights: author ? [author] : [], text: '' }),
  };
}

function wordsOf(text: string): string {
  return text
    .replace(/^[#(]*\s*(the )?(mit|isc) license[)\s]*/i, '')
    .replaceAll(/\W+/g, ' ')
    .toLowerCase()
    .trim();
}

function section([first, ...others]: [Notice, ...Notice[]]): string {
  const names = [first, ...others].map(({ title, license, copyrights }) =>
    [`- ${title} (${license})`, ...copyrights.map((line) => `  - ${line}`)].join('\n'),
  );
  const intro = first.text
    ? `\`\`\`text\n${first.text}\n\`\`\``
    : 'These packages name their licence and carry no text of it.';
  return `## ${first.text ? first.license : 'Without a text'}\n\n${names.join('\n')}\n\n${intro}\n`;
}

const { packages } = JSON.parse(
  await readFile(path.join(root, 'package-lock.json'), 'utf8'),
) as Lockfile;
const folders = Object.entries(packages)
  .filter(([folder, { dev, optional, devOptional }]) => folder && !dev && !optional && !devOptional)
  .map(([folder]) => folder);
const notices = await Promise.all(folders.map(readNotice));
const groups = Object.values(
  Object.groupBy([...notices, await readFluentEmoji(), await readLibvips()], ({ text }) =>
    wordsOf(text),
  ),
).flatMap((group) => (group?.[0] ? [[group[0], ...group.slice(1)] as [Notice, ...Notice[]]] : []));

await writeFile(
  path.join(root, 'THIRD-PARTY-NOTICES.md'),
  `# Third-party notices

The shop runs on these packages; some of their code, fonts and art is part of its pages. Written by \`npm run notices\`.
Node itself comes with its own licence file (\`node_modules/node-*/LICENSE\`).

${groups
  .toSorted((a, b) => b.length - a.length)
  .map(section)
  .join('\n')}`,
);
console.log(`${notices.length + 2} notices in ${groups.length} groups`);
