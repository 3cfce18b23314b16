import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { printable, runsOf, withGlyphs } from './invoiceFonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;

export interface TextBox {
  x: number;
  y: number;
  width: number;
  size: number;
  align?: 'left' | 'right';
}

export interface LaidText {
  fonts: readonly Font[];
  box: TextBox;
  lines: { text: string; width: number }[];
  height: number;
}

const LINE_HEIGHT = 1.4;

/** Maximum lines of a text box, as a table row must fit on a page. Longer text is truncated. */
const MOST_LINES = 20;

/** Scripts whose glyphs may have another order than the characters. */
const REORDERED =
  /[\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Bengali}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}]/u;

/** Sets an opened font, which pdfkit accepts but its types do not. */
function setFont(pdf: Pdf, font: Font, size: number): void {
  pdf.font(font as unknown as string).fontSize(size);
}

function widthOf(pdf: Pdf, text: string, fonts: readonly Font[], size: number): number {
  return runsOf(text, fonts).reduce((sum, run) => {
    setFont(pdf, run.font, size);
    return sum + pdf.widthOfString(run.text);
  }, 0);
}

function breakText(text: string, widthOfText: (text: string) => number, width: number): string[] {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOfText(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    if (lines.length >= MOST_LINES) break;
    for (const { segment } of letters.segment(word)) {
      if (line !== '' && widthOfText(line + segment) > width) {
        lines.push(line);
        line = '';
        if (lines.length >= MOST_LINES) break;
      }
      line += segment;
    }
  }
  const all = [...lines, line];
  return all.length <= MOST_LINES ? all : [...all.slice(0, MOST_LINES - 1), '…'];
}

export function layOut(pdf: Pdf, text: string, fonts: readonly Font[], box: TextBox): LaidText {
  const { width, size } = box;
  const whole = withGlyphs(printable(text), fonts);
  const widthOfText = (part: string) => widthOf(pdf, part, fonts, size);
  const wholeWidth = widthOfText(whole);
  const lines =
    wholeWidth <= width
      ? [{ text: whole, width: wholeWidth }]
      : breakText(whole, widthOfText, width).map((line) => ({
          text: line,
          width: widthOfText(line),
        }));
  return { fonts, box, lines, height: lines.length * size * LINE_HEIGHT };
}

export function drawText(pdf: Pdf, { lines, fonts, box }: LaidText): void {
  const { x, y, width, size, align = 'left' } = box;
  for (const [at, line] of lines.entries()) {
    let left = align === 'right' ? x + width - line.width : x;
    const isReordered = REORDERED.test(line.text);
    // Otherwise copied text has its characters in the order of the glyphs.
    if (isReordered) pdf.markContent('Span', { actual: line.text });
    for (const run of runsOf(line.text, fonts)) {
      setFont(pdf, run.font, size);
      pdf.text(run.text, left, y + at * size * LINE_HEIGHT, { lineBreak: false });
      left += pdf.widthOfString(run.text);
    }
    if (isReordered) pdf.endMarkedContent();
  }
}
