import type { FastifyRequest } from 'fastify';
import type { Dto } from '../http/contractTypes.ts';
import { readsOf } from '../db/replica.ts';
import { languageOf } from '../language.ts';
import { findContent } from './contentRepository.ts';
import { logoOf, type ConfigDocument } from './configDocument.ts';
import { findTaxPolicy } from '../tax/taxRepository.ts';
import type { FooterDocument } from './footerDocument.ts';
import type { HomeDocument } from './homeDocument.ts';
import { toHomeDto } from './homeDto.ts';

const NO_NETWORKS = { social_facebook: '', social_instagram: '', social_youtube: '' };

export const contentRoutes = {
  async getMenu(request: FastifyRequest): Promise<Dto['MenuAnswer']> {
    const menu = (await findContent(readsOf(request), 'menu', languageOf(request))) as
      | Dto['MenuItem'][]
      | undefined;
    return { menu: menu ?? [] };
  },

  async getConfig(request: FastifyRequest): Promise<Dto['Config']> {
    const [db, language] = [readsOf(request), languageOf(request)];
    const config = (await findContent(db, 'config', language)) as ConfigDocument | undefined;
    const { logo: _logo, icon: _icon, ...said } = config ?? {};
    const logo = logoOf(config);
    const footer = (await findContent(db, 'footer', language)) as FooterDocument | undefined;
    const { newsletterAction } = request.server.settings;
    const { asksTaxNumber, pricesIncludeTax } = await findTaxPolicy(db);
    return {
      ...NO_NETWORKS,
      ...said,
      ...(logo && { store_logo: logo }),
      ...(newsletterAction && { newsletter_action: newsletterAction }),
      ...(asksTaxNumber && { asks_tax_number: true }),
      ...(!pricesIncludeTax && { adds_tax: true }),
      ...(footer && { footer }),
    };
  },

  async getHomeContent(request: FastifyRequest): Promise<Dto['HomeContent']> {
    const home = (await findContent(readsOf(request), 'home', languageOf(request))) as
      | HomeDocument
      | undefined;
    return toHomeDto(home ?? { banners: [] });
  },
};
