import { screen, waitFor } from '@testing-library/react';
import type { Answer } from '../../testing/fakeBackend.ts';
import { pageOf } from '../../testing/contentData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { ContactScreen } from './ContactScreen.tsx';

function setUp(sendContactMessage?: Answer, getContentPage: Answer = pageOf({ title: 'Contact' })) {
  return renderWithProviders(<ContactScreen params={{}} />, {
    address: '/info/contact',
    answers: { getContentPage, ...(sendContactMessage && { sendContactMessage }) },
  });
}

const nameField = () => screen.getByRole('textbox', { name: 'Your name' });
const emailField = () => screen.getByRole('textbox', { name: 'Email' });
const messageField = () => screen.getByRole('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send message' });

async function fill(user: ReturnType<typeof setUp>['user']): Promise<void> {
  await user.type(nameField(), 'Meera Nair');
  await user.type(emailField(), 'meera@example.com');
  await user.type(messageField(), 'Before noon?');
}

describe('ContactScreen', () => {
  beforeEach(() => sessionStorage.clear());

  it('sends the message, confirms it and clears the form [OPEN-04]', async () => {
    const { user, calls } = setUp();
    await fill(user);
    await user.click(sendButton());
    expect(await screen.findByText('Thank you. We’ve received your message.')).toBeVisible();
    const form = calls.find(({ operation }) => operation === 'sendContactMessage')?.form;
    expect(Object.fromEntries(form ?? [])).toEqual({
      name: 'Meera Nair',
      email: 'meera@example.com',
      order_number: '',
      message: 'Before noon?',
    });
    expect(messageField()).toHaveValue('');
  });

  it('shows errors at missing and invalid fields and sends nothing [OPEN-04]', async () => {
    const { user, calls } = setUp();
    await user.type(emailField(), 'meera');
    await user.click(sendButton());
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(nameField()).toHaveAccessibleDescription('Required');
    expect(emailField()).toHaveAccessibleDescription(/such as name@example.com/);
    expect(messageField()).toHaveAccessibleDescription('Required');
    expect(calls.map(({ operation }) => operation)).not.toContain('sendContactMessage');
  });

  it('keeps the input after a failed call [OPEN-04]', async () => {
    const { user, unmount } = setUp(() => new Response('', { status: 500 }));
    await fill(user);
    await user.click(sendButton());
    expect(await screen.findByText(/Couldn’t send this/)).toBeVisible();
    expect(messageField()).toHaveValue('Before noon?');
    unmount();
    setUp();
    await waitFor(() => expect(messageField()).toHaveValue('Before noon?'));
  });

  it('does not restore deleted input [OPEN-04]', async () => {
    const { user, unmount } = setUp();
    await user.type(messageField(), 'Before');
    unmount();
    const reloaded = setUp();
    await waitFor(() => expect(messageField()).toHaveValue('Before'));
    await user.clear(messageField());
    reloaded.unmount();
    setUp();
    await user.type(nameField(), 'Meera');
    expect(messageField()).toHaveValue('');
  });

  it('shows the reference of a server error', async () => {
    const failure = { error: 'Something went wrong on our side.', reference: '0f3a9c21b7de' };
    const { user } = setUp(() => new Response(JSON.stringify(failure), { status: 500 }));
    await fill(user);
    await user.click(sendButton());
    expect(await screen.findByText(/Couldn’t send this/)).toHaveTextContent(
      'try again. If you contact us about this, mention 0f3a9c21b7de.',
    );
  });

  it('shows server errors at their fields [OPEN-04]', async () => {
    const { user } = setUp({ error: { message: 'Use 4000 characters or fewer' } });
    await fill(user);
    await user.click(sendButton());
    await waitFor(() =>
      expect(messageField()).toHaveAccessibleDescription('Use 4000 characters or fewer'),
    );
    expect(messageField()).toHaveFocus();
  });

  it("renders without the page's text [OPEN-04]", async () => {
    setUp(undefined, () => new Response('', { status: 500 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    expect(sendButton()).toBeVisible();
  });
});
