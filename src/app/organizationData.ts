import type { Config } from '../api/endpoints.gen.ts';
import { configText } from '../features/shop/configSelector.ts';
import { SOCIAL_NETWORKS } from '../features/shell/footer/socialNetworks.ts';
import { externalUrl } from '../lib/linkTarget.ts';
import { pictureSources } from '../lib/pictureSources.ts';

const MARK = '/icons/icon.svg';

export function organizationData(config: Config, origin: string): object {
  const addresses = SOCIAL_NETWORKS.map(({ configKey }) =>
    externalUrl(configText(config, configKey)),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: configText(config, 'store_name') || configText(config, 'meta_title') || undefined,
    url: `${origin}/`,
    logo: config.store_logo
      ? new URL(pictureSources(config.store_logo).src, origin).href
      : origin + MARK,
    description: configText(config, 'meta_description') || undefined,
    telephone: configText(config, 'store_phone') || undefined,
    email: configText(config, 'store_email') || undefined,
    sameAs: addresses.filter((address) => address !== undefined),
  };
}
