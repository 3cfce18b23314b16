import { screen } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/currencies';

describe('tax in prices', () => {
  it('plans a rate for a day and cancels one', async () => {
    const { user, calls } = renderStaff({ address });
    expect(await screen.findByText('Current rate: 5%')).toBeVisible();
    await user.type(screen.getByLabelText('Tax rate (%)'), '12,5');
    await user.type(screen.getByLabelText('Effective from'), '2027-04-01');
    await user.click(screen.getByRole('button', { name: 'Save tax rate' }));
    expect(await screen.findByText('Tax rate saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Remove the tax rate from .*2027/ }));
    expect(await screen.findByText('Planned tax rate removed')).toBeVisible();
    expect(
      calls
        .filter(({ operation }) => operation.endsWith('TaxRate'))
        .map(({ operation, url, json }) => [operation, url.pathname, json]),
    ).toEqual([
      ['setTaxRate', '/api/staff/tax-rates/2027-04-01', { percent: 12.5 }],
      ['removeTaxRate', '/api/staff/tax-rates/2027-01-01', undefined],
    ]);
  });

  it('rejects an invalid rate or day and keeps the input', async () => {
    const text = 'Choose a date from today to a year from now.';
    const { user, calls } = renderStaff({
      address,
      answers: { setTaxRate: () => problem(422, 'Check the highlighted fields.', { day: text }) },
    });
    const percent = await screen.findByLabelText('Tax rate (%)');
    await user.type(percent, 'five');
    await user.type(screen.getByLabelText('Effective from'), '2020-01-01');
    const set = screen.getByRole('button', { name: 'Save tax rate' });
    await user.click(set);
    expect(await screen.findByText('Enter a percentage, such as 5 or 12.5')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'setTaxRate')).toBe(false);
    await user.clear(percent);
    await user.type(percent, '18');
    await user.click(set);
    expect(await screen.findByText(text)).toBeVisible();
    expect(percent).toHaveValue('18');
  });
});
