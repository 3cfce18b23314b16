import type { FastifyRequest } from 'fastify';
import type { components, operations } from '../../contract/types.gen.ts';

export type Dto = components['schemas'];

export type FormRequest<Name extends keyof Dto> = FastifyRequest<{ Body: Dto[Name] }>;

export type QueryRequest<Operation extends keyof operations> = FastifyRequest<{
  Querystring: NonNullable<operations[Operation]['parameters']['query']>;
}>;
