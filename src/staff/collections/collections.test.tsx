import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const address = '/staff/collections';

describe('staff collections', () => {
  it('changes the texts and the position of a collection', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Edit Grains' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grains' }));
    const name = dialog.getByLabelText('Name (English)');
    await user.clear(name);
    await user.type(name, 'Rice & grains');
    const place = dialog.getByLabelText('Sort order');
    await user.clear(place);
    await user.type(place, '1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Collection saved')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'saveCollection');
    expect([sent?.url.pathname, sent?.json]).toEqual([
      '/api/staff/catalogue/collections/grains',
      {
        changed: { position: 1, name_en: 'Rice & grains' },
        from: { position: 3, name_en: 'Grains' },
      },
    ]);
  });

  it('shows a concurrent change and overwrites it on the second save', async () => {
    const text = 'Someone else changed this to “Cereals”. Save again to replace it with yours.';
    const { user, calls } = renderStaff({
      address,
      answers: {
        saveCollection: ({ json }) =>
          'from' in (json as object)
            ? problem(409, 'Check the highlighted fields.', { name_en: text })
            : examples.saveCollection.answer,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Grains' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grains' }));
    const name = dialog.getByLabelText('Name (English)');
    await user.clear(name);
    await user.type(name, 'Rice');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(text));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Collection saved')).toBeVisible();
    const sent = calls.findLast(({ operation }) => operation === 'saveCollection');
    expect(sent?.json).toEqual({ changed: { name_en: 'Rice' } });
  });

  it('requires a name, and a French one if there is a French description', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Add collection' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Description \(French\)/), 'Thés noirs');
    const add = dialog.getByRole('button', { name: 'Add collection' });
    await user.click(add);
    expect(await dialog.findAllByText('Required')).toHaveLength(2);
    expect(calls.some(({ operation }) => operation === 'addCollection')).toBe(false);
    await user.type(dialog.getByLabelText('Name (English)'), 'Black teas');
    await user.type(dialog.getByLabelText(/^Name \(French\)/), 'Thés');
    await user.click(add);
    expect(await screen.findByText('Collection added')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'addCollection')?.json).toEqual({
      position: 100,
      name_en: 'Black teas',
      name_fr: 'Thés',
      description_en: '',
      description_fr: 'Thés noirs',
    });
  });

  it('deletes a collection without products after confirmation, and shows why it failed', async () => {
    const text = 'This collection still has products. Move them to another collection first.';
    const { user } = renderStaff({
      address,
      answers: { deleteCollection: () => problem(409, text) },
    });
    expect(await screen.findByRole('button', { name: 'Edit Teas' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Grains' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete Teas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Teas?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
