import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldLimits } from '../../contract/fieldLimits.gen.ts';
import type { Dto, FormRequest } from '../http/contractTypes.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { languageOf } from '../language.ts';
import { texts } from '../texts.ts';
import { customerIdOf, customerOf } from './customerOf.ts';
import { updateAvoid, updateProfile } from './customerRepository.ts';
import { toProfileDto } from './customerDto.ts';
import { assertValid, country, lineWithoutLink, zone } from './fields.ts';
import { telephone } from './telephone.ts';

type Allergens = NonNullable<Dto['AvoidAnswer']['avoid']>;

export const profileRoutes = {
  async getProfile(request: FastifyRequest): Promise<Dto['ProfileAnswer']> {
    return { customer: toProfileDto(await customerOf(request)) };
  },

  async saveProfile(
    request: FormRequest<'ProfileForm'>,
    reply: FastifyReply,
  ): Promise<Dto['FormOutcome']> {
    const customerId = customerIdOf(request);
    const { body } = request;
    const {
      country_id: countryId,
      zone_id: zoneId,
      ...others
    } = assertValid({
      firstname: lineWithoutLink(body.firstname, fieldLimits.firstname),
      lastname: lineWithoutLink(body.lastname, fieldLimits.lastname),
      telephone: telephone(body.telephone, { countryId: body.country_id }),
      country_id: country(body.country_id, false),
      zone_id: zone(body.zone_id, body.country_id, false),
    });
    return writeOnce(request, reply, async (trx) => {
      await updateProfile(trx, customerId, { ...others, countryId, zoneId });
      return { status: 1, success: texts.account.done.saved[languageOf(request)] };
    });
  },

  async getAvoidList(request: FastifyRequest): Promise<Dto['AvoidAnswer']> {
    return { avoid: (await customerOf(request)).avoid as Allergens };
  },

  async saveAvoidList(
    request: FormRequest<'AvoidForm'>,
    reply: FastifyReply,
  ): Promise<Dto['Outcome']> {
    const customerId = customerIdOf(request);
    const avoid = [...new Set(request.body.avoid)];
    return writeOnce(request, reply, async (trx) => {
      await updateAvoid(trx, customerId, avoid);
      return { status: 1, success: texts.account.done.saved[languageOf(request)] };
    });
  },
};
