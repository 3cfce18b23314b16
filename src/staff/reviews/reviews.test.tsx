import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/reviews';

describe('staff reviews', () => {
  it('shows held reviews as typed and publishes one', async () => {
    const { user, calls } = renderStaff({ address });
    expect(await screen.findByText('<b>Cheap</b> pills at https://pills.example')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish the review by Meera' }));
    expect(await screen.findByText('Review published')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'publishReview');
    expect(sent?.url.pathname).toBe('/api/staff/reviews/31/publication');
  });

  it('opens the published reviews if none is held', async () => {
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

  it('keeps the focus on the page after a review is removed', async () => {
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
    const publish = await screen.findByRole('button', { name: 'Publish the review by Meera' });
    act(() => publish.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(publish).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('confirms a rejection and reports if another member was faster', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: { rejectReview: () => problem(422, 'This review isn’t pending.') },
    });
    await user.click(await screen.findByRole('button', { name: /^Reject the review by A/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this review?' }));
    expect(calls.some(({ operation }) => operation === 'rejectReview')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('This review isn’t pending.')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'rejectReview');
    expect(sent?.url.pathname).toBe('/api/staff/reviews/32');
  });

  it('hides a published review', async () => {
    const { user, calls } = renderStaff({ address: `${address}?view=published` });
    await user.click(await screen.findByRole('button', { name: 'Unpublish the review by Meera' }));
    expect(await screen.findByText(/^Review unpublished\. It’s back in Pending\./)).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'hideReview')?.url.pathname).toBe(
      '/api/staff/reviews/31/publication',
    );
  });

  it('replies to a published review and keeps the text after a rejection', async () => {
    const text = 'This review isn’t published.';
    const { user, calls } = renderStaff({
      address: `${address}?view=published`,
      answers: { replyToReview: () => problem(422, text) },
    });
    await user.click(await screen.findByRole('button', { name: /^Reply to A/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reply/), 'Thank you.');
    await user.click(dialog.getByRole('button', { name: 'Post reply' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText(/^Reply/)).toHaveValue('Thank you.');
    const sent = calls.find(({ operation }) => operation === 'replyToReview');
    expect([sent?.url.pathname, sent?.json]).toEqual([
      '/api/staff/reviews/32/reply',
      { text: 'Thank you.', from: '' },
    ]);
  });

  it('lists published reviews without publish buttons and searches by product', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Published' }));
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('view')).toBe('published'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Publish / })).toBeNull());
    await user.type(screen.getByLabelText('Product or barcode'), 'rice');
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('text')).toBe('rice'));
  });
});
