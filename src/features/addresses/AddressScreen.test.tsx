import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Address } from '../../api/endpoints.gen.ts';
import type { SeenCall } from '../../testing/fakeBackend.ts';
import { openPage, settled } from '../../testing/openPage.tsx';
import { removeAddressDialog } from './dialogs.ts';
import { selectLocation } from '../ui/locationSlice.ts';

const savedAddress = (rest: Partial<Address> = {}): Address => ({
  address_id: '7',
  firstname: 'Meera',
  lastname: 'Sen',
  telephone: '',
  address_1: '12 Cubbon Road',
  address_2: '',
  city: 'Bengaluru',
  postcode: '560001',
  country_id: 'IN',
  country: 'India',
  zone_id: 'IN-KA',
  zone: 'Karnataka',
  default: true,
  ...rest,
});

function book(...first: Address[]) {
  let addresses = first;
  const sent: Record<string, string>[] = [];
  return {
    sent,
    answers: {
      getLoginStatus: { logged: true },
      listAddresses: () => ({ addresses }),
      saveAddress: ({ form }: SeenCall) => {
        const fields = Object.fromEntries(form);
        sent.push(fields);
        const id = fields.address_id ?? '8';
        const others = addresses.filter(({ address_id }) => address_id !== id);
        addresses = [...others, savedAddress({ ...fields, address_id: id, default: false })];
        return { status: 1, success: 'Address saved.', address_id: id };
      },
      removeAddress: ({ form }: SeenCall) => {
        addresses = addresses.filter(({ address_id }) => address_id !== form.get('address_id'));
        return { status: 1 };
      },
      setDefaultAddress: ({ form }: SeenCall) => {
        addresses = addresses.map((address) => ({
          ...address,
          default: address.address_id === form.get('address_id'),
        }));
        return { status: 1, success: 'Default address changed.' };
      },
    },
  };
}

async function open(shop: ReturnType<typeof book>, path = '/account/address') {
  const store = await openPage(path, shop.answers);
  await settled(store);
  return store;
}

const focused = () => screen.getByRole('main').querySelector<HTMLElement>(':focus');

const main = () => within(screen.getByRole('main'));

beforeAll(() => removeAddressDialog.Lazy.preload());

describe('AddressScreen', () => {
  it('adds an address, which then appears in the list [ROUTES-17, OPEN-17]', async () => {
    const shop = book();
    const store = await open(shop);
    expect(await screen.findByText('You have no addresses yet.')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Add address' }));
    await userEvent.type(await screen.findByLabelText('First name'), 'Meera');
    await userEvent.type(screen.getByLabelText('Last name'), 'Sen');
    await userEvent.type(screen.getByLabelText('Street address'), '12 Cubbon Road');
    await userEvent.type(screen.getByLabelText(/Postcode/), '560001');
    await userEvent.type(screen.getByLabelText('City'), 'Bengaluru');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'India');
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'State or region' }),
      'Karnataka',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await main().findByText('12 Cubbon Road')).toBeVisible();
    expect(selectLocation(store.getState()).search).toBe('');
    expect(shop.sent).toEqual([
      {
        firstname: 'Meera',
        lastname: 'Sen',
        telephone: '',
        address_1: '12 Cubbon Road',
        address_2: '',
        city: 'Bengaluru',
        postcode: '560001',
        country_id: 'IN',
        zone_id: 'IN-KA',
      },
    ]);
  });

  it('shows both of two equal lines [OPEN-17]', async () => {
    await open(book(savedAddress({ address_2: '12 Cubbon Road' })));
    expect(await main().findAllByText('12 Cubbon Road')).toHaveLength(2);
  });

  it('changes the address from the location [OPEN-17]', async () => {
    const shop = book(savedAddress());
    await open(shop, '/account/address?edit=7');
    const city = await screen.findByLabelText('City');
    expect(city).toHaveValue('Bengaluru');
    await userEvent.clear(city);
    await userEvent.type(city, 'Mysuru');
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(shop.sent[0]).toMatchObject({ address_id: '7', city: 'Mysuru' }));
    expect(await main().findByText('Mysuru 560001')).toBeVisible();
  });

  it('keeps typed values after a reload [OPEN-17, OPEN-22]', async () => {
    const shop = book();
    await open(shop, '/account/address?edit=new');
    await userEvent.type(await screen.findByLabelText('City'), 'Mysuru');
    expect(Object.values({ ...sessionStorage }).join('')).toContain('Mysuru');
    document.body.replaceChildren();
    await open(shop, '/account/address?edit=new');
    expect(await screen.findByDisplayValue('Mysuru')).toBeVisible();
  });

  it('removes an address after confirmation [OPEN-17]', async () => {
    const shop = book(
      savedAddress(),
      savedAddress({ address_id: '8', address_1: 'Hill 3', default: false }),
    );
    await open(shop);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove: .*Hill 3/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this address?' }));
    expect(screen.getByText('Hill 3')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Hill 3')).toBeNull());
    expect(screen.getByText('12 Cubbon Road')).toBeInTheDocument();
    await waitFor(() => expect(focused()).toContainElement(screen.getByText('12 Cubbon Road')));
    await userEvent.click(screen.getByRole('button', { name: /^Remove: .*12 Cubbon Road/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const empty = await screen.findByText('You have no addresses yet.');
    await waitFor(() => expect(focused()).toContainElement(empty));
  });

  it('reopens the dialog without the last error [OPEN-17]', async () => {
    const shop = book(savedAddress());
    const rejection = 'This address is gone already.';
    await open({
      ...shop,
      answers: { ...shop.answers, removeAddress: () => ({ status: 0, error: rejection }) },
    });
    const openDialog = async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Remove: / }));
      return within(await screen.findByRole('dialog', { name: 'Remove this address?' }));
    };
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText(rejection)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await openDialog()).queryByText(rejection)).toBeNull();
  });

  it('changes the default address [OPEN-17]', async () => {
    const shop = book(
      savedAddress(),
      savedAddress({ address_id: '8', address_1: 'Hill 3', default: false }),
    );
    await open(shop);
    await userEvent.click(await screen.findByRole('button', { name: /^Make default: .*Hill 3/ }));
    expect(await screen.findByText('Default address changed.')).toBeVisible();
    await waitFor(() => {
      const mark = screen.getByText('Default address').closest('li');
      expect(mark).toHaveTextContent('Hill 3');
    });
    expect(focused()).toContainElement(screen.getByText('Hill 3'));
  });

  it('an empty form has a message at each invalid field and the focus on the first [OPEN-22]', async () => {
    await open(book(), '/account/address?edit=new');
    await userEvent.click(await screen.findByRole('button', { name: 'Save address' }));
    expect(await screen.findAllByText('Required')).toHaveLength(4);
    expect(screen.getByText('Choose a country')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });
});
