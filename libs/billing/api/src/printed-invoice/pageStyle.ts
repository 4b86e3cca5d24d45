import { plainColor } from '@console/pdf';

/** Colours of brands are written #rrggbb. Anything else must not reach a style. */
const COLOR = /^#[0-9a-f]{6}$/i;

/**
 * Returns the style of an invoice's page.
 *
 * @param color the colour of the brand, as #rrggbb.
 * @param watermark a word across the page: 'VOID'. Empty for none.
 */
export function pageStyle(color: string, watermark: string): string {
  const brand = COLOR.test(color) ? color : plainColor;
  const mark = /^[A-Z]*$/.test(watermark) ? watermark : '';
  return `
:root { color: #1b2430; background: #eef0f3; font: 14px/1.4 "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif; }
body { margin: 0; }
main { position: relative; overflow: clip; box-sizing: border-box; max-width: 820px; margin: 24px auto; padding: 40px 56px; background: #fff; border-top: 8px solid ${brand}; }
${mark && `main::after { content: "${mark}"; position: absolute; inset: 0; display: grid; place-items: center; font-size: 150px; font-weight: 700; opacity: .1; transform: rotate(-50deg); pointer-events: none; }`}
header, .parties, .sums, .pay dl { display: flex; flex-wrap: wrap; gap: 24px; justify-content: space-between; }
header { align-items: flex-start; margin-bottom: 36px; }
header img { max-width: 300px; max-height: 64px; }
.sender { margin: 0; font-size: 22px; font-weight: 700; max-width: 340px; }
.title { text-align: right; }
h1 { margin: 0; font-size: 28px; line-height: 1.2; }
h2 { margin: 0 0 6px; font-size: 15px; }
.title p { margin: 2px 0; color: #5a6372; }
.title .state { display: inline-block; border: 1px solid; padding: 1px 10px; color: inherit; font-weight: 700; }
.parties { margin-bottom: 28px; }
.parties > * { flex: 1 1 200px; }
address { font-style: normal; overflow-wrap: anywhere; }
address > * { display: block; }
.label, dt { color: #5a6372; font-size: 12px; }
dl { margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
.parties dl div { display: grid; grid-template-columns: 110px 1fr; align-items: baseline; }
.notice { border-left: 4px solid ${brand}; background: ${brand}17; padding: 8px 14px; font-weight: 700; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 0 6px 16px; text-align: right; vertical-align: top; font-weight: 400; border-bottom: 1px solid #d3d8e0; white-space: nowrap; }
th:first-child { padding-left: 0; text-align: start; white-space: normal; overflow-wrap: anywhere; }
thead th { border-bottom: 2px solid ${brand}; color: #5a6372; font-size: 12px; font-weight: 700; }
thead th:first-child { text-align: left; }
.sums { margin: 24px 0; align-items: flex-start; }
.sums table { flex: 1 1 220px; width: auto; max-width: 320px; }
.sums table:last-child th, .sums table:last-child td { border: 0; padding: 4px 8px; }
.sums table:last-child .strong > * { font-weight: 700; font-size: 17px; border-top: 2px solid ${brand}; background: ${brand}17; }
.pay { border: 1px solid #d3d8e0; padding: 14px 18px; margin-bottom: 24px; break-inside: avoid; }
.pay dl { justify-content: flex-start; gap: 8px 32px; }
.pay dd { font-weight: 600; }
.text { margin: 0 0 20px; white-space: pre-line; overflow-wrap: anywhere; }
footer { margin-top: 40px; padding-top: 10px; border-top: 1px solid #d3d8e0; color: #5a6372; font-size: 12px; }
@media (max-width: 600px) { main { margin: 0; padding: 24px 16px; } .title { text-align: left; } table { font-size: 12px; } th, td { padding-left: 8px; } .sums table { max-width: none; } }
@media print {
  @page { size: A4; margin: 16mm; }
  :root { background: none; font-size: 12px; }
  main { margin: 0; padding: 16px 0 0; max-width: none; }
  tr, .sums, .pay { break-inside: avoid; }
  * { print-color-adjust: exact; }
}
`;
}
