import { defineConfig } from 'vitest/config';

/** What needs the emulator of Firebase Authentication; run by `npm run test:firebase`. */
export default defineConfig({
  test: {
    include: ['apps/server/src/**/*.emulator.ts'],
    globalSetup: ['./vitest.global-setup.ts'],
    testTimeout: 30_000,
  },
});
