import type { FastifyRequest } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import type { Database } from '../db/schema.ts';
import { languageOf } from '../language.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { findContent } from './contentRepository.ts';
import type { HomeDocument } from './homeDocument.ts';
import { homeWire } from './homeWire.ts';

type Wire = components['schemas'];

/** Handlers of menu, settings and the home page. What is not stored is answered empty. */
export function contentRoutes(db: Database, { newsletterAction } = DEFAULT_SETTINGS) {
  return {
    async getMenu(request: FastifyRequest): Promise<Wire['MenuAnswer']> {
      const menu = (await findContent(db, 'menu', languageOf(request))) as
        Wire['MenuItem'][] | undefined;
      return { menu: menu ?? [] };
    },

    async getConfig(request: FastifyRequest): Promise<Wire['Config']> {
      const config = (await findContent(db, 'config', languageOf(request))) as
        Wire['Config'] | undefined;
      return { ...config, ...(newsletterAction && { newsletter_action: newsletterAction }) };
    },

    async getHomeContent(request: FastifyRequest): Promise<Wire['HomeContent']> {
      const home = (await findContent(db, 'home', languageOf(request))) as HomeDocument | undefined;
      return homeWire(home ?? { banners: [] });
    },
  };
}
