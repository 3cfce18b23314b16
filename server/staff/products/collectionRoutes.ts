import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addCollection,
  deleteCollection,
  findEditedCollections,
  saveCollection,
} from './collectionWrite.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

export const collectionRoutes = {
  async listEditedCollections({
    server,
  }: FastifyRequest): Promise<StaffDto['EditedCollectionList']> {
    return { collections: await findEditedCollections(server.db) };
  },

  addCollection(
    request: StaffRequest<'addCollection'>,
    reply: FastifyReply,
  ): Promise<StaffDto['EditedCollection']> {
    return writeAsStaff(request, reply, async (trx) => {
      const { collection: body, ...changed } = await addCollection(trx, request.body);
      return { status: 201, body, ...changed };
    });
  },

  saveCollection(
    request: StaffRequest<'saveCollection'>,
    reply: FastifyReply,
  ): Promise<StaffDto['EditedCollection']> {
    return writeAsStaff(request, reply, async (trx) => {
      const { collection: body, ...changed } = await saveCollection(
        trx,
        request.params.handle,
        request.body,
      );
      return { body, ...changed };
    });
  },

  deleteCollection(
    request: StaffRequest<'deleteCollection'>,
    reply: FastifyReply,
  ): Promise<StaffDto['EditedCollectionList']> {
    return writeAsStaff(request, reply, async (trx) => {
      const changed = await deleteCollection(trx, request.params.handle);
      return { body: { collections: await findEditedCollections(trx) }, ...changed };
    });
  },
};
