import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../api/api.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { DialogHost } from '../shell/DialogHost.tsx';
import { changeLanguage } from '../ui/changeLanguage.ts';
import { dialogClosed } from '../ui/uiSlice.ts';
import english from '../../../translations/en.json' with { type: 'json' };
import french from '../../../translations/fr.json' with { type: 'json' };
import { WriteReviewButton } from './WriteReviewButton.tsx';

async function openForm(answers: Answers = {}) {
  const page = renderWithProviders(
    <>
      <WriteReviewButton productId="41" productName="Red rice" />
      <DialogHost />
    </>,
    { answers },
  );
  await reopen(page);
  const sent = () => page.calls.filter(({ operation }) => operation === 'writeReview');
  return { ...page, sent };
}

async function reopen({ user }: Pick<ReturnType<typeof renderWithProviders>, 'user'>) {
  await user.click(screen.getByRole('button', { name: 'Write a review', hidden: true }));
  await screen.findByRole('dialog', { name: 'Review Red rice' });
}

const nameField = () => screen.getByRole('textbox', { name: 'Your name' });
const textField = () => screen.getByRole('textbox', { name: 'Your review' });
const sendButton = () => screen.getByRole('button', { name: 'Send review' });

async function fillIn({ user }: Awaited<ReturnType<typeof openForm>>) {
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.type(nameField(), 'Meera');
  await user.type(textField(), 'Fluffy.');
}

describe('ReviewForm', () => {
  beforeAll(async () => {
    const { unmount } = renderWithProviders(
      <>
        <WriteReviewButton productId="41" productName="Red rice" />
        <DialogHost />
      </>,
    );
    await act(async () => screen.getByRole('button').click());
    await screen.findByRole('dialog');
    unmount();
  });

  it('sends product, name, text and stars, and shows thanks [API-35, OPEN-15]', async () => {
    const page = await openForm();
    await fillIn(page);
    await page.user.click(sendButton());
    const thanks = await screen.findByRole('status');
    expect(thanks).toHaveTextContent('Thank you for your review.');
    expect(thanks).toHaveFocus();
    expect(page.sent()[0]?.url.search).toContain('product/product/write_review');
    expect(Object.fromEntries(page.sent()[0]?.form ?? [])).toEqual({
      product_id: '41',
      name: 'Meera',
      text: 'Fluffy.',
      rating: '4',
    });
    await page.user.click(screen.getByRole('button', { name: 'Back to product' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reopen(page);
    expect(textField()).toHaveValue('');
  });

  it('shows errors at all invalid fields, focuses the first and sends nothing [API-35]', async () => {
    const page = await openForm();
    await page.user.click(sendButton());
    const stars = screen.getByRole('radiogroup', { name: 'Your rating' });
    await waitFor(() => expect(stars).toHaveAccessibleDescription('Choose 1 to 5 stars'));
    expect(nameField()).toHaveAccessibleDescription('Shown next to your review. Enter your name');
    expect(textField()).toHaveAccessibleDescription('Enter your review');
    expect(textField()).toBeInvalid();
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect(page.sent()).toHaveLength(0);
    await page.user.click(screen.getByRole('radio', { name: '5 stars' }));
    await page.user.type(nameField(), '  ');
    await page.user.click(sendButton());
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(screen.queryByText('Choose 1 to 5 stars')).toBeNull();
    expect(page.sent()).toHaveLength(0);
  });

  it('rejects a name and a text above their limits [API-35]', async () => {
    const page = await openForm();
    await page.user.click(nameField());
    await page.user.paste('x'.repeat(101));
    await page.user.click(textField());
    await page.user.paste('x'.repeat(5001));
    await page.user.tab();
    expect(await screen.findByText('Use 100 characters or fewer')).toBeVisible();
    expect(await screen.findByText('Use 5,000 characters or fewer')).toBeVisible();
  });

  it.each(['Product not found.', { warning: 'Product not found.' }])(
    "shows the server's rejection and keeps the input: %j [OPEN-15]",
    async (error) => {
      const page = await openForm({ writeReview: { error } });
      await fillIn(page);
      await page.user.click(sendButton());
      const alert = await screen.findByText('Product not found.');
      expect(alert.closest('[role="alert"]')).not.toBeNull();
      expect(textField()).toHaveValue('Fluffy.');
      expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    },
  );

  it.each([500, 503])(
    'shows an error and keeps the input after status %i [ERRORS-02, ERRORS-04]',
    async (status) => {
      const page = await openForm({ writeReview: () => new Response('', { status }) });
      await fillIn(page);
      await page.user.click(sendButton());
      expect(
        await screen.findByText(/Couldn’t send your review\. Your text is still here: try again\./),
      ).toBeVisible();
      expect(nameField()).toHaveValue('Meera');
    },
  );

  it('ignores a second press while sending [E-12]', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const page = await openForm({ writeReview: () => promise });
    await fillIn(page);
    await page.user.dblClick(sendButton());
    const busy = await screen.findByRole('button', { name: 'Sending…' });
    await page.user.click(busy);
    expect(page.sent()).toHaveLength(1);
    resolve({ status: 1 });
    expect(await screen.findByText('Thank you for your review.')).toBeVisible();
    expect(page.sent()).toHaveLength(1);
  });

  it('keeps the input after closing and a language change', async () => {
    const page = await openForm({
      getLanguageTexts: ({ url }) => (url.pathname.includes('/fr') ? french : english),
    });
    await fillIn(page);
    await act(async () => page.store.dispatch(dialogClosed()));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reopen(page);
    expect(textField()).toHaveValue('Fluffy.');
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await page.user.clear(textField());
    await page.user.click(sendButton());
    expect(await screen.findByText('Enter your review', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(textField()).toHaveFocus());
    expect(await screen.findByRole('button', { name: 'Send review' })).toBeVisible();
    await page.dispatched(changeLanguage('fr'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Rédigez votre avis')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('Meera');
  });

  it('prefills the name of the signed-in customer [API-35]', async () => {
    const page = renderWithProviders(
      <>
        <WriteReviewButton productId="41" productName="Red rice" />
        <DialogHost />
      </>,
      {
        answers: {
          login: {
            status: 1,
            customer: { customer_id: '3', firstname: 'Asha', lastname: 'R', email: 'a@b.c' },
          },
        },
      },
    );
    await act(() =>
      page.store.dispatch(
        api.endpoints.login.initiate({ loginForm: { email: 'a@b.c', password: 'p' } }),
      ),
    );
    await reopen(page);
    expect(nameField()).toHaveValue('Asha');
  });
});
