import { useIntl } from 'react-intl';
import { useChangeCurrencyMutation } from '../../api/api.ts';
import { isDone } from '../../lib/isDone.ts';
import { errorText } from '../../lib/errorText.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectCurrency } from '../shop/currencySelector.ts';
import { currencyChosen, toastShown } from '../ui/uiSlice.ts';
import { selectCurrencies } from '../shop/currenciesSelector.ts';
import { HeaderSelect } from './HeaderSelect.tsx';

/** The currencies of the shop; the choice holds once the server has taken it. */
export function CurrencySwitcher() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const listed = useAppSelector(selectCurrencies);
  const current = useAppSelector(selectCurrency);
  const [changeCurrency, { isLoading, originalArgs }] = useChangeCurrencyMutation();
  const currencies = listed.length > 0 ? listed : [current];
  const pendingCode = isLoading ? originalArgs?.currencyForm.code : undefined;
  const shown = currencies.find(({ code }) => code === pendingCode) ?? current;

  const handleChange = async (code: string) => {
    const { data } = await changeCurrency({ currencyForm: { code } });
    if (isDone(data)) {
      dispatch(currencyChosen(code));
      return;
    }
    const rejection = errorText(data?.error);
    const content = rejection ? { html: rejection } : { messageId: 'currency.change.failed' };
    dispatch(toastShown({ kind: 'error', content }));
  };

  return (
    <HeaderSelect
      label={intl.formatMessage({ id: 'shell.currency.label' })}
      value={shown.code}
      shown={shown.code}
      options={currencies.map(({ code, symbol }) => ({ value: code, text: `${symbol} ${code}` }))}
      onChange={(code) => void handleChange(code)}
    />
  );
}
