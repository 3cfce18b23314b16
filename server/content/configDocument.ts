import { pictureOf } from '../catalog/picture.ts';
import type { Dto } from '../http/contractTypes.ts';

export type ConfigDocument = Dto['Config'] & {
  logo?: string;
  icon?: string;
};

export function logoOf(config: ConfigDocument | undefined): Dto['Picture'] | undefined {
  return config?.logo ? pictureOf(config.logo, '') : undefined;
}
