import { Letter, type Paper, type Pause, type Picture, sheet } from '@console/pdf';
import { headings, type InvoiceDocument } from './InvoiceDocument.ts';

const { lines: ofLines, vat: ofVat } = headings;

/** The amounts of the sums stand below those of the lines. */
const sumsPlace = { x: sheet.right - 204, width: 210 } as const;
const vatPlace = { x: sheet.left, width: 230 } as const;

/** Draws an invoice as pages of a PDF file. */
export async function drawInvoice(
  paper: Paper,
  document: InvoiceDocument,
  logo: Picture | null,
  pause: Pause,
): Promise<void> {
  const { name, title, subtitle, state, notice, sender, color, footer, parties, facts, lines, vat, sums, texts } =
    document;
  const letter = new Letter(paper, {
    color,
    sender,
    logo,
    title: name,
    footer,
    watermark: state?.toUpperCase() ?? null,
  });
  letter.head(title, subtitle, state);
  letter.beside(parties, facts);
  if (notice !== null) letter.notice(notice);
  letter.table(
    [
      { title: ofLines.description },
      { title: ofLines.quantity, width: 46, align: 'right' },
      { title: ofLines.unitPrice, width: 70, align: 'right' },
      { title: ofLines.vatRate, width: 46, align: 'right' },
      { title: ofLines.net, width: 76, align: 'right' },
    ],
    lines.map(({ description, quantity, unitPrice, vatRate, net }) => [description, quantity, unitPrice, vatRate, net]),
  );
  letter.space(14);
  letter.pair(
    Math.max(24 + vat.length * 19, sums.length * 18 + 10),
    () =>
      letter.table(
        [
          { title: ofVat.rate },
          { title: ofVat.net, width: 70, align: 'right' },
          { title: ofVat.vat, width: 64, align: 'right' },
        ],
        vat.map(({ rate, net, vat: tax }) => [rate, net, tax]),
        vatPlace,
      ),
    () => letter.sums(sums, sumsPlace),
  );
  if (document.howToPay) letter.box(document.howToPay.title, document.howToPay.facts);
  for (const { title: heading, text } of texts) letter.section(heading, text);
  await letter.draw(pause);
}
