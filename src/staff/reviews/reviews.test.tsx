import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/reviews';

describe('reviews at the counter', () => {
  it('shows what waits as it was typed, and publishes it', async () => {
    const { user, calls } = renderStaff({ address });
    expect(await screen.findByText('<b>Cheap</b> pills at https://pills.example')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish the review of Meera' }));
    expect(await screen.findByText('The review is published.')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'publishReview');
    expect(sent?.url.pathname).toBe('/api/staff/reviews/31/publication');
  });

  it('opens on what is published where none waits', async () => {
    const published = examples.listReviews.answer;
    const { calls } = renderStaff({
      address,
      answers: {
        listReviews: ({ url }) =>
          url.searchParams.get('view') === 'held'
            ? { ...published, total: 0, reviews: [] }
            : published,
      },
    });
    expect(await screen.findByRole('button', { name: 'Published', pressed: true })).toBeVisible();
    expect(calls.some(({ url }) => url.searchParams.get('view') === 'published')).toBe(true);
  });

  it('keeps the focus by what is left where a review has gone', async () => {
    const examplePage = examples.listReviews.answer;
    let reviews = examplePage.reviews;
    const { user } = renderStaff({
      address,
      answers: {
        listReviews: () => ({ ...examplePage, reviews }),
        publishReview: () => {
          reviews = reviews.slice(1);
          return new Response(null, { status: 204 });
        },
      },
    });
    const publish = await screen.findByRole('button', { name: 'Publish the review of Meera' });
    act(() => publish.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(publish).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('asks before it rejects, and says where somebody else was faster', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: { rejectReview: () => problem(422, 'No such review waits for approval.') },
    });
    await user.click(await screen.findByRole('button', { name: /^Reject the review of A/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this review?' }));
    expect(calls.some(({ operation }) => operation === 'rejectReview')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('No such review waits for approval.')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'rejectReview');
    expect(sent?.url.pathname).toBe('/api/staff/reviews/32');
  });

  it('takes what is published out of the shop', async () => {
    const { user, calls } = renderStaff({ address: `${address}?view=published` });
    await user.click(
      await screen.findByRole('button', { name: 'Take out of the shop: the review of Meera' }),
    );
    expect(await screen.findByText(/^Shoppers do not see the review any more/)).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'hideReview')?.url.pathname).toBe(
      '/api/staff/reviews/31/publication',
    );
  });

  it('answers what is published, and keeps what was typed where that is refused', async () => {
    const text = 'There is no such review in the shop.';
    const { user, calls } = renderStaff({
      address: `${address}?view=published`,
      answers: { replyToReview: () => problem(422, text) },
    });
    await user.click(await screen.findByRole('button', { name: /^Answer the review of A/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Answer of the shop/), 'Thank you.');
    await user.click(dialog.getByRole('button', { name: 'Save the answer' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText(/^Answer of the shop/)).toHaveValue('Thank you.');
    const sent = calls.find(({ operation }) => operation === 'replyToReview');
    expect([sent?.url.pathname, sent?.json]).toEqual([
      '/api/staff/reviews/32/reply',
      { text: 'Thank you.', from: '' },
    ]);
  });

  it('lists what is published, where there is nothing to decide, and searches by product', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Published' }));
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('view')).toBe('published'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Publish / })).toBeNull());
    await user.type(screen.getByLabelText('Product or barcode'), 'rice');
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('text')).toBe('rice'));
  });
});
