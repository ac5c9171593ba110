const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

/** 1980-01-01 00:00, the first moment the format knows: the date in the upper 16 bits, the time in the lower. */
const FIXED_TIME = 0x0021_0000;

/**
 * Sets the time of every file in a ZIP archive to the same moment, in place, so that the same workbook is the same
 * bytes. Field positions: APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16. Throws RangeError for other bytes.
 */
export function fixZipTimes(archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - END_LENGTH;
  if (end < 0 || view.getUint32(end, true) !== END_OF_DIRECTORY) throw new RangeError('This is no ZIP archive');
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < entries; entry += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new RangeError('The ZIP directory is damaged');
    view.setUint32(at + 12, FIXED_TIME, true);
    view.setUint32(view.getUint32(at + 42, true) + 10, FIXED_TIME, true);
    at += ENTRY_LENGTH + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return archive;
}
