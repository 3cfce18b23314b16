import { escapeMarkup } from '../escapeMarkup.ts';
import type { Language } from '../language.ts';
import { texts } from '../texts.ts';

export interface Email {
  subject: string;
  replyTo?: string;
  greeting: string;
  paragraphs: readonly string[];
  rows?: readonly { label: string; value: string }[];
  button: { text: string; url: string };
  closing: readonly string[];
  calendar?: string | undefined;
  unsubscribeUrl?: string;
  link?: { text: string; url: string };
}

export interface RenderedEmail {
  shop: string;
  subject: string;
  replyTo?: string;
  calendar?: string;
  unsubscribeUrl?: string;
  text: string;
  html: string;
}

const FONT = 'font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif';

function paragraph(text: string, style: string): string {
  return `<p dir="auto" style="margin:0 0 16px;${style}">${escapeMarkup(text)}</p>`;
}

function rowsHtml(rows: NonNullable<Email['rows']>): string {
  const cell = 'padding:8px 0;border-bottom:1px solid #e6e0d2;font-size:15px;line-height:1.4';
  const lines = rows.map(
    ({ label, value }) =>
      `<tr><td dir="auto" style="${cell};padding-right:16px;vertical-align:top">${escapeMarkup(label)}</td>` +
      `<td dir="auto" style="${cell};text-align:right">${escapeMarkup(value)}</td></tr>`,
  );
  return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${lines.join('')}</table>`;
}

function linkHtml({ text, url }: NonNullable<Email['link']>): string {
  return `<p dir="auto" style="margin:0;font-size:13px;line-height:1.5"><a href="${escapeMarkup(url)}" style="color:#5f5c52">${escapeMarkup(text)}</a></p>`;
}

function htmlOf(email: Email, language: Language, shop: string): string {
  const { subject, greeting, paragraphs, rows = [], button, closing, link } = email;
  const url = escapeMarkup(button.url);
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escapeMarkup(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:#f6f3ec;${FONT}">`,
    '<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#fffdf8;border-radius:16px;color:#2b2a26">',
    ...(shop === ''
      ? []
      : [
          `<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#2f5d3a">${escapeMarkup(shop)}</p>`,
        ]),
    ...[greeting, ...paragraphs].map((text) => paragraph(text, 'font-size:16px;line-height:1.5')),
    ...(rows.length > 0 ? [rowsHtml(rows)] : []),
    `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:14px 22px;border-radius:999px;background:#2f5d3a;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeMarkup(button.text)}</a></p>`,
    `<p style="margin:0 0 24px;font-size:13px;line-height:1.5;word-break:break-all"><a href="${url}" style="color:#2f5d3a">${url}</a></p>`,
    ...closing.map((text) => paragraph(text, 'font-size:14px;line-height:1.5;color:#5f5c52')),
    ...(link ? [linkHtml(link)] : []),
    '</div></body></html>',
  ].join('\n');
}

export function renderEmail(email: Email, language: Language, shop = ''): RenderedEmail {
  const { subject, replyTo, calendar, unsubscribeUrl } = email;
  const { greeting, paragraphs, rows = [], button, closing, link } = email;
  const text = [
    greeting,
    ...paragraphs,
    ...(rows.length > 0
      ? [
          rows
            .map(({ label, value }) => `${label}${texts.format.colon[language]}${value}`)
            .join('\n'),
        ]
      : []),
    `${button.text}\n${button.url}`,
    ...closing,
    ...(link ? [`${link.text}\n${link.url}`] : []),
    ...(shop === '' ? [] : [`-- \n${shop}`]),
  ].join('\n\n');
  return {
    shop,
    subject,
    ...(replyTo !== undefined && { replyTo }),
    ...(calendar !== undefined && { calendar }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    text: `${text}\n`,
    html: htmlOf(email, language, shop),
  };
}
