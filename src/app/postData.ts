import type { BlogPost } from '../api/endpoints.gen.ts';
import { blogPostPath } from '../lib/paths.ts';
import { pictureSources } from '../lib/pictureSources.ts';

interface PostDataOptions {
  readonly origin: string;
  readonly language: string;
  readonly publisher: string;
}

export function postData(
  { handle = '', title, summary, date, author, keywords, picture }: BlogPost,
  { origin, language, publisher }: PostDataOptions,
): object {
  const url = origin + blogPostPath(handle);
  const image = picture && pictureSources(picture).src;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    datePublished: date,
    author: author ? { '@type': 'Person', name: author } : undefined,
    publisher: publisher
      ? { '@type': 'Organization', '@id': `${origin}/#organization`, name: publisher }
      : undefined,
    image: image && URL.canParse(image, origin) ? new URL(image, origin).href : undefined,
    keywords: keywords || undefined,
  };
}
