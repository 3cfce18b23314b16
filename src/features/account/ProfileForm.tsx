import { FormattedMessage, useIntl } from 'react-intl';
import { useSaveProfileMutation } from '../../api/api.ts';
import type { Profile } from '../../api/endpoints.gen.ts';
import { NamedField } from '../../forms/NamedField.tsx';
import { fieldSchema, allRequired } from '../../forms/fieldRules.ts';
import { CountryFields } from '../../forms/CountryFields.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';

const schema = fieldSchema(allRequired(['firstname', 'lastname', 'telephone']));

export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { formatMessage } = useIntl();
  const [save] = useSaveProfileMutation();
  const { firstname, lastname, telephone, country_id, zone_id, email } = profile;
  const form = useServerForm({
    name: 'profile',
    initialValues: { firstname, lastname, telephone, country_id, zone_id },
    schema,
    send: (values) => {
      const profileForm = { firstname: '', lastname: '', telephone: '', ...values };
      return save({ profileForm });
    },
  });
  return (
    <ServerFormFrame
      form={form}
      label={formatMessage({ id: 'profile.details' })}
      submitLabel={formatMessage({ id: 'form.save' })}
    >
      <p>
        <FormattedMessage id="profile.email" values={{ email }} />
      </p>
      <NamedField form={form} name="firstname" />
      <NamedField form={form} name="lastname" />
      <NamedField form={form} name="telephone" />
      <CountryFields form={form} isRequired={false} />
    </ServerFormFrame>
  );
}
