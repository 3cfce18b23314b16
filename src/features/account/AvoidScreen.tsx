import FormControl from '@mui/material/FormControl';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetAvoidListQuery, useSaveAvoidListMutation } from '../../api/api.ts';
import type { Allergen } from '../../api/endpoints.gen.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useWriteOutcome } from '../../forms/useWriteOutcome.ts';
import { allergenIds } from '../../components/goods/allergenIds.ts';
import { AccountPage } from './AccountPage.tsx';
import { QueryView } from './QueryView.tsx';
import formStyles from '../../forms/Form.module.css';
import styles from './AvoidScreen.module.css';

const ALLERGENS = Object.keys(allergenIds) as Allergen[];

export function AvoidScreen() {
  const { formatMessage } = useIntl();
  return (
    <AccountPage titleId="avoid.title" lead={formatMessage({ id: 'avoid.lead' })}>
      <AvoidContent />
    </AccountPage>
  );
}

function AvoidContent() {
  return (
    <QueryView query={useGetAvoidListQuery()}>
      {({ avoid = [] }) => <AvoidForm avoided={avoid} />}
    </QueryView>
  );
}

function AvoidForm({ avoided }: { readonly avoided: readonly Allergen[] }) {
  const { formatMessage } = useIntl();
  const [save, saving] = useSaveAvoidListMutation();
  const outcome = useWriteOutcome(saving);
  const [chosen, setChosen] = useState(avoided);

  const handleChange = (changed: Allergen, isChecked: boolean) => {
    setChosen(ALLERGENS.filter((each) => (each === changed ? isChecked : chosen.includes(each))));
    saving.reset();
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving.isLoading) void save({ avoidForm: { avoid: [...chosen] } });
  };

  return (
    <form className={formStyles.form} noValidate onSubmit={handleSubmit}>
      <FormControl component="fieldset" className={styles.choices}>
        <legend className="visuallyHidden">
          <FormattedMessage id="avoid.title" />
        </legend>
        {ALLERGENS.map((allergen) => (
          <CheckboxField
            key={allergen}
            name={allergen}
            label={formatMessage({ id: allergenIds[allergen] })}
            isChecked={chosen.includes(allergen)}
            onChange={(isChecked) => handleChange(allergen, isChecked)}
          />
        ))}
      </FormControl>
      <FormMessage outcome={outcome} />
      <SubmitButton label={formatMessage({ id: 'form.save' })} isBusy={saving.isLoading} />
    </form>
  );
}
