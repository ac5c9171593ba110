import { Document, Font, Image, Page, StyleSheet, Text, View, renderToBuffer } from '@react-pdf/renderer';
import type { PayStub, PayStubDocument } from '@paperwage/documents/pay-stub';
import { formatMoney, formatQuantity, formatUsDate } from '@paperwage/values';

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
  head: { borderBottomWidth: 1.6, borderColor: '#1d3f72', paddingBottom: 12, marginBottom: 14 },
  columns: { flexDirection: 'row', gap: 16, flexGrow: 1 },
  column: { flex: 1 },
  cells: { flexDirection: 'row', borderBottomWidth: 0.5, borderColor: '#e4e8ec', paddingVertical: 4.2 },
  label: { flex: 2 },
  amount: { flex: 1, textAlign: 'right' },
  net: { flexDirection: 'row', backgroundColor: '#e9eef6', padding: 12, gap: 16 },
});

function Cells({ values, strong }: { values: readonly string[]; strong?: boolean }) {
  return (
    <View style={styles.cells}>
      {values.map((value, index) => (
        <Text key={index} style={[index === 0 ? styles.label : styles.amount, strong ? styles.strong : {}]}>
          {value}
        </Text>
      ))}
    </View>
  );
}

interface StubParts {
  readonly document: PayStubDocument;
  readonly stub: PayStub;
}

function Head({ document, stub }: StubParts) {
  const { company, employee } = document;
  return (
    <>
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
          <Text style={styles.strong}>Earnings statement</Text>
          <Text>Pay date {stub.payDate ? formatUsDate(stub.payDate) : ''}</Text>
          <Text>
            Pay period {stub.period.from ? formatUsDate(stub.period.from) : ''} –{' '}
            {stub.period.to ? formatUsDate(stub.period.to) : ''}
          </Text>
          <Text>Check no. {stub.checkNumber}</Text>
        </View>
      </View>
      <View style={styles.row}>
        <View>
          <Text>Employee</Text>
          <Text style={styles.strong}>{employee.name}</Text>
          {employee.address.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </View>
        <View>
          <Text>Social Security no.</Text>
          <Text style={styles.strong}>{employee.socialSecurityNumber}</Text>
          <Text>Employee ID</Text>
          <Text>{employee.employeeId}</Text>
        </View>
        <View>
          <Text>Filing status</Text>
          <Text style={styles.strong}>{employee.maritalStatus}</Text>
          <Text>Pay frequency</Text>
          <Text>{document.payFrequency}</Text>
        </View>
      </View>
    </>
  );
}

function Lines({ stub }: { stub: PayStub }) {
  return (
    <View style={styles.columns}>
      <View style={styles.column}>
        <Cells strong values={['Earnings', 'Rate', 'Hours', 'This period', 'Year to date']} />
        {stub.earnings.map((line) => (
          <Cells
            key={line.id}
            values={[
              line.name,
              line.rate === undefined ? '' : formatMoney(line.rate),
              line.hours === undefined ? '' : formatQuantity(line.hours),
              formatMoney(line.period),
              formatMoney(line.yearToDate),
            ]}
          />
        ))}
        <Cells
          strong
          values={['Gross pay', '', '', formatMoney(stub.gross.period), formatMoney(stub.gross.yearToDate)]}
        />
      </View>
      <View style={styles.column}>
        <Cells strong values={['Deductions', 'This period', 'Year to date']} />
        {stub.deductions.map((line) => (
          <Cells key={line.id} values={[line.name, formatMoney(line.period), formatMoney(line.yearToDate)]} />
        ))}
        <Cells
          strong
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

function StubPage({ document, stub, words }: StubParts & { words: string }) {
  return (
    <Page size="LETTER" style={styles.page}>
      <Head document={document} stub={stub} />
      <Lines stub={stub} />
      <View style={styles.net}>
        <Text>Gross pay {formatMoney(stub.gross.period)}</Text>
        <Text>Deductions {formatMoney(stub.deductionTotal.period)}</Text>
        <Text style={styles.strong}>Net pay ${formatMoney(stub.net.period)}</Text>
        <Text>Net year to date {formatMoney(stub.net.yearToDate)}</Text>
      </View>
      <View>
        <Text>Pay to the order of {document.employee.name}</Text>
        <Text>{words}</Text>
      </View>
    </Page>
  );
}

/** The same stub set through @react-pdf/renderer, laid out as its users would. */
export function reactPdf(document: PayStubDocument, words: (stub: PayStub) => string): Promise<Buffer> {
  return renderToBuffer(
    <Document title="Pay stub" language="en-US">
      {document.stubs.map((stub) => (
        <StubPage key={stub.id} document={document} stub={stub} words={words(stub)} />
      ))}
    </Document>,
  );
}
