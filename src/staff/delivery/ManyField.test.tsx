import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import english from '../../../translations/staff/en.json' with { type: 'json' };
import shared from '../../../translations/en.json' with { type: 'json' };
import { ManyField } from './ManyField.tsx';

it('lists options that start with the typed text first', async () => {
  const countries = ['British Indian Ocean Territory', 'India', 'Indonesia', 'Japan'];
  render(
    <IntlProvider locale="en" messages={{ ...shared, ...english }}>
      <ManyField
        field={{
          id: 'countries',
          name: 'countries',
          value: '',
          error: undefined,
          onChange: () => undefined,
          onBlur: () => undefined,
        }}
        label="Countries"
        options={countries.map((label) => ({ id: label, label }))}
        chosen={[]}
        onChoose={() => undefined}
      />
    </IntlProvider>,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Countries' }), 'ind');
  const found = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(found).toEqual(['India', 'Indonesia', 'British Indian Ocean Territory']);
});
