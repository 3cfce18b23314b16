import type { FastifyRequest } from 'fastify';
import type { components, operations } from '../../contract/staffTypes.gen.ts';

export type StaffDto = components['schemas'];

export type Role = StaffDto['Role'];

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

export type StaffRequest<Operation extends keyof operations> = FastifyRequest<Parts<Operation>>;
