import type { FastifyReply, FastifyRequest } from 'fastify';
import { findAddresses } from '../../account/addresses/addressRepository.ts';
import { toAddressDto } from '../../account/addresses/addressDto.ts';
import { findCustomer, type Customer } from '../../account/customerRepository.ts';
import { eraseCustomer } from '../../account/eraseCustomer.ts';
import { exportAccount } from '../../account/exportAccount.ts';
import { claimOrders } from '../../orders/placing/claimOrders.ts';
import { toDecimal } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import { FILE_TYPE } from '../../http/contract.ts';
import { RequestError } from '../../http/errors.ts';
import { languageOf } from '../../language.ts';
import { texts } from '../../texts.ts';
import { demandRecentSignIn, memberOf, operationOf } from '../access/staffSession.ts';
import { mailOwners } from '../access/staffAlert.ts';
import { recordChange } from '../changes/changeRepository.ts';
import { customersRead, recordRead } from '../changes/recordRead.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';
import { findCustomerTotals, searchCustomers, type FoundCustomer } from './customerSearch.ts';

const toRow = (customer: FoundCustomer): StaffDto['CustomerRow'] => ({
  customer_id: customer.id,
  name: customer.name,
  email: customer.email,
  telephone: customer.telephone,
  registered: customer.createdAt.toISOString(),
  orders: customer.orders,
  spent: toDecimal(customer.spentMinor),
  last_order: customer.lastOrder?.toISOString() ?? null,
});

async function demandCustomer(db: Database, id: string): Promise<Customer> {
  const customer = await findCustomer(db, id);
  if (customer === undefined) throw new RequestError(404, texts.staff.noCustomer);
  return customer;
}

async function readAddresses(
  request: FastifyRequest,
  customerId: string,
): Promise<Record<string, string>[]> {
  const addresses = await findAddresses(request.server.db, customerId);
  return addresses.map((address) => {
    const {
      address_id: _id,
      default: _default,
      ...fields
    } = toAddressDto(address, languageOf(request));
    return fields;
  });
}

export const customerRoutes = {
  async listCustomers(request: StaffRequest<'listCustomers'>): Promise<StaffDto['CustomerPage']> {
    const { text = '', page = 1, page_size: limit = 25 } = request.query;
    const search = { text, limit, offset: (page - 1) * limit };
    const { customers, total } = await searchCustomers(request.server.db, search);
    const ids = customers.map(({ id }) => id);
    await recordRead(request, memberOf(request), 'listCustomers', customersRead(ids));
    return { total, customers: customers.map(toRow) };
  },

  async getStaffCustomer(
    request: StaffRequest<'getStaffCustomer'>,
  ): Promise<StaffDto['StaffCustomer']> {
    const { customer_id: id } = request.params;
    const found = await findCustomerTotals(request.server.db, id);
    if (found === undefined) throw new RequestError(404, texts.staff.noCustomer);
    await recordRead(request, memberOf(request), 'getStaffCustomer', { customer: id });
    return { ...toRow(found), addresses: await readAddresses(request, id) };
  },

  async exportCustomer(
    request: StaffRequest<'exportCustomer'>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { db, settings } = request.server;
    demandRecentSignIn(request);
    const member = memberOf(request);
    const customer = await demandCustomer(db, request.params.customer_id);
    // Like a sign-in, claim the guest orders of the email address, so that the file has all orders.
    await db.transaction().execute((trx) => claimOrders(trx, customer.id, customer.email));
    const file = JSON.stringify(await exportAccount(db, customer, settings), null, 2);
    await recordChange(db, member, operationOf(request), {
      subject: 'customer',
      subjectId: customer.id,
      before: {},
      after: {},
    });
    await mailOwners(db, languageOf(request), {
      kind: 'customer',
      by: member.name,
      about: customer.id,
    });
    return reply
      .type(FILE_TYPE)
      .header('Content-Disposition', `attachment; filename="customer-${customer.id}.json"`)
      .header('Cache-Control', 'no-store')
      .send(file);
  },

  eraseCustomer(request: StaffRequest<'eraseCustomer'>, reply: FastifyReply): Promise<undefined> {
    demandRecentSignIn(request);
    return writeAsStaff(request, reply, async (trx, { name: by }) => {
      const customer = await demandCustomer(trx, request.params.customer_id);
      if (!(await eraseCustomer(trx, customer)))
        throw new RequestError(404, texts.staff.noCustomer);
      await mailOwners(trx, languageOf(request), { kind: 'erasure', by, about: customer.id });
      return {
        status: 204,
        body: undefined,
        change: { subject: 'customer', subjectId: customer.id, before: {}, after: {} },
      };
    });
  },
};
