import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/currencies';

const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }));

describe('taxes', () => {
  it('plans a rate for a day and cancels one', async () => {
    const { user, calls } = renderStaff({ address });
    const standard = await sectionOf('Standard');
    expect(standard.getByText('All countries: 5%')).toBeVisible();
    await user.click(standard.getByText('Change Standard'));
    await user.type(standard.getByLabelText('Tax rate (%)'), '12,5');
    await user.type(standard.getByLabelText('Effective from'), '2027-04-01');
    await user.click(standard.getByRole('button', { name: 'Save tax rate' }));
    expect(await screen.findByText('Tax rate saved')).toBeVisible();
    await user.click(standard.getByRole('button', { name: /^Remove the rate from .*2027/ }));
    expect(await screen.findByText('Tax rate removed')).toBeVisible();
    const general = { country_id: '', zone_id: '' };
    expect(
      calls
        .filter(({ operation }) => operation.endsWith('TaxRate'))
        .map(({ operation, url, json }) => [operation, url.pathname + url.search, json]),
    ).toEqual([
      [
        'setTaxRate',
        '/api/staff/tax-classes/1/rates',
        { day: '2027-04-01', ...general, percent: 12.5 },
      ],
      [
        'removeTaxRate',
        '/api/staff/tax-classes/1/rates?day=2027-01-01&country_id=&zone_id=',
        undefined,
      ],
    ]);
  });

  it('rejects an invalid rate or day and keeps the input', async () => {
    const text = 'Choose a date from today to a year from now.';
    const { user, calls } = renderStaff({
      address,
      answers: { setTaxRate: () => problem(422, 'Check the highlighted fields.', { day: text }) },
    });
    const standard = await sectionOf('Standard');
    await user.click(standard.getByText('Change Standard'));
    const percent = standard.getByLabelText('Tax rate (%)');
    await user.type(percent, 'five');
    await user.type(standard.getByLabelText('Effective from'), '2020-01-01');
    const set = standard.getByRole('button', { name: 'Save tax rate' });
    await user.click(set);
    expect(await screen.findByText('Enter a percentage, such as 5 or 12.5')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'setTaxRate')).toBe(false);
    await user.clear(percent);
    await user.type(percent, '18');
    await user.click(set);
    expect(await screen.findByText(text)).toBeVisible();
    expect(percent).toHaveValue('18');
  });

  it('saves where the shop is registered, and clears the region of another country', async () => {
    const { user, calls } = renderStaff({ address });
    const tax = await sectionOf('Tax');
    expect(tax.getByLabelText(/^State or region/)).toHaveValue('IN-KA');
    await user.selectOptions(tax.getByLabelText(/^Country/), 'FR');
    expect(tax.getByLabelText(/^State or region/)).toHaveValue('');
    await user.clear(tax.getByLabelText(/^Tax number/));
    await user.click(tax.getByLabelText('Ask customers for their tax number'));
    await user.click(tax.getByRole('button', { name: 'Save tax settings' }));
    expect(await screen.findByText('Tax settings saved')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'saveTaxPolicy')?.json).toEqual({
      country_id: 'FR',
      zone_id: '',
      tax_number: '',
      prices_include_tax: true,
      delivery_class_id: '1',
      asks_tax_number: true,
    });
  });

  it('requires a tax class for delivery', async () => {
    const { user, calls } = renderStaff({ address });
    const tax = await sectionOf('Tax');
    const deliveryClass = tax.getByLabelText(/^Tax class of delivery/);
    await user.selectOptions(deliveryClass, '');
    await user.click(tax.getByRole('button', { name: 'Save tax settings' }));
    await waitFor(() => expect(deliveryClass).toBeInvalid());
    expect(calls.some(({ operation }) => operation === 'saveTaxPolicy')).toBe(false);
  });

  it('adds and renames a class', async () => {
    const { user, calls } = renderStaff({ address });
    await user.type(await screen.findByLabelText('New tax class'), 'Zero rate');
    await user.click(screen.getByRole('button', { name: 'Add tax class' }));
    expect(await screen.findByText('Tax class added')).toBeVisible();
    const standard = await sectionOf('Standard');
    await user.click(standard.getByText('Change Standard'));
    const name = standard.getByLabelText('Class name');
    await user.clear(name);
    await user.type(name, 'Food');
    await user.click(standard.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Tax class renamed')).toBeVisible();
    expect(
      calls
        .filter(({ operation }) => operation.endsWith('TaxClass'))
        .map(({ operation, json }) => [operation, json]),
    ).toEqual([
      ['addTaxClass', { name: 'Zero rate' }],
      ['renameTaxClass', { name: 'Food' }],
    ]);
  });
});
