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
const emailField = () => screen.getByRole('textbox', { name: 'E-mail address' });
const messageField = () => screen.getByRole('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send message' });

async function fill(user: ReturnType<typeof setUp>['user']): Promise<void> {
  await user.type(nameField(), 'Meera Nair');
  await user.type(emailField(), 'meera@example.com');
  await user.type(messageField(), 'Before noon?');
}

describe('ContactScreen', () => {
  beforeEach(() => sessionStorage.clear());

  it('OPEN-04 sends what was typed, says so and empties the form', async () => {
    const { user, calls } = setUp();
    await fill(user);
    await user.click(sendButton());
    expect(await screen.findByText('Thank you. Your message is on its way to us.')).toBeVisible();
    const form = calls.find(({ operation }) => operation === 'sendContactMessage')?.form;
    expect(Object.fromEntries(form ?? [])).toEqual({
      name: 'Meera Nair',
      email: 'meera@example.com',
      order_number: '',
      message: 'Before noon?',
    });
    expect(messageField()).toHaveValue('');
  });

  it('OPEN-04 names what is missing or invalid, and sends nothing', async () => {
    const { user, calls } = setUp();
    await user.type(emailField(), 'meera');
    await user.click(sendButton());
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(nameField()).toHaveAccessibleDescription('Please fill this in.');
    expect(emailField()).toHaveAccessibleDescription(/such as name@example.com/);
    expect(messageField()).toHaveAccessibleDescription('Please fill this in.');
    expect(calls.map(({ operation }) => operation)).not.toContain('sendContactMessage');
  });

  it('OPEN-04 keeps what was typed when it could not be sent', async () => {
    const { user, unmount } = setUp(() => new Response('', { status: 500 }));
    await fill(user);
    await user.click(sendButton());
    expect(await screen.findByText(/This could not be sent/)).toBeVisible();
    expect(messageField()).toHaveValue('Before noon?');
    unmount();
    setUp();
    await waitFor(() => expect(messageField()).toHaveValue('Before noon?'));
  });

  it('OPEN-04 keeps nothing of what was typed and deleted again', async () => {
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

  it('names to the shopper what the server calls its own failure', async () => {
    const failure = { error: 'Something went wrong on our side.', reference: '0f3a9c21b7de' };
    const { user } = setUp(() => new Response(JSON.stringify(failure), { status: 500 }));
    await fill(user);
    await user.click(sendButton());
    expect(await screen.findByText(/This could not be sent/)).toHaveTextContent(
      'please try again. If you write to us about it, please name 0f3a9c21b7de.',
    );
  });

  it('OPEN-04 shows what the backend rejects at its field', async () => {
    const { user } = setUp({ error: { message: 'Please use at most 4000 characters.' } });
    await fill(user);
    await user.click(sendButton());
    await waitFor(() =>
      expect(messageField()).toHaveAccessibleDescription('Please use at most 4000 characters.'),
    );
    expect(messageField()).toHaveFocus();
  });

  it('OPEN-04 stands without the text of the page', async () => {
    setUp(undefined, () => new Response('', { status: 500 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    expect(sendButton()).toBeVisible();
  });
});
