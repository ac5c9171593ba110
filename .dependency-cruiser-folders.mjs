/** Folders of features and of packages run one way, like the files in them; tests, which may reach for anything, are left out. */
import files from './.dependency-cruiser.mjs';

export default {
  forbidden: [
    {
      name: 'folders-run-one-way',
      severity: 'error',
      comment:
        'Two folders need each other: move what both need into the lower one, and what puts them together above both, such as builder/open-builder.ts or job-handlers.ts.',
      scope: 'folder',
      from: {
        path: '^apps/(web|server)/src/features/|^apps/web/src/shell/|^apps/server/src/(adapters|http|ports)/|^packages/[^/]+/src/',
      },
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    includeOnly: '^apps/(web|server)/src/|^packages/[^/]+/src/',
    exclude: { path: [...files.options.exclude.path, '\\.(test|spec|fixture)\\.', '/testing/', '/fixtures/'] },
  },
};
