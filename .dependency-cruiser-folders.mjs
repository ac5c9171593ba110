/** Folders run one way, like the files in them; tests, which may reach for anything, are left out. */
import files from './.dependency-cruiser.mjs';

export default {
  forbidden: [
    {
      name: 'folders-of-a-feature-run-one-way',
      severity: 'error',
      comment:
        'Two folders of a feature need each other: move what both need into the lower one, and what puts them together above both, such as builder/open-builder.ts.',
      scope: 'folder',
      from: { path: '^apps/web/src/features/' },
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    includeOnly: '^apps/web/src/',
    exclude: { path: [...files.options.exclude.path, '\\.test\\.', '/testing/'] },
  },
};
