import { describe, expect, it } from 'vitest';
import { spokenSaving } from './save-status.tsx';

describe('what is said of saving', () => {
  it('is nothing as long as it goes well', () => {
    expect(spokenSaving('new', 'saved', 'Draft saved')).toBeUndefined();
    expect(spokenSaving('saved', 'saved', 'Draft saved')).toBeUndefined();
  });

  it('is that it fails, and that it works again', () => {
    expect(spokenSaving('saved', 'failed', 'Not saved. Trying again')).toBe('Not saved. Trying again');
    expect(spokenSaving('failed', 'conflict', 'Changed elsewhere')).toBe('Changed elsewhere');
    expect(spokenSaving('failed', 'saved', 'Draft saved')).toBe('Your work is saved again.');
    expect(spokenSaving('conflict', 'saved', 'Draft saved')).toBe('Your work is saved again.');
  });

  it('is that there is no connection, and that there is one again', () => {
    const offline = 'Offline. Your work is saved on this device.';
    expect(spokenSaving('saved', 'offline', offline)).toBe(offline);
    expect(spokenSaving('offline', 'saved', 'Draft saved')).toBe('You’re back online.');
  });
});
