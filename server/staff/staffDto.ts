import type { FastifyRequest } from 'fastify';
import type { components, operations } from '../../contract/staffTypes.gen.ts';

/** The schemas of the counter's contract, by name. */
export type StaffDto = components['schemas'];

/** What a member is allowed as a whole. */
export type Role = StaffDto['Role'];

/** What an operation may demand. */
export type Permission = StaffDto['Permission'];

interface Parts<Operation extends keyof operations> {
  Params: NonNullable<operations[Operation]['parameters']['path']>;
  Querystring: NonNullable<operations[Operation]['parameters']['query']>;
  Body: operations[Operation] extends {
    requestBody: { content: { 'application/json': infer Body } };
  }
    ? Body
    : undefined;
}

/** A request for an operation of the counter, by its id. */
export type StaffRequest<Operation extends keyof operations> = FastifyRequest<Parts<Operation>>;
