import { printableText } from '@paperwage/paper';
import type { Party, PayStub, PayStubDocument } from '../document.ts';
import type { DocumentTheme } from '../../../look/theme.ts';

/** The document with every text of the user spelled in characters that the theme's faces have. */
export function printableDocument(
  document: PayStubDocument,
  theme: DocumentTheme,
): { readonly document: PayStubDocument; readonly missingCharacters: readonly string[] } {
  const faces = [...new Set([theme.faces.text, theme.faces.strong])];
  const missing = new Set<string>();
  const clean = (text: string) => {
    const printable = printableText(text, faces);
    for (const character of printable.missing) missing.add(character);
    return printable.text;
  };
  const printable: PayStubDocument = {
    ...document,
    bank: clean(document.bank),
    company: {
      ...document.company,
      ...party(document.company, clean),
      legalName: clean(document.company.legalName),
      registryNumber: clean(document.company.registryNumber),
    },
    employee: {
      ...document.employee,
      ...party(document.employee, clean),
      employeeId: clean(document.employee.employeeId),
    },
    identifiers: {
      company: clean(document.identifiers.company),
      file: clean(document.identifiers.file),
      department: clean(document.identifiers.department),
      clock: clean(document.identifiers.clock),
      voucher: clean(document.identifiers.voucher),
    },
    ...(document.assumed !== undefined && { assumed: clean(document.assumed) }),
    stubs: document.stubs.map((stub) => cleanStub(stub, clean)),
  };
  return { document: printable, missingCharacters: [...missing] };
}

function party({ name, telephone, address }: Party, clean: (text: string) => string): Party {
  return {
    name: clean(name),
    telephone: clean(telephone),
    address: address.map(clean).filter((line) => line !== ''),
  };
}

function cleanStub(stub: PayStub, clean: (text: string) => string): PayStub {
  const named = <Line extends { readonly name: string }>(line: Line): Line => ({ ...line, name: clean(line.name) });
  return {
    ...stub,
    checkNumber: clean(stub.checkNumber),
    earnings: stub.earnings.map(named),
    deductions: stub.deductions.map(named),
    otherItems: {
      ...stub.otherItems,
      timeOff: stub.otherItems.timeOff.map(named),
      pieceWork: stub.otherItems.pieceWork.map(named),
      allowances: stub.otherItems.allowances.map(named),
    },
  };
}
