import type { FastifyRequest } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import type { Database } from '../db/schema.ts';
import { languageOf } from '../language.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { findContent } from './contentRepository.ts';
import type { HomeDocument } from './homeDocument.ts';
import { toHomeDto } from './homeDto.ts';

type Dto = components['schemas'];

/** Handlers of menu, settings and the home page. What is not stored is answered empty. */
export function contentRoutes(db: Database, { newsletterAction } = DEFAULT_SETTINGS) {
  return {
    async getMenu(request: FastifyRequest): Promise<Dto['MenuAnswer']> {
      const menu = (await findContent(db, 'menu', languageOf(request))) as
        Dto['MenuItem'][] | undefined;
      return { menu: menu ?? [] };
    },

    async getConfig(request: FastifyRequest): Promise<Dto['Config']> {
      const config = (await findContent(db, 'config', languageOf(request))) as
        Dto['Config'] | undefined;
      return { ...config, ...(newsletterAction && { newsletter_action: newsletterAction }) };
    },

    async getHomeContent(request: FastifyRequest): Promise<Dto['HomeContent']> {
      const home = (await findContent(db, 'home', languageOf(request))) as HomeDocument | undefined;
      return toHomeDto(home ?? { banners: [] });
    },
  };
}
