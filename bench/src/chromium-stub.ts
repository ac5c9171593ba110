import { readFileSync } from 'node:fs';
import type { PayStub, PayStubDocument } from '@paperwage/documents/pay-stub';
import { formatMoney, formatQuantity, formatUsDate } from '@paperwage/values';

function fontFace(folder: string, face: string, weight: number): string {
  const data = readFileSync(`${folder}/${face}.woff2`).toString('base64');
  return `@font-face{font-family:Stub;font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
}

/** The style sheet with our own small fonts; made once, as a server that prints pages would. */
export function stubStyle(folder: string): string {
  return `${fontFace(folder, 'source-sans-3-regular', 400)}${fontFace(folder, 'source-sans-3-semibold', 600)}
body{margin:36pt;font:9.2pt/1.4 Stub;color:#1a1f24}header,section{display:flex;justify-content:space-between}
header{border-bottom:1.6pt solid #1d3f72;padding-bottom:12pt}table{border-collapse:collapse;width:48%}
td,th{text-align:right;padding:4pt 6pt;border-bottom:.5pt solid #e4e8ec}td:first-child,th:first-child{text-align:left}
.net{background:#e9eef6;padding:12pt}`;
}

const cells = (tag: 'td' | 'th', values: readonly string[]) =>
  `<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join('')}</tr>`;

/** The stub as the page that Chromium is to print. */
export function stubHtml(style: string, document: PayStubDocument, stub: PayStub, words: string): string {
  const { company, employee } = document;
  const earnings = stub.earnings.map((line) =>
    cells('td', [
      line.name,
      line.rate === undefined ? '' : formatMoney(line.rate),
      line.hours === undefined ? '' : formatQuantity(line.hours),
      formatMoney(line.period),
      formatMoney(line.yearToDate),
    ]),
  );
  const deductions = stub.deductions.map((line) =>
    cells('td', [line.name, formatMoney(line.period), formatMoney(line.yearToDate)]),
  );
  const { logo: picture } = company;
  const logo = picture
    ? `<img width="32" alt="" src="data:${picture.mediaType};base64,${Buffer.from(picture.bytes).toString('base64')}">`
    : '';
  return `<!doctype html><html lang="en"><meta charset="utf8"><title>Pay stub</title><style>${style}</style>
<header><div>${logo}<h1>${company.name}</h1>${company.address.join('<br>')}<br>${company.telephone}</div>
<div><h2>Earnings statement</h2>Pay date ${stub.payDate ? formatUsDate(stub.payDate) : ''}<br>Pay period
${stub.period.from ? formatUsDate(stub.period.from) : ''} – ${stub.period.to ? formatUsDate(stub.period.to) : ''}<br>Check no. ${stub.checkNumber}</div></header>
<section><div>Employee<br><b>${employee.name}</b><br>${employee.address.join('<br>')}</div>
<div>Social Security no.<br><b>${employee.socialSecurityNumber}</b><br>Employee ID<br>${employee.employeeId}</div>
<div>Filing status<br><b>${employee.maritalStatus}</b><br>Pay frequency<br>${document.payFrequency}</div></section>
<section><table>${cells('th', ['Earnings', 'Rate', 'Hours', 'This period', 'Year to date'])}${earnings.join('')}
${cells('th', ['Gross pay', '', '', formatMoney(stub.gross.period), formatMoney(stub.gross.yearToDate)])}</table>
<table>${cells('th', ['Deductions', 'This period', 'Year to date'])}${deductions.join('')}
${cells('th', ['Total deductions', formatMoney(stub.deductionTotal.period), formatMoney(stub.deductionTotal.yearToDate)])}</table></section>
<section class="net"><span>Gross pay ${formatMoney(stub.gross.period)}</span><span>Deductions ${formatMoney(stub.deductionTotal.period)}</span>
<b>Net pay $${formatMoney(stub.net.period)}</b><span>Net year to date ${formatMoney(stub.net.yearToDate)}</span></section>
<p>Pay to the order of <b>${employee.name}</b></p><p>${words}</p></html>`;
}
