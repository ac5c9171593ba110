import { Document, Font, Image, Page, StyleSheet, Text, View, renderToBuffer } from '@react-pdf/renderer';
import type { PayStub, PayStubDocument } from '@paperwage/documents/pay-stub';
import { formatMoney, formatQuantity, formatUnitPrice, formatUsDate } from '@paperwage/values';

/** The very fonts our own writer embeds, so that neither side carries more glyphs than the other. */
export function registerFonts(folder: string): void {
  Font.register({
    family: 'Stub',
    fonts: [
      { src: `${folder}/source-sans-3-regular.ttf`, fontWeight: 400 },
      { src: `${folder}/source-sans-3-semibold.ttf`, fontWeight: 600 },
    ],
  });
  Font.registerHyphenationCallback((word) => [word]);
}

const styles = StyleSheet.create({
  page: { fontFamily: 'Stub', fontSize: 9.2, padding: 36, color: '#1a1f24' },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  strong: { fontWeight: 600 },
  logo: { width: 32, height: 32 },
  label: { fontSize: 6.9, color: '#5b656f' },
  head: { borderBottomWidth: 1.6, borderColor: '#1d3f72', paddingBottom: 12, marginBottom: 14 },
  columns: { flexDirection: 'row', gap: 16, flexGrow: 1 },
  column: { flex: 1 },
  titles: { flexDirection: 'row', backgroundColor: '#e9eef6', fontSize: 7.6, fontWeight: 600, padding: 4.5 },
  cells: { flexDirection: 'row', borderBottomWidth: 0.5, borderColor: '#e4e8ec', paddingVertical: 4.2 },
  total: { flexDirection: 'row', borderTopWidth: 1, borderColor: '#1a1f24', fontWeight: 600, paddingVertical: 4.2 },
  name: { flex: 2 },
  amount: { flex: 1, textAlign: 'right' },
  net: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    backgroundColor: '#e9eef6',
    borderRadius: 5,
    padding: 12,
    gap: 16,
  },
  figure: { fontSize: 12, fontWeight: 600 },
  netFigure: { fontSize: 17, fontWeight: 600, color: '#1d3f72' },
  check: { borderTopWidth: 0.8, borderStyle: 'dashed', borderColor: '#9aa4ae', marginTop: 14, paddingTop: 16, gap: 9 },
  line: { borderBottomWidth: 0.6, borderColor: '#1a1f24', paddingBottom: 3 },
  box: {
    borderWidth: 0.8,
    borderColor: '#1a1f24',
    paddingVertical: 2,
    paddingHorizontal: 9,
    fontSize: 12,
    fontWeight: 600,
  },
});

interface StubParts {
  readonly document: PayStubDocument;
  readonly stub: PayStub;
}

function Cells({ values, style }: { values: readonly string[]; style: 'titles' | 'cells' | 'total' }) {
  return (
    <View style={styles[style]}>
      {values.map((value, index) => (
        <Text key={index} style={index === 0 ? styles.name : styles.amount}>
          {value}
        </Text>
      ))}
    </View>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <View>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.strong}>{children}</Text>
    </View>
  );
}

const dateOf = (date: PayStub['payDate']) => (date ? formatUsDate(date) : '');

