import { screen } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const address = '/staff/home';
const DONE = { steps: [], demo: null };

describe('staff home', () => {
  it('shows sales of today and links each task to its page', async () => {
    renderStaff({ address });
    expect(await screen.findByText('Sales today')).toBeVisible();
    for (const [name, path] of [
      ['3 setup steps left', '/staff/first-steps'],
      ['4 orders to pack', '/staff/packing'],
      ['1 order awaiting payment', '/staff/packing'],
      ['1 open refund', '/staff/orders?payment=refund_due'],
      ['3 products are low or out of stock', '/staff/stock'],
      ['2 open messages', '/staff/messages'],
      ['1 email not delivered', '/staff/messages?view=failed'],
      ['5 pending reviews', '/staff/reviews'],
    ] as const) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
    }
  });

  it('says that nothing is to do', async () => {
    renderStaff({
      address,
      answers: { getStaffHome: { tasks: [], sales: null }, getFirstSteps: DONE },
    });
    expect(await screen.findByText('Nothing to do right now')).toBeVisible();
  });

  it('shows neither sales nor setup steps without the permission', async () => {
    const { answer: session } = examples.getStaffSession;
    renderStaff({
      address,
      answers: {
        getStaffSession: { ...session, permissions: ['home.read', 'orders.read'] },
        getStaffHome: { tasks: [{ task: 'pack', count: 4 }], sales: null },
      },
    });
    expect(await screen.findByRole('link', { name: '4 orders to pack' })).toBeVisible();
    expect(screen.queryByText('Sales today')).toBeNull();
    expect(screen.queryByRole('link', { name: /setup steps/ })).toBeNull();
  });

  it('is not the start page of packers', async () => {
    const { answer: session } = examples.getStaffSession;
    renderStaff({
      address: '/staff',
      answers: {
        getStaffSession: { ...session, permissions: ['orders.read', 'orders.pack'] },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Home' })).toBeNull();
  });
});
