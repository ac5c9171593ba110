export * from './error-answer.ts';
export * from './generate-document-paths.ts';
export * from './generate-documents.ts';
export * from './gross-from-net.ts';
export * from './health.ts';
export * from './places.ts';
export * from './salary-calculate.ts';
export * from './site-config.ts';
