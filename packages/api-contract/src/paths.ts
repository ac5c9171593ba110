import { endpoints } from './endpoints.ts';

/** Short names for the paths that the benchmark and the tests of drafts and documents call most. */
export const saveDraftPath = endpoints.saveDraft.path;
export const draftsPath = endpoints.listDrafts.path;
export const draftPath = endpoints.getDraft.path;
export const documentsPath = endpoints.listDocuments.path;
export const documentPath = endpoints.getDocument.path;
export const documentFilePath = endpoints.getDocumentFile.path;
export const generatePdfPath = endpoints.generatePdf.path;
export const generateXlsxPath = endpoints.generateXlsx.path;
export const salaryCalculatePath = endpoints.calculateSalary.path;

/** Logos in a draft are recognized by their address, which starts with this. */
export const logoPath = endpoints.getLogo.path;
