import type { FastifyRequest } from 'fastify';
import type { components, operations } from '../../contract/types.gen.ts';

/** The schemas of the contract, by name. */
export type Dto = components['schemas'];

/** A request whose body is a form of the contract, by the name of its schema. */
export type FormRequest<Name extends keyof Dto> = FastifyRequest<{ Body: Dto[Name] }>;

/** A request for an operation whose query the contract describes, by its id. */
export type QueryRequest<Operation extends keyof operations> = FastifyRequest<{
  Querystring: NonNullable<operations[Operation]['parameters']['query']>;
}>;
