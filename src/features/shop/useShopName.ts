import { useIntl } from 'react-intl';
import type { Picture } from '../../api/endpoints.gen.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { configText, selectConfig } from './configSelector.ts';

interface ShopName {
  /** What the shop is called, '' where nobody has said so */
  readonly name: string;
  /** The shop's own */
  readonly logo: Picture | undefined;
  /** What the logo says, which leads home */
  readonly homeLabel: string;
}

/** How the shop shows itself. */
export function useShopName(): ShopName {
  const { formatMessage } = useIntl();
  const config = useAppSelector(selectConfig);
  const name = configText(config, 'store_name');
  const hasName = name !== '';
  return {
    name,
    logo: config.store_logo,
    homeLabel: formatMessage({ id: 'shell.logo.label' }, { name, hasName }),
  };
}
