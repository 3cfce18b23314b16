import { screen } from '@testing-library/react';
import type { Change, ChangeSubject } from '../../api/staffApi.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';

/** A change of one thing. */
function changeOf(subject: ChangeSubject, id: string): Change {
  return {
    id: `${subject}-${id}`,
    at: '2026-11-20T08:15:00.000Z',
    by: 'Asha Rao',
    operation: 'packLine',
    subject,
    subject_id: id,
    before: {},
    after: { note: subject },
  };
}

describe('the record of changes', () => {
  it('leads to each thing that has a page of its own', async () => {
    const subjects: [ChangeSubject, string, string][] = [
      ['order', 'RR-7K2M9X', '/staff/orders/RR-7K2M9X'],
      ['product', '12', '/staff/products/12'],
      ['collection', 'teas', '/staff/collections'],
      ['coupon', 'DIWALI', '/staff/coupons/DIWALI'],
      ['content', 'page/about', '/staff/content/page/about'],
      ['delivery', '3', '/staff/delivery/3'],
      ['slot', '41', '/staff/delivery'],
      ['currency', 'EUR', '/staff/currencies'],
      ['tax', '2027-01-01', '/staff/currencies'],
      ['shop', 'details', '/staff/shop'],
      ['shop', 'demo', '/staff/first-steps'],
      ['recording', 'K7QM-3XPD', '/staff/replay'],
    ];
    const changes = [
      ...subjects.map(([subject, id]) => changeOf(subject, id)),
      changeOf('member', '7'),
    ];
    renderStaff({
      address: '/staff/changes',
      answers: { listChanges: { has_more: false, changes } },
    });
    for (const [, id, path] of subjects) {
      expect(await screen.findByRole('link', { name: id })).toHaveAttribute('href', path);
    }
    expect(screen.queryByRole('link', { name: '7' })).toBeNull();
  });
});
