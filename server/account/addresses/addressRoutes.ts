import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto, FormRequest } from '../../http/contractTypes.ts';
import { writeOnce } from '../../idempotency/writeOnce.ts';
import { languageOf } from '../../language.ts';
import { texts } from '../../texts.ts';
import { findAddresses } from './addressRepository.ts';
import { addAddress, changeAddress, removeAddress, setDefaultAddress } from './addressService.ts';
import { toAddressDto, readAddress } from './addressDto.ts';
import { customerIdOf } from '../customerOf.ts';

export const addressRoutes = {
  async listAddresses(request: FastifyRequest): Promise<Dto['AddressList']> {
    const addresses = await findAddresses(request.server.db, customerIdOf(request));
    const language = languageOf(request);
    return { addresses: addresses.map((address) => toAddressDto(address, language)) };
  },

  async saveAddress(
    request: FormRequest<'AddressForm'>,
    reply: FastifyReply,
  ): Promise<Dto['AddressOutcome']> {
    const customerId = customerIdOf(request);
    const fields = readAddress(request.body);
    return writeOnce(request, reply, async (trx) => {
      let id = request.body.address_id ?? '';
      if (id === '') id = await addAddress(trx, customerId, fields);
      else await changeAddress(trx, customerId, id, fields);
      const success = texts.account.done.addressSaved[languageOf(request)];
      return { status: 1, success, address_id: id };
    });
  },

  async removeAddress(
    request: FormRequest<'AddressKeyForm'>,
    reply: FastifyReply,
  ): Promise<Dto['Outcome']> {
    const customerId = customerIdOf(request);
    return writeOnce(request, reply, async (trx) => {
      await removeAddress(trx, customerId, request.body.address_id);
      return { status: 1, success: texts.account.done.addressRemoved[languageOf(request)] };
    });
  },

  async setDefaultAddress(
    request: FormRequest<'AddressKeyForm'>,
    reply: FastifyReply,
  ): Promise<Dto['Outcome']> {
    const customerId = customerIdOf(request);
    return writeOnce(request, reply, async (trx) => {
      await setDefaultAddress(trx, customerId, request.body.address_id);
      return { status: 1, success: texts.account.done.addressDefault[languageOf(request)] };
    });
  },
};
