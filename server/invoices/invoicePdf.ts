import Pdf from 'pdfkit';
import { weightText } from '../../contract/weight.ts';
import { amountText } from '../currency/currencyText.ts';
import { orderName } from '../orders/reading/orderName.ts';
import { percentText } from '../percentText.ts';
import { taxLines } from '../tax/taxLines.ts';
import { fill, texts } from '../texts.ts';
import type { InvoiceDocument, InvoiceParty } from './invoiceDocument.ts';
import { invoiceFonts, withGlyphs } from './invoiceFonts.ts';
import { drawText, layOut } from './pdfText.ts';

const MARGIN = 48;
const PAGE = { width: 595.28, height: 841.89 };
const INNER = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN - 24;

const SMALL = 8;
const BODY = 9;
const TITLE = 18;

/** Columns of the table with their width in points. */
const COLUMNS = [
  ['item', 146],
  ['code', 44],
  ['quantity', 44],
  ['unitPrice', 62],
  ['discount', 52],
  ['net', 62],
  ['percent', 32],
  ['amount', INNER - 146 - 44 - 44 - 62 - 52 - 62 - 32],
] as const;

type Row = Record<(typeof COLUMNS)[number][0], string>;

export const invoiceFileName = ({ number }: InvoiceDocument): string =>
  `${number.replaceAll('/', '-')}.pdf`;

const dateText = ({ date, language }: InvoiceDocument): string =>
  new Intl.DateTimeFormat(texts.format.locale[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));

function titleOf({ kind, taxation }: InvoiceDocument) {
  if (kind === 'credit-note') return texts.invoice.creditNote;
  return taxation.scheme === 'single' ? texts.invoice.title : texts.invoice.gstTitle;
}

export const orderText = ({ orderNumber: number, shortNumber }: InvoiceDocument): string =>
  `${orderName({ number, shortNumber })} (${number})`;

/** Draws an invoice or credit note on A4 pages. Resolves to the bytes of a PDF. */
export async function invoicePdf(document: InvoiceDocument): Promise<Buffer> {
  const { language, currency, taxation } = document;
  const said = texts.invoice;
  const { regular, bold } = invoiceFonts();
  const title = titleOf(document);
  const [firstFont] = regular;
  const pdf = new Pdf({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    info: { Title: `${title[language]} ${document.number}`, Author: document.seller.name },
    // Otherwise the first page refers to the default font of pdfkit, which is not embedded.
    font: firstFont as unknown as string,
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });

  // Use the currency code if the fonts lack the symbol, such as that of the dinar.
  const symbol =
    withGlyphs(currency.symbol, regular) === currency.symbol ? currency.symbol : currency.code;
  const money = (units: number) => amountText(units, { ...currency, symbol }, language);
  const write = (
    text: string,
    x: number,
    y: number,
    width: number,
    style: { size?: number; isBold?: boolean; align?: 'left' | 'right' } = {},
  ) => {
    const { size = BODY, isBold = false, align = 'left' } = style;
    const laid = layOut(pdf, text, isBold ? bold : regular, { x, y, width, size, align });
    drawText(pdf, laid);
    return laid.height;
  };
  const rule = (y: number) =>
    pdf
      .moveTo(MARGIN, y)
      .lineTo(PAGE.width - MARGIN, y)
      .lineWidth(0.5)
      .strokeColor('#8a8f8a')
      .stroke();

  function party(label: string, { name, lines, taxNumber }: InvoiceParty, x: number, y: number) {
    const width = INNER / 2 - 12;
    let below = y + write(label, x, y, width, { size: SMALL });
    below += write(name, x, below, width, { isBold: true });
    for (const line of lines) below += write(line, x, below, width);
    if (taxNumber !== '') {
      below += write(fill(said.taxNumber, { number: taxNumber })[language], x, below, width);
    }
    return below;
  }

  function head(): number {
    let y = MARGIN;
    y += write(title[language], MARGIN, y, INNER, { size: TITLE, isBold: true }) + 6;
    const facts = [
      fill(said.number, { number: document.number }),
      fill(said.date, { date: dateText(document) }),
      fill(said.currency, { code: currency.code }),
      ...(document.credits === null ? [] : [fill(said.credits, { number: document.credits })]),
      fill(said.order, { number: orderText(document) }),
      ...(document.placeOfSupply === ''
        ? []
        : [fill(said.placeOfSupply, { place: document.placeOfSupply })]),
    ];
    for (const fact of facts) y += write(fact[language], MARGIN, y, INNER);
    const top = y + 14;
    const left = party(said.seller[language], document.seller, MARGIN, top);
    const right = party(said.buyer[language], document.buyer, MARGIN + INNER / 2, top);
    return Math.max(left, right) + 20;
  }

  function row(cells: Row, y: number, isBold = false): number {
    const fonts = isBold ? bold : regular;
    const boxes = COLUMNS.map(([name, width], at) => {
      const x = MARGIN + COLUMNS.slice(0, at).reduce((sum, [, before]) => sum + before, 0);
      const align = name === 'item' || name === 'code' ? 'left' : 'right';
      return layOut(pdf, cells[name], fonts, { x, y, width: width - 4, size: SMALL, align });
    });
    const height = Math.max(...boxes.map((box) => box.height));
    if (y + height > BOTTOM) {
      pdf.addPage();
      return row(cells, tableHead(MARGIN), isBold);
    }
    for (const box of boxes) drawText(pdf, box);
    return y + height + 4;
  }

  function tableHead(y: number): number {
    const names = Object.fromEntries(
      COLUMNS.map(([name]) => [name, said.column[name][language]]),
    ) as Row;
    const below = row(names, y, true);
    rule(below);
    return below + 6;
  }

  let y = tableHead(head());
  for (const line of document.lines) {
    y = row(
      {
        item: line.name,
        code: line.code,
        quantity: line.weight ? weightText(line.weight.grams, language) : String(line.quantity),
        unitPrice: line.weight
          ? `${money(line.unitPrice)} / ${weightText(line.weight.stepGrams, language)}`
          : money(line.unitPrice),
        discount: line.discount === 0 ? '' : money(line.discount),
        net: money(line.net),
        percent: percentText(line.percent, language),
        amount: money(line.net + line.tax),
      },
      y,
    );
  }
  const net = document.totals.taxes.reduce((sum, rate) => sum + rate.net, 0);
  const sums: [string, string, boolean][] = [
    [said.netTotal[language], money(net), false],
    ...taxLines(document.totals.taxes, { ...taxation, isIncluded: false }, language).map(
      ({ title: name, units }): [string, string, boolean] => [name, money(units), false],
    ),
    [said.total[language], money(document.totals.total), true],
  ];
  if (y + sums.length * 14 + 12 > BOTTOM) {
    pdf.addPage();
    y = MARGIN;
  }
  rule(y);
  y += 8;
  for (const [label, amount, isBold] of sums) {
    write(label, MARGIN, y, INNER - 120, { isBold, align: 'right' });
    y += write(amount, PAGE.width - MARGIN - 110, y, 110, { isBold, align: 'right' }) + 2;
  }

  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Otherwise text below the bottom margin starts a new page.
    pdf.page.margins.bottom = 0;
    write(`${page + 1} / ${count}`, MARGIN, PAGE.height - MARGIN, INNER, {
      size: SMALL,
      align: 'right',
    });
  }
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}
