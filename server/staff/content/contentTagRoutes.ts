import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { FormRejection } from '../../account/formRejection.ts';
import { findAllTags } from '../../blog/blogRepository.ts';
import type { Database } from '../../db/schema.ts';
import { languageOf } from '../../language.ts';
import { texts } from '../../texts.ts';
import { freeHandle } from '../freeHandle.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

type Names = Record<'en' | 'fr', string>;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function addTag(trx: Database, name: Names): Promise<string> {
  if (name.en === '') throw new FormRejection({ name_en: texts.field.missing });
  // Lock the table, so that two members cannot add the same tag.
  await sql`LOCK TABLE blog_tag IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  const others = await findAllTags(trx, 'en');
  if (others.some((tag) => isSame(tag.name, name.en))) {
    throw new FormRejection({ name_en: texts.staff.content.tagThere });
  }
  const handle = await freeHandle(trx, 'blog_tag', name.en);
  const said = name.fr === '' ? { en: name.en } : name;
  await sql`
    INSERT INTO blog_tag (handle, position, name)
    SELECT ${handle}, coalesce(max(position), 0) + 1, ${JSON.stringify(said)}::jsonb FROM blog_tag`.execute(
    trx,
  );
  return handle;
}

export const contentTagRoutes = {
  addContentTag(
    request: StaffRequest<'addContentTag'>,
    reply: FastifyReply,
  ): Promise<StaffDto['ContentTag']> {
    const { name_en: en, name_fr: fr } = request.body;
    // PostgreSQL rejects lone surrogates in JSON.
    const name = { en: en.trim().toWellFormed(), fr: fr.trim().toWellFormed() };
    return writeAsStaff(request, reply, async (trx) => {
      const handle = await addTag(trx, name);
      return {
        status: 201,
        body: { handle, name: name[languageOf(request)] || name.en },
        change: { subject: 'content', subjectId: 'tag', before: {}, after: { tag: name } },
      };
    });
  },
};
