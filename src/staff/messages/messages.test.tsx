import { act, screen, waitFor, within } from '@testing-library/react';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/messages';

describe('staff messages', () => {
  it('shows messages as typed, links to an email reply and marks one as answered', async () => {
    const { user, calls } = renderStaff({ address });
    expect(await screen.findByText('<b>Bonjour</b>, livrez-vous à Pune ?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reply by email to Meera Nair' })).toHaveAttribute(
      'href',
      'mailto:meera@example.com',
    );
    await user.click(
      screen.getByRole('button', { name: 'Mark as replied: message from Meera Nair' }),
    );
    expect(await screen.findByText('Message updated')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'changeMessage');
    expect([sent?.url.pathname, sent?.json]).toEqual([
      '/api/staff/messages/12',
      { is_answered: true },
    ]);
    await user.click(screen.getByRole('button', { name: 'Replied' }));
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('view')).toBe('answered'));
  });

  it('lists undelivered emails and sends one again', async () => {
    const failed = examples.listFailedMails.answer;
    let isSent = false;
    const { user, calls } = renderStaff({
      address,
      answers: {
        listFailedMails: () => (isSent ? { total: 0, mails: [] } : failed),
        sendMailAgain: () => {
          isSent = true;
          return new Response(null, { status: 204 });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Not delivered (1)' }));
    const again = await screen.findByRole('button', {
      name: 'Resend “Order RR-7K2M9X is on its way” to meera@example.com',
    });
    act(() => again.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Email queued')).toBeVisible();
    const none = await screen.findByText('All emails of the last week were delivered');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(none);
    const sent = calls.find(({ operation }) => operation === 'sendMailAgain');
    expect(sent?.url.pathname).toBe('/api/staff/failed-mails/31/send');
  });

  it('keeps the typed note after a rejection', async () => {
    const text = 'This message no longer exists.';
    const { user } = renderStaff({ address, answers: { changeMessage: () => problem(404, text) } });
    await user.click(
      await screen.findByRole('button', { name: 'Note on the message from Jean Dupont' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Note' }));
    await user.type(dialog.getByRole('textbox'), 'Called him.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Called him.');
  });

  it("shows another member's newer note before replacing it", async () => {
    const theirs = 'Someone else changed this to “Mailed him.”';
    const { user, calls } = renderStaff({
      address,
      answers: {
        changeMessage: ({ json }) =>
          'from' in (json as object) ? problem(409, theirs) : examples.changeMessage.answer,
      },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Note on the message from Jean Dupont' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Note' }));
    await user.type(dialog.getByRole('textbox'), 'Called him.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(theirs)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = calls.filter(({ operation }) => operation === 'changeMessage');
    expect(sent.map(({ json }) => json)).toEqual([
      { note: 'Called him.', from: '' },
      { note: 'Called him.' },
    ]);
  });

  it('loads more messages after the last one', async () => {
    const { messages } = examples.listMessages.answer;
    const [, last] = messages;
    const { user, calls } = renderStaff({
      address,
      answers: {
        listMessages: ({ url }: { url: URL }) =>
          url.searchParams.has('beyond')
            ? { has_more: false, messages: [{ ...last, id: '14', name: 'Ravi Iyer' }] }
            : { has_more: true, messages },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Ravi Iyer')).toBeVisible();
    expect(calls.at(-1)?.url.searchParams.get('beyond')).toBe('13');
  });
});
