import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const address = '/staff/collections';

describe('collections at the counter', () => {
  it('changes the texts and the place of one', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Change Grains' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grains' }));
    const name = dialog.getByLabelText('Name (English)');
    await user.clear(name);
    await user.type(name, 'Rice & grains');
    const place = dialog.getByLabelText('Place in the list');
    await user.clear(place);
    await user.type(place, '1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The collection is saved.')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'saveCollection');
    expect([sent?.url.pathname, sent?.json]).toEqual([
      '/api/staff/catalogue/collections/grains',
      {
        changed: { position: 1, name_en: 'Rice & grains' },
        from: { position: 3, name_en: 'Grains' },
      },
    ]);
  });

  it('shows what somebody else has saved meanwhile, and is saved over it by another press', async () => {
    const text =
      'Somebody else has written meanwhile: “Cereals”. Save again to put yours in its place.';
    const { user, calls } = renderStaff({
      address,
      answers: {
        saveCollection: ({ json }) =>
          'from' in (json as object)
            ? problem(409, 'Please look at what is marked.', { name_en: text })
            : examples.saveCollection.answer,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change Grains' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grains' }));
    const name = dialog.getByLabelText('Name (English)');
    await user.clear(name);
    await user.type(name, 'Rice');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(text));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The collection is saved.')).toBeVisible();
    const sent = calls.findLast(({ operation }) => operation === 'saveCollection');
    expect(sent?.json).toEqual({ changed: { name_en: 'Rice' } });
  });

  it('adds one only with a name, a French one where it is described in French', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Add a collection' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Description \(Français\)/), 'Thés noirs');
    const add = dialog.getByRole('button', { name: 'Add a collection' });
    await user.click(add);
    expect(await dialog.findAllByText('Please fill this in.')).toHaveLength(2);
    expect(calls.some(({ operation }) => operation === 'addCollection')).toBe(false);
    await user.type(dialog.getByLabelText('Name (English)'), 'Black teas');
    await user.type(dialog.getByLabelText(/^Name \(Français\)/), 'Thés');
    await user.click(add);
    expect(await screen.findByText('The collection is added.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'addCollection')?.json).toEqual({
      position: 100,
      name_en: 'Black teas',
      name_fr: 'Thés',
      description_en: '',
      description_fr: 'Thés noirs',
    });
  });

  it('deletes one without products after it has asked, and says why it could not', async () => {
    const text = 'It still has products: give them another collection first.';
    const { user } = renderStaff({
      address,
      answers: { deleteCollection: () => problem(409, text) },
    });
    expect(await screen.findByRole('button', { name: 'Change Teas' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Grains' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete Teas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Teas?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
