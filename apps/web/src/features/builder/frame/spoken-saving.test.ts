import { describe, expect, it } from 'vitest';
import { spokenSaving } from './spoken-saving.ts';

describe('what is said of saving', () => {
  it('is nothing as long as it goes well', () => {
    expect(spokenSaving('new', 'saved')).toBeUndefined();
    expect(spokenSaving('saved', 'saved')).toBeUndefined();
  });

  it('is that it fails, and that it works again', () => {
    expect(spokenSaving('saved', 'failed')).toBe('Your work is not saved as it should be.');
    expect(spokenSaving('failed', 'conflict')).toBe('Your work is not saved as it should be.');
    expect(spokenSaving('failed', 'saved')).toBe('Your work is saved again.');
    expect(spokenSaving('conflict', 'saved')).toBe('Your work is saved again.');
  });
});
