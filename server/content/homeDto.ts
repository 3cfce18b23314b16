import { cleanHtml, cleanInline } from '../catalog/cleanHtml.ts';
import { pictureOf } from '../catalog/picture.ts';
import type { Dto } from '../http/contractTypes.ts';
import type { HomeDocument, Stored } from './homeDocument.ts';

const withPicture = <Shown extends { picture?: unknown }>({
  picture,
  alt = '',
  ...rest
}: Stored<Shown>) => ({ ...rest, picture: pictureOf(picture, alt) });

function toContentBlockDto(block: Stored<Dto['ContentBlock']>): Dto['ContentBlock'] {
  const { title, content, picture, alt = '', ...sides } = block;
  return {
    ...sides,
    title: cleanInline(title),
    content: cleanHtml(content),
    ...(picture !== '' && { picture: pictureOf(picture, alt) }),
  };
}

export function toHomeDto(home: HomeDocument): Dto['HomeContent'] {
  const { banners, ingredients, boxes, contentBlock, stories, awards, certificates, testimonials } =
    home;
  return {
    banners: banners.map((banner) => withPicture<Dto['Banner']>(banner)),
    ...(ingredients && {
      ingredients: ingredients.map((card) => withPicture<Dto['HomeCard']>(card)),
    }),
    ...(boxes && { boxes: boxes.map((card) => withPicture<Dto['HomeCard']>(card)) }),
    ...(contentBlock && { content_block: toContentBlockDto(contentBlock) }),
    ...(stories && { stories: [...stories] }),
    ...(awards && { awards: [...awards] }),
    ...(certificates && { certificates: [...certificates] }),
    ...(testimonials && { testimonials: [...testimonials] }),
  };
}
