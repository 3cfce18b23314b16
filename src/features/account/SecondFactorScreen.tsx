import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useGetSecondFactorQuery } from '../../api/api.ts';
import { AccountPage } from './AccountPage.tsx';
import { QueryView } from './QueryView.tsx';
import { SecondFactorOn } from './SecondFactorOn.tsx';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';

export function SecondFactorScreen() {
  const { formatMessage } = useIntl();
  return (
    <AccountPage titleId="secondFactor.title" lead={formatMessage({ id: 'secondFactor.lead' })}>
      <Choice />
    </AccountPage>
  );
}

function Choice() {
  const place = useRef<HTMLDivElement>(null);
  const handleFocusLost = () => place.current?.focus();
  return (
    <div ref={place} tabIndex={-1}>
      <QueryView query={useGetSecondFactorQuery()}>
        {(factor) =>
          factor.is_on ? (
            <SecondFactorOn factor={factor} onFocusLost={handleFocusLost} />
          ) : (
            <SecondFactorSetup onFocusLost={handleFocusLost} />
          )
        }
      </QueryView>
    </div>
  );
}
