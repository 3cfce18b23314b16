import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { object } from 'yup';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { ServerFormFrame } from './ServerFormFrame.tsx';
import { TextField } from './TextField.tsx';
import { useServerForm, type FormAnswer, type FormSent } from './useServerForm.ts';

interface NoteFormProps {
  readonly send: () => Promise<FormSent<FormAnswer>>;
  readonly onDone: () => void;
}

function NoteForm({ send, onDone }: NoteFormProps) {
  const form = useServerForm({
    name: 'note',
    initialValues: { note: '' },
    schema: object(),
    send,
    onDone,
  });
  return (
    <ServerFormFrame form={form} submitLabel="Send">
      <TextField field={form.fieldOf('note')} label="Note" />
    </ServerFormFrame>
  );
}

function nextRejection(): Promise<unknown> {
  return new Promise((resolve) => {
    const take = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      resolve(event.reason);
    };
    window.addEventListener('unhandledrejection', take, { once: true });
  });
}

describe('useForm', () => {
  it.each(['send', 'onDone'] as const)(
    'can submit again after %s threw, and leaves the error unhandled',
    async (broken) => {
      const rejection = nextRejection();
      const error = new Error('A bug');
      const send = jest.fn(async (): Promise<FormSent<FormAnswer>> => ({
        data: { status: 1, success: 'Taken.' },
      }));
      const onDone = jest.fn(() => undefined);
      const fail = () => {
        throw error;
      };
      if (broken === 'send') send.mockImplementationOnce(async () => fail());
      else onDone.mockImplementationOnce(fail);
      const { user } = renderWithProviders(<NoteForm send={send} onDone={onDone} />);
      const button = screen.getByRole('button', { name: 'Send' });
      await user.click(button);
      expect(await rejection).toBe(error);
      await user.click(button);
      await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
      expect(await screen.findByText('Taken.')).toBeVisible();
    },
  );
});
