import { useIntl } from 'react-intl';
import { configText, selectConfig } from '../features/shop/configSelector.ts';
import { selectLocation } from '../features/ui/locationSlice.ts';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import type { RootState } from '../store/makeStore.ts';
import { useAppSelector } from '../store/hooks.ts';
import { canonicalLinks } from './canonicalLinks.ts';
import type { RouteMatch } from '../router/routeMatcher.ts';
import type { PageMeta } from '../router/pageRoute.ts';

interface PageMetadataProps {
  readonly match: RouteMatch | undefined;
  readonly origin: string;
}

function siteMeta(state: RootState) {
  const config = selectConfig(state);
  return {
    title: configText(config, 'meta_title'),
    description: configText(config, 'meta_description'),
    keywords: configText(config, 'meta_keyword'),
  };
}

const NOTHING: PageMeta = {};

export function PageMetadata({ match, origin }: PageMetadataProps) {
  const { formatMessage } = useIntl();
  const site = useAppSelector(siteMeta, isSame);
  const page = useAppSelector(
    (state) => match?.route.meta?.(state, match.params) ?? NOTHING,
    isSame,
  );
  const { pathname, search } = useAppSelector(selectLocation);
  const language = useAppSelector(selectLanguage);
  const robots = page.robots ?? match?.route.robots ?? 'follow,index';
  const links = canonicalLinks(match, { pathname, search }, { origin, language, robots });
  const { id: titleId, values } = page.titleMessage ?? { id: match?.route.titleId };
  const { descriptionId, keywordsId } = match?.route ?? {};
  const title = page.title ?? (titleId && formatMessage({ id: titleId }, values));
  const description = page.description || (descriptionId && formatMessage({ id: descriptionId }));
  const keywords = page.keywords || (keywordsId && formatMessage({ id: keywordsId }));
  const image = page.image && URL.canParse(page.image, origin) && new URL(page.image, origin).href;
  return (
    <>
      <title>{[title, site.title].filter(Boolean).join(' - ')}</title>
      <meta name="description" content={description || site.description} />
      <meta name="keywords" content={keywords || site.keywords} />
      <meta name="robots" content={robots} />
      <meta property="og:url" content={origin + pathname + search} />
      {title ? <meta property="og:title" content={title} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      {image ? <meta property="og:image" content={image} /> : null}
      {links && <link rel="canonical" href={links.canonical} />}
      {links?.alternates.map(({ language: known, href }) => (
        <link key={known} rel="alternate" hrefLang={known} href={href} />
      ))}
    </>
  );
}

function isSame(left: object, right: object): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
