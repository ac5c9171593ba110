import { endpoints } from './endpoints.ts';

/** Short names of the paths that the benchmark and the tests of drafts and documents ask most. */
export const saveDraftPath = endpoints.saveDraft.path;
export const draftsPath = endpoints.listDrafts.path;
export const draftPath = endpoints.getDraft.path;
export const documentsPath = endpoints.listDocuments.path;
export const documentPath = endpoints.getDocument.path;
export const documentFilePath = endpoints.getDocumentFile.path;
export const generatePdfPath = endpoints.generatePdf.path;
export const generateXlsxPath = endpoints.generateXlsx.path;
export const salaryCalculatePath = endpoints.calculateSalary.path;

/** Logos in a draft are known by their address, which begins with this. */
export const logoPath = endpoints.getLogo.path;
