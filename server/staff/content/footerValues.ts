import {
  builtInFooter,
  FOOTER_SERVICES,
  type FooterDocument,
  type FooterService,
} from '../../content/footerDocument.ts';
import type { Language, Text } from '../../language.ts';
import { fill, texts } from '../../texts.ts';
import { isSafeUrl, isPath } from '../../../contract/linkTarget.ts';
import type { StaffDto } from '../staffDto.ts';
import { withoutRepeats } from './withoutRepeats.ts';

export type FooterValues = StaffDto['FooterValues'];

type FooterText = StaffDto['FooterText'];
type LinkEntry = StaffDto['FooterLinkEntry'];

function toText({ about_text, chat_text, credit, services }: FooterDocument): FooterText {
  const service = (name: FooterService) => services.find((one) => one.name === name);
  return {
    about_text,
    chat_text,
    credit,
    shipping_title: service('shipping')?.title ?? '',
    shipping_text: service('shipping')?.text ?? '',
    support_title: service('support')?.title ?? '',
    support_text: service('support')?.text ?? '',
    checkout_title: service('checkout')?.title ?? '',
    checkout_text: service('checkout')?.text ?? '',
  };
}

const cleanLines = (said: FooterText) =>
  Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, value.trim()]),
  ) as unknown as FooterText;

function toLink(path: string, titleEn: string, titleFr: string): LinkEntry {
  const title_en = titleEn.trim();
  const title_fr = titleFr.trim();
  return { path: path.trim(), title_en, title_fr: title_fr === title_en ? '' : title_fr };
}

export function footerValuesOf(
  en: FooterDocument = builtInFooter('en'),
  fr: FooterDocument = builtInFooter('fr'),
): FooterValues {
  return cleanFooter({
    about_link: en.about_link,
    texts: { en: toText(en), fr: toText(fr) },
    links: en.links.map(({ path, title }, index) =>
      toLink(path, title, fr.links[index]?.title ?? ''),
    ),
  });
}

export function toFooterDocument(
  { about_link, texts: said, links }: FooterValues,
  language: Language,
): FooterDocument {
  const text = (name: keyof FooterText) => said[language][name] || said.en[name];
  return {
    about_text: text('about_text'),
    about_link,
    chat_text: text('chat_text'),
    credit: text('credit'),
    services: FOOTER_SERVICES.filter((name) => said.en[`${name}_title`] !== '').map((name) => ({
      name,
      title: text(`${name}_title`),
      text: text(`${name}_text`),
    })),
    links: links.map(({ path, title_en, title_fr }) => ({
      title: (language === 'fr' && title_fr) || title_en,
      path,
    })),
  };
}

export function cleanFooter({ about_link, texts: said, links }: FooterValues): FooterValues {
  const en = cleanLines(said.en);
  return {
    about_link: about_link.trim(),
    texts: { en, fr: withoutRepeats(en, cleanLines(said.fr)) },
    links: links.map(({ path, title_en, title_fr }) => toLink(path, title_en, title_fr)),
  };
}

function linkError(
  { path, title_en }: LinkEntry,
  number: number,
): [control: string, why: Text] | undefined {
  const said = texts.staff.content.entry;
  if (title_en === '') return ['title.en', fill(said.title, { number })];
  return isPath(path) || isSafeUrl(path) ? undefined : ['path', fill(said.link, { number })];
}

export function footerErrors({
  about_link,
  texts: { en, fr },
  links,
}: FooterValues): Record<string, Text> {
  const [wrong] = links.flatMap((link, index) => {
    const [control, why] = linkError(link, index + 1) ?? [];
    return why ? [{ [`footer_links.${index}.${control}`]: why }] : [];
  });
  const untitled = FOOTER_SERVICES.filter(
    (name) =>
      en[`${name}_title`] === '' &&
      [en[`${name}_text`], fr[`${name}_title`], fr[`${name}_text`]].some((value) => value !== ''),
  );
  return {
    ...wrong,
    ...(about_link !== '' && !isPath(about_link) && { about_link: texts.staff.content.footerLink }),
    ...Object.fromEntries(untitled.map((name) => [`${name}_title_en`, texts.field.missing])),
  };
}
