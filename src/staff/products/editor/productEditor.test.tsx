import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../testing/problem.ts';
import { renderStaff } from '../../../testing/renderStaff.tsx';
import examples from '../../../testing/staffExamples.gen.json' with { type: 'json' };

const product = examples.getStaffProduct.answer;
const address = `/staff/products/${product.product_id}`;
const theirs = {
  ...product,
  version: 'later',
  values: { ...product.values, brand: 'Root & Co', price: 205 },
};

async function field(label: string): Promise<HTMLElement> {
  const [found] = await screen.findAllByRole('textbox', { name: new RegExp(`^${label}`) });
  if (!found) throw new Error(`There is no ${label}.`);
  return found;
}

describe('new product form', () => {
  it('focuses the first invalid field and marks the invalid part of an option', async () => {
    const { user } = renderStaff({ address: '/staff/products/new' });
    const add = await screen.findByRole('button', { name: 'Add product' });
    await user.click(add);
    const invalid = screen.getAllByRole('textbox').find((box) => box.ariaInvalid === 'true');
    expect(invalid).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add option (for example Size)' }));
    const option = within(screen.getByRole('region', { name: 'Option 1' }));
    await user.click(add);
    const [name] = option.getAllByRole('textbox', { name: 'Name (English)' });
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Every option and value needs an English name');
  });
});

