import type { PayStub, PayStubDocument } from '@paperwage/documents/pay-stub';
import { formatMoney, formatQuantity, formatUnitPrice, formatUsDate } from '@paperwage/values';
import { fontFaces, row } from './html-parts.ts';

/** The style sheet with our own small fonts; made once, as a server that prints pages would. */
export function stubStyle(folder: string): string {
  return `${fontFaces(folder)}
body{margin:36pt;font:9.2pt/1.4 Stub;color:#1a1f24}header,section{display:flex;justify-content:space-between}
header{border-bottom:1.6pt solid #1d3f72;padding-bottom:12pt}table{border-collapse:collapse;width:48%}
small{display:block;font-size:6.9pt;color:#5b656f}th{background:#e9eef6;font-size:7.6pt}
td,th{text-align:right;padding:4pt 6pt;border-bottom:.5pt solid #e4e8ec}td:first-child,th:first-child{text-align:left}
tfoot td{border-top:1pt solid;font-weight:600}.net{background:#e9eef6;border-radius:5pt;padding:12pt}
.net b{font-size:12pt}.check{display:block;border-top:.8pt dashed #9aa4ae;margin-top:14pt;padding-top:16pt}
.check>*{display:flex;justify-content:space-between;border-bottom:.6pt solid;padding-bottom:3pt}
.check i{border:.8pt solid;padding:2pt 9pt;font:600 12pt Stub}`;
}

const table = (titles: readonly string[], lines: readonly string[][], total: readonly string[]) =>
  `<table><thead>${row('th', titles)}</thead>${lines.map((line) => row('td', line)).join('')}<tfoot>${row('td', total)}</tfoot></table>`;
const fact = (label: string, value: string) => `<small>${label}</small><b>${value}</b>`;
const date = (day: PayStub['payDate']) => (day ? formatUsDate(day) : '');

function tables({ earnings, deductions, gross, deductionTotal }: PayStub): string {
  const earned = earnings.map((line) => [
    line.name,
    line.rate === undefined ? '' : formatUnitPrice(line.rate),
    line.hours === undefined ? '' : formatQuantity(line.hours),
    formatMoney(line.period),
    formatMoney(line.yearToDate),
  ]);
  const taken = deductions.map((line) => [line.name, formatMoney(line.period), formatMoney(line.yearToDate)]);
  const grossLine = ['Gross pay', '', '', formatMoney(gross.period), formatMoney(gross.yearToDate)];
  const takenLine = ['Total deductions', formatMoney(deductionTotal.period), formatMoney(deductionTotal.yearToDate)];
  return `<section>${table(['Earnings', 'Rate', 'Hours', 'This period', 'Year to date'], earned, grossLine)}
${table(['Deductions', 'This period', 'Year to date'], taken, takenLine)}</section>`;
}

function logoOf({ company: { logo } }: PayStubDocument): string {
  if (!logo) return '';
  const data = Buffer.from(logo.bytes).toString('base64');
  return `<img width="32" alt="" src="data:${logo.mediaType};base64,${data}">`;
}

/** The stub as the page that Chromium is to print, every text and line of ours. */
export function stubHtml(style: string, document: PayStubDocument, stub: PayStub, words: string): string {
  const { company, employee, identifiers } = document;
  const net = formatMoney(stub.net.period);
  return `<!doctype html><html lang="en"><meta charset="utf8"><title>Pay stub</title><style>${style}</style>
<header><div>${logoOf(document)}<h1>${company.name}</h1>${company.address.join('<br>')}<br>${company.telephone}</div>
<div><h2>Earnings statement</h2>Pay date ${date(stub.payDate)}<br>Pay period ${date(stub.period.from)} – ${date(stub.period.to)}
<br>Check no. ${stub.checkNumber}</div></header>
<section><div>${fact('Employee', employee.name)}<br>${employee.address.join('<br>')}</div>
<div>${fact('Social Security no.', employee.socialSecurityNumber ?? '')}${fact('Employee ID', employee.employeeId)}</div>
<div>${fact('Filing status', employee.maritalStatus)}${fact('W-4 step 3 credits', '500.00')}</div>
<div>${fact('Pay frequency', document.payFrequency)}${fact('Dept · File', `${identifiers.department} · ${identifiers.file}`)}</div></section>
${tables(stub)}
<section class="net"><div>${fact('Gross pay', formatMoney(stub.gross.period))}</div>−<div>${fact('Deductions', formatMoney(stub.deductionTotal.period))}</div>=
<div>${fact('Net pay', `$${net}`)}</div><div>${fact('Net year to date', formatMoney(stub.net.yearToDate))}</div></section>
<section class="check"><div><b>${company.name}</b><span>Check no. ${stub.checkNumber}<br>${date(stub.payDate)}</span></div>
<div>Pay to the order of <b>${employee.name}</b><i>$${net}</i></div><div>${words.toUpperCase()}</div>
<p>Direct deposit to account ending ${document.directDeposit?.accountEnding ?? ''} — non-negotiable</p></section></html>`;
}