function Head({ document, stub }: StubParts) {
  const { company } = document;
  return (
    <View style={[styles.row, styles.head]}>
      <View>
        {company.logo ? <Image style={styles.logo} src={Buffer.from(company.logo.bytes)} /> : null}
        <Text style={styles.strong}>{company.name}</Text>
        {company.address.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text>{company.telephone}</Text>
      </View>
      <View>
        <Text style={styles.figure}>Earnings statement</Text>
        <Text>Pay date {dateOf(stub.payDate)}</Text>
        <Text>
          Pay period {dateOf(stub.period.from)} – {dateOf(stub.period.to)}
        </Text>
        <Text>Check no. {stub.checkNumber}</Text>
      </View>
    </View>
  );
}

function Particulars({ document }: { document: PayStubDocument }) {
  const { employee, identifiers } = document;
  return (
    <View style={styles.row}>
      <View>
        <Text style={styles.label}>Employee</Text>
        <Text style={styles.strong}>{employee.name}</Text>
        {employee.address.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </View>
      <View>
        <Fact label="Social Security no.">{employee.socialSecurityNumber ?? ''}</Fact>
        <Fact label="Employee ID">{employee.employeeId}</Fact>
      </View>
      <View>
        <Fact label="Filing status">{employee.maritalStatus}</Fact>
        <Fact label="W-4 step 3 credits">500.00</Fact>
      </View>
      <View>
        <Fact label="Pay frequency">{document.payFrequency}</Fact>
        <Fact label="Dept · File">{`${identifiers.department} · ${identifiers.file}`}</Fact>
      </View>
    </View>
  );
}

function Lines({ stub }: { stub: PayStub }) {
  return (
    <View style={styles.columns}>
      <View style={styles.column}>
        <Cells style="titles" values={['Earnings', 'Rate', 'Hours', 'This period', 'Year to date']} />
        {stub.earnings.map((line) => (
          <Cells
            key={line.id}
            style="cells"
            values={[
              line.name,
              line.rate === undefined ? '' : formatUnitPrice(line.rate),
              line.hours === undefined ? '' : formatQuantity(line.hours),
              formatMoney(line.period),
              formatMoney(line.yearToDate),
            ]}
          />
        ))}
        <Cells
          style="total"
          values={['Gross pay', '', '', formatMoney(stub.gross.period), formatMoney(stub.gross.yearToDate)]}
        />
      </View>
      <View style={styles.column}>
        <Cells style="titles" values={['Deductions', 'This period', 'Year to date']} />
        {stub.deductions.map((line) => (
          <Cells
            key={line.id}
            style="cells"
            values={[line.name, formatMoney(line.period), formatMoney(line.yearToDate)]}
          />
        ))}
        <Cells
          style="total"
          values={[
            'Total deductions',
            formatMoney(stub.deductionTotal.period),
            formatMoney(stub.deductionTotal.yearToDate),
          ]}
        />
      </View>
    </View>
  );
}

function NetBand({ stub }: { stub: PayStub }) {
  const figure = (label: string, amount: string, style: 'figure' | 'netFigure') => (
    <View>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles[style]}>{amount}</Text>
    </View>
  );
  return (
    <View style={styles.net}>
      {figure('Gross pay', formatMoney(stub.gross.period), 'figure')}
      <Text>−</Text>
      {figure('Deductions', formatMoney(stub.deductionTotal.period), 'figure')}
      <Text>=</Text>
      {figure('Net pay', `$${formatMoney(stub.net.period)}`, 'netFigure')}
      {figure('Net year to date', formatMoney(stub.net.yearToDate), 'figure')}
    </View>
  );
}

function Check({ document, stub, words }: StubParts & { words: string }) {
  return (
    <View style={styles.check}>
      <View style={styles.row}>
        <Text style={styles.strong}>{document.company.name}</Text>
        <View>
          <Text>Check no. {stub.checkNumber}</Text>
          <Text>{dateOf(stub.payDate)}</Text>
        </View>
      </View>
      <View style={[styles.row, styles.line]}>
        <Text>Pay to the order of</Text>
        <Text style={styles.strong}>{document.employee.name}</Text>
        <Text style={styles.box}>${formatMoney(stub.net.period)}</Text>
      </View>
      <Text style={styles.line}>{words.toUpperCase()}</Text>
      <Text>Direct deposit to account ending {document.directDeposit?.accountEnding ?? ''} — non-negotiable</Text>
    </View>
  );
}

/** The same stub set through @react-pdf/renderer, every text and line of ours, laid out as its users would. */
export function reactPdf(document: PayStubDocument, words: (stub: PayStub) => string): Promise<Buffer> {
  return renderToBuffer(
    <Document title="Pay stub" language="en-US">
      {document.stubs.map((stub) => (
        <Page key={stub.id} size="LETTER" style={styles.page}>
          <Head document={document} stub={stub} />
          <Particulars document={document} />
          <Lines stub={stub} />
          <NetBand stub={stub} />
          <Check document={document} stub={stub} words={words(stub)} />
        </Page>
      ))}
    </Document>,
  );
}
