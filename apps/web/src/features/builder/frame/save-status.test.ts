import { describe, expect, it } from 'vitest';
import { spokenSaving } from './save-status.tsx';

describe('what is said of saving', () => {
  it('is nothing as long as it goes well', () => {
    expect(spokenSaving('new', 'saved', 'Draft saved')).toBeUndefined();
    expect(spokenSaving('saved', 'saved', 'Draft saved')).toBeUndefined();
  });

  it('is that it fails, and that it works again', () => {
    expect(spokenSaving('saved', 'failed', 'Offline. Saved in this browser')).toBe('Offline. Saved in this browser');
    expect(spokenSaving('failed', 'conflict', 'Changed elsewhere')).toBe('Changed elsewhere');
    expect(spokenSaving('failed', 'saved', 'Draft saved')).toBe('Your work is saved again.');
    expect(spokenSaving('conflict', 'saved', 'Draft saved')).toBe('Your work is saved again.');
  });
});
