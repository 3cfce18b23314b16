import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tinted } from './color.ts';
import type { Tint } from './color.ts';
import type { Art } from './vector.ts';

interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const iconFile = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
const iconSet = JSON.parse(readFileSync(iconFile, 'utf8')) as IconSet;

/** A food drawing of the Fluent emoji set (MIT, Microsoft), recoloured by the given tints. */
export function emoji(name: string, ...tints: Tint[]): Art {
  const icon = iconSet.icons[name];
  if (!icon) throw new Error(`No Fluent emoji is called ${name}`);
  return {
    svg: tints.reduce(tinted, icon.body),
    width: iconSet.width,
    height: iconSet.height,
  };
}
