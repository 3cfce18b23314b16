import { pictureOf } from '../catalog/picture.ts';
import type { Dto } from '../http/contractTypes.ts';

/** The document `config` of table content, one for each language. */
export type ConfigDocument = Dto['Config'] & {
  /** Name of a picture; none where the shop has no logo of its own. */
  logo?: string;
  /** Name of the picture that icons are made of; none for those that every shop is built with. */
  icon?: string;
};

/** The shop's own logo in all its sizes. */
export function logoOf(config: ConfigDocument | undefined): Dto['Picture'] | undefined {
  return config?.logo ? pictureOf(config.logo, '') : undefined;
}
