import { screen } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/currencies';

describe('the tax in prices', () => {
  it('is planned for a day and taken back', async () => {
    const { user, calls } = renderStaff({ address });
    expect(await screen.findByText('5% now')).toBeVisible();
    await user.type(screen.getByLabelText('Tax in prices (%)'), '12,5');
    await user.type(screen.getByLabelText('From the beginning of'), '2027-04-01');
    await user.click(screen.getByRole('button', { name: 'Set the tax' }));
    expect(await screen.findByText('The tax is set.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Take back the tax from .*2027/ }));
    expect(await screen.findByText('The planned tax is taken back.')).toBeVisible();
    expect(
      calls
        .filter(({ operation }) => operation.endsWith('TaxRate'))
        .map(({ operation, url, json }) => [operation, url.pathname, json]),
    ).toEqual([
      ['setTaxRate', '/api/staff/tax-rates/2027-04-01', { percent: 12.5 }],
      ['removeTaxRate', '/api/staff/tax-rates/2027-01-01', undefined],
    ]);
  });

  it('says what is no rate and no day, and keeps what was typed', async () => {
    const text = 'A tax can be set from today to a year from now.';
    const { user, calls } = renderStaff({
      address,
      answers: { setTaxRate: () => problem(422, 'Please look at what is marked.', { day: text }) },
    });
    const percent = await screen.findByLabelText('Tax in prices (%)');
    await user.type(percent, 'five');
    await user.type(screen.getByLabelText('From the beginning of'), '2020-01-01');
    const set = screen.getByRole('button', { name: 'Set the tax' });
    await user.click(set);
    expect(await screen.findByText('Please enter per cent, such as 5 or 12.5.')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'setTaxRate')).toBe(false);
    await user.clear(percent);
    await user.type(percent, '18');
    await user.click(set);
    expect(await screen.findByText(text)).toBeVisible();
    expect(percent).toHaveValue('18');
  });
});
