import { useIntl } from 'react-intl';
import type { Picture } from '../../api/endpoints.gen.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { configText, selectConfig } from './configSelector.ts';

interface ShopName {
  readonly name: string;
  readonly logo: Picture | undefined;
  readonly homeLabel: string;
}

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
