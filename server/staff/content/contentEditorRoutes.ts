import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { languageOf } from '../../language.ts';
import {
  addDraft,
  discardDraft,
  readContent,
  replaceDraft,
  saveDraft,
  type ContentAuthor,
  type ContentWritten,
} from './contentDraft.ts';
import type { ContentItem } from './contentItem.ts';
import {
  findVersions,
  planDraft,
  publishDraft,
  readVersion,
  unpublishContent,
  type StoredVersion,
} from './contentPublication.ts';
import { findContentChoices, searchContent, type FoundContent } from './contentSearch.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { versionOf } from '../versionOf.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

const toRowDto = ({ inShop, publishAt, at, ...item }: FoundContent): StaffDto['ContentRow'] => ({
  ...item,
  in_shop: inShop,
  publish_at: publishAt?.toISOString() ?? null,
  at: at?.toISOString() ?? null,
});

const toVersionRow = ({ id, at, by, values }: StoredVersion): StaffDto['ContentVersionRow'] => ({
  id,
  at: at.toISOString(),
  by,
  title: values.texts.en.title,
});

async function readDto(db: Database, item: ContentItem): Promise<StaffDto['StaffContent']> {
  const { values, draft, shown } = await readContent(db, item);
  const [version] = draft ? [] : await findVersions(db, item, { limit: 1 });
  const { publishAt = null, savedAt, by } = draft ?? {};
  let state: StaffDto['ContentState'] = 'published';
  if (draft) state = publishAt === null ? 'draft' : 'planned';
  return {
    ...item,
    version: versionOf(values),
    state,
    in_shop: shown !== undefined,
    publish_at: publishAt?.toISOString() ?? null,
    at: (savedAt ?? version?.at)?.toISOString() ?? null,
    by: by ?? version?.by ?? null,
    values,
  };
}

const itemOf = ({ params: { kind, handle } }: { params: ContentItem }): ContentItem => ({
  kind,
  handle,
});

type ItemRequest = FastifyRequest & { params: ContentItem };

function writeItem(
  request: ItemRequest,
  reply: FastifyReply,
  write: (trx: Database, item: ContentItem, author: ContentAuthor) => Promise<ContentWritten>,
): Promise<StaffDto['StaffContent']> {
  const item = itemOf(request);
  return writeAsStaff(request, reply, async (trx, member) => {
    const { change } = await write(trx, item, member);
    return { body: await readDto(trx, item), ...(change && { change }) };
  });
}

export const contentEditorRoutes = {
  async listContent(request: StaffRequest<'listContent'>): Promise<StaffDto['ContentList']> {
    const { text = '', page = 1, page_size: limit = 25, ...others } = request.query;
    const search = { ...others, text: text.trim(), limit, offset: (page - 1) * limit };
    const { items, total } = await searchContent(request.server.db, search, languageOf(request));
    return { total, items: items.map(toRowDto) };
  },

  listContentChoices(request: FastifyRequest): Promise<StaffDto['ContentChoices']> {
    return findContentChoices(request.server.db, languageOf(request));
  },

  addContent(
    request: StaffRequest<'addContent'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffContent']> {
    return writeAsStaff(request, reply, async (trx, member) => {
      const { item, change } = await addDraft(trx, request.body, member);
      return { status: 201, body: await readDto(trx, item), ...(change && { change }) };
    });
  },

  getStaffContent(request: StaffRequest<'getStaffContent'>): Promise<StaffDto['StaffContent']> {
    return readDto(request.server.db, itemOf(request));
  },

  saveContentDraft(
    request: StaffRequest<'saveContentDraft'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffContent']> {
    return writeItem(request, reply, (trx, item, author) =>
      saveDraft(trx, item, request.body, author),
    );
  },

  discardContentDraft(
    request: StaffRequest<'discardContentDraft'>,
    reply: FastifyReply,
  ): Promise<undefined> {
    return writeAsStaff(request, reply, async (trx) => {
      const change = await discardDraft(trx, itemOf(request), request.query.version);
      return { status: 204, body: undefined, change };
    });
  },

  publishContent(
    request: StaffRequest<'publishContent'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffContent']> {
    const { version, publish_at: time } = request.body;
    return writeItem(request, reply, async (trx, item, author) => {
      if (time === null) return { change: await publishDraft(trx, item, version, author) };
      const change = await planDraft(trx, item, { publishAt: new Date(time), version }, author);
      return change ? { change } : {};
    });
  },

  unplanContent(
    request: StaffRequest<'unplanContent'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffContent']> {
    return writeItem(request, reply, async (trx, item, author) => {
      const change = await planDraft(trx, item, { publishAt: null }, author);
      return change ? { change } : {};
    });
  },

  unpublishContent(
    request: StaffRequest<'unpublishContent'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffContent']> {
    return writeItem(request, reply, async (trx, item, author) => ({
      change: await unpublishContent(trx, item, author),
    }));
  },

  async listContentVersions(
    request: StaffRequest<'listContentVersions'>,
  ): Promise<StaffDto['ContentVersionList']> {
    const { before: beforeId, limit = 20 } = request.query;
    const slice = { beforeId, limit: limit + 1 };
    const versions = await findVersions(request.server.db, itemOf(request), slice);
    return {
      has_more: versions.length > limit,
      versions: versions.slice(0, limit).map(toVersionRow),
    };
  },

  async getContentVersion(
    request: StaffRequest<'getContentVersion'>,
  ): Promise<StaffDto['ContentVersion']> {
    const { version_id: id } = request.params;
    const version = await readVersion(request.server.db, itemOf(request), id);
    return { ...toVersionRow(version), values: version.values };
  },

  restoreContentVersion(
    request: StaffRequest<'restoreContentVersion'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffContent']> {
    const { version_id: id } = request.params;
    return writeItem(request, reply, async (trx, item, author) => {
      const { values } = await readVersion(trx, item, id);
      return replaceDraft(trx, item, values, request.body.version, author);
    });
  },
};
