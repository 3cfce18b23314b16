import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { insertContactMessage } from '../../content/contactRepository.ts';
import type { Database } from '../../db/schema.ts';
import { insertDelivery, openClientWithCart, order } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient } from '../../testing/openStaffClient.ts';
import type { Role, StaffDto } from '../staffDto.ts';

const MESSAGE = {
  name: 'Meera Nair',
  email: 'meera@example.com',
  order_number: '',
  message: 'Is the rice organic?',
};

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function tasksOf(role: Role): Promise<[string, number][]> {
  const email = `${role}@example.com`;
  await db.deleteFrom('staff_session').execute();
  if (!(await db.selectFrom('staff_member').where('email', '=', email).executeTakeFirst()))
    await insertStaff(app, email, role);
  const answer = await (await openStaffClient(app, email)).call('GET', '/home');
  return answer.json<StaffDto['StaffHome']>().tasks.map(({ task, count }) => [task, count]);
}

it('has no tasks in a new shop', async () => {
  expect(await tasksOf('manager')).toEqual([]);
});

it('counts the tasks that the member may do', async () => {
  const { id } = await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 7 });
  await insertProduct(db, { handle: 'salt', name: 'Salt', stock: 0 });
  await order(await openClientWithCart(app, id));
  await order(await openClientWithCart(app, id));
  // The latest order waits for its payment.
  await db
    .updateTable('payment')
    .set({ method: 'transfer' })
    .where('id', '=', (select) =>
      select.selectFrom('payment').select((one) => one.fn.max('id').as('id')),
    )
    .execute();
  await insertContactMessage(db, MESSAGE, 'en');
  await db
    .insertInto('review')
    .values({ product_id: id, name: 'Meera', text: 'Good', rating: 5, is_approved: false })
    .execute();
  expect(await tasksOf('manager')).toEqual([
    ['pack', 1],
    ['unpaid', 1],
    ['stock', 2],
    ['message', 1],
    ['review', 1],
  ]);
  await db.updateTable('shop_order').set({ payment_state: 'refund_due' }).execute();
  expect(await tasksOf('manager')).toContainEqual(['refund', 2]);
  await db
    .insertInto('mail_outbox')
    .values({
      recipient: 'meera@example.com',
      template: 'code',
      language: 'en',
      data: '{}',
      given_up_at: new Date(),
    })
    .execute();
  expect(await tasksOf('support')).toEqual([
    ['message', 1],
    ['email', 1],
    ['review', 1],
  ]);
});