describe('product form', () => {
  it('warns of a wrong check digit and of a duplicate barcode', async () => {
    const other = { product_id: '9', name: 'Brown rice' };
    const { user } = renderStaff({
      address,
      answers: { getStaffProduct: { ...product, same_code: [other] } },
    });
    expect(
      await screen.findByText(/Another product has the same barcode: Brown rice/),
    ).toBeVisible();
    const code = await field('Barcode');
    await user.clear(code);
    await user.type(code, '8901234567894');
    expect(screen.getByText(/check digit of 8901234567894 should be 0/)).toBeVisible();
    await user.type(code, '{Backspace}0');
    expect(screen.queryByText(/check digit of/)).not.toBeInTheDocument();
  });

  it('suggests the size in the name and asks for the drained weight only in grams', async () => {
    const { user } = renderStaff({ address: '/staff/products/new' });
    await user.type(await field('Name \\(English\\)'), 'Chickpeas, 6 x 400 g');
    await user.click(screen.getByRole('button', { name: 'Use 2,400 grams from the name' }));
    expect(await field('Net quantity')).toHaveValue('2400');
    expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
    expect(await field('Drained weight')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Unit/ }), 'pieces');
    expect(screen.queryByRole('textbox', { name: /^Drained/ })).not.toBeInTheDocument();
  });

  it('saves all values with the initial version', async () => {
    const { user, calls } = renderStaff({ address });
    const price = await field('Price');
    await user.clear(price);
    await user.type(price, '199,5');
    const [nuts] = screen.getAllByRole('checkbox', { name: 'Nuts' });
    if (nuts) await user.click(nuts);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'saveProduct')?.json).toEqual({
        version: product.version,
        values: { ...product.values, price: 199.5, allergens: ['nuts'] },
      }),
    );
    expect(await screen.findByText('Product saved')).toBeVisible();
  });

  it('saves a draft with its date to publish, and links to its preview', async () => {
    const draft = { ...product.values, status: 'draft' as const };
    const { user, calls } = renderStaff({
      address,
      answers: { getStaffProduct: { ...product, values: draft } },
    });
    expect(await screen.findByRole('link', { name: 'Preview' })).toHaveAttribute(
      'href',
      `/staff/preview/product/${product.handle}?lang=en`,
    );
    fireEvent.change(screen.getByLabelText(/^Publish on/), {
      target: { value: '2027-01-02T09:00' },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'saveProduct')?.json).toMatchObject({
        values: { status: 'draft', publish_at: '2027-01-02T03:30:00.000Z' },
      }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: /^Status/ }), 'Active: for sale');
    expect(screen.queryByLabelText(/^Publish on/)).not.toBeInTheDocument();
  });

  it('makes a variant of each combination and saves their values', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('checkbox', { name: 'Makes variants' }));
    await user.click(screen.getByRole('button', { name: 'Add 2 missing combinations' }));
    expect(screen.getAllByRole('textbox', { name: 'Price' })).toHaveLength(2);
    const large = screen.getByRole('region', { name: '5 kg' });
    expect(within(large).getByRole('textbox', { name: 'Price' })).toHaveValue('890.00');
    const fill = (label: string, value: string) =>
      fireEvent.change(within(large).getByRole('textbox', { name: label }), { target: { value } });
    fill('Price', 'x');
    fill('SKU', 'RICE-5');
    fill('Stock', '4');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(within(large).getByRole('textbox', { name: 'Price' })).toBeInvalid(),
    );
    expect(within(large).getByRole('textbox', { name: 'Price' })).toHaveFocus();
    fill('Price', '850,50');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'saveProduct')?.json).toMatchObject({
        values: {
          price: 190,
          options: [{ is_variant: true }],
          variants: [
            { id: null, choice: [0], price: 190, stock: 0 },
            { id: null, choice: [1], price: 850.5, sku: 'RICE-5', stock: 4 },
          ],
        },
      }),
    );
  });

  it('keeps variants with their values when options change', async () => {
    const saved = {
      special: null,
      sku: '',
      barcode: '',
      unit_amount: null,
      unit_measure: 'g' as const,
    };
    const values = {
      ...product.values,
      options: product.values.options.map((option) => ({ ...option, is_variant: true })),
      variants: [
        { ...saved, id: '91', choice: [0], price: 190 },
        { ...saved, id: '92', choice: [1], price: 890 },
      ],
    };
    const { user, calls } = renderStaff({
      address,
      answers: {
        getStaffProduct: {
          ...product,
          values,
          variants: [{ variant_id: '92', stock: 8 }],
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Stock: 8' })).toHaveAttribute(
      'href',
      '/staff/stock/92',
    );
    await user.click(screen.getByRole('button', { name: '5 kg: move up' }));
    await user.click(screen.getAllByRole('button', { name: '1 kg: remove' })[0] as HTMLElement);
    expect(screen.queryByRole('region', { name: '1 kg' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Makes variants' }));
    expect(screen.queryByRole('region', { name: '5 kg' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Makes variants' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'saveProduct')?.json).toMatchObject({
        values: { variants: [{ id: '92', choice: [0], price: 890 }] },
      }),
    );
  });

  it('requires a tax class and saves it with the tax code', async () => {
    const { user, calls } = renderStaff({ address });
    const saved = () => calls.filter(({ operation }) => operation === 'saveProduct');
    const taxClass = await screen.findByRole('combobox', { name: /^Tax class/ });
    await user.selectOptions(taxClass, '');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(taxClass).toBeInvalid());
    expect(saved()).toHaveLength(0);
    await user.selectOptions(taxClass, 'Standard');
    const code = await field('HSN or tax code');
    await user.clear(code);
    await user.type(code, '1905');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved()[0]?.json).toMatchObject({
        values: { tax_class_id: '1', tax_code: '1905' },
      }),
    );
  });

  it('has a checkbox for no allergens and warns of allergens in the ingredients', async () => {
    const values = {
      ...product.values,
      allergens: null,
      texts: {
        ...product.values.texts,
        en: { ...product.values.texts.en, ingredients: '<p>Rice, butter</p>' },
      },
    };
    const { user, calls } = renderStaff({
      address,
      answers: { getStaffProduct: { ...product, values } },
    });
    const warning = await screen.findByText(/The ingredients mention Milk/);
    await user.click(screen.getByRole('checkbox', { name: 'None of these' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const saved = () =>
      (
        calls.findLast(({ operation }) => operation === 'saveProduct')?.json as
          | { values: { allergens: unknown } }
          | undefined
      )?.values.allergens;
    await waitFor(() => expect(saved()).toEqual([]));
    const [milk] = screen.getAllByRole('checkbox', { name: 'Milk' });
    if (milk) await user.click(milk);
    expect(warning).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'None of these' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toEqual(['milk']));
  });

  it('says when a future sale price begins', async () => {
    const from = new Date(Date.now() + 86_400_000).toISOString();
    const values = { ...product.values, special: 99, special_from: from };
    const { user } = renderStaff({
      address,
      answers: { saveProduct: { ...product, values } },
    });
    await user.type(await field('Brand'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Product saved\. The sale starts \d/)).toBeVisible();
  });

  it('deletes after confirmation and returns to the list', async () => {
    const { user, calls } = renderStaff({ address });
    const sent = () => calls.filter(({ operation }) => operation === 'deleteProduct');
    await user.click(await screen.findByRole('button', { name: 'Delete product' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Delete .+\?$/ }));
    expect(sent()).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete product' }));
    expect(await screen.findByText('Product deleted')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it.each([404, 400])('shows a not-found page after a %i', async (status) => {
    renderStaff({
      address: '/staff/products/abc',
      answers: { getStaffProduct: () => problem(status, 'Nothing of that kind.') },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Product not found' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('reports unsaved changes after signing in again', async () => {
    let isSignedIn = false;
    const { user } = renderStaff({
      address,
      answers: { saveProduct: () => (isSignedIn ? product : problem(401, 'Sign in to continue.')) },
    });
    const price = await field('Price');
    await user.clear(price);
    await user.type(price, '199');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session expired' }));
    isSignedIn = true;
    await user.type(dialog.getByLabelText('Password'), 'a good password');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/Sign in to continue/)).toBeNull();
    expect(
      screen.getByText(/^Your session expired before this was sent\. Sign in and try again\./),
    ).toBeVisible();
    expect(price).toHaveValue('199');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Product saved')).toBeVisible();
    expect(screen.queryByText(/Your session expired/)).toBeNull();
  });

  it("sends the dates of the sale price in the shop's time zone", async () => {
    const { user, calls } = renderStaff({ address });
    await user.type(await field('Sale price'), '150');
    await user.type(screen.getByLabelText(/^Sale starts/), '2030-12-01T00:00');
    const until = screen.getByLabelText(/^Sale ends/);
    await user.type(until, '2030-11-30T09:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The end date must be after the start date')).toBeVisible();
    await user.clear(until);
    await user.type(until, '2030-12-06T00:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'saveProduct')?.json).toMatchObject({
        values: {
          special: 150,
          special_from: '2030-11-30T18:30:00.000Z',
          special_until: '2030-12-05T18:30:00.000Z',
        },
      }),
    );
  });

  it('requires a sale price for its dates', async () => {
    const { user, calls } = renderStaff({ address });
    await user.type(await screen.findByLabelText(/^Sale ends/), '2030-12-06T00:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a sale price for these dates')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'saveProduct')).toBe(false);
  });

  it('shows the errors, focuses the first and sends nothing', async () => {
    const { user, calls } = renderStaff({ address });
    await user.clear(await field('Name \\(English\\)'));
    await user.clear(await field('Salt'));
    const energy = await field('Energy \\(kcal\\)');
    await user.clear(energy);
    await user.type(energy, '1480');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/^This is more than 100 g can contain\. Check the unit\./),
    ).toBeVisible();
    expect(await field('Name \\(English\\)')).toHaveFocus();
    expect(calls.some(({ operation }) => operation === 'saveProduct')).toBe(false);
  });

  it('shows a conflict side by side, merges the rest and saves the choice', async () => {
    let isLater = false;
    const { user, calls } = renderStaff({
      address,
      answers: {
        getStaffProduct: () => (isLater ? theirs : product),
        saveProduct: ({ json }) => {
          const { version } = json as { version: string };
          if (version === theirs.version) return theirs;
          isLater = true;
          return problem(409, 'Someone else has edited this product.');
        },
      },
    });
    const price = await field('Price');
    await user.clear(price);
    await user.type(price, '199');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Someone else/ }));
    expect(dialog.getByText('Updated by them: Brand')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Theirs 205.00' })).not.toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Yours 199' }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await field('Brand')).toHaveValue('Root & Co');
    expect(await field('Price')).toHaveValue('199');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'saveProduct')?.json).toEqual({
        version: 'later',
        values: { ...theirs.values, price: 199 },
      }),
    );
  });

  it('restores the draft after a reload, even if another member has saved', async () => {
    const { user, unmount } = renderStaff({ address });
    const brand = await field('Brand');
    await user.clear(brand);
    await user.type(brand, 'Mine');
    unmount();
    const { calls } = renderStaff({ address, answers: { getStaffProduct: theirs } });
    await waitFor(async () => expect(await field('Brand')).toHaveValue('Mine'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'saveProduct')?.json).toMatchObject({
        version: product.version,
        values: { brand: 'Mine', price: product.values.price },
      }),
    );
  });
});
