import { screen, waitFor } from '@testing-library/react';
import { object } from 'yup';
import type { Answers } from '../testing/fakeBackend.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { ServerFormFrame } from './ServerFormFrame.tsx';
import { useServerForm } from './useServerForm.ts';

function PlaceForm({ country }: { readonly country: string }) {
  const form = useServerForm({
    name: 'place',
    initialValues: {
      country_id: country,
      address_1: '',
      address_2: '',
      city: '',
      zone_id: '',
      postcode: '',
    },
    schema: object(),
    send: async ({ country_id: id }) => ({
      data: id === 'FR' ? { error: { postcode: 'Like 75001' } } : { status: 1 },
    }),
  });
  return (
    <ServerFormFrame form={form} submitLabel="Save">
      <PlaceFields form={form} />
    </ServerFormFrame>
  );
}

const setUp = (answers: Answers, country = '') =>
  renderWithProviders(<PlaceForm country={country} />, { answers });

const rejected = () => new Response('', { status: 500 });

describe('CountryFields', () => {
  it.each([
    ['state', true, 'required', 'State', 'Postcode'],
    ['county', false, 'optional', 'County (optional)', 'Postcode (optional)'],
    ['district', true, 'none', 'District', undefined],
  ] as const)(
    'labels the region as %s and asks for the address parts of the country [API-07, OPEN-17]',
    async (kind, isRequired, demand, zoneName, postcodeName) => {
      const zone = [{ zone_id: 'XX-A', name: 'A' }];
      const country = { country_id: 'XX', name: 'X', zone, zone_kind: kind };
      setUp({ getCountry: { ...country, zone_required: isRequired, postcode: demand } }, 'XX');
      expect(await screen.findByRole('combobox', { name: zoneName })).toBeVisible();
      const postcodes = screen.queryAllByRole('textbox', { name: postcodeName ?? /^Postcode/ });
      expect(postcodes).toHaveLength(postcodeName === undefined ? 0 : 1);
    },
  );

  it('questions a postcode of another state, but accepts it [OPEN-17]', async () => {
    const zone = [
      { zone_id: 'IN-DL', name: 'Delhi' },
      { zone_id: 'IN-KA', name: 'Karnataka' },
    ];
    const india = { country_id: 'IN', name: 'India', zone, zone_kind: 'state' };
    const { user } = setUp({ getCountry: india }, 'IN');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Karnataka');
    await user.type(screen.getByRole('textbox', { name: 'Postcode' }), '110001');
    const question = '110001 usually isn’t in Karnataka. Check both.';
    expect(screen.getByText(question)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Done.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Delhi');
    expect(screen.queryByText(question)).toBeNull();
  });

  it("orders the fields by the country's address format [OPEN-17]", async () => {
    const zone = [{ zone_id: 'US-NY', name: 'New York' }];
    const states = { country_id: 'US', name: 'United States', zone, zone_kind: 'state' };
    setUp({ getCountry: { ...states, place_order: ['city', 'zone', 'postcode'] } }, 'US');
    const state = await screen.findByRole('combobox', { name: 'State' });
    const { DOCUMENT_POSITION_FOLLOWING: behind } = Node;
    const city = screen.getByRole('textbox', { name: 'City' });
    const postcode = screen.getByRole('textbox', { name: 'Postcode' });
    expect(city.compareDocumentPosition(state) & behind).toBe(behind);
    expect(state.compareDocumentPosition(postcode) & behind).toBe(behind);
  });

  it('clears the postcode error when the country changes [OPEN-17]', async () => {
    const listCountries = [
      { country_id: 'FR', name: 'France' },
      { country_id: 'IN', name: 'India' },
    ];
    const { user } = setUp({ listCountries }, 'FR');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Like 75001')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'India');
    expect(screen.queryByText('Like 75001')).toBeNull();
  });

  it('reports that the countries failed to load, and retries [API-06]', async () => {
    let isWell = false;
    const countries = [{ country_id: 'IN', name: 'India' }];
    const { user } = setUp({ listCountries: () => (isWell ? countries : rejected()) });
    expect(await screen.findByText('Couldn’t load the countries.')).toBeVisible();
    isWell = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'India' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('reports that the regions failed to load, and retries [API-07]', async () => {
    let isWell = false;
    const zone = [{ zone_id: 'IN-KA', name: 'Karnataka' }];
    const india = { country_id: 'IN', name: 'India', zone };
    const { user } = setUp({ getCountry: () => (isWell ? india : rejected()) }, 'IN');
    expect(await screen.findByText('Couldn’t load the regions of this country.')).toBeVisible();
    isWell = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('combobox', { name: 'State or region' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });
});
