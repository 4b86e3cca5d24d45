import { escaped } from '@console/api-kit';
import type { LetterBlock, LetterFact } from '@console/pdf';
import { headings, type InvoiceDocument } from './InvoiceDocument.ts';
import { pageStyle } from './pageStyle.ts';

/** A logo as it was uploaded. */
interface PageLogo {
  readonly type: 'png' | 'jpeg';
  readonly bytes: Uint8Array;
}

/** A page, and the text of its style: the policy of the page allows no other. */
export interface InvoicePage {
  readonly html: string;
  readonly style: string;
}

/** Draws an invoice as a page that can be printed. Every text is escaped, and nothing is loaded from elsewhere. */
export function invoicePage(document: InvoiceDocument, logo: PageLogo | null): InvoicePage {
  const { name, state, notice, parties, facts, lines, vat, sums, howToPay, texts, footer, color } = document;
  const style = pageStyle(color, state?.toUpperCase() ?? '');
  const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(name)}</title>
<style>${style}</style>
<main>
<header>${senderOf(document, logo)}
<div class="title"><h1>${escaped(document.title)}</h1><p>${escaped(document.subtitle)}</p>${state === null ? '' : `<p class="state">${escaped(state)}</p>`}</div>
</header>
<section class="parties">${parties.map(block).join('')}<dl>${facts.map(fact).join('')}</dl></section>
${notice === null ? '' : `<p class="notice">${escaped(notice)}</p>`}
${table(
  headings.lines,
  lines.map((line) => [line.description, line.quantity, line.unitPrice, line.vatRate, line.net]),
)}
<div class="sums">
${table(
  headings.vat,
  vat.map((of) => [of.rate, of.net, of.vat]),
)}
<table>${sums.map(({ label, value, strong }) => `<tr${strong ? ' class="strong"' : ''}><th scope="row">${escaped(label)}</th><td>${escaped(value)}</td></tr>`).join('')}</table>
</div>
${howToPay === null ? '' : `<section class="pay"><h2>${escaped(howToPay.title)}</h2><dl>${howToPay.facts.map(fact).join('')}</dl></section>`}
${texts.map(({ title, text }) => `<section><h2>${escaped(title)}</h2><p class="text">${escaped(text)}</p></section>`).join('')}
<footer>${escaped(footer)}</footer>
</main>
</html>
`;
  return { html, style };
}

function senderOf({ sender }: InvoiceDocument, logo: PageLogo | null): string {
  if (logo === null) return `<p class="sender">${escaped(sender)}</p>`;
  const data = Buffer.from(logo.bytes).toString('base64');
  return `<img src="data:image/${logo.type};base64,${data}" alt="${escaped(sender)}">`;
}

const block = ({ label, lines: [name = '', ...lines] }: LetterBlock) =>
  `<address><span class="label">${escaped(label)}</span><strong dir="auto">${escaped(name)}</strong>${lines.map((line) => `<span dir="auto">${escaped(line)}</span>`).join('')}</address>`;

const fact = ({ label, value }: LetterFact) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`;

/** A table whose first column names the row. */
function table(heads: Readonly<Record<string, string>>, rows: readonly (readonly string[])[]): string {
  const head = Object.values(heads).map((title) => `<th scope="col">${escaped(title)}</th>`);
  const body = rows.map(([first = '', ...others]) => {
    const cells = others.map((text) => `<td>${escaped(text)}</td>`);
    return `<tr><th scope="row" dir="auto">${escaped(first)}</th>${cells.join('')}</tr>`;
  });
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
