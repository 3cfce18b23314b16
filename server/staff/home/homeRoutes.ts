import type { FastifyRequest } from 'fastify';
import { countOpenMessages } from '../../content/contactRepository.ts';
import { countFailedEmails } from '../../mail/mailRepository.ts';
import { isAllowed } from '../access/permission.ts';
import { memberOf } from '../access/staffSession.ts';
import { countRefundsDue } from '../orders/orderSearch.ts';
import { findPackingSlots } from '../orders/slotOrders.ts';
import { findLow } from '../products/stockRepository.ts';
import { salesOfToday } from '../insight/salesOfToday.ts';
import type { Permission, StaffDto } from '../staffDto.ts';
import { searchReviews } from '../voices/reviewSearch.ts';

type Task = StaffDto['StaffTask']['task'];

/** Counts tasks. `permission` is the one to do them. */
interface TaskCount {
  permission: Permission;
  count: (server: FastifyRequest['server']) => Promise<Partial<Record<Task, number>>>;
}

/** Any slice has the total. */
const ONE = { limit: 1, offset: 0 };

const COUNTS: readonly TaskCount[] = [
  {
    permission: 'orders.manage',
    async count({ db }) {
      const slots = await findPackingSlots(db);
      const unpaid = slots.reduce((sum, slot) => sum + slot.unpaid, 0);
      const pack = slots.reduce((sum, { toPack }) => sum + toPack, -unpaid);
      return { pack, unpaid, refund: await countRefundsDue(db) };
    },
  },
  {
    permission: 'stock.correct',
    count: async ({ db, settings }) => ({
      stock: (await findLow(db, settings.lowStock, ONE)).total,
    }),
  },
  {
    permission: 'messages.manage',
    count: async ({ db }) => ({
      message: await countOpenMessages(db),
      email: await countFailedEmails(db),
    }),
  },
  {
    permission: 'reviews.manage',
    async count({ db }) {
      const { total } = await searchReviews(db, { isApproved: false, ...ONE }, 'en');
      return { review: total };
    },
  },
];

export const homeRoutes = {
  async getStaffHome(request: FastifyRequest): Promise<StaffDto['StaffHome']> {
    const { role } = memberOf(request);
    const tasks: StaffDto['StaffTask'][] = [];
    for (const { permission, count } of COUNTS) {
      if (!isAllowed(role, permission)) continue;
      const counts = Object.entries(await count(request.server)) as [Task, number][];
      tasks.push(...counts.map(([task, number]) => ({ task, count: number })));
    }
    return {
      tasks: tasks.filter(({ count }) => count > 0),
      sales: isAllowed(role, 'insight.read') ? await salesOfToday(request.server) : null,
    };
  },
};
