import { useIntl } from 'react-intl';
import { useAppSelector } from '../../store/hooks.ts';
import { configText, selectConfig } from './configSelector.ts';

/** What the shop is called, '' where nobody has said so, and what its logo says, which leads home. */
export function useShopName(): { readonly name: string; readonly homeLabel: string } {
  const { formatMessage } = useIntl();
  const name = configText(useAppSelector(selectConfig), 'store_name');
  const hasName = name !== '';
  return { name, homeLabel: formatMessage({ id: 'shell.logo.label' }, { name, hasName }) };
}
