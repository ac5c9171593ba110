import { Document, Image, Page, StyleSheet, Text, View, renderToBuffer } from '@react-pdf/renderer';
import type { InvoiceDocument, InvoiceLine } from '@paperwage/documents/invoice';
import { formatMoney, formatQuantity, formatUnitPrice, formatUsDate } from '@paperwage/values';
import { totalLines } from './chromium-invoice.ts';

const styles = StyleSheet.create({
  page: { fontFamily: 'Stub', fontSize: 9.2, padding: 36, color: '#1a1f24' },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 1.6,
    borderColor: '#2f5d43',
    paddingBottom: 12,
    marginBottom: 14,
  },
  strong: { fontWeight: 600 },
  logo: { width: 32, height: 32 },
  small: { fontSize: 7.6, color: '#5b656f' },
  titles: { flexDirection: 'row', backgroundColor: '#e8efe9', fontSize: 7.6, fontWeight: 600, padding: 4.5 },
  cells: { flexDirection: 'row', borderBottomWidth: 0.5, borderColor: '#e4e8ec', paddingVertical: 4.2 },
  text: { flex: 3 },
  amount: { flex: 1, textAlign: 'right' },
  totals: { marginLeft: '55%' },
});

function Titles() {
  return (
    <View style={styles.titles} fixed>
      <Text style={styles.text}>Description</Text>
      {['Quantity', 'Rate', 'Amount'].map((title) => (
        <Text key={title} style={styles.amount}>
          {title}
        </Text>
      ))}
    </View>
  );
}

function Item({ line }: { line: InvoiceLine }) {
  return (
    <View style={styles.cells} wrap={false}>
      <View style={styles.text}>
        <Text>{line.description}</Text>
        {line.details.map((detail) => (
          <Text key={detail} style={styles.small}>
            {detail}
          </Text>
        ))}
      </View>
      <Text style={styles.amount}>{formatQuantity(line.quantity)}</Text>
      <Text style={styles.amount}>{formatUnitPrice(line.rate)}</Text>
      <Text style={styles.amount}>{formatMoney(line.amount)}</Text>
    </View>
  );
}

function Party({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <View>
      <Text style={styles.strong}>{name}</Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  );
}

/** The same invoice through @react-pdf/renderer, every text and line of ours but for the QR code. */
export function reactPdfInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { from, to, date, due } = document;
  return renderToBuffer(
    <Document title={document.title} language="en-US">
      <Page size="LETTER" style={styles.page}>
        <View style={styles.head}>
          <View>
            {from.logo ? <Image style={styles.logo} src={Buffer.from(from.logo.bytes)} /> : null}
            <Party name={from.name} lines={[...from.address, from.telephone, from.email]} />
          </View>
          <View>
            <Text style={styles.strong}>{document.title}</Text>
            <Text>No. {document.number}</Text>
            <Text>Date {date ? formatUsDate(date) : ''}</Text>
            <Text>Due {due ? formatUsDate(due) : ''}</Text>
          </View>
        </View>
        <Text style={styles.small}>Bill to</Text>
        <Party name={to.name} lines={[...to.address, to.telephone, to.email]} />
        <Titles />
        {document.items.map((line) => (
          <Item key={line.id} line={line} />
        ))}
        <View style={styles.totals} wrap={false}>
          {totalLines(document).map(([label, amount]) => (
            <View key={label} style={styles.cells}>
              <Text style={styles.text}>{label}</Text>
              <Text style={styles.amount}>{amount}</Text>
            </View>
          ))}
        </View>
        {document.notes.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text>{document.payLink}</Text>
        <Text fixed render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
      </Page>
    </Document>,
  );
}
