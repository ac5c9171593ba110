declare module 'virtual:home-sheets' {
  export const sampleSheets: import('./sample-sheets.tsx').SampleSheets;
}
