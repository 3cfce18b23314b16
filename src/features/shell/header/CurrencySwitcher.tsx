import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useChangeCurrencyMutation } from '../../../api/api.ts';
import { isAccepted } from '../../../lib/isDone.ts';
import { errorText } from '../../../lib/errorText.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { selectCurrency } from '../../shop/currencySelector.ts';
import { currencyChosen, toastShown } from '../../ui/uiSlice.ts';
import { selectCurrencies } from '../../shop/currenciesSelector.ts';
import { HeaderSelect } from './HeaderSelect.tsx';

export function CurrencySwitcher() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const listed = useAppSelector(selectCurrencies);
  const current = useAppSelector(selectCurrency);
  const [changeCurrency] = useChangeCurrencyMutation();
  const [pending, setPending] = useState<string>();
  const last = useRef(Promise.resolve());
  const currencies = listed.length > 0 ? listed : [current];
  const shown = currencies.find(({ code }) => code === pending) ?? current;

  const change = async (code: string) => {
    const { data } = await changeCurrency({ currencyForm: { code } });
    if (isAccepted(data)) {
      dispatch(currencyChosen(code));
      return;
    }
    const rejection = errorText(data?.error);
    const content = rejection ? { html: rejection } : { messageId: 'currency.change.failed' };
    dispatch(toastShown({ kind: 'error', content }));
  };

  // Send changes one after the other, so that responses can't arrive out of order.
  const handleChange = async (code: string) => {
    setPending(code);
    last.current = last.current.then(() => change(code));
    await last.current;
    setPending((chosen) => (chosen === code ? undefined : chosen));
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
